package zeriba.server.operation;

import static zeriba.server.operation.Everywhere.NUMBER;
import static zeriba.server.operation.Everywhere.TABLE;
import static zeriba.server.operation.Parameter.optional;
import static zeriba.server.operation.Parameter.required;

import java.util.List;
import java.util.function.Function;
import zeriba.engine.text.Value;
import zeriba.server.json.Json;
import zeriba.server.table.Asker;
import zeriba.server.table.Table;

/**
 * The operations that write and read what was played.
 *
 * @param table the table that is asked about
 */
record Records(Shelf shelf, Function<Arguments, Table<?, ?>> table) {

    Operation record() {
        return new Operation(
                "record",
                "Writes the game so far as text, one entry a line.",
                List.of(
                        TABLE,
                        optional(
                                "entries",
                                new Type.Word(List.of("all", "none")),
                                "none: its head alone.")),
                "record",
                (asker, given) -> shelf.record(table.apply(given), asker, given));
    }

    Operation log() {
        return new Operation(
                "log",
                "Tells a page of what has happened, line by line, the last one if not asked"
                        + " otherwise.",
                List.of(
                        TABLE,
                        optional("before", NUMBER, "The page that ends before this entry."),
                        optional(
                                "limit",
                                new Type.Whole(1, LogPages.LINES),
                                "At most so many lines.")),
                "earlier, the last entry before the page, and lines: of each entry, by, text,"
                        + " events",
                (asker, given) -> log(table.apply(given), asker, given));
    }

    private static <S, A> Value.Fields log(Table<S, A> table, Asker asker, Arguments given) {
        return LogPages.before(table, table.scene(), asker, given);
    }

    Operation load() {
        return new Operation(
                "load",
                "Opens a table with the game of a record.",
                List.of(
                        required("record", new Type.Prose(Json.LONGEST_TEXT), "The record's text."),
                        Adding.NONCE),
                "a view",
                shelf::load);
    }
}

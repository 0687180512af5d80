package zeriba.server.operation;

import static zeriba.server.operation.CommonParameters.NUMBER;
import static zeriba.server.operation.CommonParameters.TABLE;
import static zeriba.server.parameter.Parameter.optional;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import zeriba.engine.record.GameRecord;
import zeriba.engine.record.GameRecord.Start;
import zeriba.engine.record.PlayerView;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.Setup;
import zeriba.server.dice.DiceSecret;
import zeriba.server.dice.Seal;
import zeriba.server.json.Json;
import zeriba.server.parameter.Arguments;
import zeriba.server.parameter.Type;
import zeriba.server.seat.Principal;
import zeriba.server.table.Table;
import zeriba.server.table.TableSnapshot;
import zeriba.server.view.LogPages;
import zeriba.server.view.LogPages.LogPage;

/**
 * The operations that write and tell what was played.
 *
 * @param table the table that is asked about
 */
public record RecordOperations(Function<Arguments, Table<?, ?>> table) {

    Operation<WrittenRecord> record() {
        return new Operation<>(
                "record",
                "Writes the game so far as text, one entry a line.",
                List.of(
                        TABLE,
                        optional(
                                "entries",
                                new Type.Word(List.of("all", "none")),
                                "none: its head alone.")),
                "record",
                WrittenRecord.class,
                (asker, given) -> record(table.apply(given), asker, given));
    }

    /** A game as text. */
    public record WrittenRecord(String record) {}

    /** How much of a record is written. */
    public enum Part {
        WHOLE,
        HEAD
    }

    private static WrittenRecord record(Table<?, ?> table, Principal asker, Arguments given) {
        boolean isHead = given.text("entries", "all").equals("none");
        return new WrittenRecord(text(table, asker, isHead ? Part.HEAD : Part.WHOLE));
    }

    /** The record of a table, as {@code asker} may take it along. */
    public static <S, A> String text(Table<S, A> table, Principal asker, Part part) {
        TableSnapshot<S, A> scene = table.scene();
        PlayerView<S, A> seen = scene.takenBy(asker, scene.journal().last());
        GameRecord<A> head =
                new GameRecord<>(
                        table.game().about().id(),
                        table.game().about().rulesVersion(),
                        shownStart(table, scene, asker),
                        table.headers(scene),
                        List.of());
        String written = RecordText.write(table.game(), head);
        return switch (part) {
            case HEAD -> written;
            case WHOLE -> text(table, scene, written, seen.lines());
        };
    }

    /** Sealed once the game is over, where the dice can be proved. */
    private static <S, A> String text(
            Table<S, A> table, TableSnapshot<S, A> scene, String head, List<String> lines) {
        Optional<DiceSecret> seal = table.seal(scene);
        if (seal.isPresent()) {
            return Seal.sealed(head, lines, seal.get());
        }
        StringBuilder text = new StringBuilder(head);
        lines.forEach(line -> text.append(line).append('\n'));
        return text.toString();
    }

    private static <S, A> Start shownStart(
            Table<S, A> table, TableSnapshot<S, A> scene, Principal asker) {
        return switch (table.start()) {
            case Start.FromScenario scenario -> scenario;
            case Start.FromPosition(Setup setup, String position) -> {
                PlayerView<S, A> then = scene.takenBy(asker, 0);
                boolean open = then.isWhole() || scene.journal().result().isPresent();
                yield new Start.FromPosition(setup, open ? position : Json.write(then.position()));
            }
        };
    }

    Operation<LogPage> log() {
        return new Operation<>(
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
                LogPage.class,
                (asker, given) -> log(table.apply(given), asker, given));
    }

    private static <S, A> LogPage log(Table<S, A> table, Principal asker, Arguments given) {
        return LogPages.before(table, table.scene(), asker, given);
    }
}

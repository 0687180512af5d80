package zeriba.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import zeriba.engine.rules.Side;

/** One typed column of the files that a batch is written to. */
sealed interface Column {

    String name();

    /** The cell as text. */
    String text(Row row);

    /** A text. */
    record Text(String name, Function<Row, String> cell) implements Column {
        @Override
        public String text(Row row) {
            return cell.apply(row);
        }
    }

    /** A whole number of 32 bits. */
    record Whole32(String name, ToIntFunction<Row> cell) implements Column {
        @Override
        public String text(Row row) {
            return Integer.toString(cell.applyAsInt(row));
        }
    }

    /** A whole number of 64 bits. */
    record Whole64(String name, ToLongFunction<Row> cell) implements Column {
        @Override
        public String text(Row row) {
            return Long.toString(cell.applyAsLong(row));
        }
    }

    /** The columns of a batch, in order: what docs/arena.md lists. */
    static List<Column> of(Batch<?, ?> batch) {
        String options = String.join(" ", optionWords(batch));
        List<Column> columns = new ArrayList<>();
        columns.add(new Text("title", _ -> batch.game().about().id()));
        columns.add(new Text("scenario", _ -> batch.setup().scenario()));
        columns.add(new Text("options", _ -> options));
        columns.add(new Whole64("game", Row::game));
        columns.add(new Whole64("seed", Row::seed));
        List<Side> sides = batch.game().about().sides();
        for (int i = 0; i < sides.size(); i++) {
            int side = i;
            columns.add(new Text(sides.get(i).name(), row -> row.levels().get(side)));
        }
        columns.add(new Text("winner", Row::winner));
        columns.add(new Text("rule", row -> row.result().rule()));
        columns.add(new Text("grade", row -> row.result().grade()));
        columns.add(new Whole32("score", row -> row.result().score()));
        columns.add(new Whole32("turns", Row::turns));
        columns.add(new Whole32("entries", Row::entries));
        columns.add(new Whole64("nanos", Row::nanos));
        return List.copyOf(columns);
    }

    /** The options that are set, in words, by name. */
    static List<String> optionWords(Batch<?, ?> batch) {
        return batch.setup().options().entrySet().stream()
                .map(option -> OptionText.of(option.getKey(), option.getValue()))
                .filter(text -> !text.isEmpty())
                .sorted()
                .toList();
    }
}

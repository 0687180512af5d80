package zeriba.arena;

import java.util.ArrayList;
import java.util.List;
import zeriba.arena.rows.Column;
import zeriba.arena.rows.Column.Text;
import zeriba.arena.rows.Column.Whole32;
import zeriba.arena.rows.Column.Whole64;
import zeriba.arena.rows.RowTable;
import zeriba.engine.rules.Side;

/** The rows of a batch with their columns: what docs/arena.md lists. */
public final class BatchTable {

    private BatchTable() {}

    /** A row for each game that was played. */
    public static RowTable<Row> of(Report report) {
        Batch<?, ?> batch = report.batch();
        String options = String.join(" ", optionWords(batch));
        List<Column<Row>> columns = new ArrayList<>();
        columns.add(new Text<>("title", _ -> batch.game().about().id()));
        columns.add(new Text<>("scenario", _ -> batch.setup().scenario()));
        columns.add(new Text<>("options", _ -> options));
        columns.add(new Whole64<>("game", Row::game));
        columns.add(new Whole64<>("seed", Row::seed));
        List<Side> sides = batch.game().about().sides();
        for (int i = 0; i < sides.size(); i++) {
            int side = i;
            columns.add(new Text<>(sides.get(i).name(), row -> row.levels().get(side)));
        }
        columns.add(new Text<>("winner", Row::winner));
        columns.add(new Text<>("rule", row -> row.result().rule()));
        columns.add(new Text<>("grade", row -> row.result().grade()));
        columns.add(new Whole32<>("score", row -> row.result().score()));
        columns.add(new Whole32<>("turns", Row::turns));
        columns.add(new Whole32<>("entries", Row::entries));
        columns.add(new Whole64<>("nanos", Row::nanos));
        return new RowTable<>(columns, report.rows());
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

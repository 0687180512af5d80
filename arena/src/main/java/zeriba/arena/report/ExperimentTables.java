package zeriba.arena.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import zeriba.arena.experiment.Experiment;
import zeriba.arena.experiment.ExperimentResults;
import zeriba.arena.experiment.GameKey;
import zeriba.arena.experiment.GameRow;
import zeriba.arena.experiment.Variant;
import zeriba.arena.rows.Column;
import zeriba.arena.rows.Column.Real;
import zeriba.arena.rows.Column.Text;
import zeriba.arena.rows.Column.Whole32;
import zeriba.arena.rows.Column.Whole64;
import zeriba.arena.rows.RowTable;
import zeriba.engine.rules.Side;

/** What an experiment came to as tables: what docs/experiments.md lists. */
public final class ExperimentTables {

    private ExperimentTables() {}

    /**
     * One number that was measured of a game.
     *
     * @param key what of, in the measure's words
     */
    public record Fact(GameKey game, String measure, String key, double value) {}

    /** A row for each game, broken-off ones too. */
    public static RowTable<GameRow> games(Experiment experiment, ExperimentResults results) {
        List<Column<GameRow>> columns = new ArrayList<>(keys());
        columns.add(
                new Text<>("label", row -> variant(experiment, row).label(experiment.factors())));
        for (int i = 0; i < experiment.factors().size(); i++) {
            int factor = i;
            columns.add(
                    new Text<>(
                            experiment.factors().get(factor).name(),
                            row -> setting(experiment, row, factor)));
        }
        columns.add(new Text<>("end", row -> row.end().toString()));
        columns.add(new Whole64<>("seed", GameRow::seed));
        List<Side> sides = experiment.game().about().sides();
        for (int i = 0; i < sides.size(); i++) {
            int side = i;
            columns.add(new Text<>("player_" + sides.get(i), row -> row.players().get(side)));
        }
        columns.addAll(results(experiment));
        return new RowTable<>(columns, results.rows());
    }

    private static List<Column<GameRow>> keys() {
        return List.of(
                new Whole64<>("round", row -> row.key().round()),
                new Whole32<>("variant", row -> row.key().variant()),
                new Whole32<>("seating", row -> row.key().seating()));
    }

    private static List<Column<GameRow>> results(Experiment experiment) {
        return List.of(
                new Text<>("winner", GameRow::winner),
                new Text<>("rule", GameRow::rule),
                new Text<>("grade", GameRow::grade),
                new Whole32<>("score", GameRow::score),
                new Whole32<>("turns", GameRow::turns),
                new Whole32<>("entries", GameRow::entries),
                new Whole64<>("nanos", GameRow::nanos),
                new Real<>("share", row -> row.worthTo(experiment.side())));
    }

    private static Variant variant(Experiment experiment, GameRow row) {
        return experiment.variants().get(row.key().variant());
    }

    private static String setting(Experiment experiment, GameRow row, int factor) {
        int level = variant(experiment, row).levels().get(factor);
        return experiment.factors().get(factor).levels().get(level).label();
    }

    /** A row for each number that was measured of a game. */
    public static RowTable<Fact> facts(ExperimentResults results) {
        List<Fact> facts = new ArrayList<>();
        for (GameRow row : results.rows()) {
            for (Map.Entry<String, Double> fact : row.facts().entrySet()) {
                String[] name = fact.getKey().split("/", 2);
                facts.add(new Fact(row.key(), name[0], name[1], fact.getValue()));
            }
        }
        return new RowTable<>(
                List.of(
                        new Whole64<>("round", fact -> fact.game().round()),
                        new Whole32<>("variant", fact -> fact.game().variant()),
                        new Whole32<>("seating", fact -> fact.game().seating()),
                        new Text<>("measure", Fact::measure),
                        new Text<>("key", Fact::key),
                        new Real<>("value", Fact::value)),
                facts);
    }
}

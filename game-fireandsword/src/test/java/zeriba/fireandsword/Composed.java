package zeriba.fireandsword;

import java.util.List;
import java.util.stream.Stream;
import zeriba.engine.rules.Position;
import zeriba.fireandsword.rules.S16_Reinforcements;
import zeriba.fireandsword.rules.Step;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Units;
import zeriba.testkit.TestTable;

/**
 * A position as the table in the test resources writes it: options, then what stands where ({@code
 * BERBER=1E+2E}) and how things are ({@code revolt:north=4}), then what is played from there. Where
 * nothing stands anywhere it is the set-up.
 */
public record Composed(List<String> options, List<String> facts, List<String> played) {

    private static final TestTable TABLES = new TestTable(Composed.class);

    public static Composed read(String options, String facts, String played) {
        return new Composed(
                TestTable.words(options, " "),
                TestTable.words(facts, " "),
                TestTable.words(played, "; "));
    }

    /** The lines of a table as lists of fields, without blank lines and comments. */
    public static Stream<List<String>> table(String name) {
        return TABLES.lines(name);
    }

    public Sudan state() {
        return Scene.played(start(), played.toArray(String[]::new));
    }

    private Sudan start() {
        if (facts.isEmpty()) {
            Sudan begun = Scene.RULES.setup(Desk.setup("fixed"));
            return Position.settle(Scene.RULES, begun).state();
        }
        Scene scene = Scene.with(options.toArray(String[]::new));
        facts.forEach(fact -> add(scene, fact));
        return scene.state();
    }

    private static void add(Scene scene, String fact) {
        int equals = fact.indexOf('=');
        String what = fact.substring(0, equals);
        String value = fact.substring(equals + 1);
        int colon = what.indexOf(':');
        String of = what.substring(colon + 1);
        switch (colon < 0 ? "" : what.substring(0, colon)) {
            case "split" -> scene.edit().split(Scene.unit(value));
            case "" -> scene.at(what, value.split("\\+", -1));
            case "revolt" -> scene.revolt(region(of), Integer.parseInt(value));
            case "supply" -> scene.supply(of, Integer.parseInt(value));
            case "condition" -> scene.condition(of, Integer.parseInt(value));
            case "mahdist" -> scene.mahdist(value.split("\\+", -1));
            case "turn" -> scene.later(Integer.parseInt(value));
            case "rail" -> scene.edit().railhead(Integer.parseInt(value));
            case "levied" -> scene.edit().levied(Integer.parseInt(value));
            case "levy" -> scene.now(new S16_Reinforcements.Levy(Integer.parseInt(value)));
            case "landing" -> scene.now(landing(scene, of, Integer.parseInt(value)));
            default -> throw new IllegalArgumentException(fact);
        }
    }

    private static Region region(String id) {
        return Region.all().stream().filter(r -> r.id().equals(id)).findFirst().orElseThrow();
    }

    private static Step landing(Scene scene, String port, int left) {
        int space = scene.state().map().network().space(port);
        return new S16_Reinforcements.Landing(space, left, 0, Units.NONE, false);
    }
}

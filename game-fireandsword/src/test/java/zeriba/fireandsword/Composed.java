package zeriba.fireandsword;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import zeriba.engine.Position;

/**
 * A position as the table in the test resources writes it: options, then what stands where ({@code
 * BERBER=1E+2E}) and how things are ({@code revolt:north=4}), then what is played from there. Where
 * nothing stands anywhere it is the set-up.
 */
record Composed(List<String> options, List<String> facts, List<String> played) {

    static Composed read(String options, String facts, String played) {
        return new Composed(words(options, " "), words(facts, " "), words(played, "; "));
    }

    /** The words of a field, none for an empty one. */
    static List<String> words(String text, String between) {
        return text.isEmpty() ? List.of() : List.of(text.split(between, -1));
    }

    /** The lines of a table as lists of fields, without blank lines and comments. */
    static Stream<List<String>> table(String name) {
        try (InputStream in = Composed.class.getResourceAsStream(name)) {
            byte[] bytes = Objects.requireNonNull(in, name).readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8)
                            .lines()
                            .filter(line -> !line.isBlank() && !line.startsWith("#"))
                            .map(line -> List.of(line.split("\t", -1)))
                            .toList()
                            .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Sudan state() {
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
            case "" -> scene.at(what, value.split("\\+", -1));
            case "revolt" -> scene.revolt(region(of), Integer.parseInt(value));
            case "supply" -> scene.supply(of, Integer.parseInt(value));
            case "condition" -> scene.condition(of, Integer.parseInt(value));
            case "turn" -> scene.later(Integer.parseInt(value));
            case "rail" -> scene.edit().railhead(Integer.parseInt(value));
            case "levied" -> scene.edit().levied(Integer.parseInt(value));
            case "levy" -> scene.now(new Step.Levy(Integer.parseInt(value)));
            case "landing" -> scene.now(landing(scene, of, Integer.parseInt(value)));
            default -> throw new IllegalArgumentException(fact);
        }
    }

    private static Region region(String id) {
        return Region.all().stream().filter(r -> r.id().equals(id)).findFirst().orElseThrow();
    }

    private static Step landing(Scene scene, String port, int left) {
        int space = scene.state().map().network().space(port);
        return new Step.Landing(space, left, 0, Units.NONE, false);
    }
}

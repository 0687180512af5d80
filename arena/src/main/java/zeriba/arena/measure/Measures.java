package zeriba.arena.measure;

import java.util.List;
import java.util.Optional;

/** The measures there are. */
public final class Measures {

    private static final List<Measure> ALL =
            List.of(
                    new Decisions(),
                    new Branching(),
                    new Lead(),
                    new Losses(),
                    new Ground(),
                    new RulesUsed(),
                    new Objections(),
                    new Thinking(),
                    new Gauges());

    private Measures() {}

    /** All, in the order in which they are documented. */
    public static List<Measure> all() {
        return ALL;
    }

    /** The measure of this name. */
    public static Optional<Measure> named(String id) {
        return ALL.stream().filter(measure -> measure.id().equals(id)).findFirst();
    }
}

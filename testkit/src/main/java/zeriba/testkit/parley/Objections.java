package zeriba.testkit.parley;

import java.util.List;
import java.util.Optional;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Rule;
import zeriba.testkit.parley.state.Place;
import zeriba.testkit.parley.state.Unit;

/** How objections are put, and those that every section has. */
final class Objections {

    private Objections() {}

    static Optional<Objection> because(String rule, String key, String... arguments) {
        List<String> named = List.of(arguments);
        return Optional.of(new Objection(rule, "objection." + key, named, named));
    }

    /** The sequence of play does not allow it now. */
    @Rule("1.1")
    static Objection notNow(Step step) {
        return because("1.1", "not-now", step.word()).orElseThrow();
    }

    /** The unit is of the other side. */
    static Optional<Objection> notYours(String rule, Unit unit) {
        return because(rule, "not-yours", unit.name());
    }

    /** The unit has left the map. */
    @Rule("1.4")
    static Optional<Objection> gone(Unit unit) {
        return because("1.4", "gone", unit.name());
    }

    /** What speaks against {@code unit} entering {@code to}, by stacking and the enemy. */
    @Rule("3.4")
    static Optional<Objection> entering(Parley state, Unit unit, Place to) {
        if (state.unitsAt(to).anyMatch(other -> !other.isOf(unit.side()))) {
            return because("3.4", "enemy-there", unit.name(), to.id());
        }
        return Optional.empty();
    }

    /** What speaks against {@code unit} stopping in {@code to}. */
    @Rule("3.5")
    static Optional<Objection> stopping(Parley state, Unit unit, Place to) {
        return state.unitsAt(to).count() < Parley.MOST_IN_A_PLACE
                ? Optional.empty()
                : because("3.5", "full", unit.name(), to.id());
    }
}

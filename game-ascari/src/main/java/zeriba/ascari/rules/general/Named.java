package zeriba.ascari.rules.general;

import java.util.Optional;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.engine.rules.Objection;

/** Counters as actions name them. */
public final class Named {

    private Named() {}

    /** Why an army does not command a counter of this id. */
    public static Optional<Objection> counter(Ascari state, String id, Army army, String rule) {
        return any(state, id)
                .or(() ->
                        known(state, id).army() == army
                                ? Optional.empty()
                                : Reason.of(state, rule, "not-yours").text(id).given());
    }

    /** That the battle has no counter of this id. */
    public static Optional<Objection> any(Ascari state, String id) {
        return state.battle().named(id).isPresent()
                ? Optional.empty()
                : Reason.of(state, "1.1", "not-here").unknown(id).given();
    }

    /** Why an army does not command a combat unit of this id that is on the map. */
    static Optional<Objection> present(Ascari state, String id, Army army, String rule) {
        return unit(state, id, army, rule).or(() -> Objections.isGone(state, known(state, id)));
    }

    /** Why an army does not command a combat unit of this id. */
    public static Optional<Objection> unit(Ascari state, String id, Army army, String rule) {
        return counter(state, id, army, rule)
                .or(() ->
                        known(state, id).isLeader()
                                ? Reason.of(state, "1.2", "leader-only").text(id).given()
                                : Optional.empty());
    }

    /** The counter of an id that the battle has. */
    public static Counter known(Ascari state, String id) {
        return state.battle()
                .named(id)
                .orElseThrow(() -> new IllegalStateException("no counter " + id));
    }
}

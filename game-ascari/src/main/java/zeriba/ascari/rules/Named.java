package zeriba.ascari.rules;

import java.util.Optional;
import zeriba.ascari.Army;
import zeriba.ascari.Ascari;
import zeriba.ascari.Counter;
import zeriba.engine.Objection;

/** Counters as actions name them. */
final class Named {

    private Named() {}

    /** Why an army does not command a counter of this id. */
    static Optional<Objection> counter(Ascari state, String id, Army army, String rule) {
        Optional<Counter> counter = state.battle().named(id);
        if (counter.isEmpty()) {
            return Reason.of(state, "1.1", "not-here").text(id).given();
        }
        return counter.get().army() == army
                ? Optional.empty()
                : Reason.of(state, rule, "not-yours").text(id).given();
    }

    /** Why an army does not command a combat unit of this id. */
    static Optional<Objection> unit(Ascari state, String id, Army army, String rule) {
        return counter(state, id, army, rule)
                .or(() ->
                        known(state, id).isLeader()
                                ? Reason.of(state, "1.2", "leader-only").text(id).given()
                                : Optional.empty());
    }

    /** The counter of an id that the battle has. */
    static Counter known(Ascari state, String id) {
        return state.battle()
                .named(id)
                .orElseThrow(() -> new IllegalStateException("no counter " + id));
    }
}

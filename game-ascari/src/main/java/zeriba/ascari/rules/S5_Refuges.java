package zeriba.ascari.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.ascari.rules.S5_Retreats.Retreat;
import zeriba.ascari.rules.general.Named;
import zeriba.ascari.rules.general.Reason;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Ground;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Rule;

/** Section 5.4. Retreats: where a beaten defender may be sent. */
public final class S5_Refuges {

    private S5_Refuges() {}

    /** The retreats to choose from, by hex; through friends only where no hex beside is free. */
    @Rule({"5.4", "R-39", "R-40"})
    public static List<Act> of(Ascari state, Counter unit, int from) {
        List<Act> direct = new ArrayList<>();
        int here = state.at(unit);
        for (int way = 0; way < Ground.WAYS; way++) {
            int hex = state.ground().neighbour(here, way);
            if (isRefuge(state, unit, hex, from)) {
                direct.add(new Act.Retreat(unit.id(), hex, List.of()));
            }
        }
        return direct.isEmpty() ? throughFriends(state, unit, from) : direct;
    }

    private static boolean isRefuge(Ascari state, Counter unit, int hex, int from) {
        return hex >= 0
                && hex != from
                && state.ground().isOpen(unit.kind().mover(), hex, state.spoils().burnt())
                && S5_Retreats.isFree(state, unit, hex);
    }

    @Rule({"5.4", "R-39"})
    private static List<Act> throughFriends(Ascari state, Counter unit, int from) {
        List<Act> through = new ArrayList<>();
        int here = state.at(unit);
        for (int way = 0; way < Ground.WAYS; way++) {
            int via = state.ground().neighbour(here, way);
            boolean isFriends =
                    via >= 0
                            && via != from
                            && state.holds(unit.army(), via)
                            && state.ground()
                                    .isOpen(unit.kind().mover(), via, state.spoils().burnt());
            for (int on = 0; isFriends && on < Ground.WAYS; on++) {
                int hex = state.ground().neighbour(via, on);
                if (hex != here && isRefuge(state, unit, hex, from)) {
                    through.add(new Act.Retreat(unit.id(), hex, List.of(via)));
                }
            }
        }
        return through;
    }

    /** Why a unit may not be sent there. */
    @Rule({"5.4", "R-39"})
    static Optional<Objection> objection(Ascari state, Retreat step, Act.Retreat act) {
        Counter unit = state.counter(step.unit());
        if (!act.unit().equals(unit.id())) {
            return Named.any(state, act.unit())
                    .or(() ->
                            Reason.of(state, "5.4", "other-retreat")
                                    .text(act.unit())
                                    .counter(unit)
                                    .given());
        }
        if (of(state, unit, step.from()).contains(act)) {
            return Optional.empty();
        }
        if (act.hex() == step.from() || act.via().contains(step.from())) {
            return Reason.of(state, "5.4", "attackers-hex").counter(unit).hex(step.from()).given();
        }
        return act.via().isEmpty()
                ? direct(state, step, unit, act.hex())
                : through(state, step, unit, act);
    }

    /** Why there is no refuge in a hex beside the unit. */
    @Rule({"5.4", "R-39"})
    private static Optional<Objection> direct(Ascari state, Retreat step, Counter unit, int hex) {
        if (state.ground().distance(state.at(unit), hex) == 1) {
            return full(state, unit, hex);
        }
        boolean byFriends =
                of(state, unit, step.from()).stream()
                        .anyMatch(act -> act instanceof Act.Retreat there && there.hex() == hex);
        String key = byFriends ? "say-through-whom" : "one-hex";
        return Reason.of(state, "R-39", key).counter(unit).hex(hex).given();
    }

    /** Why a hex is no place to go to. */
    @Rule({"R-66", "3.7"})
    private static Optional<Objection> full(Ascari state, Counter unit, int hex) {
        if (!state.ground().isOpen(unit.kind().mover(), hex, state.spoils().burnt())) {
            return Reason.of(state, "3.7", "prohibited").counter(unit).hex(hex).given();
        }
        return state.standing(hex) == Ascari.NOBODY
                ? Reason.of(state, "R-66", "refuge-leader").counter(unit).hex(hex).given()
                : Reason.of(state, "R-66", "refuge-taken").counter(unit).hex(hex).given();
    }

    /** Why the unit does not go through a hex to another. */
    @Rule({"5.4", "R-39"})
    private static Optional<Objection> through(
            Ascari state, Retreat step, Counter unit, Act.Retreat act) {
        int via = act.via().getFirst();
        boolean needless =
                of(state, unit, step.from()).stream()
                        .anyMatch(a -> a instanceof Act.Retreat r && r.via().isEmpty());
        if (needless) {
            return Reason.of(state, "R-39", "through-needless").counter(unit).hex(via).given();
        }
        boolean friend =
                state.ground().distance(state.at(unit), via) == 1 && state.holds(unit.army(), via);
        if (!friend) {
            return Reason.of(state, "R-39", "through-nobody").counter(unit).hex(via).given();
        }
        if (!state.ground().isOpen(unit.kind().mover(), via, state.spoils().burnt())) {
            return Reason.of(state, "3.7", "prohibited").counter(unit).hex(via).given();
        }
        return state.ground().distance(via, act.hex()) == 1 && act.hex() != state.at(unit)
                ? full(state, unit, act.hex())
                : Reason.of(state, "R-39", "not-behind")
                        .counter(unit)
                        .hex(via)
                        .hex(act.hex())
                        .given();
    }
}

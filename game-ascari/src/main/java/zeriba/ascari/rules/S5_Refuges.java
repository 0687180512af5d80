package zeriba.ascari.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.ascari.Act;
import zeriba.ascari.Ascari;
import zeriba.ascari.Counter;
import zeriba.ascari.Ground;
import zeriba.ascari.Step;
import zeriba.engine.Objection;
import zeriba.engine.Options;
import zeriba.engine.Pending;
import zeriba.engine.Rule;

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
                direct.add(new Act.Retreat(unit.id(), hex, Act.NOWHERE));
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
                    through.add(new Act.Retreat(unit.id(), hex, via));
                }
            }
        }
        return through;
    }

    /** The active player's choice. */
    @Rule({"5.4", "R-39"})
    public static Pending<Act> choices(Ascari state, Step.Retreat step) {
        Counter unit = state.counter(step.unit());
        return new Pending.Choice<>(
                unit.army().enemy().side(), Options.of(of(state, unit, step.from())));
    }

    /** Why a unit may not be sent there. */
    @Rule({"5.4", "R-39", "R-66"})
    static Optional<Objection> objection(Ascari state, Step.Retreat step, Act.Retreat act) {
        Counter unit = state.counter(step.unit());
        if (!act.unit().equals(unit.id())) {
            return Reason.of(state, "5.4", "other-retreat").text(act.unit()).counter(unit).given();
        }
        List<Act> refuges = of(state, unit, step.from());
        if (refuges.contains(act)) {
            return Optional.empty();
        }
        if (act.hex() == step.from() || act.via() == step.from()) {
            return Reason.of(state, "5.4", "attackers-hex").counter(unit).hex(act.hex()).given();
        }
        if (act.via() != Act.NOWHERE) {
            return Reason.of(state, "R-39", "not-through")
                    .counter(unit)
                    .hex(act.via())
                    .hex(act.hex())
                    .given();
        }
        return Reason.of(state, "R-66", "no-refuge").counter(unit).hex(act.hex()).given();
    }
}

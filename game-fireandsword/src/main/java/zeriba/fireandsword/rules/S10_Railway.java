package zeriba.fireandsword.rules;

import static zeriba.board.Bits.*;

import java.util.Optional;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.rules.general.Reason;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Edit;
import zeriba.fireandsword.state.Figures;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.SudanMap;
import zeriba.fireandsword.state.Units;

/** The Desert Railway from Wadi Halfa to Abu Hamed. */
public final class S10_Railway {

    private S10_Railway() {}

    /** Whether trains run: from the third turn after Abu Hamed was reached. */
    @Rule({"10.1", "R-38"})
    public static boolean isOpen(Sudan state) {
        return state.railhead() > 0 && state.turn() >= state.railhead() + Figures.RAILWAY_AFTER;
    }

    /** Why these may not take a train. */
    @Rule({"10.2", "R-38"})
    public static Optional<Objection> objection(Sudan state, Units units) {
        Optional<Objection> starting = S08_Movement.mayStart(state, units, state.map().abuHamed);
        if (starting.isPresent()) {
            return starting;
        }
        SudanMap map = state.map();
        if (!isOpen(state)) {
            return Reason.of(state, "10.1", "no-railway").units(units).space(map.abuHamed).given();
        }
        if (state.at(units.first()) != map.wadiHalfa) {
            return Reason.of(state, "10.2", "not-at-railhead")
                    .units(units)
                    .space(map.wadiHalfa)
                    .given();
        }
        if (state.supply(map.wadiHalfa) > 0) {
            return Reason.of(state, "R-17", "besieged").units(units).space(map.wadiHalfa).given();
        }
        int left = Figures.RAILWAY_UNITS - state.railed();
        return S08_Movement.counted(state, units) > left
                ? Reason.of(state, "10.2", "train-full")
                        .units(units)
                        .number(left)
                        .space(map.wadiHalfa)
                        .given()
                : S08_Movement.mayEnd(state, units, map.abuHamed);
    }

    /** A train meets nobody. */
    @Rule({"10.2", "R-38"})
    public static Sudan ride(Sudan state, Act.Rail act) {
        Edit e = state.edit().moved(act.units()).railed(S08_Movement.counted(state, act.units()));
        act.units().stream().forEach(u -> e.move(u, state.map().abuHamed));
        return S14_Sieges.reinforced(
                        e.before(new S14_Sieges.Settle()), act.units(), state.map().abuHamed)
                .now();
    }

    /** The line begins when a column has come up the Nile, and ends with either terminus. */
    @Rule({"10.1", "R-38", "R-39"})
    static void build(Edit e) {
        Sudan state = e.now();
        SudanMap map = state.map();
        boolean held = !state.isMahdist(map.wadiHalfa) && !state.isMahdist(map.abuHamed);
        if (!held) {
            e.railhead(0);
        } else if (state.railhead() == 0 && state.hasLand(map.abuHamed) && hasAscended(state)) {
            e.railhead(state.turn());
        }
    }

    /** Until trains run, Abu Hamed must be occupied at the end of every turn. */
    @Rule({"10.1", "R-38"})
    static void watch(Edit e) {
        Sudan state = e.now();
        if (state.railhead() > 0 && !isOpen(state) && !state.hasLand(state.map().abuHamed)) {
            e.railhead(0);
        }
    }

    /** Whether the trail leads all the way along the Nile. */
    private static boolean hasAscended(Sudan state) {
        SudanMap map = state.map();
        int space = map.wadiHalfa;
        int before = map.network().space("KOROSKO");
        while (space != map.abuHamed) {
            int next = -1;
            for (int i = 0; i < map.linksAt(space).length; i++) {
                int link = map.linksAt(space)[i];
                int to = map.spacesAt(space)[i];
                if (map.isBoatLink(link) && to != before && contains(state.trail(), link)) {
                    next = to;
                }
            }
            if (next < 0) {
                return false;
            }
            before = space;
            space = next;
        }
        return true;
    }
}

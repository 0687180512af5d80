package zeriba.kassala.rules;

import static zeriba.board.Bits.*;

import zeriba.engine.rules.Rule;
import zeriba.kassala.rules.S2E_Results.Battle;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.KassalaMap;
import zeriba.kassala.state.Unit;
import zeriba.kassala.state.Units;

/** Section IV.A. Cannon, when the option is on. */
public final class S4A_Cannon {

    /** The most cannon that may share a hex. */
    @Rule("IV.A.2")
    static final int MOST = 3;

    private S4A_Cannon() {}

    /** The hexes that a cannon in a hex may attack. */
    @Rule({"IV.A.5", "G-14"})
    public static long attackable(KassalaMap map, int hex) {
        return map.withinTwo(hex);
    }

    /** The cannon that need not fight in a combat portion that begins now, but may. */
    @Rule({"IV.A.5", "G-14"})
    static Units free(Kassala state, Army army, Units due) {
        if (!state.parameters().cannon()) {
            return Units.NONE;
        }
        return Units.of(army).intersection(Units.CANNON).minus(due).where(state::isOnMap);
    }

    /** Whether a cannon in range may bombard a target: next to another unit than itself. */
    @Rule({"IV.A.6", "IV.A.7.b"})
    static boolean mayBombard(Front front, int target, int gun) {
        return !contains(front.gunsNear(target), gun) || front.isShared(target);
    }

    /** An attack by cannon alone: it has no throw, and leaves everything in contact. */
    @Rule({"IV.A.7.c", "G-15"})
    public static boolean isIndividual(Kassala state, Units attackers) {
        return state.parameters().cannon() && Units.CANNON.containsAll(attackers);
    }

    /** The attackers that share the result: all but cannon that are next to no defender. */
    @Rule({"IV.A.7.a", "G-14"})
    public static Units inReach(Kassala state, Battle battle) {
        if (!state.parameters().cannon()) {
            return battle.attackers();
        }
        long zone = state.map().neighbours(state.hexes(battle.defenders()));
        return battle.attackers()
                .where(unit -> !unit.isCannon() || contains(zone, state.place(unit)));
    }

    /** The attackers whose printed strength an exchange compares. */
    @Rule({"IV.A.7.a", "G-14"})
    static Units counted(Kassala state, Battle battle) {
        return state.parameters().farCannon() ? battle.attackers() : inReach(state, battle);
    }

    /** Whether a unit may stand in a hex with these friends. */
    @Rule({"II.D.9", "IV.A.2", "G-16"})
    public static boolean mayShare(Kassala state, Unit unit, Units there) {
        if (there.isEmpty()) {
            return true;
        }
        Units all = there.with(unit);
        if (state.parameters().cannon()) {
            Units others = all.minus(Units.CANNON);
            return others.size() <= 1 && all.intersection(Units.CANNON).size() <= MOST;
        }
        return unit.army() == Army.MOSLEM && Units.CANNON.containsAll(all);
    }
}

package zeriba.kassala.rules;

import zeriba.engine.Rule;
import zeriba.kassala.Army;
import zeriba.kassala.Kassala;
import zeriba.kassala.Step;
import zeriba.kassala.Units;

/** Section II.E. Combat: the four results. */
public final class S2E_Results {

    private S2E_Results() {}

    /** The die of a battle has come up; its result holds at once. */
    @Rule("II.E.12")
    public static Kassala resolve(Kassala state, Step.Battle battle, int die) {
        int column = S2E_Odds.column(state, battle.attackers(), battle.defenders());
        Kassala after = state.agenda(state.agenda().rest());
        return switch (CombatResults.at(column, die)) {
            case DE -> defenderEliminated(after, battle);
            case AE -> attackerEliminated(after, battle);
            case EX -> exchange(after, battle);
            case C -> contact(after, battle);
        };
    }

    /** What a die brings about: a contact that leaves no defender is an elimination. */
    @Rule({"CRT.C", "IV.A.4", "G-8"})
    public static CombatResults effect(Kassala state, Units attackers, Units defenders, int die) {
        CombatResults printed = CombatResults.at(S2E_Odds.column(state, attackers, defenders), die);
        long hexes = state.hexes(defenders);
        return printed == CombatResults.C && hexesOfCannon(state, hexes) == hexes
                ? CombatResults.DE
                : printed;
    }

    @Rule("CRT.DE")
    private static Kassala defenderEliminated(Kassala state, Step.Battle battle) {
        long hexes = state.hexes(battle.defenders());
        Kassala after = without(state, battle.army().enemy(), battle.defenders());
        return S2E_Advance.opened(after, battle, hexes);
    }

    @Rule("CRT.AE")
    private static Kassala attackerEliminated(Kassala state, Step.Battle battle) {
        return without(state, battle.army(), S4A_Cannon.inReach(state, battle));
    }

    /** The smaller force goes, by printed strength; the owner of the larger chooses his losses. */
    @Rule({"CRT.EX", "G-6"})
    private static Kassala exchange(Kassala state, Step.Battle battle) {
        Units attackers = S4A_Cannon.inReach(state, battle);
        Army enemy = battle.army().enemy();
        long hexes = state.hexes(battle.defenders());
        int attack = state.roster().strength(S4A_Cannon.counted(state, battle));
        int defence = state.roster().strength(battle.defenders());
        if (attack < defence) {
            Kassala after = without(state, battle.army(), attackers);
            return S2E_Losses.opened(after, enemy, battle.defenders(), attack);
        }
        Kassala after = without(state, enemy, battle.defenders());
        if (attack == defence || state.roster().strength(attackers) <= defence) {
            return without(after, battle.army(), attackers);
        }
        Kassala vacated = S2E_Advance.opened(after, battle, hexes);
        return S2E_Losses.opened(vacated, battle.army(), attackers, defence);
    }

    /** Nothing happens, but a hex that cannon alone hold falls. */
    @Rule({"CRT.C", "IV.A.4", "G-8"})
    private static Kassala contact(Kassala state, Step.Battle battle) {
        long fallen = hexesOfCannon(state, state.hexes(battle.defenders()));
        if (fallen == 0) {
            return state;
        }
        Kassala after = without(state, battle.army().enemy(), state.unitsIn(fallen));
        return S2E_Advance.opened(after, battle, fallen);
    }

    /** Those of these hexes that cannon alone hold. */
    @Rule("IV.A.4")
    private static long hexesOfCannon(Kassala state, long hexes) {
        long held = 0;
        for (long rest = hexes; rest != 0; rest &= rest - 1) {
            int hex = Long.numberOfTrailingZeros(rest);
            held |= Units.CANNON.containsAll(state.unitsAt(hex)) ? 1L << hex : 0;
        }
        return held;
    }

    private static Kassala without(Kassala state, Army army, Units units) {
        return S3_Winning.afterLosses(state.eliminate(army, units));
    }
}

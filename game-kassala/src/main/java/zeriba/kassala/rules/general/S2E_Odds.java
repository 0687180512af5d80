package zeriba.kassala.rules.general;

import static zeriba.board.Bits.*;

import zeriba.engine.rules.Rule;
import zeriba.kassala.state.CombatResults;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.KassalaMap;
import zeriba.kassala.state.Unit;
import zeriba.kassala.state.Units;

/** Section II.E. Combat: strengths and odds. */
public final class S2E_Odds {

    private S2E_Odds() {}

    /** The column of the results table for an attack on these hexes. */
    @Rule({"II.E", "IV.C"})
    public static int column(Kassala state, Units attackers, Units defenders) {
        long hexes = state.hexes(defenders);
        CombatResults results = state.parameters().results();
        int attack = attack(state, attackers, hexes);
        int plain = column(results, attack, defence(state, defenders, hexes));
        int shifted = plain + S4C_MixedAttacks.shift(state, attackers);
        return Math.min(shifted, results.lastColumn());
    }

    /** The column for two strengths, rounded in the defender's favour. */
    @Rule({"II.E", "G-4"})
    public static int column(CombatResults results, int attack, int defence) {
        return results.column(attack, defence);
    }

    /** The total strength of an attack on these hexes: nobody counts in part. */
    @Rule("II.E.6")
    public static int attack(Kassala state, Units attackers, long hexes) {
        int attack = 0;
        for (long rest = attackers.bits(); !isEmpty(rest); rest = withoutFirst(rest)) {
            int unit = first(rest);
            attack += attack(state, Unit.of(unit), hexes);
        }
        return attack;
    }

    /** The strength of a unit in an attack on these hexes. */
    @Rule("G-5")
    public static int attack(Kassala state, Unit unit, long hexes) {
        return attackFrom(state, unit, state.place(unit), hexes);
    }

    /** The strength that a unit would have in an attack out of hex {@code from}. */
    @Rule("G-5")
    public static int attackFrom(Kassala state, Unit unit, int from, long hexes) {
        int lost =
                lostUpWadi(state.map(), unit, from, hexes)
                        + lostInBarbs(state.map(), unit, from, hexes);
        return Math.max(0, state.roster().combat(unit) - lost);
    }

    /** The strength that a unit loses attacking up a wadi from a hex. */
    @Rule({"II.E.9", "IV.A.8", "G-19"})
    public static int lostUpWadi(KassalaMap map, Unit unit, int from, long hexes) {
        return meet(map.upFrom(from), hexes) && !unit.isCannon() ? map.lostUpWadi() : 0;
    }

    /** The strength that a unit loses in thorns, attacking from a hex. */
    @Rule({"II.E.10", "IV.A.8", "G-19"})
    public static int lostInBarbs(KassalaMap map, Unit unit, int from, long hexes) {
        return meet(map.barredFrom(from), hexes) && !unit.isCannon() ? map.lostInBarbs() : 0;
    }

    /** The total strength of the units in these hexes, cannon included. */
    @Rule({"II.E.8", "IV.A.3"})
    public static int defence(Kassala state, Units defenders, long hexes) {
        return state.roster().strength(defenders) + townBonus(state, hexes);
    }

    /** What the towns among these hexes add to their defence. */
    @Rule("II.E.8")
    public static int townBonus(Kassala state, long hexes) {
        return state.map().bonus(hexes);
    }
}

package zeriba.kassala;

import java.util.Arrays;
import zeriba.engine.Value;
import zeriba.kassala.rules.CombatResults;
import zeriba.kassala.rules.S2D_Movement;
import zeriba.kassala.rules.S2D_Objections;
import zeriba.kassala.rules.S2E_Combat;
import zeriba.kassala.rules.S2E_Odds;
import zeriba.kassala.rules.S4A_Cannon;
import zeriba.kassala.rules.S4C_MixedAttacks;

/**
 * Who can attack a hex once his army has moved as everybody stands now, and how strongly at best:
 * one unit in each hex beside it, cannon of the option from two hexes away as well. A hex that
 * nobody holds is threatened by whoever is not to choose.
 */
final class Threat {

    private final Kassala state;
    private final int hex;
    private final Army attacker;
    private final Units held;
    private final long beside;

    Threat(Kassala state, int hex) {
        this.state = state;
        this.hex = hex;
        boolean moslem = (state.occupied(Army.MOSLEM) >>> hex & 1) != 0;
        boolean christian = (state.occupied(Army.CHRISTIAN) >>> hex & 1) != 0;
        boolean theirs = christian || (!moslem && isChristiansChoice(state));
        this.attacker = theirs ? Army.MOSLEM : Army.CHRISTIAN;
        this.held = held(state, attacker);
        this.beside =
                state.map().neighbours(hex)
                        & ~(state.hexes(held) & S2D_Movement.full(state, attacker));
    }

    private static boolean isChristiansChoice(Kassala state) {
        return switch (state.agenda().now()) {
            case Step.Movement(Army army) -> army == Army.CHRISTIAN;
            case Step.Combat(Army army) -> army == Army.CHRISTIAN;
            case Step.Deployment(Army army) -> army == Army.CHRISTIAN;
            case Step.Battle battle -> battle.army() == Army.CHRISTIAN;
            case Step.Losses losses -> losses.army() == Army.CHRISTIAN;
            case Step.Advance advance -> advance.army() == Army.CHRISTIAN;
            case Step.EndOfTurn _, Step.Over _ -> false;
        };
    }

    /** The units that cannot leave their hex. */
    private static Units held(Kassala state, Army army) {
        Units held = Units.NONE;
        for (Unit unit : state.unitsIn(state.occupied(army))) {
            held = S2D_Objections.mayNotLeave(state, unit).isPresent() ? held.with(unit) : held;
        }
        return held;
    }

    /** The hexes from which a unit could attack. */
    private long from(Unit unit) {
        int place = state.place(unit);
        if (place >= Kassala.ELIMINATED) {
            return 0;
        }
        if (held.contains(unit)) {
            boolean far = unit.isCannon() && state.terms().cannon();
            long near =
                    far
                            ? S4A_Cannon.attackable(state.map(), place)
                            : S2E_Combat.attackable(state.map(), place);
            return (near >>> hex & 1) == 0 ? 0 : 1L << place;
        }
        return (S2D_Movement.reach(state, unit) | 1L << place) & beside;
    }

    Units attackers() {
        Units attackers = Units.NONE;
        for (Unit unit : Units.of(attacker)) {
            attackers = from(unit) == 0 ? attackers : attackers.with(unit);
        }
        return attackers;
    }

    Value.Fields written() {
        Units attackers = attackers();
        Value.Fields answer =
                Value.NO_FIELDS
                        .with("place", Value.of(state.map().label(hex)))
                        .with("attackers", Value.texts(attackers.names()));
        Units defenders = state.unitsAt(hex);
        if (attackers.isEmpty() || defenders.isEmpty()) {
            return answer;
        }
        Force best = best(attackers);
        int defence = S2E_Odds.defence(state, defenders, 1L << hex);
        int column = S2E_Odds.column(best.strength, defence);
        int shifted = column + S4C_MixedAttacks.shift(state, best.units);
        String odds = CombatResults.heading(Math.min(shifted, CombatResults.lastColumn()));
        return answer.with(
                "best",
                Value.NO_FIELDS
                        .with("odds", Value.of(odds))
                        .with("units", Value.texts(best.units.names()))
                        .with("attack", Value.of(Integer.toString(best.strength)))
                        .with("defence", Value.of(defence)));
    }

    /** Units that attack together, and their strength. */
    private record Force(Units units, int strength) {
        Force with(Unit unit, int more) {
            return new Force(units.with(unit), strength + more);
        }
    }

    /** The strongest force: free units spread over the hexes beside, all held ones with them. */
    private Force best(Units attackers) {
        long[] hexes = new long[Long.bitCount(beside)];
        int count = 0;
        for (long rest = beside; rest != 0; rest &= rest - 1) {
            hexes[count++] = rest & -rest;
        }
        Force nobody = new Force(Units.NONE, 0);
        Force[] best = new Force[1 << count];
        Arrays.fill(best, nobody);
        for (Unit unit : attackers.minus(held)) {
            long from = from(unit);
            for (int taken = best.length - 1; taken > 0; taken--) {
                for (int i = 0; i < count; i++) {
                    if ((taken >>> i & 1) != 0 && (from & hexes[i]) != 0) {
                        int strength = strengthFrom(unit, Long.numberOfTrailingZeros(hexes[i]));
                        Force with = best[taken & ~(1 << i)].with(unit, strength);
                        best[taken] = with.strength > best[taken].strength ? with : best[taken];
                    }
                }
            }
        }
        Force strongest = best[best.length - 1];
        for (Unit unit : attackers.intersection(held)) {
            strongest = strongest.with(unit, strengthFrom(unit, state.place(unit)));
        }
        return strongest;
    }

    private int strengthFrom(Unit unit, int from) {
        return S2E_Odds.attackFrom(state, unit, from, 1L << hex);
    }
}

package zeriba.ascari.rules;

import zeriba.ascari.Ascari;
import zeriba.ascari.Counter;
import zeriba.ascari.Draft;
import zeriba.ascari.FireTables.Modifier;
import zeriba.ascari.Mark;
import zeriba.ascari.Step;
import zeriba.engine.Dice;
import zeriba.engine.Roll;
import zeriba.engine.Rule;

/** Section 5. Melee combat: values and results. */
public final class S5_Melee {

    /** The attacker's die, then the defender's. */
    public static final Dice DICE = Dice.of(2, 6);

    private static final int HIT_FROM = 3;

    /** What comes of a melee. */
    public enum Outcome {
        TIE,
        ATTACKER_RETREATS,
        ATTACKER_HIT,
        ATTACKER_OVERRUN,
        DEFENDER_RETREATS,
        DEFENDER_HIT,
        DEFENDER_OVERRUN;

        /** Whether it is who attacked that is beaten; after a tie he goes back, too. */
        public boolean beatsAttacker() {
            return switch (this) {
                case TIE, ATTACKER_RETREATS, ATTACKER_HIT, ATTACKER_OVERRUN -> true;
                case DEFENDER_RETREATS, DEFENDER_HIT, DEFENDER_OVERRUN -> false;
            };
        }

        /** The word for it, as tables show it. */
        public String word() {
            return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        }
    }

    private S5_Melee() {}

    /** The cumulative value of the attacker before its die. */
    @Rule({"5.1", "5.12", "R-43"})
    public static int attack(Ascari state, Step.Melee melee, S4_Fire.Ledger ledger) {
        return common(state, state.counter(melee.attacker()), ledger);
    }

    /** The cumulative value of the defender before its die. */
    @Rule({"5.1", "5.3", "R-30"})
    public static int defence(Ascari state, Step.Melee melee, S4_Fire.Ledger ledger) {
        Counter defender = state.counter(melee.defender());
        int hex = state.at(defender);
        int sum = common(state, defender, ledger);
        int terrain = state.terrain(hex).melee();
        if (terrain != 0) {
            ledger.note(state.terrain(hex).name(), terrain, "5.3");
        }
        boolean higher = state.terrain(hex).level() > state.terrain(melee.from()).level();
        return sum + terrain + (higher ? noted(state, Modifier.HEIGHT, "5.3", ledger) : 0);
    }

    private static int common(Ascari state, Counter unit, S4_Fire.Ledger ledger) {
        int sum = state.strength(unit);
        ledger.note("strength", sum, "5.1");
        int leader = S1_Leaders.melee(state, unit);
        if (leader != 0) {
            ledger.note("leader", leader, "5.3");
        }
        sum += leader;
        if (state.has(Mark.RETREAT, unit.number())) {
            sum += noted(state, Modifier.RETREAT, "5.3", ledger);
        }
        return sum
                + (AmbaAlagi.charges(state, unit)
                        ? noted(state, Modifier.BAYONET, "S4.BAYONET", ledger)
                        : 0);
    }

    private static int noted(Ascari state, Modifier modifier, String rule, S4_Fire.Ledger ledger) {
        int value = state.terms().tables().modifier(modifier);
        ledger.note(modifier.word(), value, rule);
        return value;
    }

    /** What two dice come to. */
    @Rule({"5.2", "R-31", "R-32"})
    public static Outcome outcome(Ascari state, Step.Melee melee, Roll roll) {
        int attack = Math.max(0, attack(state, melee, (_, _, _) -> {}) + roll.face(0));
        int defence = Math.max(0, defence(state, melee, (_, _, _) -> {}) + roll.face(1));
        int difference = Math.abs(attack - defence);
        int lower = Math.min(attack, defence);
        boolean attackerLoses = attack < defence;
        if (difference == 0) {
            return Outcome.TIE;
        }
        if (difference < HIT_FROM) {
            return attackerLoses ? Outcome.ATTACKER_RETREATS : Outcome.DEFENDER_RETREATS;
        }
        int measure =
                state.options().overrunByDifference() ? difference : Math.max(attack, defence);
        if (measure > 2 * lower) {
            return attackerLoses ? Outcome.ATTACKER_OVERRUN : Outcome.DEFENDER_OVERRUN;
        }
        return attackerLoses ? Outcome.ATTACKER_HIT : Outcome.DEFENDER_HIT;
    }

    /** The dice of a melee. */
    @Rule({"5.0", "5.2", "R-34"})
    public static Ascari resolve(Ascari state, Step.Melee melee, Roll roll) {
        return decided(state, melee, outcome(state, melee, roll));
    }

    /** The state after an outcome; the beaten defender may yet have to be sent somewhere. */
    @Rule({"5.2", "R-34"})
    public static Ascari decided(Ascari state, Step.Melee melee, Outcome outcome) {
        return switch (outcome) {
            case TIE -> S5_Retreats.attackerBeaten(state, melee, 0, true);
            case ATTACKER_RETREATS -> S5_Retreats.attackerBeaten(state, melee, 0, false);
            case ATTACKER_HIT -> S5_Retreats.attackerBeaten(state, melee, 1, false);
            case ATTACKER_OVERRUN -> S5_Retreats.attackerLost(state, melee);
            case DEFENDER_RETREATS -> S5_Retreats.defenderBeaten(state, melee, 0);
            case DEFENDER_HIT -> S5_Retreats.defenderBeaten(state, melee, 1);
            case DEFENDER_OVERRUN -> S5_Retreats.defenderLost(state, melee);
        };
    }

    /** A COMBAT marker for whoever stood a melee, can fire and has no leader to keep it off. */
    @Rule({"5.21", "R-35", "R-41"})
    static Draft markCombat(Draft draft, Counter unit) {
        Ascari state = draft.done();
        return S3_Movement.canFire(state, unit) && !S1_Leaders.keepMarkersOff(state, unit)
                ? state.draft().mark(Mark.COMBAT, unit.number())
                : state.draft();
    }

    /** The attacker, whose move is now at hand, holds the hex and may go on. */
    @Rule({"5.42", "R-41", "R-42"})
    static Draft won(Draft draft) {
        if (!(draft.agenda().now() instanceof Step.Moving moving)) {
            throw new IllegalStateException("nobody has won: " + draft.agenda());
        }
        Counter attacker = draft.battle().counter(moving.mover());
        Draft marked = markCombat(draft, attacker);
        Ascari state = marked.done();
        Draft next = state.draft();
        return next.instead(S3_Movement.plunder(state, next, moving));
    }
}

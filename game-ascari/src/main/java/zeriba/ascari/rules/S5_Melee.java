package zeriba.ascari.rules;

import java.util.List;
import zeriba.ascari.rules.S3_Moves.Moving;
import zeriba.ascari.rules.general.Paragraphs;
import zeriba.ascari.rules.general.S1_Leaders;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Draft;
import zeriba.ascari.state.FireTables.Modifier;
import zeriba.ascari.state.Mark;
import zeriba.engine.dice.Dice;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Event.Detail;
import zeriba.engine.rules.Event.Manner;
import zeriba.engine.rules.Rule;
import zeriba.engine.schema.As.Of;

/** Section 5. Melee combat: values and results. */
public final class S5_Melee {

    /** The attacker's die, then the defender's. */
    private static final Dice DICE = Dice.of(2, 6);

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

        /** Whether the beaten is eliminated at once. */
        boolean isOverrun() {
            return this == ATTACKER_OVERRUN || this == DEFENDER_OVERRUN;
        }

        /** The hits that the beaten takes before it retreats; none from an overrun. */
        int hits() {
            return this == ATTACKER_HIT || this == DEFENDER_HIT ? 1 : 0;
        }

        /** The word for it, as tables show it. */
        public String word() {
            return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        }
    }

    private S5_Melee() {}

    /** A melee waits for its dice; the attacker is on the move below. */
    @Rule({"5.2", "5.0", "R-34"})
    public record Melee(
            @Of("counter") int attacker, @Of("counter") int defender, @Of("hex") int from)
            implements Throwing {

        @Override
        public String purpose() {
            return "melee";
        }

        @Override
        public Dice dice(Ascari state) {
            return DICE;
        }

        @Override
        public Ascari roll(Ascari state, Roll roll) {
            return S2_Sequence.thrown(decided(state, this, outcome(state, this, roll)));
        }

        @Override
        public String effect(Ascari before, Roll roll) {
            return outcome(before, this, roll).word();
        }

        /** Who attacks has come to the enemy's hex before. */
        @Override
        public List<Event> began(Ascari before, Ascari after) {
            return List.of(declared(after, this));
        }

        @Override
        public Manner manner() {
            return Manner.RETREATED;
        }

        @Override
        public Paragraphs paragraphs(Ascari before, Roll roll) {
            return new OfMelee(before, rule(), outcome(before, this, roll));
        }

        @Override
        public boolean fitsMove(Ascari state, Moving moving) {
            return isFought(state, moving)
                    && moving.cameFrom(from)
                    && attacker == moving.mover()
                    && defender == state.standing(moving.hex());
        }
    }

    /** Whether a unit has come on its move into a hex that the enemy holds. */
    @Rule({"3.2", "5.0"})
    static boolean isFought(Ascari state, Moving moving) {
        Counter attacker = state.counter(moving.mover());
        return state.holds(attacker.army().enemy(), moving.hex())
                && !moving.halted()
                && !attacker.isLeader();
    }

    /** What is told of a melee before its dice. */
    @Rule("5.1")
    private static Event declared(Ascari state, Melee melee) {
        int attack = attack(state, melee, (_, _, _) -> {});
        int defence = defence(state, melee, (_, _, _) -> {});
        return new Event.Acted(
                "melee",
                List.of(state.counter(melee.attacker()).id()),
                List.of(state.counter(melee.defender()).id()),
                List.of(Detail.number("attack", attack), Detail.number("defence", defence)),
                "5.1");
    }

    /** The paragraphs of who is beaten. */
    private record OfMelee(Ascari before, String under, Outcome outcome) implements Paragraphs {

        @Override
        public String ofMove() {
            return outcome == Outcome.TIE ? "5.2" : "5.4";
        }

        /** Overrun, out of steps, driven back too often, or shut in; its leaders with it. */
        @Override
        public String ofLoss(Counter counter) {
            if (counter.isLeader()) {
                return "5.11";
            }
            if (outcome.isOverrun()) {
                return "5.2";
            }
            boolean retreats = before.has(Mark.RETREAT, counter);
            int hits = outcome.hits() + (retreats ? 1 : 0);
            boolean worn = before.has(Mark.BROKEN, counter) || hits >= before.stepsLeft(counter);
            if (counter.isBattery() || !worn) {
                return "5.4";
            }
            return retreats ? "5.41" : "5.2";
        }

        @Override
        public String ofReduced(Counter counter) {
            return before.has(Mark.RETREAT, counter) ? "5.41" : under;
        }
    }

    /** The cumulative value of the attacker before its die. */
    @Rule({"5.1", "5.12", "R-43"})
    public static int attack(Ascari state, Melee melee, S4_Fire.Ledger ledger) {
        Counter attacker = state.counter(melee.attacker());
        int charge = FieldFormation.charge(state, attacker);
        return common(state, attacker, ledger) + noted("charge", charge, "FIELD.CHARGE", ledger);
    }

    /** The cumulative value of the defender before its die. */
    @Rule({"5.1", "5.3", "R-30"})
    public static int defence(Ascari state, Melee melee, S4_Fire.Ledger ledger) {
        Counter defender = state.counter(melee.defender());
        int hex = state.at(defender);
        int sum = common(state, defender, ledger);
        int terrain = state.terrain(hex).melee();
        if (terrain != 0) {
            ledger.note(state.terrain(hex).name(), terrain, "5.3");
        }
        sum += noted("closed", closed(state, defender, terrain), "FIELD.CLOSED", ledger);
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

    /** Closed ranks do not add to works: the better counts. */
    @Rule("FIELD.CLOSED")
    private static int closed(Ascari state, Counter defender, int terrain) {
        return Math.max(0, FieldFormation.closed(state, defender) - Math.max(0, terrain));
    }

    private static int noted(String what, int value, String rule, S4_Fire.Ledger ledger) {
        if (value != 0) {
            ledger.note(what, value, rule);
        }
        return value;
    }

    private static int noted(Ascari state, Modifier modifier, String rule, S4_Fire.Ledger ledger) {
        int value = state.parameters().tables().modifier(modifier);
        ledger.note(modifier.word(), value, rule);
        return value;
    }

    /** What two dice come to. */
    @Rule({"5.2", "R-31", "R-32"})
    public static Outcome outcome(Ascari state, Melee melee, Roll roll) {
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

    /** The state after an outcome; the beaten defender may yet have to be sent somewhere. */
    @Rule({"5.2", "R-34"})
    public static Ascari decided(Ascari state, Melee melee, Outcome outcome) {
        return switch (outcome) {
            case TIE, ATTACKER_RETREATS, ATTACKER_HIT ->
                    S5_Retreats.attackerBeaten(state, melee, outcome);
            case ATTACKER_OVERRUN -> S5_Retreats.attackerLost(state, melee);
            case DEFENDER_RETREATS, DEFENDER_HIT ->
                    S5_Retreats.defenderBeaten(state, melee, outcome);
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
    static Ascari won(Draft draft) {
        if (!(draft.agenda().now() instanceof Moving moving)) {
            throw new IllegalStateException("nobody has won: " + draft.agenda());
        }
        Counter attacker = draft.battle().counter(moving.mover());
        return S3_Moves.plundered(markCombat(draft, attacker).done(), moving);
    }
}

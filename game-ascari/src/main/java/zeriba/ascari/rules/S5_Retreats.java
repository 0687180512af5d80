package zeriba.ascari.rules;

import java.util.List;
import java.util.Optional;
import zeriba.ascari.rules.AmbaAlagi.Spiking;
import zeriba.ascari.rules.S3_Moves.Moving;
import zeriba.ascari.rules.S5_Melee.Melee;
import zeriba.ascari.rules.S5_Melee.Outcome;
import zeriba.ascari.rules.general.Reason;
import zeriba.ascari.rules.general.S1_Leaders;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Draft;
import zeriba.ascari.state.Mark;
import zeriba.engine.rules.Event.Manner;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.Side;
import zeriba.engine.schema.As.Of;

/** Section 5.4. Retreats, and what a melee costs. */
public final class S5_Retreats {

    /** No hex. */
    private static final int NOWHERE = -1;

    private S5_Retreats() {}

    /** The active player chooses where the defender of a melee goes. */
    @Rule({"5.4", "R-39"})
    public record Retreat(@Of("counter") int unit, @Of("hex") int from)
            implements Deciding<Act.Retreat> {

        @Override
        public Class<Act.Retreat> acts() {
            return Act.Retreat.class;
        }

        @Override
        public Side side(Ascari state) {
            return state.counter(unit).army().enemy().side();
        }

        @Override
        public Options<Act> options(Ascari state) {
            return Options.of(S5_Refuges.of(state, state.counter(unit), from));
        }

        @Override
        public Optional<Objection> objection(Ascari state, Act.Retreat act) {
            return S5_Refuges.objection(state, this, act);
        }

        @Override
        public Optional<Objection> notNow(Ascari state, Act act) {
            return Reason.of(state, "5.4", "retreat-first").counter(state.counter(unit)).given();
        }

        @Override
        public Ascari choose(Ascari state, Act.Retreat act) {
            return S2_Sequence.chosen(state, retreat(state, state.counter(unit), act.hex()));
        }

        @Override
        public Manner manner() {
            return Manner.RETREATED;
        }

        @Override
        public boolean fitsMove(Ascari state, Moving moving) {
            return S5_Melee.isFought(state, moving)
                    && moving.cameFrom(from)
                    && unit == state.standing(moving.hex())
                    && !state.counter(unit).isBattery()
                    && !S5_Refuges.of(state, state.counter(unit), from).isEmpty();
        }
    }

    /** The attacker goes back along its path, after what hits it. */
    @Rule({"5.4", "R-33", "R-37"})
    static Ascari attackerBeaten(Ascari state, Melee melee, Outcome outcome) {
        Counter attacker = state.counter(melee.attacker());
        Moving moving = Moving.below(state);
        int hex = refuge(state, moving, outcome);
        Draft draft = state.draft();
        if (attacker.isBattery() || hex == NOWHERE || !endures(draft, attacker, outcome.hits())) {
            return attackerLost(state, melee);
        }
        draft.pop().pop();
        S1_Losses.freeCaptives(draft, attacker.number());
        S3_Movement.settle(draft, attacker, hex);
        draft.carryLeaders(moving.riders(), hex);
        draft.mark(Mark.DONE, attacker.number()).markLeaders(Mark.DONE, moving.riders());
        Draft after = S3_Movement.markMoved(markRetreat(draft, attacker), attacker);
        return S5_Melee.markCombat(after, state.counter(melee.defender())).done();
    }

    /** One hit more, or the end, for a unit that retreats again; whether it is still there. */
    @Rule({"5.41", "R-37"})
    private static boolean endures(Draft draft, Counter unit, int hits) {
        int number = unit.number();
        if (!draft.has(Mark.RETREAT, number)) {
            return S1_Losses.hit(draft, unit, hits);
        }
        if (draft.has(Mark.BROKEN, number)) {
            return false;
        }
        return S1_Losses.hit(draft.mark(Mark.BROKEN, number), unit, hits + 1);
    }

    /** Where a beaten attacker goes: the nearest hex back, after a tie the one it began in. */
    @Rule({"5.2", "5.4", "R-33"})
    private static int refuge(Ascari state, Moving moving, Outcome outcome) {
        List<Integer> path = moving.path().back().hexes();
        boolean toStart = outcome == Outcome.TIE && !state.options().tieToLastHex();
        for (int i = 0; i < path.size(); i++) {
            int hex = path.get(toStart ? i : path.size() - 1 - i);
            if (isFree(state, state.counter(moving.mover()), hex)) {
                return hex;
            }
        }
        return NOWHERE;
    }

    /** Whether a retreating unit finds a hex empty. */
    @Rule({"5.4", "R-66"})
    static boolean isFree(Ascari state, Counter unit, int hex) {
        return state.standing(hex) == Ascari.NOBODY
                && !state.hides(hex)
                && state.leadersAt(hex, unit.army().enemy()) == 0;
    }

    /** The attacker is eliminated where it fought, with the leaders who went with it. */
    @Rule({"5.2", "5.4", "R-44"})
    static Ascari attackerLost(Ascari state, Melee melee) {
        Counter attacker = state.counter(melee.attacker());
        Counter defender = state.counter(melee.defender());
        Draft draft = S5_Melee.markCombat(state.draft().pop(), defender);
        if (AmbaAlagi.maySpike(state, attacker)) {
            return draft.push(new Spiking(attacker.number())).done();
        }
        S1_Losses.remove(draft, attacker, lostBox(attacker));
        S1_Losses.removeLeaders(draft, Moving.below(state).riders());
        return draft.pop().done();
    }

    /** The defender has to go, after what hits it; the active player says where. */
    @Rule({"5.4", "R-15", "R-39"})
    static Ascari defenderBeaten(Ascari state, Melee melee, Outcome outcome) {
        Counter defender = state.counter(melee.defender());
        Draft draft = state.draft();
        boolean cannotGo =
                defender.isBattery() || S5_Refuges.of(state, defender, melee.from()).isEmpty();
        if (cannotGo || !endures(draft, defender, outcome.hits())) {
            return defenderLost(state, melee);
        }
        return draft.instead(new Retreat(defender.number(), melee.from())).done();
    }

    /** The defender is eliminated, with the leaders in its hex. */
    @Rule({"5.2", "5.4", "R-44"})
    static Ascari defenderLost(Ascari state, Melee melee) {
        Counter defender = state.counter(melee.defender());
        Draft draft = state.draft().pop();
        if (AmbaAlagi.maySpike(state, defender)) {
            return draft.push(new Spiking(defender.number())).done();
        }
        long leaders = state.leadersAt(state.at(defender), defender.army());
        S1_Losses.remove(draft, defender, lostBox(defender));
        S1_Losses.removeLeaders(draft, leaders);
        return S5_Melee.won(draft);
    }

    /** Guns that melee costs are in the enemy's hands. */
    @Rule({"5.4", "S2.GUNS", "S4.VICTORY"})
    private static int lostBox(Counter unit) {
        return unit.isBattery() ? Ascari.CAPTURED : Ascari.ELIMINATED;
    }

    /** The defender goes where the active player sends it, its leaders with it. */
    @Rule({"5.4", "R-36", "R-39"})
    private static Ascari retreat(Ascari state, Counter unit, int hex) {
        long leaders = state.leadersAt(state.at(unit), unit.army());
        Draft draft = state.draft().pop();
        S1_Losses.freeCaptives(draft, unit.number());
        S3_Movement.settle(draft, unit, hex);
        draft.carryLeaders(leaders, hex);
        return S5_Melee.won(markRetreat(draft, unit));
    }

    /** A RETREAT marker, in place of COMBAT, unless a leader keeps it off. */
    @Rule({"5.21", "5.41", "R-36"})
    private static Draft markRetreat(Draft draft, Counter unit) {
        Ascari state = draft.done();
        return S1_Leaders.keepMarkersOff(state, unit)
                ? state.draft()
                : state.draft().mark(Mark.RETREAT, unit.number());
    }
}

package zeriba.ascari.rules;

import java.util.List;
import zeriba.ascari.Act;
import zeriba.ascari.Ascari;
import zeriba.ascari.Counter;
import zeriba.ascari.Draft;
import zeriba.ascari.Mark;
import zeriba.ascari.Step;
import zeriba.engine.Rule;

/** Section 5.4. Retreats, and what a melee costs. */
public final class S5_Retreats {

    /** No hex. */
    private static final int NOWHERE = -1;

    private S5_Retreats() {}

    /** The attacker goes back along its path, after so many hits. */
    @Rule({"5.4", "R-33", "R-37"})
    static Ascari attackerBeaten(Ascari state, Step.Melee melee, int hits, boolean tie) {
        Counter attacker = state.counter(melee.attacker());
        Step.Moving moving = moving(state);
        int hex = refuge(state, moving, tie);
        Draft draft = state.draft();
        if (attacker.isBattery() || hex == NOWHERE || !endures(draft, attacker, hits)) {
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
    private static int refuge(Ascari state, Step.Moving moving, boolean tie) {
        List<Integer> path = moving.path().back().hexes();
        boolean toStart = tie && !state.options().tieToLastHex();
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
                && state.leadersAt(hex, unit.army().enemy()) == 0;
    }

    /** The attacker is eliminated where it fought, with the leaders who went with it. */
    @Rule({"5.2", "5.4", "R-44"})
    static Ascari attackerLost(Ascari state, Step.Melee melee) {
        Counter attacker = state.counter(melee.attacker());
        Counter defender = state.counter(melee.defender());
        Draft draft = S5_Melee.markCombat(state.draft().pop(), defender);
        if (AmbaAlagi.maySpike(state, attacker)) {
            return draft.push(new Step.Spiking(attacker.number())).done();
        }
        S1_Losses.remove(draft, attacker, lostBox(attacker));
        S1_Losses.removeLeaders(draft, moving(state).riders());
        return draft.pop().done();
    }

    /** The defender has to go, after so many hits; the active player says where. */
    @Rule({"5.4", "R-15", "R-39"})
    static Ascari defenderBeaten(Ascari state, Step.Melee melee, int hits) {
        Counter defender = state.counter(melee.defender());
        Draft draft = state.draft();
        boolean cannotGo =
                defender.isBattery() || S5_Refuges.of(state, defender, melee.from()).isEmpty();
        if (cannotGo || !endures(draft, defender, hits)) {
            return defenderLost(state, melee);
        }
        return draft.instead(new Step.Retreat(defender.number(), melee.from())).done();
    }

    /** The defender is eliminated, with the leaders in its hex. */
    @Rule({"5.2", "5.4", "R-44"})
    static Ascari defenderLost(Ascari state, Step.Melee melee) {
        Counter defender = state.counter(melee.defender());
        Draft draft = state.draft().pop();
        if (AmbaAlagi.maySpike(state, defender)) {
            return draft.push(new Step.Spiking(defender.number())).done();
        }
        int leaders = state.leadersAt(state.at(defender), defender.army());
        S1_Losses.remove(draft, defender, lostBox(defender));
        S1_Losses.removeLeaders(draft, leaders);
        return S5_Melee.won(draft).done();
    }

    /** Guns that melee costs are in the enemy's hands. */
    @Rule({"5.4", "S2.GUNS", "S4.VICTORY"})
    private static int lostBox(Counter unit) {
        return unit.isBattery() ? Ascari.CAPTURED : Ascari.ELIMINATED;
    }

    /** The defender goes where the active player sends it, its leaders with it. */
    @Rule({"5.4", "R-36", "R-39"})
    public static Ascari retreat(Ascari state, Step.Retreat step, Act.Retreat act) {
        Counter unit = state.counter(step.unit());
        int leaders = state.leadersAt(state.at(unit), unit.army());
        Draft draft = state.draft().pop();
        S1_Losses.freeCaptives(draft, unit.number());
        S3_Movement.settle(draft, unit, act.hex());
        draft.carryLeaders(leaders, act.hex());
        return S5_Melee.won(markRetreat(draft, unit)).done();
    }

    /** A RETREAT marker, in place of COMBAT, unless a leader keeps it off. */
    @Rule({"5.21", "5.41", "R-36"})
    private static Draft markRetreat(Draft draft, Counter unit) {
        Ascari state = draft.done();
        return S1_Leaders.keepMarkersOff(state, unit)
                ? state.draft()
                : state.draft().mark(Mark.RETREAT, unit.number());
    }

    /** The move in which the melee is fought. */
    private static Step.Moving moving(Ascari state) {
        if (state.agenda().rest().now() instanceof Step.Moving moving) {
            return moving;
        }
        throw new IllegalStateException("a melee without a move below it: " + state);
    }
}

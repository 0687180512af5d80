package zeriba.ascari;

import zeriba.ascari.rules.S5_Melee;
import zeriba.engine.Roll;

/**
 * Under which paragraph a counter changed its place or its condition in a transition.
 *
 * @param under the paragraph of what was done or thrown
 * @param outcome what came of the melee that was thrown for; a tie where there was none
 */
record Paragraphs(Ascari before, Ascari after, String under, S5_Melee.Outcome outcome) {

    /** Of an action, or of what went on by itself. */
    static Paragraphs under(Ascari before, Ascari after, String rule) {
        return new Paragraphs(before, after, rule, S5_Melee.Outcome.TIE);
    }

    /** Of a throw. */
    static Paragraphs thrown(Ascari before, Ascari after, Roll roll, String rule) {
        return new Paragraphs(
                before,
                after,
                rule,
                before.agenda().now() instanceof Step.Melee melee
                        ? S5_Melee.outcome(before, melee, roll)
                        : S5_Melee.Outcome.TIE);
    }

    /** Of a change of place. */
    String ofPlace(Counter counter, int to) {
        if (to == Ascari.EXITED || before.at(counter) == Ascari.RESERVE) {
            return under;
        }
        return to < 0 ? ofLoss(counter) : ofMove();
    }

    private String ofMove() {
        return switch (before.agenda().now()) {
            case Step.Window _ -> "3.5";
            case Step.Melee _ -> outcome == S5_Melee.Outcome.TIE ? "5.2" : "5.4";
            case Step.Retreat _ -> "5.4";
            case Step.Deployment _,
                    Step.Movement _,
                    Step.Moving _,
                    Step.Shot _,
                    Step.LeaderHits _,
                    Step.Spiking _,
                    Step.Fire _,
                    Step.Burning _,
                    Step.Administration _,
                    Step.Over _ ->
                    under;
        };
    }

    private String ofLoss(Counter counter) {
        return switch (before.agenda().now()) {
            case Step.Melee _ -> counter.isLeader() ? "5.11" : ofBeaten(counter);
            case Step.Spiking _ -> counter.isLeader() ? "5.11" : under;
            case Step.Movement _, Step.Moving _ -> "3.2";
            case Step.Deployment _,
                    Step.Window _,
                    Step.Shot _,
                    Step.LeaderHits _,
                    Step.Retreat _,
                    Step.Fire _,
                    Step.Burning _,
                    Step.Administration _,
                    Step.Over _ ->
                    under;
        };
    }

    /** A beaten unit that is lost: overrun, out of steps, driven back too often, or shut in. */
    private String ofBeaten(Counter unit) {
        boolean retreats = before.has(Mark.RETREAT, unit.number());
        int hits =
                switch (outcome) {
                    case TIE, ATTACKER_RETREATS, DEFENDER_RETREATS -> retreats ? 1 : 0;
                    case ATTACKER_HIT, DEFENDER_HIT -> retreats ? 2 : 1;
                    case ATTACKER_OVERRUN, DEFENDER_OVERRUN -> unit.steps();
                };
        boolean overrun =
                outcome == S5_Melee.Outcome.ATTACKER_OVERRUN
                        || outcome == S5_Melee.Outcome.DEFENDER_OVERRUN;
        if (overrun) {
            return "5.2";
        }
        boolean worn = before.has(Mark.BROKEN, unit.number()) || hits >= before.stepsLeft(unit);
        if (unit.isBattery() || !worn) {
            return "5.4";
        }
        return retreats ? "5.41" : "5.2";
    }

    /** Of a mark that a counter got. */
    String ofGained(Counter counter, Mark mark) {
        return switch (mark) {
            case REDUCED ->
                    before.has(Mark.RETREAT, counter.number())
                                    && before.agenda().now() instanceof Step.Melee
                            ? "5.41"
                            : under;
            case RETREAT, BROKEN -> "5.41";
            case COMBAT -> "5.21";
            case OPPORTUNITY -> counter.isBattery() ? "4.7" : "4.31";
            case FIRE -> counter.isBattery() ? "4.8" : "4.4";
            case BOOTY -> "S5.BOOTY";
            case MOVED -> ofMoved(counter);
            case DONE -> ofDone(counter);
            case CAPTIVES, RECEIVED, RIFLE, LIMBERED -> under;
        };
    }

    /** Who was hit has moved by that; guns by getting ready; a taker of rifles by taking them. */
    private String ofMoved(Counter counter) {
        boolean done = under.equals("3.61") || under.equals("4.6");
        return isHit() ? "3.3" : done && !counter.isLeader() ? under : "3.31";
    }

    private String ofDone(Counter counter) {
        return counter.isLeader() ? "R-49" : isHit() ? "3.3" : "R-3";
    }

    private boolean isHit() {
        return before.agenda().now() instanceof Step.Window;
    }

    /** Of a mark that a counter has no longer. */
    String ofLost(Mark mark) {
        return mark == Mark.CAPTIVES ? "S1.CAPTIVES" : under;
    }
}

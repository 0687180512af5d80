package zeriba.ascari.rules;

import zeriba.ascari.Ascari;
import zeriba.ascari.Counter;
import zeriba.ascari.Draft;
import zeriba.ascari.Mark;
import zeriba.ascari.Step;
import zeriba.engine.Roll;
import zeriba.engine.Rule;

/** Section 4.5. Results of fire: on units, and on the leaders with them. */
public final class S4_Hits {

    private S4_Hits() {}

    /** The die of a shot. */
    @Rule({"4.5", "R-27", "4.83"})
    public static Ascari resolve(Ascari state, Step.Shot shot, Roll roll) {
        Counter target = state.counter(shot.target());
        int hits = S4_Fire.hits(state, shot, roll.face(0));
        Draft draft = state.draft().pop();
        draft.mark(shot.opportunity() ? Mark.OPPORTUNITY : Mark.FIRE, shot.firer());
        if (hits == 0) {
            return draft.done();
        }
        int leaders = target.isLeader() ? 0 : leadersWith(state, shot);
        S1_Losses.hit(draft, target, hits);
        if (shot.opportunity()) {
            halt(draft);
        }
        return (leaders == 0 ? draft : draft.push(new Step.LeaderHits(leaders))).done();
    }

    /** The leaders who share the fate of a target: all of its army in its hex. */
    @Rule({"4.5", "R-26", "G-3"})
    static int leadersWith(Ascari state, Step.Shot shot) {
        Counter target = state.counter(shot.target());
        return state.leadersAt(state.at(target), target.army());
    }

    /** The counter on the move, below the window, has been stopped. */
    private static void halt(Draft draft) {
        if (draft.agenda().now() instanceof Step.Window window
                && draft.agenda().rest().now() instanceof Step.Moving moving) {
            draft.pop().instead(moving.halt()).push(window);
        }
    }

    /** The die for the first of the leaders whose unit was hit. */
    @Rule({"4.5", "R-26"})
    public static Ascari leader(Ascari state, Step.LeaderHits step, Roll roll) {
        int leader = Integer.numberOfTrailingZeros(step.leaders());
        int left = step.leaders() & (step.leaders() - 1);
        Draft draft = state.draft();
        if (left == 0) {
            draft.pop();
        } else {
            draft.instead(new Step.LeaderHits(left));
        }
        if (roll.face(0) >= state.terms().tables().leaderHit()) {
            S1_Losses.hit(draft, state.leader(leader), 1);
        }
        return draft.done();
    }
}

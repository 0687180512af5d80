package zeriba.ascari.rules;

import static zeriba.board.Bits.*;

import java.util.List;
import zeriba.ascari.rules.S3_Moves.Moving;
import zeriba.ascari.rules.S4_OpportunityFire.Window;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Draft;
import zeriba.ascari.state.Mark;
import zeriba.engine.dice.Dice;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Rule;
import zeriba.engine.schema.As.Implied;
import zeriba.engine.schema.As.Of;

/** Section 4.5. Results of fire: on units, and on the leaders with them. */
public final class S4_Hits {

    private S4_Hits() {}

    /**
     * A shot waits for its die.
     *
     * @param target a combat unit, or a lone leader
     * @param opportunity whether it is fired in the enemy's move
     */
    @Rule({"4.5", "R-27", "4.83"})
    public record Shot(
            @Of("counter") int firer,
            @Of("counter") int target,
            @Implied(written = true) boolean opportunity)
            implements Throwing {

        @Override
        public String purpose() {
            return "fire";
        }

        @Override
        public Dice dice(Ascari state) {
            return Dice.D6;
        }

        /** As every throw's; written out, because much of bare play asks here. */
        @Override
        public Pending<Act> pending(Ascari state) {
            return new Pending.Chance<>(Dice.D6, "fire");
        }

        @Override
        public Ascari roll(Ascari state, Roll roll) {
            return S2_Sequence.thrown(
                    resolve(state, this, S4_Fire.hits(state, this, roll.face(0))));
        }

        @Override
        public String effect(Ascari before, Roll roll) {
            return switch (S4_Fire.hits(before, this, roll.face(0))) {
                case 0 -> "miss";
                case 1 -> "hit";
                default -> "double";
            };
        }

        @Override
        public String rule(Ascari before) {
            return before.counter(firer).firesGuns() ? "4.83" : "4.5";
        }

        /** Who fires at whom. */
        @Override
        public List<Event> began(Ascari before, Ascari after) {
            return List.of(S4_Fire.declared(after, this));
        }

        @Override
        public boolean fitsFire(Ascari state, Army active) {
            return !opportunity && S4_FirePhase.isDeclared(state, active, this);
        }

        @Override
        public boolean fitsWindow(Ascari state, Window window, Moving moving) {
            long able = S4_OpportunityFire.firers(state, moving);
            return opportunity
                    && target == moving.mover()
                    && !state.counter(firer).isLeader()
                    && contains(able, firer)
                    && !contains(window.firers(), firer)
                    && containsAll(able, window.firers());
        }
    }

    /** So many hits of a shot. */
    @Rule({"4.5", "R-27"})
    private static Ascari resolve(Ascari state, Shot shot, int hits) {
        Counter target = state.counter(shot.target());
        Draft draft = state.draft().pop();
        draft.mark(shot.opportunity() ? Mark.OPPORTUNITY : Mark.FIRE, shot.firer());
        if (hits == 0) {
            return draft.done();
        }
        if (target.isBoat()) {
            FieldBoats.hit(state, draft, target, state.counter(shot.firer()));
            return draft.done();
        }
        long leaders = target.isLeader() ? 0 : leadersWith(state, target);
        S1_Losses.hit(draft, target, hits);
        if (shot.opportunity()) {
            halt(draft);
        }
        return (leaders == 0 ? draft : draft.push(new LeaderHits(leaders))).done();
    }

    /** The leaders who share the fate of a target: all of its army in its hex. */
    @Rule({"4.5", "R-26", "G-3"})
    static long leadersWith(Ascari state, Counter target) {
        return state.leadersAt(state.at(target), target.army());
    }

    /** The counter on the move, below the window, has been stopped. */
    private static void halt(Draft draft) {
        if (draft.agenda().now() instanceof Window window
                && draft.agenda().rest().now() instanceof Moving moving) {
            draft.pop().instead(moving.halt()).push(window);
        }
    }

    /** Leaders whose unit was hit: one die for each, bit n for leader number n. */
    @Rule({"R-26", "4.5"})
    public record LeaderHits(@Of("leaders") long leaders) implements Throwing {

        @Override
        public String purpose() {
            return "leader";
        }

        @Override
        public Dice dice(Ascari state) {
            return Dice.D6;
        }

        /** The die for the first of them. */
        @Override
        public Ascari roll(Ascari state, Roll roll) {
            int leader = first(leaders);
            long left = without(leaders, leader);
            Draft draft = state.draft();
            if (isEmpty(left)) {
                draft.pop();
            } else {
                draft.instead(new LeaderHits(left));
            }
            if (isHit(state, roll)) {
                S1_Losses.hit(draft, state.leader(leader), 1);
            }
            return S2_Sequence.thrown(draft.done());
        }

        private static boolean isHit(Ascari state, Roll roll) {
            return roll.face(0) >= state.parameters().tables().leaderHit();
        }

        @Override
        public String effect(Ascari before, Roll roll) {
            return isHit(before, roll) ? "hit" : "miss";
        }

        @Override
        public boolean putsOffTheEnd() {
            return true;
        }

        /** They are together in a hex. */
        @Override
        public boolean fitsFire(Ascari state, Army active) {
            if (leaders == 0) {
                return false;
            }
            int hex = state.at(state.leader(first(leaders)));
            return hex >= 0 && containsAll(state.leadersAt(hex, active.enemy()), leaders);
        }

        @Override
        public boolean fitsWindow(Ascari state, Window window, Moving moving) {
            Army active = window.by().enemy();
            long able = S4_OpportunityFire.firers(state, moving);
            return leaders != 0
                    && containsAll(state.leadersAt(moving.hex(), active), leaders)
                    && moving.halted()
                    && (!state.isOnMap(moving.mover()) || containsAll(able, window.firers()));
        }
    }
}

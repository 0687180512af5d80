package zeriba.kasserine.rules;

import zeriba.board.Places;
import zeriba.engine.Options;
import zeriba.engine.Pending;
import zeriba.engine.Rule;
import zeriba.kasserine.Act;
import zeriba.kasserine.Activity;
import zeriba.kasserine.Kasserine;
import zeriba.kasserine.Step;
import zeriba.kasserine.Unit;
import zeriba.kasserine.Way;

/** Section 5. Movement: where a unit may go, and what it meets on its way. */
public final class S05_Movement {

    private S05_Movement() {}

    /** The hexes in which the unit in hand may end, by number. */
    @Rule({"5.1", "5.2", "G-1"})
    public static Pending<Act> goals(Kasserine state, Step.Going step) {
        return new Pending.Choice<>(step.army().side(), new Goals(state, step));
    }

    /** The unit in hand goes. */
    @Rule({"5.1", "5.3"})
    public static Kasserine go(Kasserine state, Step.Going step, Act.Go go) {
        return gone(state.agenda(state.agenda().rest()), step, go.hex(), go.way());
    }

    /** A unit is taken up and goes at once. */
    @Rule("5.1")
    public static Kasserine move(Kasserine state, Step.Movement step, Act.Move move) {
        Unit unit = move.unit();
        Step.Going going = new Step.Going(step.army(), step.phase(), unit, state.place(unit));
        return gone(state, going, move.hex(), move.way());
    }

    private static Kasserine gone(Kasserine state, Step.Going step, int goal, Way way) {
        Unit unit = step.unit();
        boolean isArriving = state.place(unit) == Kasserine.DUE;
        Activity done = isArriving ? state.activity().arrive(unit) : state.activity().move(unit);
        if (!isArriving && goal == step.from() && way.isEmpty()) {
            return state.activity(done);
        }
        boolean isSeen =
                !way.isEmpty()
                        || Encounters.mayMatter(
                                state, unit, step.from(), goal, Reach.points(state, step));
        if (!isSeen) {
            return S18_Victory.assessed(state.moved(unit, goal, done, state.agenda()));
        }
        int[] path = way.isEmpty() ? Reach.of(state, step).path(goal) : way.toArray();
        Kasserine after = state.activity(done);
        if (isArriving) {
            after = Encounters.entered(after, unit, step.from());
        }
        for (int hex : path) {
            if (!(after.agenda().now() instanceof Step.Over)) {
                after = Encounters.entered(after, unit, hex);
            }
        }
        return after;
    }

    /** The rule by which a unit stops in a hex: an enemy zone's, or that of the frozen west. */
    @Rule({"6.1", "R17"})
    public static String stopping(Kasserine state, Unit unit, int hex) {
        return S06_ZonesOfControl.holds(state, unit, hex) ? "6.1" : "R17";
    }

    /** What a step costs the unit in hand, in half points, or 0 if it may not be made. */
    @Rule({"5.2", "14.1"})
    static int cost(Kasserine state, Unit unit, int from, int to) {
        int way = state.map().adjacency().way(from, to);
        return way < 0
                ? 0
                : state.map().costs(state.roster().isLeg(unit), unit.army()).cost(from, way);
    }

    /** The goals of the unit in hand; a way to one may be named. */
    private static final class Goals implements Options<Act> {

        private final Kasserine state;
        private final Step.Going step;
        private final Places ends;

        Goals(Kasserine state, Step.Going step) {
            this.state = state;
            this.step = step;
            this.ends = Reach.of(state, step).ends();
        }

        @Override
        public long size() {
            return ends.size();
        }

        @Override
        public Act get(long k) {
            int hex = ends.nth((int) k);
            if (k < 0 || hex < 0) {
                throw new IndexOutOfBoundsException(k + " of " + size());
            }
            return new Act.Go(hex, Way.CHEAPEST);
        }

        @Override
        public boolean contains(Act action) {
            return (action instanceof Act.Go go && go.way().isEmpty())
                    ? ends.contains(go.hex())
                    : Objections.to(state, action).isEmpty();
        }

        @Override
        public String toString() {
            return step + " " + ends;
        }
    }
}

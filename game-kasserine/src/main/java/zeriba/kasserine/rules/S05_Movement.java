package zeriba.kasserine.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import zeriba.board.Places;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Event.Manner;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Rule;
import zeriba.engine.schema.As.Called;
import zeriba.engine.schema.As.Of;
import zeriba.engine.text.UnreadableException;
import zeriba.kasserine.rules.S05_Phases.Movement;
import zeriba.kasserine.rules.S18_Victory.Over;
import zeriba.kasserine.rules.general.Changes;
import zeriba.kasserine.rules.general.Reason;
import zeriba.kasserine.rules.general.S06_ZonesOfControl;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Activity;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Path;
import zeriba.kasserine.state.Phase;
import zeriba.kasserine.state.Unit;

/** Section 5. Movement: where a unit may go, and what it meets on its way. */
public final class S05_Movement {

    private S05_Movement() {}

    /**
     * A unit has been taken up or has entered the map.
     *
     * @param from the hex that it stands in, or that it enters by
     */
    @Rule({"5.1", "5.2", "5.3"})
    public record Going(@Called("side") Army army, Phase phase, Unit unit, @Of("hex") int from)
            implements Deciding<Act.Go> {

        @Override
        public Class<Act.Go> acts() {
            return Act.Go.class;
        }

        /** The hexes in which the unit may end, by number. */
        @Override
        @Rule("G-1")
        public Options<Act> options(Kasserine state) {
            return new Goals(state, this);
        }

        /** As every decision's; written out, because much of bare play asks here. */
        @Override
        public Pending<Act> pending(Kasserine state) {
            return new Pending.Choice<>(army.side(), new Goals(state, this));
        }

        @Override
        public Optional<Objection> objection(Kasserine state, Act.Go go) {
            return S05_Objections.toGoal(state, this, go.hex(), go.way());
        }

        @Override
        public Optional<Objection> notNow(Kasserine state, Act act) {
            return Reason.of(state, "5.1", "in-hand").unit(unit).given();
        }

        @Override
        public Kasserine choose(Kasserine state, Act.Go go) {
            return gone(state.done(), this, go.hex(), go.way());
        }

        /** The unit went, or came from off the map by the hex that it entered first. */
        @Override
        public List<Event> told(Kasserine before, Act.Go go) {
            boolean isArrival = isArriving(before);
            List<String> path = new ArrayList<>(path(before, this, go.hex(), go.way()));
            if (isArrival) {
                path.addFirst(before.map().label(from));
            }
            return new Changes(before, choose(before, go))
                    .moved(
                            unit,
                            isArrival ? Manner.ARRIVED : Manner.MOVED,
                            isArrival ? "11.2" : "5.1",
                            path);
        }

        boolean isArriving(Kasserine state) {
            return state.place(unit) == Kasserine.DUE;
        }

        @Override
        public boolean breaksInto(TurnStep turnStep, boolean isAlone) {
            return isAlone && turnStep.equals(movement());
        }

        /** The phase in which it goes. */
        public Movement movement() {
            return new Movement(army, phase);
        }

        @Override
        public void check(PositionCheck check) throws UnreadableException {
            Kasserine before = check.state().done();
            boolean isArriving = isArriving(before);
            Act.Moving act = isArriving ? new Act.Enter(unit, from) : new Act.Take(unit);
            PositionCheck.require(
                    movement().objection(before, act).isEmpty()
                            && (isArriving || from == before.place(unit)),
                    PositionCheck.FIRST,
                    "this unit cannot be under way");
        }
    }

    /** The hexes that a unit enters on its way to a goal. */
    @Rule("5.2")
    static List<String> path(Kasserine state, Going step, int goal, Path way) {
        int[] path = way.isEmpty() ? Reach.of(state, step).path(goal) : way.toArray();
        return IntStream.of(path).mapToObj(state.map()::label).toList();
    }

    /** The state in which a unit has gone. */
    @Rule({"5.1", "5.3"})
    static Kasserine gone(Kasserine state, Going step, int goal, Path way) {
        Unit unit = step.unit();
        boolean isArriving = step.isArriving(state);
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
            if (!(after.agenda().now() instanceof Over)) {
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
        private final Going step;
        private final Places ends;

        Goals(Kasserine state, Going step) {
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
            return new Act.Go(hex, Path.CHEAPEST);
        }

        @Override
        public boolean contains(Act action) {
            return (action instanceof Act.Go go && go.way().isEmpty())
                    ? ends.contains(go.hex())
                    : step.allows(state, action);
        }

        @Override
        public String toString() {
            return step + " " + ends;
        }
    }
}

package zeriba.ascari.rules;

import static zeriba.board.Bits.*;

import java.util.List;
import zeriba.ascari.rules.S3_Movement.Movement;
import zeriba.ascari.rules.S3_Moves.Moving;
import zeriba.ascari.rules.general.S3_Allowance;
import zeriba.ascari.rules.general.S3_Captives;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Ground;
import zeriba.ascari.state.Mark;
import zeriba.ascari.state.OptionRuns;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Rule;

/**
 * Section 3. Movement: what may be chosen, in a compact form. The order is by counter; for each,
 * its steps by the leaders who go with it and the ways clockwise from the north, then flipping,
 * taking up rifles, leaving the map and handing captives over; at last the end.
 */
@Rule("3.0")
public final class MoveOptions implements Options<Act> {

    private static final int MOVE = 0;
    private static final int FLIP = 1;
    private static final int TAKE = 2;
    private static final int EXIT = 3;
    private static final int HAND = 4;
    private static final int STOP = 5;
    private static final int END = 6;

    private static final int ROOM_FOR_A_MOVE = 4;

    private static final Act STOPPING = new Act.Stop();
    private static final Act ENDING = new Act.End();

    private final Ascari state;
    private final Deciding<?> step;
    private final OptionRuns runs;

    private MoveOptions(Ascari state, Deciding<?> step, int room) {
        this.state = state;
        this.step = step;
        this.runs = new OptionRuns(room);
    }

    /** What an army may do next in its movement. */
    @Rule({"3.0", "R-3"})
    public static MoveOptions of(Ascari state, Movement movement) {
        Army army = movement.army();
        int room = state.battle().counters(army).size() + ROOM_FOR_A_MOVE;
        MoveOptions options = new MoveOptions(state, movement, room);
        boolean mustFlee = false;
        for (Counter counter : state.battle().counters(army)) {
            if (S3_Allowance.mayBegin(state, counter)) {
                int before = options.runs.size();
                options.begin(counter);
                mustFlee = mustFlee || (options.runs.size() > before && !counter.isLeader());
            }
        }
        if (!mustFlee || !Metemma.isFleeing(state, army)) {
            options.runs.add(END, 0);
        }
        return options;
    }

    /** What the counter on the move may do next. */
    @Rule({"3.0", "3.2"})
    public static MoveOptions of(Ascari state, Moving moving) {
        MoveOptions options = new MoveOptions(state, moving, ROOM_FOR_A_MOVE);
        Counter mover = state.counter(moving.mover());
        int hex = moving.hex();
        Entering entering = new Entering(state, mover, moving.path().start());
        long most =
                mover.isLeader()
                        ? NONE
                        : union(moving.riders(), S3_Allowance.free(state, mover, hex));
        options.steps(mover, hex, moving.points(), most, entering);
        if (mover.isBattery() && S3_Artillery.mayFlip(state, moving)) {
            options.runs.add(FLIP, mover.number());
        }
        if (entering.mayEnd(hex)) {
            options.takeOrExit(mover, hex, moving.points(), most);
            options.runs.add(STOP, 0);
        }
        return options;
    }

    private void begin(Counter counter) {
        int hex = state.at(counter);
        int points = S3_Allowance.points(state, counter);
        Entering entering = new Entering(state, counter, hex);
        long most = counter.isLeader() ? NONE : S3_Allowance.free(state, counter, hex);
        if (entering.isMobile()) {
            steps(counter, hex, points, most, entering);
        }
        boolean flees = !counter.isLeader() && Metemma.isFleeing(state, counter.army());
        if (counter.isBattery()) {
            runs.add(FLIP, counter.number());
        }
        if (entering.isMobile() && !flees) {
            takeOrExit(counter, hex, points, most);
        }
        if (state.has(Mark.CAPTIVES, counter.number())) {
            hand(counter, hex);
        }
    }

    /** By every set of the leaders who may go with it, none first. */
    private void steps(Counter mover, int hex, int points, long most, Entering entering) {
        long ways = entering.ways(hex, points);
        runs.add(MOVE, mover.number(), most, ways);
    }

    private void takeOrExit(Counter mover, int hex, int points, long most) {
        if (S4_RifleMarkers.mayTake(state, mover, hex)) {
            runs.add(TAKE, mover.number());
        }
        if (S3_Leaving.mayLeave(state, mover, hex, points)) {
            runs.add(EXIT, mover.number(), most);
        }
    }

    private void hand(Counter guard, int hex) {
        long ways = NONE;
        for (int way = 0; way < Ground.WAYS; way++) {
            int beside = state.ground().neighbour(hex, way);
            int other = beside < 0 ? Ascari.NOBODY : state.standing(beside);
            if (other >= 0 && S3_Captives.mayHand(state, guard, state.counter(other))) {
                ways = with(ways, way);
            }
        }
        runs.add(HAND, guard.number(), NONE, ways);
    }

    /** Whether all that is left is to stop. */
    @Rule("3.0")
    boolean isStopOnly() {
        return runs.size() == 1 && runs.option(0).kind() == STOP;
    }

    @Override
    @Rule("3.0")
    public long size() {
        return runs.size();
    }

    @Override
    @Rule("3.0")
    public Act get(long k) {
        OptionRuns.Option option = runs.option(k);
        String id = state.counter(option.counter()).id();
        return switch (option.kind()) {
            case MOVE -> new Act.Move(id, riders(option), beside(option));
            case FLIP -> new Act.Flip(id);
            case TAKE -> new Act.Take(id);
            case EXIT -> new Act.Exit(id, riders(option));
            case HAND -> new Act.Hand(id, state.counter(state.standing(beside(option))).id());
            case STOP -> STOPPING;
            default -> ENDING;
        };
    }

    private List<String> riders(OptionRuns.Option option) {
        return state.battle().riders(option.leaders());
    }

    /** The hex to which an option leads. */
    private int beside(OptionRuns.Option option) {
        return state.ground().neighbour(state.at(option.counter()), option.way());
    }

    @Override
    @Rule("3.0")
    public boolean contains(Act act) {
        return step.allows(state, act);
    }
}

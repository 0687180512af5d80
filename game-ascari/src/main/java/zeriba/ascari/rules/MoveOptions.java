package zeriba.ascari.rules;

import java.util.Arrays;
import zeriba.ascari.rules.S3_Movement.Movement;
import zeriba.ascari.rules.S3_Moves.Moving;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Ground;
import zeriba.ascari.state.Mark;
import zeriba.board.Places;
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

    private static final int ROOM_FOR_AN_ARMY = 256;
    private static final int ROOM_FOR_A_MOVE = 32;

    private static final Act STOPPING = new Act.Stop();
    private static final Act ENDING = new Act.End();

    private final Ascari state;
    private final Deciding<?> step;
    private int[] codes;
    private int size;

    private MoveOptions(Ascari state, Deciding<?> step, int room) {
        this.state = state;
        this.step = step;
        this.codes = new int[room];
    }

    /** What an army may do next in its movement. */
    @Rule({"3.0", "R-3"})
    public static MoveOptions of(Ascari state, Movement movement) {
        Army army = movement.army();
        MoveOptions options = new MoveOptions(state, movement, ROOM_FOR_AN_ARMY);
        Places led = S3_Allowance.led(state, army);
        boolean mustFlee = false;
        for (Counter counter : state.battle().counters(army)) {
            if (S3_Allowance.mayBegin(state, counter)) {
                int before = options.size;
                options.begin(counter, led);
                mustFlee |= options.size > before && !counter.isLeader();
            }
        }
        if (!mustFlee || !Metemma.isFleeing(state, army)) {
            options.add(END, 0, 0, 0);
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
        int most = mover.isLeader() ? 0 : moving.riders() | S3_Allowance.free(state, mover, hex);
        options.steps(mover, hex, moving.points(), most, entering);
        if (mover.isBattery() && S3_Artillery.mayFlip(state, moving)) {
            options.add(FLIP, mover.number(), 0, 0);
        }
        if (entering.mayEnd(hex)) {
            options.takeOrExit(mover, hex, moving.points(), most);
            options.add(STOP, 0, 0, 0);
        }
        return options;
    }

    private void begin(Counter counter, Places led) {
        int hex = state.at(counter);
        int points = S3_Allowance.points(state, counter);
        Entering entering = new Entering(state, counter, hex);
        boolean isLed = !counter.isLeader() && led.contains(hex);
        int most = isLed ? S3_Allowance.free(state, counter, hex) : 0;
        if (entering.isMobile()) {
            steps(counter, hex, points, most, entering);
        }
        boolean flees = !counter.isLeader() && Metemma.isFleeing(state, counter.army());
        if (counter.isBattery()) {
            add(FLIP, counter.number(), 0, 0);
        }
        if (entering.isMobile() && !flees) {
            takeOrExit(counter, hex, points, most);
        }
        if (state.has(Mark.CAPTIVES, counter.number())) {
            hand(counter, hex);
        }
    }

    /** By every set of the leaders who may go with it, none first. */
    private void steps(Counter mover, int hex, int points, int most, Entering entering) {
        int ways = entering.ways(hex, points);
        if (ways == 0) {
            return;
        }
        int riders = 0;
        do {
            for (int rest = ways; rest != 0; rest &= rest - 1) {
                int way = Integer.numberOfTrailingZeros(rest);
                add(MOVE, mover.number(), riders, state.ground().neighbour(hex, way));
            }
            riders = (riders - most) & most;
        } while (riders != 0);
    }

    private void takeOrExit(Counter mover, int hex, int points, int most) {
        if (S4_RifleMarkers.mayTake(state, mover, hex)) {
            add(TAKE, mover.number(), 0, 0);
        }
        if (S3_Leaving.mayLeave(state, mover, hex, points)) {
            int riders = 0;
            do {
                add(EXIT, mover.number(), riders, 0);
                riders = (riders - most) & most;
            } while (riders != 0);
        }
    }

    private void hand(Counter guard, int hex) {
        for (int way = 0; way < Ground.WAYS; way++) {
            int beside = state.ground().neighbour(hex, way);
            int other = beside < 0 ? Ascari.NOBODY : state.standing(beside);
            if (other >= 0 && S3_Captives.mayHand(state, guard, state.counter(other))) {
                add(HAND, guard.number(), 0, other);
            }
        }
    }

    private void add(int what, int counter, int riders, int place) {
        if (size == codes.length) {
            codes = Arrays.copyOf(codes, 2 * size);
        }
        codes[size++] = what << 28 | counter << 20 | riders << 10 | place;
    }

    /** Whether all that is left is to stop. */
    @Rule("3.0")
    boolean isStopOnly() {
        return size == 1 && codes[0] >>> 28 == STOP;
    }

    @Override
    @Rule("3.0")
    public long size() {
        return size;
    }

    @Override
    @Rule("3.0")
    public Act get(long k) {
        if (k < 0 || k >= size) {
            throw new IndexOutOfBoundsException("no option " + k + " of " + size);
        }
        int code = codes[(int) k];
        Battle battle = state.battle();
        String id = battle.counter(code >>> 20 & 0xff).id();
        int riders = code >>> 10 & 0x3ff;
        int place = code & 0x3ff;
        return switch (code >>> 28) {
            case MOVE -> new Act.Move(id, battle.riders(riders), place);
            case FLIP -> new Act.Flip(id);
            case TAKE -> new Act.Take(id);
            case EXIT -> new Act.Exit(id, battle.riders(riders));
            case HAND -> new Act.Hand(id, battle.counter(place).id());
            case STOP -> STOPPING;
            default -> ENDING;
        };
    }

    @Override
    @Rule("3.0")
    public boolean contains(Act act) {
        return step.allows(state, act);
    }
}

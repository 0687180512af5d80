package zeriba.ascari.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import zeriba.ascari.rules.S3_Moves.Moving;
import zeriba.ascari.rules.general.S3_Allowance;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Ground;
import zeriba.engine.rules.Rule;

/** Section 3. Movement: everything within reach of a counter, if nobody fires at it on the way. */
@Rule("3.0")
public final class S3_Reach {

    private static final int UNREACHED = -1;

    private final Ascari state;
    private final Counter mover;
    private final int start;
    private final Entering entering;
    private final int from;
    private final int points;
    private final List<Integer> gone;
    private final int spent;
    private final byte[] left;
    private final short[] before;
    private final List<Integer> reached = new ArrayList<>();

    private S3_Reach(Ascari state, Counter mover, int start, int from, int points) {
        this(state, mover, start, from, points, List.of(), 0);
    }

    private S3_Reach(
            Ascari state,
            Counter mover,
            int start,
            int from,
            int points,
            List<Integer> gone,
            int spent) {
        this.state = state;
        this.mover = mover;
        this.start = start;
        this.gone = gone;
        this.spent = spent;
        this.entering = new Entering(state, mover, start);
        this.from = from;
        this.points = points;
        this.left = new byte[state.ground().size()];
        this.before = new short[left.length];
        Arrays.fill(left, (byte) UNREACHED);
        left[from] = (byte) points;
        if (entering.isMobile() && (gone.isEmpty() || !isMelee(from))) {
            flood();
        }
    }

    /** From where a counter stands, or from where its move has come to. */
    @Rule("3.0")
    public static S3_Reach of(Ascari state, Counter mover) {
        if (state.agenda().now() instanceof Moving moving && moving.mover() == mover.number()) {
            int start = moving.path().start();
            return new S3_Reach(state, mover, start, moving.hex(), moving.points());
        }
        int hex = state.at(mover);
        return new S3_Reach(state, mover, hex, hex, S3_Allowance.points(state, mover));
    }

    /** What is within reach once the counter has gone on to a hex beside it; empty if it cannot. */
    @Rule("3.0")
    public Optional<S3_Reach> then(int hex) {
        for (int way = 0; way < Ground.WAYS; way++) {
            boolean leads = state.ground().neighbour(from, way) == hex;
            if (leads && left[hex] != UNREACHED && entering.allows(from, way, points)) {
                int cost = entering.cost(from, way);
                List<Integer> longer = new ArrayList<>(gone);
                longer.add(hex);
                return Optional.of(
                        new S3_Reach(
                                state, mover, start, hex, points - cost, longer, spent + cost));
            }
        }
        return Optional.empty();
    }

    /** Whether a counter may move in this player turn. */
    @Rule({"R-3", "R-67"})
    public static boolean mayMove(Ascari state, Counter counter) {
        return S3_Allowance.mayBegin(state, counter);
    }

    /** The leaders who may go with a unit from its hex, by bit. */
    @Rule("R-49")
    public static long riders(Ascari state, Counter unit) {
        return S3_Allowance.free(state, unit, state.at(unit));
    }

    /** By points left, from all to none; a hex with the enemy in it ends the way. */
    private void flood() {
        List<List<Integer>> buckets = new ArrayList<>();
        for (int i = 0; i <= points; i++) {
            buckets.add(new ArrayList<>());
        }
        buckets.get(points).add(from);
        for (int now = points; now >= 0; now--) {
            for (int i = 0; i < buckets.get(now).size(); i++) {
                int hex = buckets.get(now).get(i);
                if (left[hex] == now && (hex == from || !isMelee(hex))) {
                    spread(hex, now, buckets);
                }
            }
        }
    }

    private void spread(int hex, int now, List<List<Integer>> buckets) {
        int costs = entering.costs(hex);
        for (int way = 0; way < Ground.WAYS; way++) {
            int cost = entering.due(costs, way);
            int after = now - cost;
            if (cost == 0 || after < 0) {
                continue;
            }
            int to = state.ground().neighbour(hex, way);
            // whether it may be entered is dearer to find out than whether that would be better
            if (after > left[to] && entering.allows(hex, way, now, cost)) {
                if (left[to] == UNREACHED) {
                    reached.add(to);
                }
                left[to] = (byte) after;
                before[to] = (short) hex;
                buckets.get(after).add(to);
            }
        }
    }

    /** The same with, among ways of equal cost, those on which the worst fire in a hex is least. */
    @Rule("3.0")
    public S3_Reach under(IntToDoubleFunction fire) {
        double[] worst = new double[left.length];
        reached.sort(Comparator.comparingInt(hex -> -left[hex]));
        for (int hex : reached) {
            if (hex != from) {
                double least = Double.POSITIVE_INFINITY;
                for (int way = 0; way < Ground.WAYS; way++) {
                    int by = state.ground().neighbour(hex, way);
                    if (by >= 0 && worst[by] < least && leads(by, hex)) {
                        least = worst[by];
                        before[hex] = (short) by;
                    }
                }
                worst[hex] = Math.max(least, fire.applyAsDouble(hex));
            }
        }
        return this;
    }

    /** Whether a cheapest way to a hex goes by way of one beside it. */
    private boolean leads(int by, int hex) {
        if (left[by] <= left[hex] || (by != from && isMelee(by))) {
            return false;
        }
        for (int way = 0; way < Ground.WAYS; way++) {
            if (state.ground().neighbour(by, way) == hex) {
                return entering.allows(by, way, left[by])
                        && left[by] - entering.cost(by, way) == left[hex];
            }
        }
        return false;
    }

    /** The hexes in which the counter may end or fight. */
    @Rule({"3.2", "3.4"})
    public List<Integer> ends() {
        return reached.stream()
                .filter(hex -> hex != from && (isMelee(hex) || entering.mayEnd(hex)))
                .sorted()
                .toList();
    }

    /** Whether the enemy is in a hex that has been reached. */
    @Rule("3.2")
    public boolean isMelee(int hex) {
        return state.holds(mover.army().enemy(), hex);
    }

    /** Points to get to a hex. */
    @Rule("3.1")
    public int cost(int hex) {
        return spent + points - left[hex];
    }

    /** The hexes entered on the way to one, the last being itself. */
    @Rule("3.0")
    public List<Integer> path(int hex) {
        List<Integer> path = new ArrayList<>();
        for (int at = hex; at != from; at = before[at]) {
            path.add(at);
        }
        Collections.reverse(path);
        path.addAll(0, gone);
        return path;
    }
}

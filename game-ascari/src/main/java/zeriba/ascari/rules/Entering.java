package zeriba.ascari.rules;

import static zeriba.board.Bits.*;

import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Ground;
import zeriba.ascari.state.Mark;
import zeriba.ascari.state.Mover;
import zeriba.board.Places;
import zeriba.engine.rules.Rule;

/**
 * Section 3. Movement: which hexes a counter may enter, one at a time. The tests are plain yes or
 * no; {@link S3_Objections} says why not.
 */
@Rule("3.0")
final class Entering {

    private static final byte UNKNOWN = 0;
    private static final byte YES = 1;
    private static final byte NO = 2;
    private static final byte[] NOBODY_HELD = {};

    private final Ascari state;
    private final Ground ground;
    private final Places burnt;
    private final Counter mover;
    private final Army army;
    private final boolean fleeing;
    private final boolean fights;
    private final boolean barred;
    private final boolean single;
    private final Mover column;
    private final int start;

    /** Whether no rule but those on units that stand in a hex keeps the mover out of it. */
    private final boolean unhindered;

    private final boolean held;

    /** By hex, whether ranks stand beside it, as far as that was asked. */
    private final byte[] besideRanks;

    /**
     * @param start the hex in which the move began
     */
    Entering(Ascari state, Counter mover, int start) {
        this.state = state;
        this.ground = state.ground();
        this.burnt = state.spoils().burnt();
        this.mover = mover;
        this.army = mover.army();
        this.fleeing = !mover.isLeader() && Metemma.isFleeing(state, army);
        this.fights = !mover.isLeader() && !mover.isTransport() && !fleeing && isMobile();
        this.barred = AmbaAlagi.isHeld(state, mover);
        this.single = isSingle(mover);
        this.column = mover.kind().mover();
        this.start = start;
        this.held = FieldContact.isHeld(state, mover);
        this.unhindered =
                !mover.isLeader() && !fleeing && !barred && !held && !FieldHiding.isOf(state, army);
        this.besideRanks = held ? new byte[ground.size()] : NOBODY_HELD;
    }

    /** A battery moves only limbered. */
    @Rule({"3.6", "R-14"})
    boolean isMobile() {
        return !mover.isBattery() || state.has(Mark.LIMBERED, mover.number());
    }

    /** Points to go a way, 0 where that is prohibited; one hex is free to an allowance of 1. */
    @Rule({"3.1", "3.7", "R-11"})
    int cost(int from, int way) {
        return due(costs(from), way);
    }

    /** The same for any counter, whatever else may keep it from going. */
    @Rule({"3.1", "3.7", "R-11"})
    static int cost(Ascari state, Counter mover, int from, int way) {
        int costs = state.ground().costs(mover.kind().mover(), from, state.spoils().burnt());
        return due(isSingle(mover), costs, way);
    }

    private static boolean isSingle(Counter mover) {
        return mover.movement() == 1;
    }

    private static int due(boolean single, int costs, int way) {
        int cost = Ground.cost(costs, way);
        return single ? Math.min(cost, 1) : cost;
    }

    /** Points to go each way out of a hex, in one number for {@link #due}. */
    @Rule("3.1")
    int costs(int from) {
        return ground.costs(column, from, burnt);
    }

    /** Points to go a way, out of the {@link #costs} of a hex. */
    @Rule({"3.1", "R-11"})
    int due(int costs, int way) {
        return due(single, costs, way);
    }

    /** The ways that the mover may go with so many points left, bit n for way n. */
    @Rule({"3.1", "3.4", "R-9"})
    long ways(int from, int points) {
        int costs = costs(from);
        long ways = NONE;
        for (long rest = affordable(costs, points); !isEmpty(rest); rest = withoutFirst(rest)) {
            int way = first(rest);
            int to = ground.neighbour(from, way);
            if (isFree(to) || opens(from, to, points - due(costs, way))) {
                ways = with(ways, way);
            }
        }
        return ways;
    }

    @Rule({"3.1", "R-11"})
    private long affordable(int costs, int points) {
        return Ground.affordable(costs, single && points > 0 ? Integer.MAX_VALUE : points);
    }

    /** Whether the mover may go a way with so many points left. */
    @Rule({"3.1", "3.4", "R-9"})
    boolean allows(int from, int way, int points) {
        return allows(from, way, points, cost(from, way));
    }

    /**
     * The same where it is known what the way costs.
     *
     * @param cost points, 0 where the way is prohibited
     */
    @Rule({"3.1", "3.4", "R-9"})
    boolean allows(int from, int way, int points, int cost) {
        if (cost == 0 || cost > points) {
            return false;
        }
        int to = ground.neighbour(from, way);
        return isFree(to) || opens(from, to, points - cost);
    }

    /** Whether nobody stands in a hex who would have to be asked about. */
    private boolean isFree(int to) {
        return unhindered && state.standing(to) == Ascari.NOBODY;
    }

    private boolean opens(int from, int to, int left) {
        return mayEnter(to) && mayPass(from, to) && (mayEnd(to) || leadsOn(to, left));
    }

    /** Whether no ranks keep the mover from going on from a hex to the next. */
    @Rule("FIELD.CONTACT")
    boolean mayPass(int from, int to) {
        return !held || isMelee(to) || !(isBesideRanks(from) && isBesideRanks(to));
    }

    private boolean isBesideRanks(int hex) {
        if (besideRanks[hex] == UNKNOWN) {
            besideRanks[hex] = FieldContact.isBeside(state, hex) ? YES : NO;
        }
        return besideRanks[hex] == YES;
    }

    /** Whether nothing in a hex keeps the mover out, friends apart. */
    @Rule({"3.2", "R-13", "FIELD.TRANSPORT"})
    boolean mayEnter(int to) {
        if (barred && AmbaAlagi.bars(state, mover, to)) {
            return false;
        }
        if (state.holds(army.enemy(), to)) {
            return fights;
        }
        return !mover.isLeader() || state.leadersAt(to, army.enemy()) == 0;
    }

    /** Whether the mover may stay in a hex that it may enter. */
    @Rule({"3.4", "R-56", "S5.NEGUS"})
    boolean mayEnd(int hex) {
        if (mover.isLeader()) {
            return true;
        }
        int standing = state.standing(hex);
        if (army == Army.ATTACKER && state.hides(hex)) {
            return false;
        }
        return (standing == Ascari.NOBODY || standing == mover.number() || !state.holds(army, hex))
                && (!fleeing || goesBack(hex));
    }

    /** Whether a hex is nearer home than where a fleeing unit began. */
    @Rule("S5.NEGUS")
    boolean goesBack(int hex) {
        return ground.grid().column(hex) > ground.grid().column(start);
    }

    /** Whether the mover can get from a hex to one in which it may stay. */
    @Rule({"3.4", "R-9"})
    boolean leadsOn(int hex, int points) {
        int costs = costs(hex);
        for (int way = 0; way < Ground.WAYS; way++) {
            int cost = due(costs, way);
            if (cost != 0 && cost <= points) {
                int to = ground.neighbour(hex, way);
                if (mayEnter(to) && mayEnd(to) && mayPass(hex, to)) {
                    return true;
                }
            }
        }
        return points > 1 && leadsOn(hex, points, new byte[ground.size()]);
    }

    /**
     * @param best by hex, with how many points it has been tried in vain, and one more
     */
    private boolean leadsOn(int hex, int points, byte[] best) {
        int costs = costs(hex);
        for (int way = 0; way < Ground.WAYS; way++) {
            int cost = due(costs, way);
            if (cost == 0 || cost > points) {
                continue;
            }
            int to = ground.neighbour(hex, way);
            int after = points - cost;
            if (after + 1 > best[to] && mayEnter(to) && mayPass(hex, to)) {
                best[to] = (byte) (after + 1);
                if (mayEnd(to) || (!isMelee(to) && leadsOn(to, after, best))) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isMelee(int hex) {
        return state.holds(army.enemy(), hex);
    }
}

package zeriba.ascari.state;

import java.util.Arrays;
import java.util.List;
import zeriba.board.HexGrid;
import zeriba.board.LineOfSight;
import zeriba.board.Places;
import zeriba.board.SightGround;
import zeriba.board.SightLines;
import zeriba.board.map.HexMap;
import zeriba.engine.rules.Rule;

/**
 * The map of a battle as tables: neighbours, movement costs, lines of sight. Zeriba hexes may burn;
 * what has burnt is clear ground.
 */
public final class Ground {

    /** The ways out of a hex. */
    public static final int WAYS = 6;

    /** How far anybody sees: the range of guns. */
    public static final int SIGHT = 8;

    private static final SightLines LINES = SightLines.of(SIGHT);

    private static final int COST_BITS = 5;
    private static final int COST_MASK = (1 << COST_BITS) - 1;

    /** The lowest bit of the cost of each way, and the highest, which no cost has set. */
    private static final int ONES = 0b00001_00001_00001_00001_00001_00001;

    private static final int TOPS = ONES << (COST_BITS - 1);
    private static final int DEAREST = (1 << (COST_BITS - 1)) - 1;

    private final HexGrid grid;
    private final int size;
    private final Terrain[] terrains;
    private final Terrain clear;
    private final short[] neighbours;

    /** By mover and hex: the cost of every way, {@link #COST_BITS} bits each, north lowest. */
    private final int[] ways;

    /** By mover: the hexes that it may enter at all while nothing has burnt. */
    private final Places[] open = new Places[Mover.values().length];

    private final Places zeriba;
    private final Places besideZeriba;
    private final LineOfSight sight;
    private final LineOfSight sightWithoutZeriba;

    private Ground(HexMap map, TerrainChart chart, RulesOptions options) {
        this.grid = map.grid();
        this.size = grid.size();
        this.clear = chart.terrain("clear");
        this.terrains = new Terrain[size];
        Arrays.fill(terrains, clear);
        grid.hexes().forEach(hex -> terrains[hex] = chart.terrain(map.terrain(hex)));
        this.neighbours = new short[size * WAYS];
        this.ways = new int[Mover.values().length * size];
        this.zeriba = grid.hexes().intersection(named("zeriba"));
        for (int hex = 0; hex < size; hex++) {
            for (int way = 0; way < WAYS; way++) {
                neighbours[hex * WAYS + way] = (short) grid.neighbour(hex, way);
            }
        }
        fillCosts(map, chart);
        for (Mover mover : Mover.values()) {
            open[mover.number()] = Places.where(size, hex -> terrains[hex].cost(mover) > 0);
        }
        this.besideZeriba = Places.where(size, hex -> isBeside(hex, zeriba));
        this.sight = sight(options, grid.none());
        this.sightWithoutZeriba = zeriba.isEmpty() ? sight : sight(options, zeriba);
    }

    /** The tables of a map under the options that concern sight. */
    public static Ground of(HexMap map, TerrainChart chart, RulesOptions options) {
        return new Ground(map, chart, options);
    }

    private Places named(String name) {
        return Places.where(size, hex -> terrains[hex].name().equals(name));
    }

    private boolean isBeside(int hex, Places area) {
        for (int way = 0; way < WAYS; way++) {
            int beside = neighbour(hex, way);
            if (beside >= 0 && area.contains(beside)) {
                return true;
            }
        }
        return false;
    }

    private void fillCosts(HexMap map, TerrainChart chart) {
        for (Mover mover : Mover.values()) {
            for (int i = 0; i < neighbours.length; i++) {
                int to = neighbours[i];
                charge(mover, i / WAYS, i % WAYS, to < 0 ? 0 : terrains[to].cost(mover));
            }
            for (List<Integer> path : map.lines("path")) {
                for (int i = 1; i < path.size(); i++) {
                    lay(mover, path.get(i - 1), path.get(i), chart.path(mover));
                    lay(mover, path.get(i), path.get(i - 1), chart.path(mover));
                }
            }
        }
    }

    private void lay(Mover mover, int from, int to, int cost) {
        if (terrains[to].cost(mover) > 0) {
            charge(mover, from, grid.way(from, to), cost);
        }
    }

    private void charge(Mover mover, int from, int way, int cost) {
        int i = mover.number() * size + from;
        ways[i] = with(ways[i], way, cost);
    }

    private static int with(int costs, int way, int cost) {
        int shift = COST_BITS * way;
        return (costs & ~(COST_MASK << shift)) | (cost << shift);
    }

    private LineOfSight sight(RulesOptions options, Places gone) {
        Places slopes = Places.where(size, hex -> rises(hex) && !terrains[hex].screens());
        Places screens = Places.where(size, hex -> terrains[hex].screens()).minus(gone);
        return LineOfSight.of(
                new SightGround(
                        grid,
                        this::level,
                        options.slopesBlock() ? screens.union(slopes) : screens,
                        options.ownSlopeOpen() ? named("slope") : grid.none()),
                LINES);
    }

    private boolean rises(int hex) {
        return level(hex) > 0;
    }

    public HexGrid grid() {
        return grid;
    }

    /** The number of hexes. */
    public int size() {
        return size;
    }

    /** The height of a hex in levels, 0 for the plain. */
    public int level(int hex) {
        return terrains[hex].level();
    }

    /** The terrain of a hex where so much has burnt. */
    public Terrain terrain(int hex, Places burnt) {
        return burnt.contains(hex) ? clear : terrains[hex];
    }

    /** The hexes of the thorn fence, burnt or not. */
    public Places zeriba() {
        return zeriba;
    }

    /** The hex that lies in a way, or -1. */
    public int neighbour(int hex, int way) {
        return neighbours[hex * WAYS + way];
    }

    /** How many hexes apart two are, neighbours 1. */
    public int distance(int one, int other) {
        return grid.distance(one, other);
    }

    /** Points to go each way out of a hex, in one number for {@link #cost(int, int)}. */
    public int costs(Mover mover, int hex, Places burnt) {
        int all = ways[mover.number() * size + hex];
        if (burntBeside(hex, burnt)) {
            for (int way = 0; way < WAYS; way++) {
                int to = neighbours[hex * WAYS + way];
                if (to >= 0 && burnt.contains(to)) {
                    all = with(all, way, clear.cost(mover));
                }
            }
        }
        return all;
    }

    /** Points to go a way out of a hex, 0 where that is prohibited or leaves the map. */
    public int cost(Mover mover, int hex, int way, Places burnt) {
        return cost(costs(mover, hex, burnt), way);
    }

    /** Points to go one of the ways, 0 where that is prohibited or leaves the map. */
    public static int cost(int costs, int way) {
        return (costs >>> (COST_BITS * way)) & COST_MASK;
    }

    /**
     * The ways that may be gone with so many points, bit n for way n: all six are compared at once,
     * since a top bit is left where nothing had to be borrowed from it.
     */
    public static long affordable(int costs, int points) {
        int enough = (ONES * Math.min(points, DEAREST) | TOPS) - costs;
        int open = (costs | TOPS) - ONES;
        int ways = Integer.compress(enough & open, TOPS);
        return ways;
    }

    private boolean burntBeside(int hex, Places burnt) {
        return besideZeriba.contains(hex) && !burnt.isEmpty();
    }

    /** The hexes that may be entered at all. */
    public Places open(Mover mover, Places burnt) {
        return burnt.isEmpty()
                ? open[mover.number()]
                : Places.where(size, hex -> isOpen(mover, hex, burnt));
    }

    /** Whether a hex may be entered at all. */
    public boolean isOpen(Mover mover, int hex, Places burnt) {
        return terrain(hex, burnt).cost(mover) > 0;
    }

    /** Whether a hex sees another past these units, at most {@link #SIGHT} hexes away. */
    @Rule({"4.2", "R-19", "R-57"})
    public boolean sees(int from, int to, Places units, Places burnt) {
        if (sight.sees(from, to, units)) {
            return true;
        }
        return !burnt.isEmpty()
                && sightWithoutZeriba.sees(from, to, units)
                && screens(from, to, burnt).isEmpty();
    }

    /** The hexes that a hex sees past these units, itself not included. */
    public Places seen(int from, Places units, Places burnt) {
        return Places.where(
                size,
                to -> to != from && distance(from, to) <= SIGHT && sees(from, to, units, burnt));
    }

    /** The hexes between two that the line from one to the other crosses; none beyond range. */
    public Places crossed(int from, int to) {
        return sight.crossed(from, to);
    }

    /** The hexes that keep a hex from seeing another: none if it sees it or is out of range. */
    public Places blockers(int from, int to, Places units, Places burnt) {
        if (sees(from, to, units, burnt)) {
            return grid.none();
        }
        return burnt.isEmpty()
                ? sight.blockers(from, to, units)
                : sightWithoutZeriba.blockers(from, to, units).union(screens(from, to, burnt));
    }

    /**
     * The thorn hexes still standing that block a line by themselves or, along a side, together
     * with the hex beside them.
     */
    private Places screens(int from, int to, Places burnt) {
        Places crossed = sight.crossed(from, to);
        Places blocking = sight.blockers(from, to, grid.none());
        Places screens = blocking.intersection(crossed).intersection(zeriba).minus(burnt);
        Places beside = blocking.minus(crossed);
        for (int one = beside.next(0); one >= 0; one = beside.next(one + 1)) {
            for (int other = beside.next(one + 1); other >= 0; other = beside.next(other + 1)) {
                boolean isPair =
                        distance(one, other) == 1 && distance(from, one) == distance(from, other);
                if (isPair && !burnt.contains(one) && !burnt.contains(other)) {
                    screens = screens.with(one).with(other);
                }
            }
        }
        return screens;
    }
}

package zeriba.kasserine.state;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import zeriba.board.Adjacency;
import zeriba.board.Costs;
import zeriba.board.Flood;
import zeriba.board.HexGrid;
import zeriba.board.Hexsides;
import zeriba.board.Layout;
import zeriba.board.Places;
import zeriba.board.StepCost;
import zeriba.board.map.HexMap;
import zeriba.engine.rules.Rule;

/** The board, as tables: what steps cost, what ground shelters whom, where the mines lie. */
public final class KasserineMap {

    private final HexMap printed;
    private final HexGrid grid;
    private final Adjacency adjacency;
    private final Places prohibited;
    private final Places passable;
    private final Places boxes;
    private final Hexsides mines;
    private final Places mined;
    private final Places lines;
    private final Costs[] costs = new Costs[4];
    private final Costs[] unmined = new Costs[2];
    private final byte[][] entry = new byte[2][];
    private final byte[] offset;
    private final TerrainTables ground;
    private final boolean[] next;
    private final ThreadLocal<Flood> floods;

    public KasserineMap(HexMap printed, Charts charts) {
        this.printed = printed;
        this.grid = printed.grid();
        this.adjacency = grid.adjacency();
        this.prohibited = printed.terrain("prohibited");
        this.passable = grid.hexes().minus(prohibited);
        this.boxes = printed.area("box");
        this.mines = printed.sides("mine");
        this.mined = mines.hexes();
        this.lines = printed.sides("road").hexes().union(printed.sides("trail").hexes());
        this.ground = new TerrainTables(printed, charts);
        for (boolean leg : List.of(true, false)) {
            for (Army army : Army.values()) {
                costs[index(leg, army)] = ground.costs(adjacency, leg, army);
            }
            unmined[leg ? 0 : 1] = ground.unmined(adjacency, leg);
            entry[leg ? 0 : 1] = ground.entries(leg);
        }
        this.offset = ground.offsets();
        this.next = new boolean[grid.size() * grid.size()];
        grid.hexes()
                .forEach(hex -> {
                    for (int way = 0; way < Layout.WAYS; way++) {
                        int other = adjacency.neighbour(hex, way);
                        if (other >= 0) {
                            next[hex * grid.size() + other] = true;
                        }
                    }
                });
        this.floods = ThreadLocal.withInitial(() -> new Flood(adjacency));
    }

    private static int index(boolean leg, Army army) {
        return (leg ? 0 : 2) + (army == Army.AXIS ? 0 : 1);
    }

    /** The map as it was read. */
    public HexMap printed() {
        return printed;
    }

    public HexGrid grid() {
        return grid;
    }

    public Adjacency adjacency() {
        return adjacency;
    }

    /** The hexes that units may be in. */
    public Places passable() {
        return passable;
    }

    public Places prohibited() {
        return prohibited;
    }

    /** The fortified boxes. */
    public Places boxes() {
        return boxes;
    }

    /** The hexes that have a mined side. */
    public Places mined() {
        return mined;
    }

    /** Whether the side between two hexes that touch is mined, whoever holds them. */
    @Rule("14.0")
    public boolean isMined(int from, int to) {
        return mined.contains(from)
                && mined.contains(to)
                && mines.at(from, adjacency.way(from, to));
    }

    /** What steps cost in half points; mined sides are closed to the Axis. */
    public Costs costs(boolean leg, Army army) {
        return costs[index(leg, army)];
    }

    /** What steps would cost in half points if no mines lay anywhere. */
    public Costs unmined(boolean leg) {
        return unmined[leg ? 0 : 1];
    }

    /** What it costs to enter a hex from off the map, in half points. */
    public int entry(boolean leg, int hex) {
        return entry[leg ? 0 : 1][hex];
    }

    /** How much the ground of a hex takes off the differential of an attack on it. */
    public int offset(int hex) {
        return offset[hex];
    }

    /** The ground of a hex that shelters a defender best: its terrain, a wadi or a town. */
    public String cover(int hex) {
        return ground.cover(hex);
    }

    /** The hexes at the end of an army's lines of communication. */
    public Places supply(Army army) {
        return printed.area("supply-" + army);
    }

    /** The edge hexes from which roads and trails carry supply, for the option. */
    public Places sources(Army army) {
        return printed.area("sources-" + army);
    }

    /** The hexes that a road or a trail leads to. */
    public Places lines() {
        return lines;
    }

    /** The open hexes that lines of a kind lead to from some hexes, these included. */
    public Places along(String kind, Places start, Places open) {
        Hexsides sides = printed.sides(kind);
        Places found = start;
        int[] queue = Arrays.copyOf(start.toArray(), grid.size());
        int count = start.size();
        for (int i = 0; i < count; i++) {
            for (int way = 0; way < Layout.WAYS; way++) {
                int to = adjacency.neighbour(queue[i], way);
                if (to >= 0
                        && sides.at(queue[i], way)
                        && open.contains(to)
                        && !found.contains(to)) {
                    found = found.with(to);
                    queue[count++] = to;
                }
            }
        }
        return found;
    }

    /** Room for one flood at a time on this thread. */
    public Flood flood() {
        return floods.get();
    }

    /** Whether two hexes are neighbours. */
    public boolean touch(int one, int other) {
        return next[one * grid.size() + other];
    }

    public String label(int hex) {
        return grid.label(hex);
    }

    public List<String> labels(Places hexes) {
        return grid.labels(hexes);
    }

    /** The hex of a printed number; empty where there is none. */
    public OptionalInt find(String label) {
        return grid.find(label);
    }

    /** The printed column of a hex. */
    public int column(int hex) {
        return grid.column(hex);
    }

    /** The printed row of a hex. */
    public int row(int hex) {
        return grid.row(hex);
    }

    /** How many hexes apart two are, neighbours 1. */
    public int distance(int one, int other) {
        return grid.distance(one, other);
    }

    /** What the ground costs and shelters, worked out once. */
    private record TerrainTables(HexMap printed, Charts charts, Places wadis, Places towns) {

        TerrainTables(HexMap printed, Charts charts) {
            this(printed, charts, printed.sides("wadi").hexes(), printed.area("town"));
        }

        private static final List<String> LINES = List.of("road", "trail", "wadi");

        Costs costs(Adjacency adjacency, boolean leg, Army army) {
            return Costs.of(adjacency, (from, way, to) -> step(leg, army, from, way, to));
        }

        Costs unmined(Adjacency adjacency, boolean leg) {
            return Costs.of(adjacency, (from, way, to) -> step(leg, from, way, to));
        }

        private int step(boolean leg, Army army, int from, int way, int to) {
            int cost = step(leg, from, way, to);
            if (cost == StepCost.CLOSED || !printed.sides("mine").at(from, way)) {
                return cost;
            }
            return army == Army.AXIS ? StepCost.CLOSED : cost + charts.ground("mine", "allies");
        }

        private int step(boolean leg, int from, int way, int to) {
            if (isProhibited(from) || isProhibited(to)) {
                return StepCost.CLOSED;
            }
            int cost = open(leg, to);
            for (String line : LINES) {
                if (printed.sides(line).at(from, way)) {
                    cost = Math.min(cost, charts.ground(line, mobility(leg)));
                }
            }
            return cost;
        }

        private boolean isProhibited(int hex) {
            return printed.terrain(hex).equals("prohibited");
        }

        private int open(boolean leg, int hex) {
            return charts.ground(printed.terrain(hex), mobility(leg));
        }

        private static String mobility(boolean leg) {
            return leg ? "leg" : "mobile";
        }

        byte[] entries(boolean leg) {
            byte[] entries = new byte[printed.grid().size()];
            printed.grid()
                    .hexes()
                    .forEach(hex -> {
                        if (!isProhibited(hex)) {
                            int cost = open(leg, hex);
                            for (String line : LINES) {
                                if (printed.sides(line).hexes().contains(hex)) {
                                    cost = Math.min(cost, charts.ground(line, mobility(leg)));
                                }
                            }
                            entries[hex] = (byte) cost;
                        }
                    });
            return entries;
        }

        byte[] offsets() {
            byte[] offsets = new byte[printed.grid().size()];
            printed.grid()
                    .hexes()
                    .forEach(hex -> {
                        if (!isProhibited(hex)) {
                            offsets[hex] = (byte) charts.ground(cover(hex), "offset");
                        }
                    });
            return offsets;
        }

        String cover(int hex) {
            String best = printed.terrain(hex);
            if (wadis.contains(hex)) {
                best = better(best, "wadi");
            }
            return towns.contains(hex) ? better(best, "town") : best;
        }

        private String better(String one, String other) {
            return charts.ground(other, "offset") > charts.ground(one, "offset") ? other : one;
        }
    }
}

package zeriba.board;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Random;
import zeriba.board.map.HexMap;

/**
 * Measures the board's hot paths, by hand: time and bytes allocated per call, after warming up, in
 * slices so short that hardly one is interrupted, and of these the median. Run its {@code main}
 * with the test class path.
 */
final class BoardBench {

    private static final int SLICES = 1_000;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private BoardBench() {}

    /** Prints nanoseconds and bytes per call. */
    public static void main(String[] arguments) {
        sets();
        placements();
        steps();
        masks();
        kasserine();
        sight();
    }

    /** Sums the members, once by the loop that rules have and once over the bare bits. */
    private static void sets() {
        long[] words = new Random(6).longs(1024).toArray();
        measure("members of a set, 64 places", 2_000_000, i -> sumOfEach(words[i & 1023]));
        measure("members of a set, by bits", 2_000_000, i -> sum(words[i & 1023]));
        HexGrid large = Sheets.kasserine();
        Random random = new Random(7);
        Places[] places = new Places[64];
        for (int i = 0; i < places.length; i++) {
            places[i] = Sheets.some(random, large, 3);
        }
        measure("members of a set, 30 of 955 hexes", 1_000_000, i -> sum(places[i & 63]));
        measure("the same, asked one by one", 1_000_000, i -> sumOneByOne(places[i & 63]));
    }

    private static long sumOfEach(long set) {
        long sum = 0;
        for (int place : Bits.each(set)) {
            sum += place;
        }
        return sum;
    }

    private static long sum(long bits) {
        long sum = 0;
        for (long rest = bits; rest != 0; rest &= rest - 1) {
            sum += Long.numberOfTrailingZeros(rest);
        }
        return sum;
    }

    private static long sum(Places set) {
        long sum = 0;
        for (int place : set) {
            sum += place;
        }
        return sum;
    }

    private static long sumOneByOne(Places set) {
        long sum = 0;
        for (int place = set.next(0); place >= 0; place = set.next(place + 1)) {
            sum += place;
        }
        return sum;
    }

    private static void placements() {
        Placement small = Placement.small(23, 70);
        Placement large = Placement.all(67, -1);
        for (int i = 0; i < 20; i++) {
            small = small.put(i, 3 * i);
            large = large.put(3 * i, 40 * i);
        }
        Placement few = small;
        Placement many = large;
        measure("who stands in a place, 23 counters", 5_000_000, i -> few.at(i & 63, 0, 23));
        measure("who stands in a place, 67 counters", 5_000_000, i -> many.next(i & 511, 0));
        measure("a counter moves, 23 counters", 2_000_000, i -> few.put(i % 23, i & 63).of(4));
        measure("a counter moves, 67 counters", 2_000_000, i -> many.put(i % 67, i & 511).of(4));
    }

    private static void steps() {
        HexGrid grid = Maps.kassala().grid();
        Steps64 all = Steps64.all(grid);
        long[] sets = new Random(1).longs(1024).toArray();
        measure("neighbours of a set, 64 places", 5_000_000, i -> all.from(sets[i & 1023]));
        HexGrid large = Sheets.kasserine();
        Places[] units = new Places[64];
        Random random = new Random(2);
        for (int i = 0; i < units.length; i++) {
            units[i] = Sheets.some(random, large, 3);
        }
        measure(
                "neighbours of 30 places, 955 hexes",
                500_000,
                i -> large.adjacency().neighbours(units[i & 63]).words[7]);
    }

    private static void masks() {
        HexMap map = Maps.kassala();
        HexGrid grid = map.grid();
        Hexsides wadi = map.sides("wadi");
        Reach64 infantry =
                new Reach64(
                        grid,
                        Steps64.of(grid, (from, way, _) -> !wadi.at(from, way)),
                        Steps64.of(grid, (from, way, _) -> wadi.at(from, way)));
        Steps64 all = Steps64.all(grid);
        int[] hexes = grid.hexes().toArray();
        long[] enemies = new long[1024];
        long[] zones = new long[1024];
        Random random = new Random(3);
        for (int i = 0; i < enemies.length; i++) {
            enemies[i] = Sheets.some(random, grid, 17).bits();
            zones[i] = all.from(enemies[i]);
        }
        long sheet = grid.hexes().bits();
        for (int points = 2; points <= 3; points++) {
            int most = points;
            measure(
                    "reach by masks, " + points + " points, Kassala",
                    3_000_000,
                    i ->
                            infantry.within(
                                    hexes[i % 58],
                                    most,
                                    Bits.minus(sheet, enemies[i & 1023]),
                                    zones[i & 1023]));
        }
    }

    private static void kasserine() {
        HexMap map = Maps.kasserine();
        HexGrid grid = map.grid();
        Costs costs = Sheets.mobile(map);
        Flood flood = new Flood(grid.adjacency());
        Random random = new Random(4);
        Going[] goings = new Going[64];
        for (int i = 0; i < goings.length; i++) {
            Places enemies = Sheets.some(random, grid, 3);
            goings[i] =
                    new Going(
                            enemies,
                            grid.adjacency().neighbours(enemies),
                            Sheets.some(random, grid, 3));
        }
        int[] hexes = grid.hexes().minus(map.terrain("prohibited")).toArray();
        Going free = Going.free(grid.adjacency());
        measure(
                "flood of 12 points, Kasserine, no enemy",
                200_000,
                i -> flood.from(hexes[i % hexes.length], 24, costs, free).cost(500));
        measure(
                "flood of 12 points, Kasserine, 30 enemies",
                200_000,
                i -> flood.from(hexes[i % hexes.length], 24, costs, goings[i & 63]).cost(500));
        long reached = 0;
        for (int hex : hexes) {
            reached += flood.from(hex, 24, costs, free).reached().size();
        }
        System.out.printf("  hexes reached on average, no enemy: %d%n", reached / hexes.length);
    }

    private static void sight() {
        HexMap map = Maps.coatit();
        HexGrid grid = map.grid();
        SightGround ground =
                SightGround.of(
                        grid,
                        hex ->
                                map.terrain("slope").contains(hex)
                                        ? 1
                                        : map.terrain("hilltop").contains(hex) ? 2 : 0,
                        map.terrain("village / church"));
        LineOfSight sight = LineOfSight.of(ground, 8);
        Random random = new Random(5);
        Places units = Sheets.some(random, grid, 10);
        int[] from = new int[4096];
        int[] to = new int[4096];
        for (int i = 0; i < from.length; i++) {
            from[i] = random.nextInt(grid.size());
            to[i] = grid.within(from[i], 8).nth(random.nextInt(60));
        }
        measure(
                "line of sight with units, range 8, Ascari",
                5_000_000,
                i -> sight.sees(from[i & 4095], to[i & 4095], units) ? 1 : 0);
        measure(
                "line of sight over ground only",
                5_000_000,
                i -> sight.seesOverGround(from[i & 4095], to[i & 4095]) ? 1 : 0);
        measure("tables of sight for a map", 20, _ -> LineOfSight.of(ground, 8).range());
    }

    private interface Call {
        long result(int i);
    }

    private static void measure(String what, int calls, Call call) {
        long sum = slice(0, calls, call);
        int size = Math.max(1, calls / SLICES);
        double[] nanos = new double[SLICES];
        long allocated = THREADS.getCurrentThreadAllocatedBytes();
        for (int slice = 0; slice < SLICES; slice++) {
            long before = System.nanoTime();
            sum += slice(slice * size, size, call);
            nanos[slice] = (double) (System.nanoTime() - before) / size;
        }
        long grown = THREADS.getCurrentThreadAllocatedBytes() - allocated;
        Arrays.sort(nanos);
        System.out.printf(
                "%-44s %10.1f ns %8.1f bytes (%x)%n",
                what, nanos[SLICES / 2], 1.0 * grown / SLICES / size, sum & 0xff);
    }

    private static long slice(int first, int calls, Call call) {
        long sum = 0;
        for (int i = first; i < first + calls; i++) {
            sum += call.result(i);
        }
        return sum;
    }
}

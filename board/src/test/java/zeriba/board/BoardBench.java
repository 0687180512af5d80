package zeriba.board;

import java.util.Arrays;
import java.util.Random;

/**
 * Measures the board's hot paths, by hand: time per call, after warming up, in slices so short that
 * hardly one is interrupted, and of these the median. Run its {@code main} with the test class
 * path.
 */
final class BoardBench {

    private static final int SLICES = 1_000;

    private BoardBench() {}

    /** Prints nanoseconds per call. */
    public static void main(String[] arguments) {
        steps();
        masks();
        kasserine();
        sight();
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
                                    1L << hexes[i % 58],
                                    most,
                                    sheet & ~enemies[i & 1023],
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
        for (int slice = 0; slice < SLICES; slice++) {
            long before = System.nanoTime();
            sum += slice(slice * size, size, call);
            nanos[slice] = (double) (System.nanoTime() - before) / size;
        }
        Arrays.sort(nanos);
        System.out.printf("%-44s %10.1f ns (%x)%n", what, nanos[SLICES / 2], sum & 0xff);
    }

    private static long slice(int first, int calls, Call call) {
        long sum = 0;
        for (int i = first; i < first + calls; i++) {
            sum += call.result(i);
        }
        return sum;
    }
}

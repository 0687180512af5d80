package zeriba.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zeriba.board.map.Drawing;
import zeriba.board.map.HexMap;
import zeriba.board.map.Point;

/** Lines over the ground of Ascari: 24 by 16 hexes, even columns lower. */
final class LineOfSightTest {

    private static final int RANGE = 8;

    private final HexGrid grid = Sheets.ascari();
    private final LineOfSight plain = LineOfSight.of(flat(grid.none()), RANGE);

    static IntStream seeds() {
        return IntStream.range(0, Boolean.getBoolean("zeriba.extended") ? 40 : 13);
    }

    @Test
    void vectorStraightDownCrossesTheHexBetween() {
        assertThat(crossed("0510", "0512")).containsExactly("0511");
        assertBlockedBy("0510", "0512", "0511");
    }

    @Test
    void vectorAlongASideCrossesNothingAndIsBlockedByBothHexesOfThePairOnly() {
        assertThat(crossed("0510", "0710")).isEmpty();
        assertThat(sees("0510", "0710", grid.hexes("0609"))).isTrue();
        assertThat(sees("0510", "0710", grid.hexes("0610"))).isTrue();
        assertThat(sees("0510", "0710", grid.hexes("0609", "0610"))).isFalse();
        LineOfSight sight = LineOfSight.of(flat(grid.hexes("0609", "0610")), RANGE);
        assertThat(grid.labels(sight.blockers(hex("0510"), hex("0710"), grid.none())))
                .containsExactly("0609", "0610");
    }

    @Test
    void vectorAslantCrossesFourHexes() {
        assertThat(crossed("0510", "0913")).containsExactly("0610", "0711", "0712", "0812");
        for (String label : List.of("0610", "0711", "0712", "0812")) {
            assertBlockedBy("0510", "0913", label);
        }
    }

    @Test
    void unitsBlockLinesThatAreLevelOrGoUpButNotAlongASide() {
        Places unit = grid.hexes("0511");
        assertThat(plain.sees(hex("0510"), hex("0512"), unit)).isFalse();
        assertThat(grid.labels(plain.blockers(hex("0510"), hex("0512"), unit)))
                .containsExactly("0511");
        assertThat(plain.sees(hex("0510"), hex("0710"), grid.hexes("0609", "0610"))).isTrue();
        assertThat(plain.sees(hex("0510"), hex("0512"), grid.hexes("0510", "0512"))).isTrue();
        LineOfSight onAHill = LineOfSight.of(heights(Map.of("0510", 1)), RANGE);
        assertThat(onAHill.sees(hex("0510"), hex("0512"), unit)).isTrue();
        assertThat(onAHill.sees(hex("0512"), hex("0510"), unit)).isFalse();
        assertThat(onAHill.blockers(hex("0510"), hex("0512"), unit).isEmpty()).isTrue();
    }

    @Test
    void groundBlocksThatIsHigherThanTheLowerEnd() {
        assertThat(overHeights("0510", "0512", Map.of("0510", 2, "0511", 1))).isFalse();
        assertThat(overHeights("0510", "0512", Map.of("0510", 2, "0511", 1, "0512", 1))).isTrue();
        assertThat(overHeights("0510", "0512", Map.of("0511", 1))).isFalse();
    }

    @Test
    void anOpenSlopeDoesNotHideThePlainFromTheHillNextToIt() {
        SightGround strict = heights(Map.of("0510", 2, "0511", 1, "0513", 1));
        SightGround open =
                new SightGround(grid, strict.level(), grid.none(), grid.hexes("0511", "0513"));
        LineOfSight sight = LineOfSight.of(open, RANGE);
        assertThat(LineOfSight.of(strict, RANGE).seesOverGround(hex("0510"), hex("0512")))
                .isFalse();
        assertThat(sight.seesOverGround(hex("0510"), hex("0512"))).isTrue();
        assertThat(sight.seesOverGround(hex("0512"), hex("0510"))).isTrue();
        assertThat(sight.seesOverGround(hex("0510"), hex("0514"))).isFalse();
        assertThat(sight.seesOverGround(hex("0512"), hex("0514"))).isFalse();
    }

    @Test
    void atCoatitTheRidgeSlopeSees79HexesAndTheConicalTop22() {
        HexMap map = Maps.coatit();
        HexGrid ridge = map.grid();
        LineOfSight sight = LineOfSight.of(coatit(map), RANGE);
        int slope = ridge.hex("1110");
        assertThat(ridge.within(slope, RANGE).size() - 1).isEqualTo(210);
        assertThat(sight.seen(slope, ridge.none()).size()).isEqualTo(79);
        assertThat(sight.seen(ridge.hex("1211"), ridge.none()).size()).isEqualTo(22);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void groundIsSeenThroughAlikeFromBothEnds(int seed) {
        Random random = new Random(seed);
        HexGrid sheet = Sheets.random(random, 14, 14);
        LineOfSight sight = LineOfSight.of(random(random, sheet), 1 + random.nextInt(RANGE));
        sheet.hexes()
                .forEach(a ->
                        sheet.hexes()
                                .forEach(b ->
                                        assertThat(sight.seesOverGround(a, b))
                                                .isEqualTo(sight.seesOverGround(b, a))));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void tablesAgreeWithTheBlockersThatAreWorkedOutEachTime(int seed) {
        Random random = new Random(seed);
        HexGrid sheet = Sheets.random(random, 14, 14);
        int range = 1 + random.nextInt(RANGE);
        LineOfSight sight = LineOfSight.of(random(random, sheet), range);
        Places units = Sheets.some(random, sheet, 20);
        for (int from : sheet.hexes().toArray()) {
            Places seen = sight.seen(from, units);
            for (int to : sheet.hexes().minus(sheet.none().with(from)).toArray()) {
                boolean wanted =
                        sheet.distance(from, to) <= range
                                && sight.blockers(from, to, units).isEmpty();
                assertThat(sight.sees(from, to, units)).isEqualTo(wanted);
                assertThat(seen.contains(to)).isEqualTo(wanted);
            }
        }
    }

    /** Walks the drawn line in small steps and notes in which hex each point lies. */
    @ParameterizedTest
    @MethodSource("seeds")
    void crossedHexesAreThoseThatADrawnLineRunsThrough(int seed) {
        Random random = new Random(seed);
        List<Layout> layouts = List.of(Layout.values());
        HexGrid sheet = HexGrid.rectangle(layouts.get(seed % 4), 12, 12);
        LineOfSight sight = LineOfSight.of(SightGround.of(sheet, _ -> 0, sheet.none()), RANGE);
        for (int i = 0; i < 25; i++) {
            int from = random.nextInt(sheet.size());
            int to = random.nextInt(sheet.size());
            if (sheet.distance(from, to) <= RANGE) {
                assertThat(sheet.labels(sight.crossed(from, to)))
                        .as(sheet.layout() + " " + sheet.label(from) + " " + sheet.label(to))
                        .containsExactlyElementsOf(walked(sheet, from, to));
            }
        }
    }

    @Test
    void nothingIsSeenBeyondTheRangeAndARangeMustBePositive() {
        assertThat(plain.sees(hex("0101"), hex("0109"), grid.none())).isTrue();
        assertThat(plain.sees(hex("0101"), hex("0110"), grid.none())).isFalse();
        assertThat(plain.sees(hex("0101"), hex("2416"), grid.none())).isFalse();
        assertThat(plain.sees(hex("0101"), hex("0101"), grid.none())).isTrue();
        assertThat(plain.crossed(hex("0101"), hex("0110")).isEmpty()).isTrue();
        assertThat(plain.range()).isEqualTo(RANGE);
        assertThatThrownBy(() -> LineOfSight.of(flat(grid.none()), 0)).hasMessage("a range of 0");
    }

    private static Set<String> walked(HexGrid sheet, int from, int to) {
        Drawing drawing = new Drawing(sheet);
        Point a = drawing.centre(from);
        Point b = drawing.centre(to);
        Set<String> inside = new TreeSet<>();
        for (int i = 1; i < 2000; i++) {
            double part = i / 2000.0;
            Point here = new Point(a.x() + part * (b.x() - a.x()), a.y() + part * (b.y() - a.y()));
            sheet.hexes().stream()
                    .filter(hex -> hex != from && hex != to && isInside(drawing, hex, here))
                    .forEach(hex -> inside.add(sheet.label(hex)));
        }
        return inside;
    }

    private static boolean isInside(Drawing drawing, int hex, Point point) {
        Point centre = drawing.centre(hex);
        double dx = Math.abs(point.x() - centre.x());
        double dy = Math.abs(point.y() - centre.y());
        boolean flat = drawing.grid().layout().isFlat();
        double along = flat ? dx : dy;
        double across = flat ? dy : dx;
        double half = Math.sqrt(3) / 2;
        return across < half - 1e-9 && along * half + across / 2 < half - 1e-9;
    }

    private static SightGround coatit(HexMap map) {
        Places screens = map.grid().none();
        for (String name :
                List.of("palmtrees / thorn bush", "zeriba", "fort", "village / church", "cliff")) {
            screens = screens.union(map.terrain(name));
        }
        Map<String, Integer> levels = Map.of("slope", 1, "fort", 1, "hilltop", 2, "cliff", 3);
        return SightGround.of(map.grid(), hex -> levels.getOrDefault(map.terrain(hex), 0), screens);
    }

    private static SightGround random(Random random, HexGrid sheet) {
        int[] levels = random.ints(sheet.size(), 0, 3).toArray();
        return new SightGround(
                sheet,
                hex -> levels[hex],
                Sheets.some(random, sheet, 10),
                Sheets.some(random, sheet, 50));
    }

    private SightGround flat(Places screens) {
        return SightGround.of(grid, _ -> 0, screens);
    }

    private SightGround heights(Map<String, Integer> byLabel) {
        Map<Integer, Integer> levels =
                byLabel.entrySet().stream()
                        .collect(Collectors.toMap(e -> hex(e.getKey()), Map.Entry::getValue));
        return SightGround.of(grid, hex -> levels.getOrDefault(hex, 0), grid.none());
    }

    private boolean overHeights(String from, String to, Map<String, Integer> levels) {
        return LineOfSight.of(heights(levels), RANGE).seesOverGround(hex(from), hex(to));
    }

    private boolean sees(String from, String to, Places screens) {
        return LineOfSight.of(flat(screens), RANGE).seesOverGround(hex(from), hex(to));
    }

    private void assertBlockedBy(String from, String to, String screen) {
        assertThat(sees(from, to, grid.hexes(screen))).isFalse();
        assertThat(sees(from, to, grid.none())).isTrue();
    }

    private List<String> crossed(String from, String to) {
        return grid.labels(plain.crossed(hex(from), hex(to)));
    }

    private int hex(String label) {
        return grid.hex(label);
    }
}

package zeriba.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zeriba.board.map.Drawing;
import zeriba.board.map.Point;

final class HexGridTest {

    static Stream<HexGrid> sheets() {
        Random random = new Random(7);
        return Stream.concat(
                Stream.of(Sheets.kassala(), Sheets.ascari(), Sheets.kasserine()),
                Stream.generate(() -> Sheets.random(random, 12, 12)).limit(40));
    }

    static Stream<HexGrid> fullSheets() {
        return Stream.concat(
                Stream.of(
                        Sheets.kassala(),
                        Sheets.ascari(),
                        HexGrid.rectangle(Layout.FLAT_EVEN_LOWER, 39, 26)),
                Stream.of(Layout.values()).map(layout -> HexGrid.rectangle(layout, 7, 6)));
    }

    @Test
    void theSheetsHaveTheirHexes() {
        assertThat(Sheets.kassala().hexes().size()).isEqualTo(58);
        assertThat(Sheets.ascari().hexes().size()).isEqualTo(384);
        assertThat(Sheets.kasserine().hexes().size()).isEqualTo(955);
    }

    @ParameterizedTest
    @MethodSource("sheets")
    void neighboursAreMutualAndInOppositeWays(HexGrid grid) {
        grid.hexes()
                .forEach(hex -> {
                    for (int way = 0; way < Layout.WAYS; way++) {
                        int next = grid.neighbour(hex, way);
                        if (next >= 0) {
                            assertThat(grid.neighbour(next, Layout.back(way))).isEqualTo(hex);
                            assertThat(grid.way(hex, next)).isEqualTo(way);
                            assertThat(grid.hexes().contains(next)).isTrue();
                        }
                    }
                });
    }

    @ParameterizedTest
    @MethodSource("fullSheets")
    void distanceIsTheNumberOfSteps(HexGrid grid) {
        grid.hexes()
                .forEach(start -> {
                    int[] steps = Naive.steps(grid.adjacency(), start);
                    grid.hexes()
                            .forEach(goal -> {
                                if (grid.distance(start, goal) != steps[goal]) {
                                    assertThat(grid.distance(start, goal))
                                            .as(grid.label(start))
                                            .isEqualTo(steps[goal]);
                                }
                            });
                });
    }

    /** Its western half ends two hexes sooner: round that corner the way is longer. */
    @Test
    void onKasserineDistanceIsTheNumberOfStepsButRoundTheSouthernNotch() {
        HexGrid grid = Sheets.kasserine();
        grid.hexes()
                .forEach(start -> {
                    int[] steps = Naive.steps(grid.adjacency(), start);
                    grid.hexes().forEach(goal -> assertSteps(grid, start, goal, steps[goal]));
                });
    }

    private static void assertSteps(HexGrid grid, int start, int goal, int steps) {
        int distance = grid.distance(start, goal);
        boolean west = grid.column(start) <= 20;
        boolean roundTheNotch =
                west != grid.column(goal) <= 20 && grid.row(west ? goal : start) > 24;
        if (steps != distance && !(roundTheNotch && steps > distance)) {
            assertThat(steps).as(grid.label(start) + " to " + grid.label(goal)).isEqualTo(distance);
        }
    }

    @ParameterizedTest
    @MethodSource("sheets")
    void drawnNeighboursLieTheirDirectionAway(HexGrid grid) {
        Drawing drawing = new Drawing(grid);
        grid.hexes()
                .forEach(hex -> {
                    for (int way = 0; way < Layout.WAYS; way++) {
                        int next = grid.neighbour(hex, way);
                        if (next >= 0) {
                            assertNextTo(drawing, hex, way, next);
                        }
                    }
                });
    }

    private static void assertNextTo(Drawing drawing, int hex, int way, int next) {
        Point from = drawing.centre(hex);
        Point to = drawing.centre(next);
        double degrees = Math.toDegrees(Math.atan2(to.y() - from.y(), to.x() - from.x()));
        double wanted = (drawing.grid().layout().isFlat() ? -90 : -60) + 60 * way;
        assertThat(Math.IEEEremainder(degrees - wanted, 360)).isEqualTo(0, within(1e-9));
        assertThat(Math.hypot(to.x() - from.x(), to.y() - from.y()))
                .isEqualTo(Math.sqrt(3), within(1e-9));
        Point corner = drawing.corner(hex, way);
        Point same = drawing.corner(next, (way + 4) % 6);
        assertThat(Math.hypot(corner.x() - same.x(), corner.y() - same.y()))
                .isEqualTo(0, within(1e-9));
    }

    @ParameterizedTest
    @MethodSource("fullSheets")
    void theDrawnSheetHoldsEveryCornerAndNoMore(HexGrid grid) {
        Drawing drawing = new Drawing(grid);
        List<Point> corners =
                grid.hexes().stream()
                        .boxed()
                        .flatMap(hex -> drawing.corners(hex).stream())
                        .toList();
        assertThat(corners.stream().mapToDouble(Point::x).min().orElseThrow())
                .isEqualTo(0, within(1e-9));
        assertThat(corners.stream().mapToDouble(Point::y).min().orElseThrow())
                .isEqualTo(0, within(1e-9));
        assertThat(corners.stream().mapToDouble(Point::x).max().orElseThrow())
                .isEqualTo(drawing.width(), within(1e-9));
        assertThat(corners.stream().mapToDouble(Point::y).max().orElseThrow())
                .isCloseTo(drawing.height(), within(0.9));
    }

    @Test
    void kassalasEvenColumnsStandHigher() {
        HexGrid grid = Sheets.kassala();
        assertThat(around(grid, "0404"))
                .containsExactly("0403", "0503", "0504", "0405", "0304", "0303");
        assertThat(around(grid, "0504"))
                .containsExactly("0503", "0604", "0605", "0505", "0405", "0404");
        assertThat(around(grid, "0105")).containsExactly("0104", "0205", "0206", "-", "-", "-");
    }

    @Test
    void ascarisAndKasserinesEvenColumnsStandLower() {
        assertThat(around(Sheets.ascari(), "0510"))
                .containsExactly("0509", "0609", "0610", "0511", "0410", "0409")
                .doesNotContain("0611");
        assertThat(around(Sheets.kasserine(), "2014"))
                .containsExactly("2013", "2114", "2115", "2015", "1915", "1914");
    }

    @Test
    void pointedHexesHaveNeighboursEastAndWest() {
        HexGrid left = HexGrid.rectangle(Layout.POINTED_EVEN_LEFT, 5, 5);
        assertThat(around(left, "0303"))
                .containsExactly("0402", "0403", "0404", "0304", "0203", "0302");
        HexGrid right = HexGrid.rectangle(Layout.POINTED_EVEN_RIGHT, 5, 5);
        assertThat(around(right, "0303"))
                .containsExactly("0302", "0403", "0304", "0204", "0203", "0202");
        assertThat(right.label(right.neighbour(right.hex("0303"), Direction.EAST)))
                .isEqualTo("0403");
    }

    @Test
    void directionsNameTheWaysClockwise() {
        assertThat(Layout.FLAT_EVEN_LOWER.way(Direction.SOUTH)).isEqualTo(3);
        assertThat(Layout.POINTED_EVEN_LEFT.way(Direction.WEST)).isEqualTo(4);
        for (Layout layout : Layout.values()) {
            for (int way = 0; way < Layout.WAYS; way++) {
                assertThat(layout.directions().get(Layout.back(way)))
                        .isEqualTo(layout.directions().get(way).opposite());
            }
        }
        assertThatThrownBy(() -> Layout.FLAT_EVEN_LOWER.way(Direction.EAST))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("EAST is not a direction of FLAT_EVEN_LOWER");
    }

    @ParameterizedTest
    @MethodSource("sheets")
    void labelsReadBackAndHaveTheOrderOfTheNumbers(HexGrid grid) {
        List<String> labels = grid.labels(grid.hexes());
        assertThat(labels).isSorted();
        assertThat(labels).allMatch(label -> grid.label(grid.hex(label)).equals(label));
    }

    @Test
    void aHexThatIsNotOnTheSheetIsRefusedByName() {
        HexGrid grid = Sheets.kassala();
        for (String label : List.of("0106", "0901", "0000", "12", "0a01", "-101")) {
            assertThat(grid.find(label)).isEmpty();
            assertThatThrownBy(() -> grid.hex(label))
                    .isInstanceOf(NoSuchPlaceException.class)
                    .hasMessageContaining(label)
                    .hasMessageContaining("0101 to 0807");
        }
    }

    @Test
    void noWayLeadsOffTheSheet() {
        HexGrid grid = Sheets.kassala();
        assertThat(grid.neighbour(grid.hex("0101"), Direction.NORTH)).isEqualTo(-1);
        assertThat(grid.way(grid.hex("0101"), -1)).isEqualTo(-1);
        assertThat(grid.way(grid.hex("0101"), grid.hex("0103"))).isEqualTo(-1);
    }

    @Test
    void aHexNamedTwiceIsRefused() {
        assertThatThrownBy(() -> HexGrid.of(Layout.FLAT_EVEN_LOWER, List.of("0101", "0101")))
                .hasMessage("hex 0101 is named twice");
    }

    private static List<String> around(HexGrid grid, String label) {
        int hex = grid.hex(label);
        return Stream.iterate(0, way -> way < Layout.WAYS, way -> way + 1)
                .map(way -> grid.neighbour(hex, way))
                .map(next -> next < 0 ? "-" : grid.label(next))
                .toList();
    }
}

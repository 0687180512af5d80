package zeriba.fireandsword.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import zeriba.board.network.Network;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.Scene;

/** What the map must be for the campaign that the rules and the play reports tell of. */
final class SudanMapTest {

    private static final SudanMap MAP = Scene.with().state().map();

    private static int space(String id) {
        return MAP.network().space(id);
    }

    private static Set<String> beside(String id) {
        Set<String> ids = new TreeSet<>();
        for (int to : MAP.spacesAt(space(id))) {
            if (MAP.landLink(space(id), to, false) >= 0) {
                ids.add(MAP.label(to));
            }
        }
        return ids;
    }

    /** How many links of these kinds lie between two spaces. */
    private static int links(String from, String to, String... kinds) {
        int[] steps = new int[MAP.size()];
        Arrays.fill(steps, -1);
        Deque<Integer> open = new ArrayDeque<>(List.of(space(from)));
        steps[space(from)] = 0;
        while (!open.isEmpty()) {
            int here = open.removeFirst();
            for (int i = 0; i < MAP.linksAt(here).length; i++) {
                Network.Link link = MAP.network().links().get(MAP.linksAt(here)[i]);
                int next = MAP.spacesAt(here)[i];
                if (steps[next] < 0 && List.of(kinds).contains(link.kind())) {
                    steps[next] = steps[here] + 1;
                    open.add(next);
                }
            }
        }
        return steps[space(to)];
    }

    @Test
    @Rule({"MAP.1", "8.5"})
    void desertRoutesStopWhereTheyStopped() {
        assertThat(beside("ABUKLEA")).containsExactly("KORTI", "METEMMA");
        assertThat(beside("W1")).containsExactly("ELFASHER", "FOGA");
        assertThat(beside("FOGA")).contains("ELOBEID");
        assertThat(links("SUAKIN", "BERBER", "desert")).isEqualTo(3);
        assertThat(links("ELOBEID", "KOSTI", "desert")).isEqualTo(3);
    }

    @Test
    @Rule({"MAP.1", "8.2"})
    void riversAreAsLongAsTheReportsTell() {
        assertThat(links("ASWAN", "WHALFA", "nile")).isEqualTo(2);
        assertThat(links("DONGOLA", "KORTI", "nile")).isEqualTo(2);
        assertThat(links("BERBER", "METEMMA", "nile")).isEqualTo(2);
        assertThat(links("ATBARA", "E1", "atbara")).isEqualTo(2);
        assertThat(links("METEMMA", "ABUHAMED", "nile")).isEqualTo(3);
        assertThat(links("ELDUEIM", "KHARTOUM", "white_nile")).isLessThanOrEqualTo(3);
        assertThat(links("WHALFA", "ABUHAMED", "nile")).isPositive();
    }

    @Test
    @Rule({"MAP.1", "9.1", "9.4", "R-42"})
    void boatsReachTheYardsAndTheEndsOfTheThreeNiles() {
        for (String id : List.of("ASWAN", "WHALFA", "ABUHAMED", "BERBER", "FASHODA", "SENNAR")) {
            assertThat(links("KHARTOUM", id, "nile", "white_nile", "blue_nile")).isPositive();
        }
        assertThat(MAP.isYard(space("KHARTOUM"))).isTrue();
        assertThat(MAP.isNavigable(space("ADARAMA"))).isFalse();
    }

    @Test
    @Rule({"MAP.1", "9.2"})
    void eachOfTheSixCataractsLiesOnOneLink() {
        List<String> falls =
                MAP.network().links().stream()
                        .map(link -> MAP.printed().row(link))
                        .filter(row -> row.find("cataract").isPresent())
                        .map(row -> row.trait("cataract"))
                        .toList();
        assertThat(falls).containsExactlyInAnyOrder("1", "2", "3", "4", "5", "6");
    }

    @Test
    @Rule({"MAP.1", "MAP.3"})
    void sixteenTownsAreWorthWhatIsDocumented() {
        assertThat(Region.all().stream().map(r -> Long.bitCount(MAP.townsOf(r.number()))))
                .containsExactly(5, 5, 3, 3);
        for (int preset = 0; preset < 2; preset++) {
            assertThat(MAP.points(preset, space("WHALFA"))).isEqualTo(5);
            assertThat(MAP.points(preset, space("SUAKIN"))).isEqualTo(5);
            assertThat(MAP.points(preset, space("ELFASHER"))).isEqualTo(5);
        }
    }

    @Test
    @Rule({"MAP.1", "MAP.2", "R-58"})
    void regionsTouchWhereTheyAreNeighboursAndNowhereElse() {
        Set<String> touching = new HashSet<>();
        for (Network.Link link : MAP.network().links()) {
            boolean road = MAP.printed().row(link).find("optional").isPresent();
            int a = MAP.region(link.from());
            int b = MAP.region(link.to());
            if (!road && a >= 0 && b >= 0 && a != b) {
                touching.add(Region.of(a) + " " + Region.of(b));
                touching.add(Region.of(b) + " " + Region.of(a));
            }
        }
        Set<String> neighbours = new HashSet<>();
        for (Region region : Region.all()) {
            region.neighbours().forEach(to -> neighbours.add(region + " " + to));
        }
        assertThat(touching).isEqualTo(neighbours);
    }

    @Test
    @Rule({"MAP.1", "MAP.2"})
    void everySpaceButThoseOnRoadsWithoutATraceIsReachedFromKhartoum() {
        Set<String> reached = new HashSet<>(Set.of("KHARTOUM"));
        Deque<String> open = new ArrayDeque<>(reached);
        while (!open.isEmpty()) {
            beside(open.removeFirst()).stream().filter(reached::add).forEach(open::add);
        }
        Set<String> others = new TreeSet<>();
        for (int space = 0; space < MAP.size(); space++) {
            others.add(MAP.label(space));
        }
        others.removeAll(reached);
        assertThat(others).containsExactly("BARA", "LANGEB", "NAHUD", "TAWEISHA");
    }
}

package zeriba.board.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeriba.board.Adjacency;
import zeriba.board.Costs;
import zeriba.board.Maps;
import zeriba.board.Naive;
import zeriba.board.NoSuchPlaceException;
import zeriba.board.Places;
import zeriba.board.StepCost;
import zeriba.board.map.MapDataException;
import zeriba.board.map.MapText;

/** The 49 spaces of the Sudan, and small networks. */
final class NetworkTest {

    private static final String GOOD =
            """
            terrain|town
            terrain|well
            kind|river|both-ways
            kind|rail|one-way
            space|A|town|vp=3
            space|B|town
            space|W|well
            link|A-B|A|B|river
            link|AB|A|B|rail|built=3
            link|B-W|B|W|river
            area|south|A B
            """
                    .replace('|', '\t');

    private final NetworkMap sudan = NetworkMap.of(Maps.text("sudan.tsv"));

    @Test
    void theSudanHas49SpacesAnd54Links() {
        Network network = sudan.network();
        assertThat(network.size()).isEqualTo(49);
        assertThat(network.links()).hasSize(54);
        assertThat(network.labels(sudan.area("egypt"))).contains("ASWAN", "KOROSKO");
        assertThat(sudan.row(network.spaces().get(network.space("KHARTOUM"))).number("vp"))
                .isEqualTo(10);
    }

    @Test
    void everySpaceCanBeReachedFromKhartoum() {
        Adjacency board = sudan.network().adjacency();
        int[] steps = Naive.steps(board, sudan.network().space("KHARTOUM"));
        assertThat(board.all().stream().filter(space -> steps[space] < 0)).isEmpty();
    }

    @Test
    void theDesertWayFromKortiToMetemmaHasOneStop() {
        Network network = sudan.network();
        int korti = network.space("KORTI");
        int metemma = network.space("METEMMA");
        Places stop =
                network.adjacency()
                        .neighbours(korti)
                        .intersection(network.adjacency().neighbours(metemma));
        assertThat(network.labels(stop)).containsExactly("ABUKLEA");
        assertThat(network.ofKind("desert").containsAll(stop)).isTrue();
    }

    @Test
    void theRailwayLeadsOneWay() {
        Network network = sudan.network();
        int halfa = network.space("WHALFA");
        int hamed = network.space("ABUHAMED");
        assertThat(network.between(halfa, hamed))
                .singleElement()
                .satisfies(link -> assertThat(link.kind()).isEqualTo("railway"));
        assertThat(network.between(hamed, halfa)).isEmpty();
        assertThat(network.adjacency().touch(hamed, halfa)).isTrue();
        Costs train = network.costs(Map.of("railway", 1));
        assertThat(train.cost(halfa, network.adjacency().way(halfa, hamed))).isEqualTo(1);
        assertThat(train.cost(hamed, network.adjacency().way(hamed, halfa)))
                .isEqualTo(StepCost.CLOSED);
    }

    @Test
    void twoSpacesMayHaveSeveralLinks() {
        Network network = NetworkMap.of(MapText.of("n.tsv", GOOD)).network();
        assertThat(network.between(0, 1)).extracting(Network.Link::id).containsExactly("A-B", "AB");
        assertThat(network.between(1, 0)).extracting(Network.Link::id).containsExactly("A-B");
        assertThat(network.at(1)).extracting(Network.Link::id).containsExactly("A-B", "AB", "B-W");
        assertThat(network.link(2, 1)).isEmpty();
        assertThat(network.find("X")).isEmpty();
        assertThatThrownBy(() -> network.space("X"))
                .isInstanceOf(NoSuchPlaceException.class)
                .hasMessageContaining("[A, B, W]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "2; terrain|town; the terrain town is given twice",
                "3; kind|river|stream; unknown form stream, only both-ways, one-way",
                "4; kind|river|one-way; the kind river is given twice",
                "5; space|A|sea; unknown terrain sea, not among [town, well]",
                "6; space|A|town; the space A is given twice",
                "7; space|W; a row of 2 fields",
                "8; link|A-B|A|C|river; link names C, which is no space",
                "8; link|A-B|A|B|road; unknown kind road, not among [river, rail]",
                "8; link|A-B|A|A|river; A-B joins a space to itself",
                "9; link|A-B|A|B|rail; the link A-B is given twice",
                "9; link|AB|A|B|rail|3; \"3\" is not a trait of the form name=value",
                "11; area|south|A Z; area names Z, which is no space",
                "11; town|A; unknown row \"town\"",
            })
    void badDataIsRefusedWithFileLineAndReason(int line, String row, String reason) {
        String[] rows = GOOD.split("\n");
        rows[line - 1] = row.replace('|', '\t');
        MapText text = MapText.of("bad/net.tsv", String.join("\n", rows));
        MapDataException fault =
                catchThrowableOfType(MapDataException.class, () -> NetworkMap.of(text));
        assertThat(fault.line()).isEqualTo(line);
        assertThat(fault.reason()).startsWith(reason);
        assertThat(fault).hasMessage("bad/net.tsv:" + line + ": " + fault.reason());
    }

    @Test
    void aNetworkRefusesIdsGivenTwiceAndLinksToThemselves() {
        List<Network.Space> spaces =
                List.of(new Network.Space("A", "town"), new Network.Space("B", "town"));
        Network.Link loop = new Network.Link("L", 1, 1, "river", Network.Flow.BOTH_WAYS);
        assertThatThrownBy(() -> Network.of(spaces, List.of(loop)))
                .hasMessage("L joins a space to itself");
        assertThatThrownBy(
                        () -> Network.of(List.of(spaces.getFirst(), spaces.getFirst()), List.of()))
                .hasMessage("the space A is given twice");
    }
}

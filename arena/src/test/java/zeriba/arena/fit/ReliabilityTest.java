package zeriba.arena.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import zeriba.arena.fit.Reliability.Bin;

class ReliabilityTest {

    private static Sighting sighting(long game, double chance, double score) {
        return new Sighting(game, "any", FeatureRow.of(1), chance, List.of(score), score);
    }

    @Test
    void positionsLieInTenthsOfWhatWasTold() {
        Reliability curve =
                Reliability.of(
                        List.of(
                                sighting(0, 0.12, 0),
                                sighting(1, 0.18, 1),
                                sighting(2, 1, 1),
                                sighting(3, 0.95, 0.5)));

        assertThat(curve.bins()).extracting(Bin::positions).containsExactly(2, 2);
        assertThat(curve.bins().getFirst().gap()).isCloseTo(0.35, within(1e-9));
        assertThat(curve.bins().getLast().told()).isCloseTo(0.975, within(1e-9));
    }

    @Test
    void positionsOfOneGameTellNoMoreThanOne() {
        List<Sighting> once = List.of(sighting(0, 0.55, 1), sighting(1, 0.55, 0));
        List<Sighting> thrice =
                once.stream().flatMap(s -> Collections.nCopies(3, s).stream()).toList();

        Bin single = Reliability.of(once).bins().getFirst();
        Bin triple = Reliability.of(thrice).bins().getFirst();

        assertThat(triple.games()).isEqualTo(2);
        assertThat(triple.error()).isCloseTo(single.error(), within(1e-9));
    }

    @Test
    void binsOfFewPositionsAreNotHeldAgainstIt() {
        List<Sighting> few = List.of(sighting(0, 0.05, 1));
        List<Sighting> many =
                IntStream.range(0, Reliability.ENOUGH)
                        .mapToObj(i -> sighting(i, 0.5, i % 2))
                        .toList();

        assertThat(Reliability.of(few).worst()).isZero();
        assertThat(Reliability.of(many).worst()).isCloseTo(0, within(1e-9));
    }

    @Test
    void aPlotShowsEveryBin() {
        Reliability curve = Reliability.of(List.of(sighting(0, 0.12, 0), sighting(1, 0.95, 0.5)));

        String svg = ReliabilityPlot.svg("two", curve);

        assertThat(svg).startsWith("<svg").endsWith("</svg>\n").contains(">two<");
        assertThat(svg.split("<circle", -1)).hasSize(3);
    }
}

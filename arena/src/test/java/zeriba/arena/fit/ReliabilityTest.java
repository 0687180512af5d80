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

    @Test
    void gamesThatAllCameAlikeAreJudgedByWhatWasTold() {
        Bin bin = Reliability.of(List.of(sighting(0, 0.5, 0), sighting(1, 0.5, 0))).bins().get(0);

        assertThat(bin.error()).isCloseTo(0.5 / Math.sqrt(2), within(1e-9));
    }

    /** Games told of which half are won, each with so many positions. */
    private static List<Sighting> games(int games, double told, int positions) {
        return IntStream.range(0, games)
                .mapToObj(game -> Collections.nCopies(positions, sighting(game, told, game % 2)))
                .flatMap(List::stream)
                .toList();
    }

    @Test
    void manyPositionsOfFewGamesProveNothing() {
        Doubt doubt = Reliability.of(games(20, 0.58, 200)).doubt();

        assertThat(doubt.against(0.03)).isEqualTo(Doubt.Verdict.OPEN);
        assertThat(doubt.share()).isBetween(0.3, 0.7);
        assertThat(doubt.usual()).isBetween(0.05, 0.1);
        assertThat(doubt.least()).isZero();
    }

    @Test
    void manyGamesProveThatWhatIsToldIsOff() {
        Doubt doubt = Reliability.of(games(5_000, 0.58, 2)).doubt();

        assertThat(doubt.against(0.03)).isEqualTo(Doubt.Verdict.BEYOND);
        assertThat(doubt.share()).isZero();
        assertThat(doubt.least()).isBetween(0.06, 0.08);
        assertThat(doubt.most()).isBetween(0.08, 0.1);
    }

    @Test
    void manyGamesProveThatWhatIsToldIsTrue() {
        Doubt doubt = Reliability.of(games(5_000, 0.505, 2)).doubt();

        assertThat(doubt.against(0.03)).isEqualTo(Doubt.Verdict.WITHIN);
        assertThat(doubt.rare()).isLessThan(0.02);
    }

    @Test
    void theFarthestOfManyBinsIsFartherByChanceThanOne() {
        List<Sighting> wide =
                IntStream.range(0, 2_000)
                        .mapToObj(i -> sighting(i, 0.25 + (i % 6) / 10.0, (i / 6) % 2))
                        .toList();
        List<Sighting> narrow = wide.stream().filter(one -> one.chance() < 0.3).toList();

        assertThat(Reliability.of(wide).doubt().usual())
                .isGreaterThan(Reliability.of(narrow).doubt().usual());
    }

    @Test
    void nothingIsKnownWhereNoBinHoldsEnough() {
        Doubt doubt = Reliability.of(List.of(sighting(0, 0.05, 1))).doubt();

        assertThat(doubt.against(0.03)).isEqualTo(Doubt.Verdict.OPEN);
        assertThat(doubt.most()).isEqualTo(1);
    }
}

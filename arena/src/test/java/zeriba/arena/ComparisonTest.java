package zeriba.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.arena.Bench.Figure;

class ComparisonTest {

    private static Comparison.Pair pair(double ours, double theirs) {
        return new Comparison.Pair(
                List.of(new Figure("random games", ours, "games/s")),
                List.of(new Figure("random games", theirs, "games/s")));
    }

    @Test
    void theRatioIsThatOfTheMedians() {
        Comparison.Ratio ratio =
                Comparison.of(List.of(pair(100, 90), pair(300, 100), pair(110, 880)))
                        .ratios()
                        .getFirst();
        assertThat(ratio.ours()).isEqualTo(110);
        assertThat(ratio.theirs()).isEqualTo(100);
        assertThat(ratio.ofMedians()).isEqualTo(1.1, within(1e-12));
        assertThat(ratio.least()).isEqualTo(0.125);
        assertThat(ratio.most()).isEqualTo(3);
    }

    @Test
    void theMedianOfAnEvenNumberIsHalfWayBetweenTheTwoInTheMiddle() {
        Comparison.Ratio ratio =
                Comparison.of(List.of(pair(1, 2), pair(3, 2), pair(5, 2), pair(90, 2)))
                        .ratios()
                        .getFirst();
        assertThat(ratio.ours()).isEqualTo(4);
        assertThat(ratio.theirs()).isEqualTo(2);
    }

    @Test
    void onlyWhatBothMeasureIsCompared() {
        Comparison.Pair newer =
                new Comparison.Pair(
                        List.of(new Figure("odds", 2, "queries/s"), new Figure("new", 1, "ns")),
                        List.of(new Figure("old", 1, "ns"), new Figure("odds", 4, "queries/s")));
        assertThat(Comparison.of(List.of(newer)).ratios())
                .containsExactly(new Comparison.Ratio("odds", 2, 4, 0.5, 0.5, "queries/s"));
    }

    @Test
    void aFigureIsReadFromTheLineThatItIsPrintedIn() {
        for (Figure figure :
                List.of(
                        new Figure("random games, whole", 12_345.6, "games/s"),
                        new Figure("answered within, 95 of 100", 0.125, "ms"),
                        new Figure("length of a random game", 99.5, "entries/game"))) {
            assertThat(Figure.read(figure.line())).contains(figure);
        }
        assertThat(Figure.read("reach of a unit of 12 points            1,234.5 ns"))
                .contains(new Figure("reach of a unit of 12 points", 1_234.5, "ns"));
        assertThat(Figure.read("Building Zeriba. The first build takes a minute or two."))
                .isEmpty();
    }

    @Test
    void theTableNamesBothBuildsAndTheUnit() {
        assertThat(Comparison.of(List.of(pair(2_000, 1_000))).lines())
                .satisfiesExactly(
                        head -> assertThat(head).contains("this build", "the other", "ratio"),
                        line ->
                                assertThat(line.split(" +"))
                                        .containsExactly(
                                                "random", "games", "2,000.0", "1,000.0", "2.000",
                                                "2.000", "2.000", "games/s"));
    }

    @Test
    void withoutARunThereIsNothingToCompare() {
        assertThatThrownBy(() -> Comparison.of(List.of()))
                .isInstanceOf(IllegalArgumentException.class);
    }
}

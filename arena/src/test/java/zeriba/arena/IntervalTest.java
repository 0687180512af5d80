package zeriba.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IntervalTest {

    /** R 4.3: prop.test(x, n, correct = FALSE)$conf.int; 81 of 263 is Newcombe's (1998) example. */
    @ParameterizedTest
    @CsvSource({
        "81, 263, 0.2553, 0.3662",
        "15, 148, 0.0624, 0.1605",
        "0, 20, 0.0000, 0.1611",
        "1, 29, 0.0061, 0.1718",
        "29, 29, 0.8830, 1.0000"
    })
    void wilsonsIntervalIsAsPublished(double hits, long trials, double low, double high) {
        Interval interval = Interval.wilson(hits, trials);
        assertThat(interval.low()).isEqualTo(low, within(0.0001));
        assertThat(interval.high()).isEqualTo(high, within(0.0001));
    }

    @Test
    void withoutTrialsEverythingIsPossible() {
        assertThat(Interval.wilson(0, 0)).isEqualTo(new Interval(0, 1));
    }

    @ParameterizedTest
    @CsvSource({"0.5, 0", "0.75, 190.85", "0.64, 99.95", "0.24, -200.24"})
    void eloIsTheLogisticScale(double score, double elo) {
        assertThat(Elo.of(score)).isEqualTo(elo, within(0.01));
        assertThat(Elo.score(elo)).isEqualTo(score, within(0.0001));
    }
}

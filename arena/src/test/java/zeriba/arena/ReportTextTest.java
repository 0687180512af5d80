package zeriba.arena;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ReportTextTest {

    @Test
    void theEloOfWhoWonAllHasNoEnd() {
        double infinite = Double.POSITIVE_INFINITY;
        assertThat(ReportText.elo(infinite, new Interval(566.4, infinite)))
                .isEqualTo("+inf (+566 to +inf)");
        assertThat(ReportText.elo(-infinite, new Interval(-infinite, -20)))
                .isEqualTo("-inf (-inf to -20)");
    }
}

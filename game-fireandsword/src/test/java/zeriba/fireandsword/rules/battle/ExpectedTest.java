package zeriba.fireandsword.rules.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;
import zeriba.testkit.Form;

/**
 * Win rates and mean losses agree with those of the reference resolver ({@code expected.tsv}: 168
 * composed fights of 4,000 battles each, 11 historical ones of 500) within four joint standard
 * errors.
 */
final class ExpectedTest {

    private static final int COMPOSED = 168;
    private static final int BATTLES = Form.pick(300, 300, 1_000, 1_000);
    private static final int HISTORICAL = Form.pick(60, 60, 200, 200);
    private static final double ERRORS = 4;

    /** A share of losses lies between 0 and 1, so its variance is at most this. */
    private static final double MOST_VARIANCE = 0.25;

    private static final double ROUNDING = 0.000_05;

    private record Sum(
            double wins, double own, double ownSquares, double rival, double rivalSquares, int n) {
        private static double variance(double sum, double squares, int n) {
            return Math.max(0, squares / n - sum / n * (sum / n));
        }
    }

    private static Sum fought(Muster muster, int battles, long seed) {
        double wins = 0;
        double own = 0;
        double ownSquares = 0;
        double rival = 0;
        double rivalSquares = 0;
        for (int i = 0; i < battles; i++) {
            Field end = Resolver.fought(muster, seed + i);
            double o = (double) end.ownLoss() / muster.ownStands();
            double r = (double) end.rivalLoss() / muster.rivalStands();
            wins += end.isWon() ? 1 : 0;
            own += o;
            ownSquares += o * o;
            rival += r;
            rivalSquares += r * r;
        }
        return new Sum(wins, own, ownSquares, rival, rivalSquares, battles);
    }

    private static Muster muster(List<String> line) {
        return new Muster(
                Resolver.troops(line.get(2)),
                Resolver.troops(line.get(3)),
                Resolver.kind(line.get(1)),
                true);
    }

    private static void agree(
            List<String> line, String what, double expected, double found, double variance, int n) {
        double reference = Double.parseDouble(line.get(4));
        double error = Math.sqrt(variance / n + variance / reference);
        assertThat(Math.abs(found - expected))
                .as(
                        "%s %s, %s: %s expected, %s found",
                        line.get(0), line.get(1), what, expected, found)
                .isLessThanOrEqualTo(ERRORS * error + ROUNDING);
    }

    private static void check(List<String> line, int battles) {
        Sum sum = fought(muster(line), battles, 1_000);
        int n = sum.n();
        double reference = Double.parseDouble(line.get(4));
        double win = Double.parseDouble(line.get(5));
        double pooled = (sum.wins() + win * reference) / (n + reference);
        agree(line, "wins", win, sum.wins() / n, pooled * (1 - pooled), n);
        double own = Math.min(MOST_VARIANCE, Sum.variance(sum.own(), sum.ownSquares(), n));
        agree(line, "own losses", Double.parseDouble(line.get(6)), sum.own() / n, own, n);
        double rival = Math.min(MOST_VARIANCE, Sum.variance(sum.rival(), sum.rivalSquares(), n));
        agree(line, "Dervish losses", Double.parseDouble(line.get(7)), sum.rival() / n, rival, n);
    }

    @Test
    @Rule("QB.2")
    void composedFightsAgree() {
        List<List<String>> lines = Resolver.table("expected.tsv").subList(1, COMPOSED + 1);
        lines.forEach(line -> check(line, BATTLES));
    }

    @Test
    @Rule("QB.2")
    void historicalFightsAgree() {
        List<List<String>> lines = Resolver.table("expected.tsv");
        assertThat(lines).hasSize(1 + COMPOSED + 11);
        lines.subList(COMPOSED + 1, lines.size()).forEach(line -> check(line, HISTORICAL));
    }

    /**
     * What the numbers were fitted to, battle by battle: the share won, and the mean share of the
     * force that is lost.
     */
    private record Band(
            String battle, double leastWon, double mostWon, double leastLost, double mostLost) {}

    private static final List<Band> HISTORY =
            List.of(
                    new Band("Shaykan 1883", 0, 0.01, 0.97, 1),
                    new Band("El Teb I 1884", 0, 0.25, 0.59, 0.84),
                    new Band("El Teb II 1884", 0.95, 1, 0, 0.07),
                    new Band("Tamai 1884", 0.95, 1, 0.01, 0.18),
                    new Band("Abu Klea 1885", 0.95, 1, 0.04, 0.29),
                    new Band("Tofrek 1885", 0.95, 1, 0.08, 0.23),
                    new Band("Ginnis 1885", 0.95, 1, 0, 0.11),
                    new Band("Toski 1889", 0.95, 1, 0, 0.07),
                    new Band("Firket 1896", 0.95, 1, 0, 0.01),
                    new Band("Atbara 1898", 0.95, 1, 0.01, 0.09),
                    new Band("Omdurman 1898", 0.95, 1, 0.04, 0.09));

    @Test
    @Rule("QB.2")
    void historyComesOutAsItDid() {
        List<List<String>> lines = Resolver.table("expected.tsv");
        List<List<String>> fights = lines.subList(COMPOSED + 1, lines.size());
        assertThat(fights).hasSameSizeAs(HISTORY);
        for (int i = 0; i < fights.size(); i++) {
            Band band = HISTORY.get(i);
            Sum sum = fought(muster(fights.get(i)), HISTORICAL, 7_000);
            assertThat(fights.get(i).getFirst()).startsWith(band.battle() + " (");
            assertThat(sum.wins() / sum.n())
                    .as("won at " + band.battle())
                    .isBetween(band.leastWon(), band.mostWon());
            assertThat(sum.own() / sum.n())
                    .as("lost at " + band.battle())
                    .isBetween(band.leastLost(), band.mostLost());
        }
    }
}

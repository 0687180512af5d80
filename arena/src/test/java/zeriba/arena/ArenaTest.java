package zeriba.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeriba.ai.Level;
import zeriba.ai.StopSignal;
import zeriba.ai.UnknownLevelException;
import zeriba.ai.level.Levels;
import zeriba.engine.rules.Setup;

class ArenaTest {

    private static Batch<Coins, Integer> batch(int games, boolean swaps, String... levels)
            throws UnknownLevelException {
        List<Level> named = new ArrayList<>();
        for (String level : levels) {
            named.add(Levels.named(level));
        }
        return new Batch<>(new Coins.CoinGame(), Setup.of("usual"), named, games, 1541, swaps);
    }

    private static Report play(Batch<?, ?> batch, int threads) {
        return Arena.play(batch, threads, new StopSignal(), _ -> {});
    }

    private static List<Row> timeless(Report report) {
        return report.rows().stream().map(Row::timeless).toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 8})
    void threadsChangeNothing(int threads) throws UnknownLevelException {
        Batch<?, ?> batch = batch(100, true, "regular", "recruit");
        assertThat(timeless(play(batch, threads))).isEqualTo(timeless(play(batch, 1)));
    }

    @Test
    void aLongerBatchBeginsWithTheShorterOne() throws UnknownLevelException {
        List<Row> longer = timeless(play(batch(60, false, "random", "random"), 2));
        assertThat(longer.subList(0, 20))
                .isEqualTo(timeless(play(batch(20, false, "random", "random"), 1)));
    }

    @Test
    void swappedGamesShareASeedAndExchangeTheLevels() throws UnknownLevelException {
        List<Row> rows = play(batch(4, true, "regular", "random"), 1).rows();
        assertThat(rows).extracting(Row::game).containsExactly(0L, 1L, 2L, 3L);
        assertThat(rows.get(0).seed()).isEqualTo(rows.get(1).seed());
        assertThat(rows.get(1).seed()).isNotEqualTo(rows.get(2).seed());
        assertThat(rows.get(0).levels()).containsExactly("regular", "random");
        assertThat(rows.get(1).levels()).containsExactly("random", "regular");
    }

    @Test
    void aTallyAddsUpAndCountsForTheFirstLevel() throws UnknownLevelException {
        Report report = play(batch(200, true, "regular", "random"), 2);
        Tally heads = report.on(Coins.HEADS);
        Tally tails = report.on(Coins.TAILS);
        Tally all = report.all();
        assertThat(heads.games()).isEqualTo(100);
        assertThat(heads.wins() + tails.wins()).isEqualTo(all.wins());
        assertThat(heads.draws() + tails.draws()).isEqualTo(all.draws());
        assertThat(all.score()).isEqualTo((heads.score() + tails.score()) / 2, within(1e-9));
        assertThat(all.score()).isGreaterThan(0.6);
        assertThat(all.scoreInterval().low()).isLessThan(all.score());
        assertThat(all.scoreInterval().high()).isGreaterThan(all.score());
        assertThat(all.eloInterval().low()).isLessThan(all.elo());
    }

    @Test
    void withoutSwappingTheFirstLevelNeverPlaysTheOtherSide() throws UnknownLevelException {
        Report report = play(batch(10, false, "random", "random"), 1);
        assertThat(report.on(Coins.HEADS).games()).isEqualTo(10);
        assertThat(report.on(Coins.TAILS).games()).isZero();
    }

    @Test
    void theIntervalOfWinsAlone() {
        Tally lopsided = new Tally(20, 0, 0, 20, 20);
        assertThat(lopsided.scoreInterval()).isEqualTo(Interval.wilson(20, 20));
        assertThat(lopsided.eloInterval().high()).isEqualTo(Double.POSITIVE_INFINITY);
    }

    @Test
    void whatWasReachedIsKeptWhenStopped() throws UnknownLevelException {
        StopSignal stop = new StopSignal();
        AtomicLong told = new AtomicLong();
        Report report =
                Arena.play(
                        batch(5_000_000, false, "random", "random"),
                        2,
                        stop,
                        done -> {
                            told.set(done);
                            stop.ask();
                        });
        assertThat(report.rows()).isNotEmpty().hasSizeLessThan(5_000_000);
        assertThat(told.get()).isPositive();
        assertThat(timeless(report).subList(0, 5))
                .isEqualTo(timeless(play(batch(5, false, "random", "random"), 1)));
    }

    @Test
    void everySideNeedsALevel() {
        assertThatThrownBy(() -> batch(1, false, "random"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("a level for each of 2 sides");
    }
}

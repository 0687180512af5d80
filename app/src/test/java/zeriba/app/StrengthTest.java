package zeriba.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.ai.Level;
import zeriba.ai.StopSignal;
import zeriba.ai.UnknownLevelException;
import zeriba.ai.level.Levels;
import zeriba.ai.level.Veteran;
import zeriba.arena.Arena;
import zeriba.arena.Batch;
import zeriba.arena.Report;
import zeriba.arena.Row;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.kassala.KassalaGame;

/** Floors well below what the levels were measured at, over fixed games: a guard, not a measure. */
class StrengthTest {

    private static Report play(Level first, Level second, int games, int threads)
            throws UnreadableException {
        KassalaGame game = new KassalaGame();
        Setup setup = game.about().complete(Setup.of("historical"));
        return Arena.play(
                new Batch<>(game, setup, List.of(first, second), games, 1541, true),
                threads,
                new StopSignal(),
                _ -> {});
    }

    private static double score(String first, String second, int games)
            throws UnknownLevelException, UnreadableException {
        return play(Levels.named(first), Levels.named(second), games, 1).all().score();
    }

    @Test
    void aRecruitBeatsChance() throws UnknownLevelException, UnreadableException {
        assertThat(score("recruit", "random", 200)).isGreaterThan(0.6);
    }

    @Test
    void aRegularBeatsARecruit() throws UnknownLevelException, UnreadableException {
        assertThat(score("regular", "recruit", 200)).isGreaterThan(0.53);
    }

    @Test
    void aHastyVeteranStillBeatsARegular() throws UnknownLevelException, UnreadableException {
        Level hasty = new Veteran(new Veteran.Effort(12, 6, 3_000, 1, 30, 3_000, 1, 2_000));
        Report report = play(hasty, Levels.named("regular"), 60, 1);
        assertThat(report.all().score()).isGreaterThan(0.5);
    }

    @Test
    void aSearchingPlayerPlaysTheSameOnAnyNumberOfThreads() throws UnreadableException {
        Level hasty = new Veteran(new Veteran.Effort(8, 4, 1_000, 1, 30, 1_000, 1, 500));
        List<Row> one = timeless(play(hasty, hasty, 6, 1));
        List<Row> three = timeless(play(hasty, hasty, 6, 3));
        assertThat(three).isEqualTo(one);
    }

    private static List<Row> timeless(Report report) {
        return report.rows().stream().map(Row::timeless).toList();
    }
}

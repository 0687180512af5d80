package zeriba.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeriba.ai.StopSignal;
import zeriba.app.games.Games;
import zeriba.arena.experiment.Experiment;
import zeriba.arena.experiment.OutsidePlayers;
import zeriba.arena.experiment.file.ExperimentReader;
import zeriba.arena.experiment.local.LocalThreads;
import zeriba.arena.report.ExperimentFolder;
import zeriba.arena.rows.QueryException;
import zeriba.duckdb.DuckDatabase;
import zeriba.engine.text.UnreadableException;
import zeriba.server.experiment.BundledReportCode;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;
import zeriba.testkit.Until;

/** An experiment on a master with two workers, one of which is lost in the middle. */
class SparkClusterTest {

    private static final int GAMES = 2_400;
    private static final int SOME = 40;
    private static final Duration LONGEST = Duration.ofMinutes(6);
    private static final String ASKED =
            """
            {
              "question": "What do cannon do?",
              "game": "kassala",
              "players": {"moslem": {"level": "random"}, "christian": {"level": "recruit"}},
              "vary": [
                {"name": "the cannon, as (so called) option", "option": "cannon"}
              ],
              "stop": {"games": %d},
              "measures": ["decisions", "lead", "thinking"]
            }
            """
                    .formatted(GAMES / 2);

    private static final String KEYS = "round, variant, seating";

    @TempDir private Path folder;

    @Test
    void aLostExecutorLosesNoGameAndCountsNoneTwice()
            throws IOException,
                    InterruptedException,
                    UnreadableException,
                    BadJsonException,
                    QueryException {
        Path file = Files.writeString(folder.resolve("cannon.json"), ASKED);
        Path there = folder.resolve("there");
        try (LoopbackCluster cluster = new LoopbackCluster(folder, 2)) {
            Process driver =
                    cluster.driver(
                            List.of(file.toString(), "--out", there.toString(), "--chunk", "4"));
            Until.holds(
                    "some games are over, or the driver has given up",
                    LONGEST,
                    () -> over(there) > SOME || !driver.isAlive());
            assertThat(driver.isAlive()).as(cluster.said("driver")).isTrue();
            cluster.lose(0);
            assertThat(over(there)).as("games that were over then").isLessThan(GAMES);
            assertThat(driver.waitFor(LONGEST.toSeconds(), TimeUnit.SECONDS)).isTrue();
            assertThat(driver.exitValue()).as(cluster.said("driver")).isZero();
            assertThat(cluster.said("driver")).contains("Lost executor");
        }
        Path here = folder.resolve("here");
        playHere(here);

        assertThat(games(there)).hasSize(GAMES).isEqualTo(games(here));
        assertThat(facts(there)).isNotEmpty().isEqualTo(facts(here));
    }

    private static long over(Path there) throws IOException {
        Path journal = there.resolve(ExperimentFolder.JOURNAL);
        return Files.exists(journal) ? Files.readString(journal).lines().count() - 1 : 0;
    }

    private static void playHere(Path here)
            throws IOException, UnreadableException, BadJsonException {
        Experiment experiment =
                ExperimentReader.read(Json.read(ASKED), Games::named, OutsidePlayers.none());
        new ExperimentFolder(here, ASKED, Optional.of(new DuckDatabase()), BundledReportCode.read())
                .play(
                        experiment,
                        LocalThreads.unshared(2),
                        new StopSignal(),
                        (_, _, _) -> {},
                        (_, _, _) -> {});
    }

    /** All rows without what is of time, each as text. */
    private static List<List<String>> games(Path in) throws QueryException {
        return asked(in, "select * exclude (nanos) from 'games.parquet' order by " + KEYS);
    }

    private static List<List<String>> facts(Path in) throws QueryException {
        return asked(
                in,
                "select * from 'facts.parquet' where measure <> 'thinking' order by "
                        + KEYS
                        + ", measure, key");
    }

    private static List<List<String>> asked(Path in, String statement) throws QueryException {
        return new DuckDatabase().ask(statement, in).getFirst().rows();
    }
}

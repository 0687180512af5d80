package zeriba.arena.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static zeriba.arena.experiment.Trial.fields;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeriba.ai.StopSignal;
import zeriba.arena.experiment.local.LocalThreads;
import zeriba.arena.measure.Measure;
import zeriba.arena.measure.Measures;
import zeriba.arena.report.ExperimentPage;
import zeriba.arena.report.ReportCode;
import zeriba.engine.record.Journal;
import zeriba.engine.record.Play;
import zeriba.engine.record.RecordText;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.testkit.Json;
import zeriba.testkit.parley.Parley;
import zeriba.testkit.parley.ParleyGame;
import zeriba.testkit.parley.state.Act;

final class ExperimentRunTest {

    private static final Comparator<GameRow> IN_ORDER =
            Comparator.comparingLong((GameRow row) -> row.key().round())
                    .thenComparingInt(row -> row.key().variant())
                    .thenComparingInt(row -> row.key().seating());

    @TempDir private Path folder;

    private ExperimentResults play(Trial trial, int threads, StopSignal stop)
            throws IOException, UnreadableException {
        Experiment experiment = trial.read();
        Path file = folder.resolve("games.tsv");
        try (RowJournal journal = RowJournal.open(file, experiment)) {
            return new ExperimentRun(
                            experiment,
                            journal,
                            LocalThreads.unshared(threads),
                            stop,
                            (done, _, _) -> {
                                if (done > 3) {
                                    stop.ask();
                                }
                            })
                    .play();
        }
    }

    private ExperimentResults played(Trial trial, int threads)
            throws IOException, UnreadableException {
        Files.deleteIfExists(folder.resolve("games.tsv"));
        return again(trial, threads);
    }

    private ExperimentResults again(Trial trial, int threads)
            throws IOException, UnreadableException {
        return played(trial.read(), threads);
    }

    private ExperimentResults played(Experiment experiment, int threads)
            throws IOException, UnreadableException {
        try (RowJournal journal = RowJournal.open(folder.resolve("games.tsv"), experiment)) {
            return new ExperimentRun(
                            experiment,
                            journal,
                            LocalThreads.unshared(threads),
                            new StopSignal(),
                            (_, _, _) -> {})
                    .play();
        }
    }

    /** Rows in the order of their keys, without what is of time. */
    private static List<GameRow> timeless(ExperimentResults results) {
        return results.rows().stream()
                .sorted(IN_ORDER)
                .map(row ->
                        new GameRow(
                                row.key(),
                                row.end(),
                                row.seed(),
                                row.players(),
                                row.winner(),
                                row.rule(),
                                row.grade(),
                                row.score(),
                                row.turns(),
                                row.entries(),
                                0,
                                facts(row)))
                .toList();
    }

    private static SortedMap<String, Double> facts(GameRow row) {
        SortedMap<String, Double> facts = new TreeMap<>(row.facts());
        facts.keySet().removeIf(key -> key.startsWith("thinking/"));
        return facts;
    }

    private static String page(Experiment experiment, ExperimentResults results) {
        ReportCode code = new ReportCode("drawn()", "p {}", Json::write);
        return new ExperimentPage(experiment, results, Locale.ENGLISH, code).written();
    }

    private static Trial measured() {
        return Trial.usual()
                .with("measures", Value.texts(Measures.all().stream().map(Measure::id).toList()));
    }

    private static Trial searching(int games) {
        return Trial.usual()
                .with("design", Value.of("grid"))
                .with(
                        "stop",
                        fields(
                                "games",
                                Value.of(games),
                                "balance",
                                fields("target", Value.of(0.5))));
    }

    @Test
    void whoeverPlaysAndHoweverOftenAGameIsToldItsRowsAreTheSame()
            throws IOException, UnreadableException {
        List<GameRow> here = timeless(played(Trial.usual(), 2));

        Files.deleteIfExists(folder.resolve("games.tsv"));
        Experiment experiment = Trial.usual().read();
        try (RowJournal journal = RowJournal.open(folder.resolve("games.tsv"), experiment)) {
            ExperimentResults elsewhere =
                    new ExperimentRun(
                                    experiment,
                                    journal,
                                    new TwiceByLine(),
                                    new StopSignal(),
                                    (_, _, _) -> {})
                            .play();
            assertThat(timeless(elsewhere)).isEqualTo(here);
        }
    }

    /** Plays each game twice and sends both rows as lines, as workers do that lost an answer. */
    private record TwiceByLine() implements Workers {

        @Override
        public int atOnce() {
            return 1;
        }

        @Override
        public void play(ExperimentGames games, Iterator<GameKey> keys, Order order) {
            while (keys.hasNext() && !order.isOut()) {
                GameKey key = keys.next();
                tell(games, key, order);
                tell(games, key, order);
            }
        }

        private static void tell(ExperimentGames games, GameKey key, Order order) {
            String line = games.played(key, order.stop()).map(GameLine::written).orElseThrow();
            try {
                order.over(GameLine.read(line));
            } catch (UnreadableException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    @Test
    void aSearchIsTheSameWhateverTheThreadsAndGoesOnWhereItEnded()
            throws IOException, UnreadableException {
        List<GameRow> whole = timeless(played(searching(48), 1));
        assertThat(whole).hasSize(48).doesNotHaveDuplicates();
        assertThat(timeless(played(searching(48), 3))).isEqualTo(whole);
        played(searching(16), 1);
        assertThat(timeless(again(searching(48), 2))).isEqualTo(whole);
    }

    @Test
    void whatASearchFoundIsConfirmedByOthersWithOtherSeeds()
            throws IOException, UnreadableException {
        Value confirm = fields("level", Value.of("recruit"), "games", Value.of(4));
        Trial trial =
                searching(16)
                        .with(
                                "stop",
                                fields(
                                        "games",
                                        Value.of(16),
                                        "balance",
                                        fields("confirm", confirm)));
        Experiment experiment = trial.read();
        assertThat(experiment.stop()).isInstanceOf(StopRule.Balance.class);
        StopRule.Balance rule = (StopRule.Balance) experiment.stop();
        ExperimentResults results = played(trial, 1);
        Experiment again = experiment.confirming(results.found(rule), rule.confirm().orElseThrow());
        assertThat(again.players()).extracting(Chair::name).containsOnly("recruit");
        assertThat(again.seed()).isNotEqualTo(experiment.seed());
        assertThat(again.fingerprint()).isNotEqualTo(experiment.fingerprint());
        assertThat(again.variants().getLast().levels()).isEqualTo(results.found(rule).levels());
        assertThat(page(experiment, results))
                .contains("this comes nearest to 50.0 %", "confirmed by recruit in 4 games");
    }

    @Test
    void whatAGameCountsOfItsOwnIsMeasuredWhereItEnds() throws IOException, UnreadableException {
        ExperimentResults results = played(measured(), 1);
        assertThat(results.rows())
                .allSatisfy(
                        row -> assertThat(row.facts().get("gauges/arrows")).isBetween(0.0, 2.0));
        assertThat(page(measured().read(), results)).contains("<th scope=\"col\">arrows</th>");
    }

    @Test
    void threadsAndInterruptionsChangeNothing() throws IOException, UnreadableException {
        List<GameRow> whole = timeless(played(measured(), 1));
        assertThat(whole).hasSize(12).doesNotHaveDuplicates().allMatch(GameRow::isOver);
        assertThat(timeless(played(measured(), 3))).isEqualTo(whole);
        Path file = folder.resolve("games.tsv");
        List<String> lines = Files.readAllLines(file);
        String cut = String.join("\n", lines.subList(0, 6)) + "\n" + lines.get(6).substring(0, 9);
        Files.writeString(file, cut);
        assertThat(timeless(again(measured(), 2))).isEqualTo(whole);
        assertThat(timeless(again(measured(), 2))).isEqualTo(whole);
    }

    @Test
    void moreGamesGoOnFromFewer() throws IOException, UnreadableException {
        List<GameRow> few = timeless(played(Trial.usual(), 2));
        ExperimentResults more = again(Trial.usual().with("stop", fields("games", Value.of(9))), 2);
        assertThat(timeless(more)).hasSize(18).containsAll(few);
    }

    @Test
    void whatWasReachedIsThereWhenStopped() throws IOException, UnreadableException {
        Trial endless = Trial.usual().with("stop", fields("games", Value.of(1_000_000)));
        ExperimentResults results = play(endless, 2, new StopSignal());
        assertThat(results.rows()).hasSizeBetween(4, 1_999_999);
        assertThat(Files.readAllLines(folder.resolve("games.tsv")))
                .hasSize(results.rows().size() + 1);
    }

    @Test
    void allGamesOfARoundHaveTheSameSeed() throws IOException, UnreadableException {
        ExperimentResults results = played(Trial.usual(), 2);
        assertThat(
                        results.rows().stream()
                                .map(row -> row.key().round() + " " + row.seed())
                                .distinct())
                .hasSize(6);
    }

    @Test
    void gamesOfAnotherExperimentAreNotGoneOnWith() throws IOException, UnreadableException {
        played(Trial.usual(), 1);
        assertThatThrownBy(() -> again(Trial.usual().with("seed", Value.of(2)), 1))
                .isInstanceOf(UnreadableException.class)
                .hasMessageContaining("games of another experiment");
    }

    @Test
    void aGameThatIsTooLongIsARowToo() throws IOException, UnreadableException {
        ExperimentResults results = played(Trial.usual().with("longest", Value.of(3)), 1);
        assertThat(results.rows())
                .hasSize(12)
                .allSatisfy(row -> {
                    assertThat(row.isOver()).isFalse();
                    assertThat(row.rule()).isEqualTo("longer than 3 entries");
                });
        assertThat(results.share(Trial.usual().read().variants().getFirst()).broken()).isEqualTo(6);
    }

    @Test
    void whoMayNotStormDoesNot() throws IOException, UnreadableException {
        Value restrict = fields("name", Value.of("storm"), "forbid", Value.of("(storm|sally).*"));
        Trial trial =
                Trial.usual()
                        .with("vary", Value.of(List.of(fields("restrict", restrict))))
                        .with("stop", fields("games", Value.of(10)));
        Experiment experiment = trial.read();
        for (int round = 0; round < 10; round++) {
            String free = ExperimentRecords.of(experiment, new GameKey(round, 0, 0), "");
            String bound = ExperimentRecords.of(experiment, new GameKey(round, 1, 0), "");
            assertThat(bound.lines()).noneMatch(line -> line.matches("[a-z]+ (storm|sally).*"));
            assertThat(free).isNotEmpty();
        }
    }

    @Test
    void aGameIsARecordThatReplaysToItsRow() throws IOException, UnreadableException {
        ExperimentResults results = played(Trial.usual(), 2);
        ParleyGame game = new ParleyGame();
        for (GameRow row : results.rows()) {
            String text = ExperimentRecords.of(Trial.usual().read(), row.key(), "");
            Journal<Parley, Act> journal = Play.replay(game, RecordText.read(game, text));
            assertThat(journal.last()).isEqualTo(row.entries());
            assertThat(
                            journal.result()
                                    .orElseThrow()
                                    .winner()
                                    .map(side -> side.name())
                                    .orElse("draw"))
                    .isEqualTo(row.winner());
        }
    }

    @Test
    void aSequentialTestStopsOnceItKnows() throws IOException, UnreadableException {
        Trial trial =
                Trial.usual()
                        .with(
                                "stop",
                                fields(
                                        "sprt", fields("gain", Value.of(0.9)),
                                        "games", Value.of(2_000)));
        ExperimentResults results = played(trial, 2);
        StopRule.Sequential test = new StopRule.Sequential(0.9, 0.05, 0.05, 2_000);
        assertThat(results.verdict(test)).isEqualTo(ExperimentResults.Verdict.NOT_DIFFERENT);
        assertThat(results.rows()).hasSizeLessThan(400);
    }

    @Test
    void intervalsGetAsNarrowAsIsWanted() throws IOException, UnreadableException {
        Trial trial =
                Trial.usual()
                        .with("stop", fields("width", Value.of(0.3), "games", Value.of(2_000)));
        ExperimentResults results = played(trial, 2);
        Experiment experiment = trial.read();
        assertThat(experiment.variants())
                .allSatisfy(variant -> {
                    var interval = results.share(variant).interval();
                    assertThat(interval.high() - interval.low()).isLessThanOrEqualTo(0.3);
                });
        assertThat(results.rows()).hasSizeLessThan(4_000);
    }

    /** All combinations of the omens and of storms forbidden or not. */
    private static Trial grid() {
        Value storms = fields("name", Value.of("storm"), "forbid", Value.of("(storm|sally).*"));
        return Trial.usual()
                .with("design", Value.of("grid"))
                .with(
                        "vary",
                        Value.of(
                                List.of(
                                        fields("option", Value.of("omens")),
                                        fields("restrict", storms))));
    }

    @Test
    void overAWholeGridAnEffectIsTheMeanWithItLessTheMeanWithout()
            throws IOException, UnreadableException {
        ExperimentResults results = played(grid(), 1);
        Experiment experiment = grid().read();
        for (int factor = 0; factor < experiment.factors().size(); factor++) {
            double with = meanShare(results, experiment, factor, 1);
            double without = meanShare(results, experiment, factor, 0);
            assertThat(results.effect(factor, 1).mean()).isCloseTo(with - without, within(1e-12));
        }
    }

    @Test
    void ofTwoVariantsTheWholeDifferenceIsToldOnce() throws IOException, UnreadableException {
        Experiment experiment = grid().read();
        Variant far = experiment.variants().getLast();
        Experiment pair =
                experiment.confirming(
                        far, new StopRule.Confirmation(experiment.players().getFirst(), 4));
        Files.deleteIfExists(folder.resolve("games.tsv"));
        ExperimentResults results = played(pair, 1);
        assertThat(results.rows()).hasSize(8);
        String page = page(pair, results);
        String moves = page.substring(page.indexOf("<h2>What moves it"));
        String section = moves.substring(0, moves.indexOf("</section>"));
        assertThat(section.split("<th scope=\"row\">", -1)).hasSize(2);
    }

    private static double meanShare(
            ExperimentResults results, Experiment experiment, int factor, int level) {
        return experiment.variants().stream()
                .filter(variant -> variant.levels().get(factor) == level)
                .mapToDouble(variant -> results.share(variant).share())
                .average()
                .orElseThrow();
    }

    @Test
    void ofASearchOnlyPairsThatDifferInOneThingAreSetAgainstEachOther()
            throws IOException, UnreadableException {
        Experiment experiment = grid().read();
        ExperimentResults whole = played(grid(), 1);
        int last = experiment.variants().size() - 1;
        // the base and the combination farthest from it differ in everything
        List<GameRow> apart =
                whole.rows().stream()
                        .filter(row -> row.key().variant() == 0 || row.key().variant() == last)
                        .toList();
        ExperimentResults few = new ExperimentResults(experiment, apart);
        assertThat(experiment.factors()).hasSizeGreaterThan(1);
        assertThat(few.effect(0, 1).rounds()).isZero();
        assertThat(few.interaction(0, 1, 1, 1).rounds()).isZero();
        assertThat(page(experiment, few)).doesNotContain("<td>0</td></tr>");
    }

    @Test
    void theReportNeedsNothingElse() throws IOException, UnreadableException {
        ExperimentResults results = played(measured(), 2);
        String page = page(measured().read(), results);
        assertThat(page)
                .contains("What do omens do?", "<p class=\"answer\">", "omens off", "</html>")
                .contains("<style>p {}</style>", "<script type=\"module\">drawn()</script>")
                .contains("{\"kind\":\"intervals\"", "{\"kind\":\"bars\"")
                .doesNotContain("src=", "<link", "http://www.example")
                .doesNotContain("NaN", "Infinity");
    }
}

package zeriba.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import zeriba.app.games.Games;
import zeriba.arena.handicap.Candidate;
import zeriba.arena.handicap.Handicap;
import zeriba.arena.handicap.Handicaps;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;
import zeriba.engine.text.UnreadableException;
import zeriba.server.computer.LevelPlayers;
import zeriba.server.operation.Operations;
import zeriba.server.rpc.Rpc;
import zeriba.server.seat.Principal;
import zeriba.server.table.MemoryTables;
import zeriba.server.view.ViewScope;

class HandicapsCommandTest {

    private static final Path PAGE = Path.of("../docs/handicaps.md");

    private final StringWriter err = new StringWriter();

    @TempDir private Path folder;

    private int run(String... more) {
        List<String> arguments =
                List.of(
                        "handicaps",
                        "kassala",
                        "--scenario",
                        "historical",
                        "--level",
                        "random",
                        "--games",
                        "8",
                        "--confirm",
                        "2",
                        "--kept",
                        folder.resolve("kept").toString(),
                        "--file",
                        folder.resolve("handicaps.tsv").toString(),
                        "--page",
                        folder.resolve("handicaps.md").toString());
        return new CommandLine(new Main())
                .setOut(new PrintWriter(new StringWriter()))
                .setErr(new PrintWriter(err))
                .execute(
                        Stream.concat(arguments.stream(), List.of(more).stream())
                                .toArray(String[]::new));
    }

    @Test
    void eachSideGetsThreeThatHelpMoreAndMoreAndIsThenLeftAlone()
            throws IOException, UnreadableException {
        assertThat(run("--side", "moslem")).as(err.toString()).isZero();
        List<Handicap> found = Handicaps.read(folder.resolve("handicaps.tsv")).all();
        assertThat(found)
                .extracting(Handicap::id)
                .containsExactly("moslem-1", "moslem-2", "moslem-3");
        List<Candidate> candidates = Handicaps.candidates();
        assertThat(found).extracting(one -> candidates.indexOf(one.what())).isSorted();
        assertThat(found)
                .allSatisfy(one -> {
                    assertThat(one.searched().without().games()).isEqualTo(8);
                    assertThat(one.confirmed().with().games()).isEqualTo(2);
                });
        assertThat(folder.resolve("handicaps.md")).content().contains("| `moslem-3` |");
        byte[] before = Files.readAllBytes(folder.resolve("handicaps.tsv"));
        assertThat(run("--side", "moslem", "--seed", "9")).as(err.toString()).isZero();
        assertThat(folder.resolve("handicaps.tsv")).hasBinaryContent(before);
    }

    @Test
    void aSearchGoesOnWithTheGamesItHas() throws IOException, UnreadableException {
        assertThat(run("--side", "moslem")).as(err.toString()).isZero();
        List<Handicap> found = Handicaps.read(folder.resolve("handicaps.tsv")).all();
        List<Path> kept = kept();
        assertThat(kept).hasSize(2);
        List<List<String>> games = new ArrayList<>();
        for (Path one : kept) {
            List<String> lines = Files.readAllLines(one);
            games.add(lines);
            Files.write(one, lines.subList(0, lines.size() / 2));
        }
        assertThat(run("--side", "moslem", "--anew", "--threads", "1")).as(err.toString()).isZero();
        assertThat(Handicaps.read(folder.resolve("handicaps.tsv")).all()).isEqualTo(found);
        for (int i = 0; i < kept.size(); i++) {
            assertThat(Files.readAllLines(kept.get(i)))
                    .hasSameSizeAs(games.get(i))
                    .startsWith(
                            games.get(i)
                                    .subList(0, games.get(i).size() / 2)
                                    .toArray(String[]::new));
        }
    }

    private List<Path> kept() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("kept"))) {
            return files.sorted().toList();
        }
    }

    @Test
    void everyCandidateIsOfAScenarioAndItsCellsAreThere() {
        for (Game<?, ?> game : Games.all()) {
            Set<String> cells = game.data().keySet();
            List<Candidate> own =
                    Handicaps.candidates().stream()
                            .filter(one -> one.game().equals(game.about().id()))
                            .toList();
            assertThat(game.about().scenarios())
                    .extracting(GameInfo.Scenario::id)
                    .containsAll(own.stream().map(Candidate::scenario).toList());
            assertThat(game.about().sides())
                    .extracting(side -> side.name())
                    .containsAll(own.stream().map(Candidate::side).toList());
            assertThat(own)
                    .allSatisfy(one -> {
                        assertThat(cells).containsAll(one.change().cells().keySet());
                        assertThat(one.english()).endsWith(".").isNotEqualTo(one.italian());
                    });
        }
    }

    /** What helps most goes furthest from the data as published. */
    @Test
    void whatHelpsMostCanBe() throws UnreadableException {
        Map<String, Candidate> last =
                Handicaps.candidates().stream()
                        .collect(
                                Collectors.toMap(
                                        one -> one.game() + one.scenario() + one.side(),
                                        one -> one,
                                        (_, later) -> later));
        for (Candidate one : last.values()) {
            Game<?, ?> game = Games.named(one.game()).orElseThrow();
            assertThat(game.with(one.change()).overrides()).isEqualTo(one.change());
        }
    }

    @Test
    void everyScenarioHasCandidatesForBothSides() {
        Set<String> there =
                Handicaps.candidates().stream()
                        .map(one -> one.game() + one.scenario() + one.side())
                        .collect(Collectors.toSet());
        for (Game<?, ?> game : Games.all()) {
            for (GameInfo.Scenario scenario : game.about().scenarios()) {
                assertThat(game.about().sides())
                        .allSatisfy(side ->
                                assertThat(there)
                                        .contains(game.about().id() + scenario.id() + side.name()));
            }
        }
    }

    @Test
    void whatIsPublishedIsOfTheCandidatesAndThePageTellsIt() throws IOException {
        assertThat(Handicaps.published().all()).isNotEmpty();
        assertThat(Handicaps.candidates())
                .containsAll(Handicaps.published().all().stream().map(Handicap::what).toList());
        String page = Files.readString(PAGE);
        for (Game<?, ?> game : Games.all()) {
            for (GameInfo.Scenario scenario : game.about().scenarios()) {
                assertThat(Handicaps.published().of(game.about(), scenario.id()))
                        .allSatisfy(one ->
                                assertThat(page)
                                        .contains(
                                                "| `%s` | %s |"
                                                        .formatted(
                                                                one.id(), one.what().english())));
            }
        }
    }

    @Test
    void aTableIsPlayedWithTheDataOfItsHandicapWhichItsRecordCarries() {
        Handicap one =
                Handicaps.published().all().stream()
                        .filter(each -> each.what().game().equals("kassala"))
                        .findFirst()
                        .orElseThrow();
        try (LevelPlayers players = new LevelPlayers()) {
            MemoryTables tables = new MemoryTables(Games.all());
            Operations operations = new Operations(tables, players, ViewScope.PROTOCOL);
            Rpc rpc = new Rpc(operations, Principal.OWNER);
            assertThat(asked(rpc, "games", "{}")).contains(one.id(), one.what().english());
            assertThat(
                            asked(
                                    rpc,
                                    "new",
                                    "{\"game\":\"kassala\",\"scenario\":\"%s\",\"handicap\":\"%s\"}"
                                            .formatted(one.what().scenario(), one.id())))
                    .contains("\"table\"");
            assertThat(asked(rpc, "record", "{\"table\":\"t1\"}"))
                    .contains("overrides " + one.what().change().write());
            assertThat(asked(rpc, "new", "{\"game\":\"kassala\",\"handicap\":\"moslem-9\"}"))
                    .contains("handicap: scenario historical has ");
        }
    }

    private static String asked(Rpc rpc, String method, String parameters) {
        return rpc.answer(
                        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"%s\",\"params\":%s}"
                                .formatted(method, parameters))
                .orElseThrow();
    }
}

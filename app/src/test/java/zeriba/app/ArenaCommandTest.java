package zeriba.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class ArenaCommandTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir private Path folder;

    private int run(String... arguments) {
        return new CommandLine(new Main())
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(arguments);
    }

    @Test
    void aBattleOnTheFieldIsFoughtByOneGameAlone() {
        String battle = "town nile 3 1 leaderless E:infantry:trained:8 S:spears:18,R:rifles:7";

        assertThat(run("arena", "ascari", "--field", battle, "--games", "2")).isZero();
        assertThat(out.toString()).contains("ascari field");
        assertThat(run("arena", "kassala", "--field", battle, "--games", "2")).isEqualTo(2);
        assertThat(err.toString()).contains("kassala fights no battles on the field");
        assertThat(run("arena", "ascari", "--field", "duel", "--games", "2")).isEqualTo(2);
        assertThat(err.toString()).contains("No battle on the field: a battle is contact");
    }

    @Test
    void battlesOfTheCampaignAreFoughtOnTheField() {
        int exit =
                run(
                        "arena",
                        "fireandsword",
                        "--option",
                        "battles=tabletop",
                        "--on-the-field",
                        "--anglo-egyptian",
                        "random",
                        "--mahdist",
                        "random",
                        "--games",
                        "1");

        assertThat(exit).isZero();
        assertThat(out.toString()).contains("battles=tabletop", "together           1");
    }

    @Test
    void itTellsResultsOnEachSideAndTogether() {
        int exit =
                run(
                        "arena",
                        "kassala",
                        "--moslem",
                        "recruit",
                        "--christian",
                        "random",
                        "--games",
                        "20",
                        "--seed",
                        "3",
                        "--swap",
                        "--option",
                        "cannon");
        assertThat(exit).isZero();
        assertThat(out.toString())
                .contains(
                        "kassala historical with cannon: recruit against random, seed 3, sides"
                                + " swapped")
                .contains("as Moslem         10")
                .contains("as Christian      10")
                .contains("together          20")
                .contains("games/s");
        assertThat(err.toString()).contains("20 of 20");
    }

    @Test
    void itWritesARowForEachGameWhateverTheThreads() throws IOException {
        Path one = folder.resolve("one.csv");
        Path two = folder.resolve("two.csv");
        for (Path file : List.of(one, two)) {
            int exit =
                    run(
                            "arena",
                            "kassala",
                            "--moslem=random",
                            "--christian=recruit",
                            "--games",
                            "16",
                            "--threads",
                            file.equals(one) ? "1" : "4",
                            "--csv",
                            file.toString(),
                            "--parquet",
                            file + ".parquet");
            assertThat(exit).isZero();
        }
        assertThat(timeless(one)).hasSize(17).isEqualTo(timeless(two));
        assertThat(timeless(one).getFirst())
                .isEqualTo(
                        "title,scenario,options,game,seed,moslem,christian,winner,rule,grade,score,turns,entries");
        assertThat(Path.of(one + ".parquet")).isNotEmptyFile();
    }

    private static List<String> timeless(Path csv) throws IOException {
        Pattern last = Pattern.compile(",[^,]*$");
        return Files.readAllLines(csv).stream().map(l -> last.matcher(l).replaceAll("")).toList();
    }

    @Test
    void mistakesAreNamedWithWhatWouldBeRight() {
        assertThat(run("arena", "kassala", "--moslem", "general")).isEqualTo(2);
        assertThat(run("arena", "chess")).isEqualTo(2);
        assertThat(run("arena", "kassala", "--dervish", "regular")).isEqualTo(2);
        assertThat(run("arena", "kassala", "--option", "gas")).isEqualTo(2);
        assertThat(run("arena", "kassala", "--scenario", "winter")).isEqualTo(2);
        assertThat(run("arena", "kassala", "--games", "0")).isEqualTo(2);
        assertThat(err.toString())
                .contains(
                        "no level 'general'; there are random, recruit, regular, veteran, marshal")
                .contains("No game 'chess'; there are kassala")
                .contains("--dervish")
                .contains("--moslem LEVEL or --christian LEVEL")
                .contains("--option gas: no such option; there are cannon, mixed")
                .contains("no scenario winter")
                .contains("--games and --threads must be more than 0");
    }

    @Test
    void commandsAreGivenToRolesOrRefusedWithWhatIsWrong() {
        String[] campaign = {
            "arena",
            "fireandsword",
            "--option",
            "command=regions",
            "--option",
            "seats=2",
            "--games",
            "1"
        };
        assertThat(run(with(campaign, "north=commander-2", "egypt=commander-1"))).isEqualTo(2);
        assertThat(run(with(campaign, "north=commander-2", "south=commander-3"))).isEqualTo(2);
        assertThat(run(with(campaign, "north"))).isEqualTo(2);
        assertThat(err.toString())
                .contains("commands.egypt: no such command")
                .contains("commands.south: cannot be commander-3's")
                .contains("COMMAND=ROLE");
        String[] atRandom = {"--anglo-egyptian", "random", "--mahdist", "random"};
        String[] right = with(campaign, "north=commander-2");
        assertThat(run(Stream.of(right, atRandom).flatMap(Stream::of).toArray(String[]::new)))
                .isZero();
    }

    private static String[] with(String[] words, String... commands) {
        return Stream.concat(
                        Stream.of(words),
                        Stream.of(commands).flatMap(c -> Stream.of("--command", c)))
                .toArray(String[]::new);
    }

    @Test
    void aFileThatCannotBeWrittenIsSaid() {
        Path nowhere = folder.resolve("missing").resolve("games.csv");
        assertThat(
                        run(
                                "arena",
                                "kassala",
                                "--moslem",
                                "random",
                                "--christian",
                                "random",
                                "--games",
                                "2",
                                "--csv",
                                nowhere.toString()))
                .isEqualTo(1);
        assertThat(err.toString()).contains("Cannot write");
    }

    @Test
    void theBenchPrintsFiguresWithUnits() {
        assertThat(run("bench", "kassala", "--seconds", "0.02", "--runs", "1")).isZero();
        assertThat(out.toString())
                .contains("games/s", "entries/s", "entries/game", "queries/s", "states/s");
        assertThat(run("bench", "kassala", "--runs", "0")).isEqualTo(2);
    }

    @Test
    void theBenchOfTheEngineAsksAProcessOfItsOwn() {
        Object[] words = {"bench", "engine", "--tables", "4", "--seconds", "0.1", "--warm-up", "0"};
        assertThat(run(Stream.of(words).toArray(String[]::new))).as(err.toString()).isZero();
        assertThat(out.toString()).contains("entries by the protocol", "choices/s");
        assertThat(run("bench", "engine", "chess")).isEqualTo(2);
    }

    @Tag("extended")
    @ParameterizedTest
    @CsvSource({
        "ascari, lines of sight by table, field of sight of a hex",
        "kasserine, copy of a state, reach of a unit of 12 points",
        "fireandsword, random game without battles, quick battle, odds of a march"
    })
    void theBenchMeasuresWhatAGameAloneHas(String game, String first, String second) {
        assertThat(run("bench", game, "--seconds", "0.02", "--runs", "1")).isZero();
        assertThat(out.toString()).contains("games/s", first, second);
    }
}

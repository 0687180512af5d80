package zeriba.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeriba.ai.UnknownLevelException;
import zeriba.ai.level.Levels;
import zeriba.arena.rows.CsvFile;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Setup;

class FilesTest {

    @TempDir private Path folder;

    private static Report report() throws UnknownLevelException {
        Batch<?, ?> batch =
                new Batch<>(
                        new Coins.CoinGame(),
                        Setup.of("usual"),
                        List.of(Levels.named("regular"), Levels.named("random")),
                        2,
                        7,
                        false);
        List<String> levels = List.of("regular", "random");
        return new Report(
                batch,
                List.of(
                        new Row(
                                0,
                                11,
                                levels,
                                new Result.Won(Coins.TAILS, "1", "a, \"b\"", -2),
                                3,
                                12,
                                5),
                        new Row(1, -4, levels, new Result.Drawn("2"), 4, 9, 6)),
                1);
    }

    @Test
    void csvHasALineOfNamesAndOneForEachGame() throws IOException, UnknownLevelException {
        Path file = folder.resolve("games.csv");
        CsvFile.write(BatchTable.of(report()), file);
        assertThat(Files.readString(file))
                .isEqualTo(
                        "title,scenario,options,game,seed,heads,tails,winner,rule,grade,score,turns,entries,nanos\r\n"
                                + "coins,usual,,0,11,regular,random,tails,1,\"a, \"\"b\"\"\",-2,3,12,5\r\n"
                                + "coins,usual,,1,-4,regular,random,draw,2,,0,4,9,6\r\n");
    }
}

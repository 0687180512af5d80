package zeriba.arena;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeriba.ai.Levels;
import zeriba.ai.UnknownLevelException;
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
        CsvFile.write(report(), file);
        assertThat(Files.readString(file))
                .isEqualTo(
                        "title,scenario,options,game,seed,heads,tails,winner,rule,grade,score,turns,entries,nanos\r\n"
                                + "coins,usual,,0,11,regular,random,tails,1,\"a, \"\"b\"\"\",-2,3,12,5\r\n"
                                + "coins,usual,,1,-4,regular,random,draw,2,,0,4,9,6\r\n");
    }

    /** DuckDB 2.0 reads such a file; a change of the format wants that tried again. */
    @Test
    void parquetIsFramedAndEndsWithItsMetadata() throws IOException, UnknownLevelException {
        Path file = folder.resolve("games.parquet");
        ParquetFile.write(report(), file);
        byte[] bytes = Files.readAllBytes(file);
        assertThat(Arrays.copyOf(bytes, 4)).isEqualTo("PAR1".getBytes(UTF_8));
        assertThat(Arrays.copyOfRange(bytes, bytes.length - 4, bytes.length))
                .isEqualTo("PAR1".getBytes(UTF_8));
        int footer =
                ByteBuffer.wrap(bytes, bytes.length - 8, 4).order(ByteOrder.LITTLE_ENDIAN).getInt();
        String metadata = new String(bytes, bytes.length - 8 - footer, footer, UTF_8);
        assertThat(metadata).contains("games", "title", "scenario", "heads", "nanos");
        assertThat(footer).isLessThan(bytes.length);
    }

    @Test
    void thriftWritesItsCompactForm() {
        byte[] struct =
                Thrift.struct(s -> s.i32(1, -1).i64(3, 150).text(4, "ab").i32s(5, List.of(0, 1)));
        assertThat(struct)
                .containsExactly(
                        0x15, 0x01, 0x26, 0xAC, 0x02, 0x18, 0x02, 'a', 'b', 0x19, 0x25, 0x00, 0x02,
                        0x00);
    }
}

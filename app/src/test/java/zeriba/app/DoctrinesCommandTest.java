package zeriba.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

final class DoctrinesCommandTest {

    private static final String OPEN =
            "0.5\t0.4\tambush hills 21 9 commanded A:infantry:trained:12"
                    + " S1:spears:18,R1:rifles:7";
    private static final String DECIDED =
            "0.9\t0.1\ttown nile 33 5 commanded A:infantry:trained:14 S1:spears:9";

    @TempDir private Path folder;

    private String run() throws IOException {
        Path file = folder.resolve("met.tsv");
        Files.write(file, List.of(OPEN, DECIDED));
        StringWriter out = new StringWriter();
        int code =
                new CommandLine(new Main())
                        .setOut(new PrintWriter(out))
                        .execute("doctrines", file.toString(), "--each", "2");
        assertThat(code).isZero();
        return out.toString();
    }

    @Test
    void doctrinesArePlayedWhereABattleIsOpen() throws IOException {
        String told = run();
        assertThat(told)
                .contains(
                        "ambush, 1 battles, quickly held 50 %:",
                        "| held % | rush | together | creep | prepare |")
                .contains("| square | ", "| through | ", "| fire | ")
                .doesNotContain("town");
        assertThat(told.lines().filter(line -> line.startsWith("| ")).count()).isEqualTo(6);
        assertThat(run()).isEqualTo(told);
    }
}

package zeriba.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class MainTest {

    private final StringWriter said = new StringWriter();

    private int run(String... arguments) {
        return new CommandLine(new Main())
                .setOut(new PrintWriter(said))
                .setErr(new PrintWriter(said))
                .execute(arguments);
    }

    @Test
    void helpIsNoFailure() {
        assertThat(run("--help")).isZero();
        assertThat(said.toString()).startsWith("Usage: zeriba");
    }

    @Test
    void withoutACommandItSaysWhatThereIs() {
        assertThat(run()).isEqualTo(2);
        assertThat(said.toString()).contains("Which command?", "Usage: zeriba");
    }

    @Test
    void thePracticeRunOfTheBuildMeetsNoFailure() {
        assertThat(run("practise")).isZero();
        assertThat(run("--help")).isZero();
        assertThat(said.toString()).doesNotContain("practise");
    }
}

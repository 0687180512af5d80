package zeriba.arena.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class ProgressLineTest {

    private final StringWriter told = new StringWriter();

    @Test
    void withoutATerminalEachTenthHasALineAndWhatConfirmsBeginsAnew() {
        ProgressLine line = new ProgressLine(new PrintWriter(told), false);
        for (int done = 0; done <= 100; done++) {
            line.tell(done, 100, 100 - done);
        }
        line.tell(0, 20, 7_300);
        assertThat(told.toString().lines())
                .hasSize(12)
                .startsWith("0 of at most 100 games, about 100 s left")
                .endsWith("0 of at most 20 games, about 2 h left");
    }

    @Test
    void inATerminalOneLineIsWrittenOver() {
        ProgressLine line = new ProgressLine(new PrintWriter(told), true);
        line.tell(1, 2, 600);
        line.tell(2, 2, -1);
        assertThat(told.toString())
                .startsWith("\r1 of at most 2 games, about 10 min left")
                .contains("\r2 of at most 2 games, about 0 s left")
                .doesNotContain("\n");
    }
}

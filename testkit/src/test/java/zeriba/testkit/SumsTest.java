package zeriba.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Portions of long checks add up in a file. */
final class SumsTest {

    @TempDir private Path folder = Path.of("");

    private Sums sums() {
        return new Sums(folder.resolve("sums.tsv"), "abc");
    }

    @Test
    void whatWasNeverTriedBeginsAtNought() {
        assertThat(sums().end("soak")).isZero();
        assertThat(sums().met("soak")).isEmpty();
    }

    @Test
    void portionsAddUpWhateverTheirOrder() {
        sums().add("soak", 10, 25, Set.of("b"));
        sums().add("soak", 0, 10, Set.of("a", "b"));
        sums().add("another", 25, 90, Set.of("c"));

        assertThat(sums().end("soak")).isEqualTo(25);
        assertThat(sums().met("soak")).containsExactly("a", "b");
    }

    @Test
    void whatLiesBehindAGapDoesNotCount() {
        sums().add("soak", 0, 10, Set.of());
        sums().add("soak", 11, 30, Set.of());

        assertThat(sums().end("soak")).isEqualTo(10);
    }

    @Test
    void aLineTellsTheCommitThatWasTried() throws Exception {
        sums().add("soak", 0, 10, Set.of("a", "b"));

        assertThat(Files.readAllLines(folder.resolve("sums.tsv")))
                .containsExactly("soak\t0\t10\tabc\ta,b");
    }

    @Test
    void aFormTriesNoFewerThanTheOneBelow() {
        assertThatThrownBy(() -> new Trials("soak", 5, 4, 10))
                .isInstanceOf(IllegalArgumentException.class);
    }
}

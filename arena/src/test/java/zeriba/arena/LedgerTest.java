package zeriba.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeriba.arena.ledger.Ledger;
import zeriba.arena.ledger.LedgerLine;
import zeriba.arena.ledger.LedgerPage;
import zeriba.engine.text.UnreadableException;
import zeriba.testkit.parley.ParleyGame;

class LedgerTest {

    private static final int RULES = new ParleyGame().about().rulesVersion();

    @TempDir private Path folder;

    private static LedgerLine.Subject subject(int rules) {
        return new LedgerLine.Subject(
                "parley", rules, "talks", LedgerLine.USUAL, List.of("recruit", "regular"));
    }

    private Ledger ledger(LedgerLine... lines) throws Exception {
        Path file = folder.resolve("ledger.tsv");
        for (LedgerLine line : lines) {
            Ledger.add(file, line);
        }
        return Ledger.read(file);
    }

    @Test
    void portionsAddUpAndNoSeedComesTwice() throws Exception {
        Ledger ledger =
                ledger(
                        new LedgerLine(subject(RULES), 1, 6, 1, 3, "2026-01-01"),
                        new LedgerLine(subject(RULES), 2, 5, 0, 5, "2026-02-01"));
        assertThat(ledger.games(subject(RULES))).isEqualTo(20);
        assertThat(ledger.nextSeed(subject(RULES))).isEqualTo(3);
        assertThat(ledger.sums()).hasSize(1);
        assertThat(ledger.sums().getFirst().share()).isEqualTo(11.5 / 20);
    }

    @Test
    void thePageShowsWhatWasPlayedOnThePresentRules() throws Exception {
        Ledger ledger =
                ledger(
                        new LedgerLine(subject(RULES), 1, 6, 0, 4, "2026-01-01"),
                        new LedgerLine(subject(RULES + 1), 1, 9, 0, 1, "2026-01-01"));
        assertThat(new LedgerPage(ledger, List.of(new ParleyGame())).written())
                .contains("| `recruit` | `regular` | 10 | 60 % (31 to 83) | 2026-01-01 |")
                .doesNotContain("90 %");
    }

    @Test
    void aFileThatIsNoLedgerIsRefused() throws Exception {
        Path file = Files.writeString(folder.resolve("other.tsv"), "one\ttwo\n");
        assertThatThrownBy(() -> Ledger.read(file)).isInstanceOf(UnreadableException.class);
    }

    @Test
    void theBuildBringsALedgerAlong() {
        assertThat(Ledger.published().lines()).isNotEmpty();
    }
}

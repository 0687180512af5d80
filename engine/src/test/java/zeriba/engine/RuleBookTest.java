package zeriba.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class RuleBookTest {

    @Test
    void chaptersHoldTheirParagraphsInReadingOrder() {
        RuleBook book =
                RuleBook.of("# Movement\nII.2 Walk.\nII.10 Stop.\n\n# Combat\nIII.1 Fight.");

        assertThat(book.chapters())
                .containsExactly(
                        new RuleBook.Chapter(
                                "Movement",
                                List.of(
                                        new RuleBook.Paragraph("II.2", "Walk."),
                                        new RuleBook.Paragraph("II.10", "Stop."))),
                        new RuleBook.Chapter(
                                "Combat", List.of(new RuleBook.Paragraph("III.1", "Fight."))));
        assertThat(book.rules()).isEqualTo(Set.of("II.2", "II.10", "III.1"));
    }

    @Test
    void aParagraphWithoutANumberIsRefusedWithItsLine() {
        assertThatThrownBy(() -> RuleBook.of("# Movement\nWalk.")).hasMessageContaining("Walk.");
    }
}

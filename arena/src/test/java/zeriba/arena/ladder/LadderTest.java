package zeriba.arena.ladder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.ai.Level;
import zeriba.ai.level.Levels;
import zeriba.engine.text.UnreadableException;

class LadderTest {

    @Test
    void aRungIsReadFromItsLine() throws UnreadableException {
        Ladder ladder = Ladder.of("# head\npebbles\theap\tregular\trecruit\t100\t65\t55\t74\n");
        assertThat(ladder.rungs())
                .containsExactly(
                        new Rung("pebbles", "heap", "regular", "recruit", 100, 0.65, 0.55, 0.74));
        assertThat(ladder.of("pebbles", "heap")).hasSize(1);
        assertThat(ladder.of("pebbles", "two")).isEmpty();
    }

    @Test
    void aLineThatContradictsItselfIsRefused() {
        assertThatThrownBy(() -> Ladder.of("pebbles\theap\tregular\trecruit\t100\t65\t70\t74"))
                .isInstanceOf(UnreadableException.class)
                .hasMessageContaining("not a rung");
        assertThatThrownBy(() -> Ladder.of("pebbles\theap"))
                .isInstanceOf(UnreadableException.class)
                .hasMessageContaining("8 cells");
    }

    @Test
    void everyRungThatIsPublishedIsOfALevelAndTheNextBelow() {
        List<String> levels = Levels.all().stream().map(Level::name).toList();
        assertThat(Ladder.published().rungs())
                .isNotEmpty()
                .allSatisfy(rung ->
                        assertThat(levels.indexOf(rung.below()))
                                .isNotNegative()
                                .isEqualTo(levels.indexOf(rung.level()) - 1));
    }
}

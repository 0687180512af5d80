package zeriba.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class WordTextTest {

    static List<Word> words() {
        return List.of(
                new Word.Undo(3),
                new Word.UndoAsk(1),
                new Word.Resign(),
                new Word.Offer(),
                new Word.Accept(),
                new Word.Decline(),
                new Word.Order("fire", "hold at 2"),
                new Word.Plan(List.of("move TI 0303", "end")),
                new Word.Plan(List.of()),
                new Word.Nonce("9f3c"),
                new Word.Nonce(""),
                new Word.Commitment("5e".repeat(32)),
                new Word.Adopt(2),
                new Word.Lapsed("dice 3/16 1/15"),
                new Word.Seat("computer regular"),
                new Word.Timeout(),
                new Word.Claim());
    }

    @ParameterizedTest
    @MethodSource("words")
    void everyWordReadsBackToItself(Word word) throws UnreadableException {
        String text = WordText.write(word);
        assertThat(WordText.read(text)).isEqualTo(word);
        assertThat(WordText.VERBS).contains(text.split(" ", 2)[0]);
        assertThat(WordText.isWord(text)).isTrue();
    }

    @Test
    void undoAloneTakesBackOne() throws UnreadableException {
        assertThat(WordText.read("undo")).isEqualTo(new Word.Undo(1));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "undo 0",
                "undo -1",
                "undo many",
                "undo 99999999999",
                "order",
                "order fire",
                "move TI 0303",
                ""
            })
    void whatIsNoWordIsRefused(String text) {
        assertThatThrownBy(() -> WordText.read(text)).isInstanceOf(UnreadableException.class);
    }

    @Test
    void onlyOrdersPlansAndWhatLapsedAreSecret() {
        assertThat(words().stream().filter(Word::isSecret))
                .allMatch(word ->
                        word instanceof Word.Order
                                || word instanceof Word.Plan
                                || word instanceof Word.Lapsed)
                .hasSize(4);
    }
}

package zeriba.engine.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import zeriba.engine.rules.TableAction;
import zeriba.engine.text.UnreadableException;

class TableActionTextTest {

    static List<TableAction> words() {
        return List.of(
                new TableAction.Undo(3),
                new TableAction.UndoAsk(1),
                new TableAction.Resign(),
                new TableAction.Offer(),
                new TableAction.Accept(),
                new TableAction.Decline(),
                new TableAction.Retract(),
                new TableAction.Order("fire", "hold at 2"),
                new TableAction.Plan(List.of("move TI 0303", "end")),
                new TableAction.Plan(List.of()),
                new TableAction.Nonce("9f3c"),
                new TableAction.Nonce(""),
                new TableAction.Commitment("5e".repeat(32)),
                new TableAction.Adopt(2),
                new TableAction.Lapsed("dice 3/16 1/15"),
                new TableAction.Seat("computer regular"),
                new TableAction.Timeout(),
                new TableAction.Claim(),
                new TableAction.Outcome("t7", "5e".repeat(32)));
    }

    @ParameterizedTest
    @MethodSource("words")
    void everyWordReadsBackToItself(TableAction word) throws UnreadableException {
        String text = TableActionText.write(word);
        assertThat(TableActionText.read(text)).isEqualTo(word);
        assertThat(TableActionText.VERBS).contains(text.split(" ", 2)[0]);
        assertThat(TableActionText.isWord(text)).isTrue();
    }

    @Test
    void undoAloneTakesBackOne() throws UnreadableException {
        assertThat(TableActionText.read("undo")).isEqualTo(new TableAction.Undo(1));
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
        assertThatThrownBy(() -> TableActionText.read(text))
                .isInstanceOf(UnreadableException.class);
    }

    @Test
    void onlyOrdersPlansAndWhatLapsedAreSecret() {
        assertThat(words().stream().filter(TableAction::isSecret))
                .allMatch(word ->
                        word instanceof TableAction.Order
                                || word instanceof TableAction.Plan
                                || word instanceof TableAction.Lapsed)
                .hasSize(4);
    }
}

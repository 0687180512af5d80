package zeriba.engine.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Whoever writes a line wrongly is told how to write it. */
class ActionGrammarTest {

    private final ActionGrammar forms = ActionGrammar.of("move UNIT HEX", "end");

    @Test
    void aRefusalShowsEveryForm() {
        assertThat(forms.unreadable("\"hop\" is no action"))
                .hasMessageContaining("\"hop\" is no action; write move UNIT HEX, end");
    }

    @Test
    void tooFewOrTooManyWordsAreToldTheFormOfTheirVerb() {
        assertThatCode(() -> forms.requireWords(List.of("end"), 1)).doesNotThrowAnyException();
        assertThatThrownBy(() -> forms.requireWords(List.of("move", "TI"), 3))
                .isInstanceOf(UnreadableException.class)
                .hasMessageContaining("wants the form: move UNIT HEX;");
    }
}

package zeriba.fireandsword;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeriba.engine.text.Notation;
import zeriba.engine.text.UnreadableException;
import zeriba.fireandsword.state.Act;

/** Actions as text, and what is no action. */
final class NotationTest {

    private static final Notation<Act> NOTATION = Desk.GAME.notation();

    @ParameterizedTest(name = "{0} is refused: {1}")
    @CsvSource({
        "rail, at least one unit must be named; write rail U+U",
        "sortie, write sortie U+U",
        "march 1E+1E DEBBA, is named twice; write march U+U SPACE",
        "march 99E DEBBA, no unit is called \"99E\"",
        "steam BOR+BOR DEBBA, is named twice; write steam BOAT SPACE",
        "fight commanded, must be quick, tabletop or field",
        "lose 1E 100, from 0 to 99; write lose UNIT STANDS",
        "field nobody, must be own or mahdist",
        "conquer DEBBA, there is no verb \"conquer\"",
    })
    void whatIsNoActionIsRefusedWithTheFormThatItShouldHave(String text, String reason) {
        assertThatThrownBy(() -> NOTATION.read(text))
                .isInstanceOf(UnreadableException.class)
                .hasMessageContaining(reason);
    }

    @Test
    void aBoatStandsBeforeWhomItCarries() throws UnreadableException {
        Act act = NOTATION.read("steam BOR+1E DEBBA");
        assertThat(act)
                .isInstanceOfSatisfying(
                        Act.Steam.class,
                        steam -> assertThat(steam.passengers().size()).isEqualTo(1));
        assertThat(NOTATION.write(act)).isEqualTo("steam BOR+1E DEBBA");
    }
}

package zeriba.kassala;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import zeriba.engine.Overrides;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Unit;

final class OtherDataTest {

    private static Kassala begun(String pointer, String said) throws UnreadableException {
        KassalaGame game = new KassalaGame().with(Overrides.of(Map.of(pointer, said)));
        return game.rules().setup(Setup.of("historical"));
    }

    @Test
    void aUnitFightsWithTheStrengthThatItIsGiven() throws UnreadableException {
        assertThat(begun("/map/unit/N1/combat", "6").parameters().roster().combat(Unit.N1))
                .isEqualTo(6);
    }

    @Test
    void aBattleEndsAsItsCellSays() throws UnreadableException {
        assertThat(begun("/charts/die/6/0/7", "AE").parameters().results().at(7, 6))
                .hasToString("AE");
    }

    @Test
    void whatCannotBeIsRefusedWithItsLine() {
        assertThatThrownBy(() -> begun("/map/unit/N1/combat", "9"))
                .isInstanceOf(UnreadableException.class)
                .hasMessageContaining("map.tsv:")
                .hasMessageContaining("combat must be 0 to 7");
    }
}

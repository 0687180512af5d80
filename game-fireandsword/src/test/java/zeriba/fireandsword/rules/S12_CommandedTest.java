package zeriba.fireandsword.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.played;
import static zeriba.fireandsword.Scene.waitsFor;
import static zeriba.fireandsword.Scene.with;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.Scene;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Sudan;

/** Battles that are fought by orders. */
final class S12_CommandedTest {

    @Test
    @Rule({"QB.11", "QB.12"})
    void aBattleThatOrdersEndIsToldWithItsCostAndItsField() {
        Scene scene = with("battles=commanded").revolt(Region.NORTH, 4).at("KORTI", "1E");
        Sudan fight =
                scene.play(
                        "march 1E DEBBA",
                        "dice 1",
                        "dice 4 4 4",
                        "dice 1 1 1 1 1 1 1 1 1",
                        "dice 1",
                        "fight commanded",
                        "break-off");
        List<Event> told = Scene.told(fight, "zones drill drill drill");
        assertThat(told.toString()).contains("field-given");
        assertThat(waitsFor(played(fight, "zones drill drill drill"))).isNotEqualTo("orders");
    }
}

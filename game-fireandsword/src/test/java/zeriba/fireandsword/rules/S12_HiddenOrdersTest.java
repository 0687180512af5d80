package zeriba.fireandsword.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.forbids;
import static zeriba.fireandsword.Scene.played;
import static zeriba.fireandsword.Scene.with;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;
import zeriba.engine.text.Value;
import zeriba.fireandsword.Desk;
import zeriba.fireandsword.Scene;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Order;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Sudan;

/** Nobody sees orders before all are in. */
final class S12_HiddenOrdersTest {

    private static String asked(Sudan state) {
        return S01_Command.role(state, new Act.End()).name();
    }

    @Test
    @Rule({"QB.11", "4.1"})
    void ordersAreHiddenUntilBothAreIn() {
        Scene scene = with("battles=commanded").revolt(Region.NORTH, 4).at("KORTI", "3E");
        Sudan asked =
                scene.play(
                        "march 3E DONGOLA",
                        "dice 2",
                        "dice 4 4",
                        "dice 1 1 1 1 1 1",
                        "dice 3",
                        "fight commanded");
        assertThat(forbids(asked, "zones fall-back hold hold")).isEqualTo("QB.11");
        Sudan given = played(asked, "zones hold hold shift");
        assertThat(S12_HiddenOrders.seenBy(given))
                .isEqualTo(S12_HiddenOrders.seenBy(played(asked, "zones drill drill drill")));
        Sudan fought = played(given, "zones press press skirmish");
        assertThat(fought.now() instanceof S12_Commanded.Posture p && p.own().contains(Order.HOLD))
                .isFalse();
    }

    private static Sudan ordered(String... options) {
        return with(options)
                .revolt(Region.NORTH, 4)
                .at("KORTI", "1E")
                .play(
                        "march 1E DEBBA",
                        "dice 1",
                        "dice 4 4 4",
                        "dice 1 1 1 1 1 1 1 1 1",
                        "dice 3",
                        "fight commanded",
                        "zones hold hold hold");
    }

    @Test
    @Rule("R-70")
    void twoFreeSeatsShareTheZonesAndNobodySeesThemBeforeAllAreIn() {
        Sudan state = ordered("battles=commanded", "seats=3", "command=units");
        assertThat(asked(state)).isEqualTo("commander-2");
        assertThat(forbids(state, "zones press press press")).isEqualTo("R-70");
        Sudan one = played(state, "zones press skirmish");
        assertThat(asked(one)).isEqualTo("commander-3");
        assertThat(forbids(one, "zones press press")).isEqualTo("R-70");
        assertThat(S12_HiddenOrders.seenBy(one))
                .isEqualTo(S12_HiddenOrders.seenBy(played(state, "zones drill hold-off")));
        Sudan all = played(one, "zones withdraw");
        assertThat(all.now()).isInstanceOf(S12_Battles.Fight.class);
        Value.Items agenda = (Value.Items) Desk.GAME.codec().write(all).at("agenda");
        Value.Fields field = (Value.Fields) ((Value.Fields) agenda.items().getFirst()).at("field");
        assertThat(field.at("rivalOrders"))
                .isEqualTo(Value.texts(List.of("press", "skirmish", "withdraw")));
    }
}

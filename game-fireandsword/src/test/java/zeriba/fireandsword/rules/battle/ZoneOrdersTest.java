package zeriba.fireandsword.rules.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.state.Arm;
import zeriba.fireandsword.state.Grade;
import zeriba.fireandsword.state.Order;

/** Orders for the zones of a battle are obeyed. */
final class ZoneOrdersTest {

    /** How near a band is that had run out to band 2, after a round of an order. */
    private static int near(Order order) {
        Muster muster =
                new Muster(
                        List.of(new Troop("1E", Arm.CAVALRY, Grade.TRAINED, 6, false)),
                        List.of(Troop.dervish("0a", Arm.SPEARS, 2)),
                        Kind.TOWN,
                        false);
        Field field = QuickBattle.of(muster).copy();
        field.band[0] = 2;
        field.mark(1, Field.OUT);
        field.dist[1] = 2;
        Field after =
                QuickBattle.ordered(
                        field, Collections.nCopies(3, Order.HOLD), Collections.nCopies(3, order));
        return after.parts().getLast().band();
    }

    @ParameterizedTest
    @EnumSource(names = {"HOLD_OFF", "SKIRMISH"})
    @Rule("QB.11")
    void fanaticsWhoHaveRunOutStayWhereTheyAreIfTheyAreToldTo(Order order) {
        assertThat(near(order)).isEqualTo(2);
    }

    @Test
    @Rule({"QB.6", "QB.11"})
    void elseTheyComeOn() {
        assertThat(near(Order.DRILL)).isEqualTo(1);
        assertThat(near(Order.PRESS)).isEqualTo(1);
    }
}

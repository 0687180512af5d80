package zeriba.kassala.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;
import zeriba.kassala.Desk;

@Rule("II.A.1")
final class S2A_SettingUpTest {

    private final Desk desk = Desk.start("historical");

    @Test
    void everyUnitStandsOnItsPrintedHex() {
        assertThat(desk.places())
                .hasSize(23)
                .containsEntry("N1", "0202")
                .containsEntry("TC", "0401")
                .containsEntry("P1", "0304")
                .containsEntry("GE2", "0804");
    }

    @Test
    void theThreeMoslemCannonShareAHex() {
        assertThat(desk.places())
                .containsEntry("MC1", "0302")
                .containsEntry("MC2", "0302")
                .containsEntry("MC3", "0302");
    }
}

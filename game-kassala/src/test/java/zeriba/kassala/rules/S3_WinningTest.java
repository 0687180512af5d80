package zeriba.kassala.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;
import zeriba.kassala.Desk;

final class S3_WinningTest {

    private static String result(Map<String, String> places) {
        return Desk.composed(10, places).play("end", "end").result();
    }

    @Test
    @Rule("III.B.1")
    void theMoslemWinsIfNoChristianIsInATown() {
        assertThat(result(Map.of("N1", "0101", "E2", "0807"))).isEqualTo("moslem");
    }

    @Test
    @Rule("III.B.2")
    void theChristianWinsIfHeIsInBoth() {
        assertThat(result(Map.of("N1", "0101", "E1", "0304", "E2", "0805"))).isEqualTo("christian");
        assertThat(result(Map.of("N1", "0101", "E1", "0304", "E2", "0804"))).isEqualTo("christian");
    }

    @Test
    @Rule("III.B.3")
    void oneTownIsADraw() {
        assertThat(result(Map.of("N1", "0101", "E1", "0304"))).isEqualTo("draw");
        assertThat(result(Map.of("N1", "0101", "E1", "0804", "E2", "0805"))).isEqualTo("draw");
    }

    @Test
    @Rule("G-13")
    void cannonHoldATown() {
        assertThat(result(Map.of("N1", "0101", "CC1", "0304", "CC2", "0805")))
                .isEqualTo("christian");
    }

    @Test
    @Rule("III.A")
    void nothingIsDecidedBefore() {
        Map<String, String> places = Map.of("N1", "0101", "E2", "0807");
        assertThat(Desk.composed(9, places).play("end", "end").result()).isEmpty();
    }
}

package zeriba.fireandsword.state;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.Desk;
import zeriba.fireandsword.Scene;

/** The order of battle. */
final class ForcesTest {

    private static Sudan setUp() {
        return Scene.RULES.setup(Desk.setup("fixed"));
    }

    @Test
    @Rule("OOB.1")
    void thereAreFiftyUnits() {
        assertThat(setUp().forces().all().stream().filter(u -> u.kind() == Unit.Kind.UNIT))
                .hasSize(50);
    }
}

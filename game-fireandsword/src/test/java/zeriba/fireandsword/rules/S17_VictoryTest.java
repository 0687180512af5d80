package zeriba.fireandsword.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.with;

import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.Scene;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Sudan;

/** How a campaign ends. */
final class S17_VictoryTest {

    private static Result result(Sudan state) {
        return state.now() instanceof S17_Victory.Over(Result result)
                ? result
                : new Result.Drawn("none");
    }

    @Test
    @Rule({"17.3", "R-68", "R-69"})
    void peaceOrTheTwentiethTurnEndTheCampaign() {
        Scene peace =
                with().revolt(Region.EAST, 1)
                        .index(Region.NORTH, 0)
                        .index(Region.SOUTH, 0)
                        .index(Region.WEST, 0);
        assertThat(result(peace.now(new S15_Adjustment.Adjustment()).play()).grade())
                .isEqualTo("decisive");
        Scene simmers = with().revolt(Region.EAST, 1).now(new S15_Adjustment.Adjustment());
        assertThat(result(simmers.play()).rule()).isEqualTo("none");
        Scene strict =
                with("strict-end").revolt(Region.EAST, 1).now(new S15_Adjustment.Adjustment());
        assertThat(result(strict.play()).rule()).isEqualTo("17.3");
        Scene last =
                with().revolt(Region.EAST, 4)
                        .later(19)
                        .points(250)
                        .now(new S15_Adjustment.Adjustment());
        assertThat(result(last.play()).grade()).isEqualTo("clear");
    }

    @Test
    @Rule("R-68")
    void fourHundredPointsGoBeforeAPeaceMadeInTheSameTurn() {
        Scene peace = with().revolt(Region.EAST, 1).index(Region.NORTH, 0).points(400);
        peace.index(Region.SOUTH, 0).index(Region.WEST, 0);
        assertThat(result(peace.now(new S15_Adjustment.Adjustment()).play()).rule())
                .isEqualTo("17.2");
    }
}

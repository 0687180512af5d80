package zeriba.fireandsword;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.forbids;
import static zeriba.fireandsword.Scene.played;
import static zeriba.fireandsword.Scene.with;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.rules.S02_SetUp;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Sudan;

/** What is chosen for a seat that does not answer in time. */
final class DefaultTest {

    private static String chosen(Sudan state) {
        Pending<Act> pending = Scene.RULES.pending(state);
        Optional<Act> act =
                pending instanceof Pending.Choice<Act> choice
                        ? Desk.GAME.pass(state, choice)
                        : Optional.empty();
        return act.map(Desk.GAME.notation()::write).orElse("");
    }

    @Test
    @Rule({"2.1", "R-70"})
    void theSetUpIsTheRecommendedOneOrFillsTheTownsThatAreEmpty() {
        Sudan state = Scene.RULES.setup(Desk.setup("fixed"));
        assertThat(chosen(state)).isEqualTo("recommended");
        assertThat(chosen(played(state, "recommended"))).isEmpty();
        Sudan begun = played(state, "deploy 1E WHALFA");
        assertThat(chosen(begun)).startsWith("deploy 2E ").doesNotEndWith("WHALFA");
        for (String act = chosen(begun); !act.isEmpty(); act = chosen(begun)) {
            begun = played(begun, act);
        }
        assertThat(S02_SetUp.placed(begun)).isEqualTo(16);
        assertThat(forbids(begun, "end")).isEqualTo("2.1");
    }

    @Test
    @Rule({"8.5", "R-70"})
    void whoMustLeaveTheDesertLeavesItTogetherAndNobodyElseMoves() {
        Sudan state = with().at("ABUKLEA", "1E", "2E").at("BERBER", "3E").state();
        assertThat(chosen(state)).startsWith("march 1E+2E ");
        Sudan left = played(state, chosen(state));
        assertThat(chosen(left)).isEmpty();
        assertThat(forbids(left, "end")).isEmpty();
    }

    @Test
    @Rule({"12.9", "R-70"})
    void aBattleIsFoughtQuicklyAndAFreedTownIsHeld() {
        Scene scene = with("battles=tabletop").revolt(Region.NORTH, 4).at("KORTI", "1E");
        Sudan battle =
                scene.play(
                        "march 1E DEBBA",
                        "dice 1",
                        "dice 4 4 4",
                        "dice 1 1 1 1 1 1 1 1 1",
                        "dice 3");
        assertThat(chosen(battle)).isEqualTo("fight quick");
    }
}

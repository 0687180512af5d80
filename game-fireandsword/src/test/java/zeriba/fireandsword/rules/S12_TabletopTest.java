package zeriba.fireandsword.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.forbids;
import static zeriba.fireandsword.Scene.played;
import static zeriba.fireandsword.Scene.waitsFor;
import static zeriba.fireandsword.Scene.with;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.TransitionChain.Cause;
import zeriba.engine.rules.TransitionChain.Transition;
import zeriba.fireandsword.Desk;
import zeriba.fireandsword.Scene;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Seats;
import zeriba.fireandsword.state.Sudan;

/** Battles whose results are entered from a table, and their laurels. */
final class S12_TabletopTest {

    private static Sudan entered(String field, String... options) {
        Scene scene = Scene.with(options).revolt(Region.NORTH, 4).at("KORTI", "1E");
        return scene.play(
                "march 1E DEBBA",
                "dice 1",
                "dice 4 4 4",
                "dice 1 1 1 1 1 1 1 1 1",
                "dice 3",
                "fight tabletop",
                "field " + field,
                "lose 1E 3",
                "confirm");
    }

    @Test
    @Rule({"12.9", "R-71"})
    void aBattleOnATableIsEnteredUnitByUnitAndConfirmed() {
        Scene scene = with("battles=tabletop").revolt(Region.NORTH, 4).at("KORTI", "3E");
        Sudan asked =
                scene.play(
                        "march 3E DONGOLA",
                        "dice 2",
                        "dice 4 4",
                        "dice 1 1 1 1 1 1",
                        "dice 3",
                        "fight tabletop",
                        "field own");
        assertThat(forbids(asked, "lose 3E 14")).isEqualTo("12.9");
        Sudan entered = played(asked, "lose 3E 2");
        assertThat(waitsFor(played(entered, "correct"))).isEqualTo("held");
        assertThat(waitsFor(played(entered, "confirm"))).isEqualTo("cards");
    }

    @Test
    @Rule("R-71")
    void theSeatThatBeatsItsOwnSideOnATableEarnsALaurel() {
        String[] options = {"battles=tabletop", "command=units", "seats=2", "laurels"};
        assertThat(entered("mahdist", options).laurels(1)).isEqualTo(1);
        assertThat(entered("mahdist", options).laurels(0)).isZero();
        assertThat(entered("own", options).laurels(1)).isZero();
        Sudan shared =
                entered("mahdist", "battles=tabletop", "command=units", "seats=6", "laurels");
        assertThat(IntStream.range(0, Seats.MOST).map(shared::laurels))
                .containsExactly(0, 1, 1, 1, 0, 0);
    }

    @Test
    @Rule("R-71")
    void nobodyEarnsOneWhereTheTableWantsNone() {
        assertThat(entered("mahdist", "battles=tabletop", "command=units", "seats=2").laurels(1))
                .isZero();
    }

    @Test
    @Rule("R-71")
    void theLogTellsOfTheLaurel() {
        Scene scene =
                Scene.with("battles=tabletop", "command=units", "seats=2", "laurels")
                        .revolt(Region.NORTH, 4)
                        .at("KORTI", "1E");
        Sudan before = scene.state();
        Sudan after = before.edit().laurel(1).now();
        assertThat(Desk.GAME.events(new Transition<>(before, new Cause.ByItself<>(), after)))
                .extracting(event -> event.key() + " " + event.arguments())
                .contains("changed.laurels [commander-2, 0, 1]");
    }
}

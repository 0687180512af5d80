package zeriba.fireandsword;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.TransitionChain.Cause;
import zeriba.engine.rules.TransitionChain.Transition;

/** Whoever commands the Mahdists against his own side is to have something from it. */
final class LaurelsTest {

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

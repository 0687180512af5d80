package zeriba.fireandsword.text;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.played;
import static zeriba.fireandsword.Scene.with;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.TransitionChain.Cause;
import zeriba.engine.rules.TransitionChain.Transition;
import zeriba.fireandsword.Composed;
import zeriba.fireandsword.Desk;
import zeriba.fireandsword.Scene;
import zeriba.fireandsword.rules.S16_Reinforcements;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Sudan;

/** What is told cites the paragraph by which it happens. */
final class FireAndSwordEventsTest {

    /** The paragraphs of what is told of an action. */
    private static List<String> told(Sudan before, String action) {
        return Scene.told(before, action).stream().map(Event::rule).distinct().toList();
    }

    /** The paragraph of what is told of a throw. */
    private static List<String> cited(Sudan before, int... faces) {
        Roll roll = Roll.of(faces);
        Sudan after = Scene.RULES.roll(before, roll);
        return Desk.GAME
                .events(
                        new Transition<>(
                                before, new Cause.ByEntry<>(new Entry.Rolled<>(roll)), after))
                .stream()
                .map(Event::rule)
                .distinct()
                .toList();
    }

    @Test
    @Rule({"9.2", "11.3", "16.2", "QB.14"})
    void whatIsToldOfAThrowCitesTheParagraphOfTheThrow() {
        Sudan cataract = with().at("BERBER", "BOR").play("steam BOR ABUHAMED");
        assertThat(cited(cataract, 5)).containsExactly("9.2");
        Scene scene = with().revolt(Region.NORTH, 4).at("KORTI", "1E");
        Sudan types = scene.play("march 1E DEBBA", "dice 3");
        assertThat(cited(types, 3)).containsExactly("11.3");
        assertThat(cited(played(types, "dice 3"), 4)).containsExactly("QB.14");
        int suakin = scene.state().map().suakin;
        assertThat(cited(scene.now(new S16_Reinforcements.Arrivals(suakin)).state(), 4))
                .containsExactly("16.2");
    }

    @Test
    @Rule({"2.4", "8.1", "9.1", "10.2", "12.6", "16.3", "R-37", "R-75"})
    void whatIsToldOfAnActionCitesTheParagraphOfTheAction() {
        assertThat(told(Composed.read("", "", "").state(), "split 1E BERBER DONGOLA"))
                .containsExactly("2.4");
        assertThat(told(with().at("BERBER", "BOR").state(), "steam BOR ATBARA"))
                .containsExactly("9.1");
        Scene scene = with("sea-moves").at("SUAKIN", "1E").at("WHALFA", "2E").at("ABUHAMED", "3E");
        scene.later(3).edit().railhead(1);
        assertThat(told(scene.state(), "sea 1E TRINKITAT")).containsExactly("R-37");
        assertThat(told(scene.state(), "rail 2E")).containsExactly("10.2");
        assertThat(told(scene.state(), "march 3E MEROWE")).containsExactly("8.1");
        Scene siege = with().revolt(Region.NORTH, 4).at("BERBER", "1E").supply("BERBER", 3);
        assertThat(told(siege.state(), "sortie 1E")).containsExactly("12.6");
        Sudan halves = Composed.read("", "split:=1E BERBER=1E+1E.2", "").state();
        assertThat(told(halves, "rejoin 1E+1E.2")).containsExactly("R-75");
        Sudan ship = Composed.read("", "SUAKIN=1E landing:SUAKIN=1", "").state();
        assertThat(told(ship, "evacuate 1E")).containsExactly("16.3");
    }
}

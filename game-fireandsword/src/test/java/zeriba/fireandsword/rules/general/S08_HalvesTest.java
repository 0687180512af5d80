package zeriba.fireandsword.rules.general;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.forbids;
import static zeriba.fireandsword.Scene.place;
import static zeriba.fireandsword.Scene.played;
import static zeriba.fireandsword.Scene.told;
import static zeriba.fireandsword.Scene.unit;

import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.Scene;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Units;

/** The halves of a battalion join again. */
final class S08_HalvesTest {

    /** The first battalion in two halves, the second of them raw by now. */
    private static Scene split(String first, String second) {
        Scene scene = Scene.with().at(first, "1E").at(second, "1E.2").stands("1E", 8);
        scene.edit().split(unit("1E")).condition(unit("1E.2"), 0);
        return scene;
    }

    @Test
    @Rule("R-75")
    void theHalvesOfABattalionJoinAgainInATown() {
        Sudan joined = played(split("BERBER", "BERBER").state(), "rejoin 1E+1E.2");
        assertThat(joined.stands(unit("1E"))).isEqualTo(15);
        assertThat(place(joined, "1E.2")).isEqualTo("gone");
        assertThat(joined.hasMoved(unit("1E"))).isFalse();
        assertThat(joined.condition(unit("1E"))).isZero();
        assertThat(forbids(joined, "rejoin 1E+1E.2")).isEqualTo("R-75");

        assertThat(told(split("BERBER", "BERBER").state(), "rejoin 1E+1E.2"))
                .contains(new Event.Changed("1E.2", "at.joined", "BERBER", "gone", "R-75"))
                .noneMatch(event -> event instanceof Event.Moved);

        Scene came = split("BERBER", "BERBER");
        came.edit().moved(Units.of(unit("1E.2")));
        assertThat(came.play("rejoin 1E+1E.2").hasMoved(unit("1E"))).isTrue();
    }

    @Test
    @Rule("R-75")
    void onlyTheHalvesOfOneBattalionJoinAndOnlyInATown() {
        assertThat(split("BERBER", "DONGOLA").forbids("rejoin 1E+1E.2")).isEqualTo("R-75");
        assertThat(split("KORTI", "KORTI").forbids("rejoin 1E+1E.2")).isEqualTo("R-75");
        assertThat(split("BERBER", "BERBER").at("BERBER", "2E").forbids("rejoin 1E+2E"))
                .isEqualTo("R-75");
        assertThat(split("BERBER", "BERBER").forbids("rejoin 1E+1E.2")).isEmpty();
    }
}

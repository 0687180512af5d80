package zeriba.fireandsword.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.forbids;
import static zeriba.fireandsword.Scene.isMahdist;
import static zeriba.fireandsword.Scene.place;
import static zeriba.fireandsword.Scene.played;
import static zeriba.fireandsword.Scene.supply;
import static zeriba.fireandsword.Scene.told;
import static zeriba.fireandsword.Scene.unit;
import static zeriba.fireandsword.Scene.waitsFor;
import static zeriba.fireandsword.Scene.with;

import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.Scene;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Sudan;

/** Who lands, who leaves, and who is levied. */
final class S16_ReinforcementsTest {

    @Test
    @Rule({"16.1", "R-62", "R-64"})
    void aDieLessOneLandsAtAswanWithCommandersFree() {
        Sudan state = with().now(new S16_Reinforcements.Arrivals(0)).play("dice 2", "arrive B75");
        assertThat(forbids(state, "arrive B89")).isEqualTo("16.1");
        assertThat(forbids(state, "arrive BRK")).isEqualTo("R-62");
        assertThat(place(played(state, "arrive WOL"), "WOL")).isEqualTo("ASWAN");
        assertThat(
                        forbids(
                                with().now(new S16_Reinforcements.Arrivals(0)).play("dice 2"),
                                "arrive 15S"))
                .isEqualTo("16.1");
    }

    @Test
    @Rule({"16.2", "16.3", "R-22", "R-65"})
    void suakinTakesSuppliesAndLetsOneUnitGo() {
        Scene scene = with().revolt(Region.EAST, 4).at("SUAKIN", "1E", "2E").supply("SUAKIN", 2);
        int suakin = scene.state().map().suakin;
        Sudan state =
                scene.now(new S16_Reinforcements.Arrivals(suakin))
                        .play("dice 3", "arrive 15S", "evacuate 1E");
        assertThat(place(state, "1E")).isEqualTo("alexandria");
        assertThat(forbids(state, "evacuate 2E")).isEqualTo("R-65");
        assertThat(supply(played(state, "end", "dice 4"), "SUAKIN")).isEqualTo(6);
    }

    @Test
    @Rule("R-63")
    void aLostSuakinIsAttackedFromTheSea() {
        Scene scene = with().revolt(Region.EAST, 4).mahdist("SUAKIN");
        int suakin = scene.state().map().suakin;
        Sudan state =
                scene.now(new S16_Reinforcements.Arrivals(suakin))
                        .play("dice 3", "arrive 15S", "end");
        assertThat(waitsFor(state)).isEqualTo("encounter");
        assertThat(isMahdist(played(state, "dice 6"), "SUAKIN")).isFalse();
    }

    @Test
    @Rule({"16.4", "R-66"})
    void leviesJoinAtKhartoumOnEvenTurns() {
        Scene scene = with().revolt(Region.SOUTH, 4).at("KHARTOUM", "1E").supply("KHARTOUM", 5);
        assertThat(waitsFor(scene.now(new S16_Reinforcements.Levies()).play()))
                .isNotEqualTo("levies");
        Sudan even =
                scene.later(1).now(new S16_Reinforcements.Levies()).play("dice 4", "levy foot");
        assertThat(even.stands(unit("LEV1"))).isEqualTo(4);
        assertThat(told(even.edit().before(new S16_Reinforcements.Levy(3)).now(), "levy foot"))
                .contains(new Event.Changed("LEV1", "stands.more", "4", "7", "16.4"));
    }

    @Test
    @Rule({"R-22", "R-65", "14.3"})
    void aUnitThatHasLeftSuakinDoesNotLandThereInTheSameTurn() {
        Scene scene = with().revolt(Region.EAST, 4).at("SUAKIN", "1E", "2E").supply("SUAKIN", 3);
        int suakin = scene.state().map().suakin;
        Sudan gone =
                scene.now(new S16_Reinforcements.Arrivals(suakin)).play("dice 4", "evacuate 1E");
        assertThat(forbids(gone, "arrive 1E")).isEqualTo("R-65");
        assertThat(supply(played(gone, "end"), "SUAKIN")).isEqualTo(3);
        Sudan next = gone.edit().nextTurn().now();
        assertThat(next.began(unit("1E"))).isEqualTo(Sudan.ALEXANDRIA);
        assertThat(forbids(next, "arrive 1E")).isEmpty();
    }
}

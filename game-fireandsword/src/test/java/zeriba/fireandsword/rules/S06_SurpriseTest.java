package zeriba.fireandsword.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.dice;
import static zeriba.fireandsword.Scene.isMahdist;
import static zeriba.fireandsword.Scene.place;
import static zeriba.fireandsword.Scene.played;
import static zeriba.fireandsword.Scene.supply;
import static zeriba.fireandsword.Scene.unit;
import static zeriba.fireandsword.Scene.waitsFor;
import static zeriba.fireandsword.Scene.with;

import java.util.Set;
import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.Scene;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Sudan;

/** Who is surprised, what falls and what is besieged. */
final class S06_SurpriseTest {

    @Test
    @Rule("6.1")
    void strongTownsAreHarderToSurprise() {
        Sudan state = with().state();
        for (long left = state.map().towns(); left != 0; left &= left - 1) {
            int town = Long.numberOfTrailingZeros(left);
            int less =
                    switch (state.map().label(town)) {
                        case "WHALFA", "SUAKIN", "ELOBEID" -> 1;
                        case "KHARTOUM" -> 3;
                        default -> 0;
                    };
            assertThat(S06_Surprise.chance(state, town))
                    .as(state.map().label(town))
                    .isEqualTo(state.index(state.map().region(town)) - less);
        }
    }

    @Test
    @Rule({"6.2", "R-10"})
    void forcesOutsideTownsAreThrownForToo() {
        Scene scene = with().index(Region.SOUTH, 0).index(Region.EAST, 0).index(Region.NORTH, 0);
        scene.index(Region.WEST, 3).fallen(Region.WEST).later(1).at("W1", "1E").at("FOGA", "2E");
        Sudan surprise = scene.now(new S05_Revolts.Revolts()).play("dice 1");
        assertThat(dice(surprise)).isEqualTo(2);
        Sudan struck = played(surprise, "dice 4 3");
        assertThat(Set.of(place(struck, "1E"), place(struck, "2E"))).contains("gone");
    }

    @Test
    @Rule({"6.1", "R-9", "R-10"})
    void everyUnitButCommandersMakesSurpriseLessLikely() {
        Scene scene = with().index(Region.SOUTH, 6).at("KHARTOUM", "1E", "EA1", "BOR", "GOR");
        int khartoum = scene.state().map().khartoum;
        assertThat(S06_Surprise.chance(scene.state(), khartoum)).isEqualTo(6 - 2 - 3);
        scene.at("KAMLIN", "2E", "3E");
        int kamlin = scene.state().at(unit("2E"));
        assertThat(S06_Surprise.chance(scene.state(), kamlin)).isEqualTo(5);
    }

    private static Sudan revolts(Scene scene) {
        return scene.now(new S05_Revolts.Revolts()).state();
    }

    @Test
    @Rule({"6.2", "6.3", "R-11", "R-13", "R-14"})
    void theSurprisedAreLostTheEmptyFallAndTheOthersAreBesieged() {
        Scene scene = with().index(Region.WEST, 4).at("ELFASHER", "1E").at("W1", "2E");
        scene.at("DARA", "3E").later(1).index(Region.SOUTH, 0).index(Region.NORTH, 0);
        Sudan state = played(revolts(scene.index(Region.EAST, 0)), "dice 1", "dice 3 5 2");
        assertThat(place(state, "2E")).isEqualTo("gone");
        assertThat(isMahdist(state, "ELOBEID")).isTrue();
        assertThat(state.gains(Region.WEST.number())).isEqualTo(2);
        Sudan besieged = played(state, "dice 4");
        assertThat(supply(besieged, "ELFASHER")).isEqualTo(5);
    }

    @Test
    @Rule({"6.2", "6.3", "R-3", "R-14"})
    void whenTwoRegionsRiseEachSiegeIsThrownForOnce() {
        Scene scene = with().index(Region.WEST, 4).index(Region.EAST, 4).later(1);
        scene.index(Region.SOUTH, 0)
                .index(Region.NORTH, 0)
                .at("ELFASHER", "1E")
                .at("KASSALA", "2E");
        Sudan state = played(revolts(scene), "dice 1 1", "dice 5", "dice 4", "dice 5", "dice 2");
        assertThat(waitsFor(state)).isEqualTo("movement");
        assertThat(supply(state, "ELFASHER") + supply(state, "KASSALA")).isEqualTo(4 + 2 + 2);
    }
}

package zeriba.fireandsword;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.forbids;
import static zeriba.fireandsword.Scene.place;
import static zeriba.fireandsword.Scene.played;
import static zeriba.fireandsword.Scene.waitsFor;
import static zeriba.fireandsword.Scene.with;

import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.rules.S05_Revolts;
import zeriba.fireandsword.rules.S08_Gunboats;

/** The rulings on gunboats, by number. */
final class BoatRulingsTest {

    private static Sudan revolts(Scene scene) {
        return scene.now(new S05_Revolts.Revolts()).state();
    }

    @Test
    @Rule({"9.1", "9.2", "R-41", "R-42", "R-45"})
    void boatsGoThreeSpacesOfTheNileAndTryCataracts() {
        Scene scene = with().at("BERBER", "BOR");
        assertThat(scene.forbids("steam BOR ADARAMA")).isEqualTo("R-42");
        assertThat(scene.forbids("steam BOR KHARTOUM")).isEqualTo("9.1");
        Sudan tried = scene.play("steam BOR ABUHAMED");
        assertThat(waitsFor(tried)).isEqualTo("cataract");
        assertThat(place(played(tried, "dice 5"), "BOR")).isEqualTo("BERBER");
        assertThat(place(played(tried, "dice 4"), "BOR")).isEqualTo("ABUHAMED");
    }

    @Test
    @Rule({"9.3", "R-43", "R-44"})
    void aSoundBoatTowsSixteenStands() {
        Scene scene = with().at("BERBER", "BOR", "1E", "EA1", "EA2", "GOR");
        assertThat(scene.forbids("steam BOR+1E+EA1 ATBARA")).isEmpty();
        assertThat(scene.forbids("steam BOR+1E+EA1+GOR ATBARA")).isEqualTo("9.3");
        assertThat(scene.condition("BOR", 1).forbids("steam BOR+1E ATBARA")).isEqualTo("R-44");
    }

    @Test
    @Rule({"12.5", "QB.13", "R-40"})
    void aBoatThatFailsGoesBackAndMayNotTryAgain() {
        Scene scene = with().revolt(Region.NORTH, 6).at("METEMMA", "BOR");
        scene.condition("BOR", 1);
        Sudan back =
                scene.play(
                        "steam BOR ATBARA",
                        "dice 1",
                        "dice 1 1 1 1 1 1",
                        "dice 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1",
                        "dice 1");
        assertThat(place(back, "BOR")).isEqualTo("METEMMA");
        assertThat(forbids(back, "steam BOR ATBARA")).isEqualTo("R-40");
    }

    @Test
    @Rule({"12.5", "R-59"})
    void nobodyOnTheBankWhoCanHurtABoatLetsItPassWithoutAWin() {
        Scene scene = with().revolt(Region.NORTH, 3).at("METEMMA", "BOR");
        Sudan passed =
                scene.play(
                        "steam BOR WADHAMED", "dice 1", "dice 1", "dice 2 2", "dice 2 2", "dice 6");
        assertThat(passed.wins(Region.NORTH.number())).isZero();
    }

    @Test
    @Rule({"16.5", "R-46"})
    void theHermesComesOnASixFromTheThirdTurnOn() {
        assertThat(waitsFor(with().later(1).now(new S08_Gunboats.ThirdBoat()).play()))
                .isEqualTo("movement");
        Sudan third = with().later(2).now(new S08_Gunboats.ThirdBoat()).play();
        assertThat(waitsFor(third)).isEqualTo("third-boat");
        assertThat(place(played(third, "dice 6"), "HER")).isEqualTo("ASWAN");
    }

    @Test
    @Rule("R-12")
    void aBoatFallsWithItsTownUnlessItMaySlip() {
        Scene scene = with("boats-slip").at("ELDUEIM", "BOR").later(1);
        scene.index(Region.NORTH, 0).index(Region.EAST, 0).index(Region.WEST, 0);
        Sudan slips = played(revolts(scene), "dice 1", "dice 1");
        assertThat(waitsFor(slips)).isEqualTo("slip");
        assertThat(place(played(slips, "dice 4"), "BOR")).isEqualTo("GETEINA");
        assertThat(place(played(slips, "dice 3"), "BOR")).isEqualTo("gone");
    }
}

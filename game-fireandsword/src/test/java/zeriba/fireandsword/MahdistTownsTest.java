package zeriba.fireandsword;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.decided;
import static zeriba.fireandsword.Scene.isMahdist;
import static zeriba.fireandsword.Scene.place;
import static zeriba.fireandsword.Scene.with;

import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.rules.S11_Encounters;
import zeriba.fireandsword.rules.S12_Battles;

/** Nobody ends in a town of the Mahdists who has not taken it, but boats alone. */
final class MahdistTownsTest {

    private static final int NORTH = Region.NORTH.number();

    /** Abu Hamed is lost; a boat passes it under tow and is stopped at the Fifth Cataract. */
    @Test
    @Rule({"9.2", "R-41", "R-43", "R-50", "G-1"})
    void aBoatStoppedAtACataractTakesNoTownAndItsTowLiesFurtherBack() {
        Scene scene = with().revolt(Region.NORTH, 2).mahdist("ABUHAMED");
        scene.at("MEROWE", "BOR", "EA1");
        Sudan stopped = scene.play("steam BOR+EA1 BERBER", "dice 1", "dice 6", "dice 6");
        assertThat(isMahdist(stopped, "ABUHAMED")).isTrue();
        assertThat(stopped.wins(NORTH)).isZero();
        assertThat(place(stopped, "BOR")).isEqualTo("MEROWE");
        assertThat(place(stopped, "EA1")).isEqualTo("MEROWE");
    }

    @Test
    @Rule({"R-40", "R-50", "G-1"})
    void aTowIsPutAshoreBehindTheMahdistTownThatItPassed() {
        Scene scene = with().revolt(Region.NORTH, 3).mahdist("ATBARA", "BERBER");
        scene.at("ABUHAMED", "BOR", "EA1").condition("BOR", 0);
        Sudan met =
                scene.play(
                        "steam BOR+EA1 METEMMA",
                        "dice 1",
                        "dice 6",
                        "dice 6",
                        "dice 1",
                        "dice 3 3",
                        "dice 4 4",
                        "dice 1");
        assertThat(met.now()).isInstanceOf(S12_Battles.Sail.class);
        Sudan back = Scene.played(met, sunk(met));
        assertThat(place(back, "EA1")).isEqualTo("ABUHAMED");
    }

    /** Dice of a round in which the boat misses and is hit by everybody. */
    private static String sunk(Sudan state) {
        int dice = Scene.dice(state);
        int boat = 7;
        return "dice" + " 20".repeat(boat) + " 1".repeat(dice - boat);
    }

    @Test
    @Rule({"R-50", "R-78"})
    void whoeverPassedAMahdistTownAndIsBeatenGoesBackBehindIt() {
        Scene scene = with().revolt(Region.NORTH, 3).mahdist("DONGOLA").at("DEBBA", "1E");
        Sudan met =
                scene.play(
                        "march 1E KERMA",
                        "dice 6",
                        "dice 1",
                        "dice 4 4",
                        "dice 1 1 1 1 1 1",
                        "dice 3");
        Sudan beaten = decided(met, false);
        assertThat(place(beaten, "1E")).isEqualTo("DEBBA");
        assertThat(isMahdist(beaten, "DONGOLA")).isTrue();
    }

    @Test
    @Rule({"R-50", "R-78"})
    void aCampWithNothingButAMahdistTownBehindItIsLost() {
        Scene scene = with().revolt(Region.NORTH, 3).fallen(Region.NORTH).at("DEBBA", "1E");
        int dongola = scene.state().map().network().space("DONGOLA");
        int debba = scene.state().map().network().space("DEBBA");
        scene.edit().put(Scene.unit("1E"), dongola).move(Scene.unit("1E"), debba);
        Sudan met =
                scene.now(new S11_Encounters.Camps(1L << debba))
                        .play("dice 1", "dice 4 4", "dice 1 1 1 1 1 1", "dice 1");
        assertThat(place(decided(met, false), "1E")).isEqualTo("gone");
    }

    @Test
    @Rule("R-78")
    void aBoatBesideABeatenForceGoesBackByWaterWhereverTheOthersGo() {
        Scene scene = with().revolt(Region.NORTH, 4).at("ABUKLEA", "1E").at("METEMMA", "BOR");
        Sudan met =
                scene.play("march 1E METEMMA", "dice 2", "dice 4 4", "dice 1 1 1 1 1 1", "dice 3");
        Sudan beaten = decided(met, false);
        assertThat(place(beaten, "1E")).isEqualTo("ABUKLEA");
        assertThat(place(beaten, "BOR")).isEqualTo("ATBARA");
    }

    @Test
    @Rule({"R-44", "R-78"})
    void aDamagedBoatIsNoPartOfTheBattleAndStaysWhereItLies() {
        Scene scene = with().revolt(Region.NORTH, 4).at("ABUKLEA", "1E").at("METEMMA", "BOR");
        Sudan met =
                scene.condition("BOR", 1)
                        .play(
                                "march 1E METEMMA",
                                "dice 2",
                                "dice 4 4",
                                "dice 1 1 1 1 1 1",
                                "dice 3");
        assertThat(place(decided(met, false), "BOR")).isEqualTo("METEMMA");
    }
}

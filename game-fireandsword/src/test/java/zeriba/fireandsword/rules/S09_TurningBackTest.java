package zeriba.fireandsword.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.dice;
import static zeriba.fireandsword.Scene.forbids;
import static zeriba.fireandsword.Scene.isMahdist;
import static zeriba.fireandsword.Scene.place;
import static zeriba.fireandsword.Scene.played;
import static zeriba.fireandsword.Scene.waitsFor;
import static zeriba.fireandsword.Scene.with;

import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.Scene;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Sudan;

/** Where boats and their tows lie that were turned back. */
final class S09_TurningBackTest {

    private static final int NORTH = Region.NORTH.number();

    private static final String[] NINE = {"2E", "3E", "4E", "5E", "6E", "7E", "8E", "IXS", "XS"};

    private static Scene scene() {
        return with().at("WADHAMED", NINE).at("KHARTOUM", "BOR", "1E", "GOR");
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

    /** A boat at Berber meets one unit of Jehadia before Atbara. */
    private static Sudan steaming() {
        Scene scene = with().revolt(Region.NORTH, 3).fallen(Region.NORTH);
        scene.at("METEMMA", "BOR");
        return scene.play("steam BOR ATBARA", "dice 3", "dice 3", "dice 4", "dice 5");
    }

    @Test
    @Rule({"12.5", "R-40"})
    void aBoatThatWasTurnedBackMayGoElsewhere() {
        Sudan fight = steaming();
        for (int round = 0; round < 5 && waitsFor(fight).equals("steamer"); round++) {
            fight = played(fight, "dice" + " 20".repeat(dice(fight)));
        }
        assertThat(place(fight, "BOR")).isEqualTo("METEMMA");
        assertThat(fight.gains(NORTH)).isEqualTo(1);
        assertThat(forbids(fight, "steam BOR ATBARA")).isEqualTo("R-40");
        assertThat(forbids(fight, "steam BOR WADHAMED")).isEmpty();
    }

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

    /** Dice of a round in which the boat misses and is hit by everybody. */
    private static String sunk(Sudan state) {
        int dice = Scene.dice(state);
        int boat = 7;
        return "dice" + " 20".repeat(boat) + " 1".repeat(dice - boat);
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

    @Test
    @Rule({"R-40", "G-1"})
    void aBoatThatIsThrownBackIntoAFullSpaceLiesWhereItCameFrom() {
        Scene scene = with().revolt(Region.NORTH, 6).at("KHARTOUM", NINE).at("GETEINA", "BOR");
        Sudan back =
                scene.condition("BOR", 1)
                        .play(
                                "steam BOR WADHAMED",
                                "dice 1",
                                "dice 1 1 1 1 1",
                                "dice 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1",
                                "dice 1");
        assertThat(place(back, "BOR")).isEqualTo("GETEINA");
        assertThat(back.stack(back.map().khartoum)).isEqualTo(9);
        assertThat(forbids(back, "steam BOR KHARTOUM")).isEqualTo("7.1");
    }

    @Test
    @Rule({"9.2", "R-41", "G-1"})
    void aBoatThatACataractStopsWithItsTowGoesBackToTheLastSpaceWithRoomForBoth() {
        Sudan stopped = scene().play("steam BOR+1E+GOR METEMMA", "dice 5");
        assertThat(place(stopped, "BOR")).isEqualTo("KHARTOUM");
        assertThat(place(stopped, "1E")).isEqualTo("KHARTOUM");
        assertThat(place(stopped, "GOR")).isEqualTo("KHARTOUM");
        assertThat(forbids(stopped, "steam BOR GETEINA")).isEqualTo("9.1");
    }

    @Test
    @Rule({"R-78", "G-1"})
    void whereNoSpaceOfTheWayHasRoomTheTowIsLostBeforeTheBoat() {
        Scene full = scene().at("KHARTOUM", "B75", "B89", "B42", "B60", "B65", "B79", "B46", "RML");
        Sudan stopped = full.play("steam BOR+1E+GOR METEMMA", "dice 5");
        assertThat(place(stopped, "BOR")).isEqualTo("KHARTOUM");
        assertThat(place(stopped, "1E")).isEqualTo("gone");
        assertThat(place(stopped, "GOR")).isEqualTo("KHARTOUM");
        Scene fuller = full.at("KHARTOUM", "15S");
        assertThat(place(fuller.play("steam BOR+GOR METEMMA", "dice 6"), "BOR")).isEqualTo("gone");
        assertThat(place(fuller.play("steam BOR+GOR METEMMA", "dice 6"), "GOR")).isEqualTo("gone");
    }
}

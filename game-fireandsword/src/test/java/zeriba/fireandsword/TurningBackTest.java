package zeriba.fireandsword;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.forbids;
import static zeriba.fireandsword.Scene.place;
import static zeriba.fireandsword.Scene.with;

import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;

/** Boats and stacks that cannot go on, where the space they pass is full. */
final class TurningBackTest {

    private static final String[] NINE = {"2E", "3E", "4E", "5E", "6E", "7E", "8E", "IXS", "XS"};

    private static Scene scene() {
        return with().at("WADHAMED", NINE).at("KHARTOUM", "BOR", "1E", "GOR");
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

    @Test
    @Rule({"R-21", "R-31", "G-2"})
    void aMarchNeedsRoomInTheBesiegedTownOnItsWay() {
        Scene scene = with().revolt(Region.NORTH, 3).at("BERBER", NINE).supply("BERBER", 3);
        scene.at("ABUHAMED", "1E").at("ATBARA", "B75").supply("ATBARA", 2);
        assertThat(scene.supply("ABUHAMED", 0).forbids("march 1E ATBARA")).isEqualTo("G-2");
        assertThat(with().at("BERBER", NINE).at("ABUHAMED", "1E").forbids("march 1E ATBARA"))
                .isEmpty();
    }
}

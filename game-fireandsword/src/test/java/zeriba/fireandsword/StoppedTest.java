package zeriba.fireandsword;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.decided;
import static zeriba.fireandsword.Scene.forbids;
import static zeriba.fireandsword.Scene.place;
import static zeriba.fireandsword.Scene.played;
import static zeriba.fireandsword.Scene.supply;
import static zeriba.fireandsword.Scene.unit;
import static zeriba.fireandsword.Scene.waitsFor;
import static zeriba.fireandsword.Scene.with;

import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.rules.S12_Battles;
import zeriba.fireandsword.rules.S16_Reinforcements;

/** Who has fought goes no further: what a force may do in a turn in which it fights. */
final class StoppedTest {

    /** Kassala is besieged, and a relief stands in Gedaref. */
    private static Scene kassala() {
        Scene scene = with().revolt(Region.EAST, 4).at("KASSALA", "1E").supply("KASSALA", 3);
        return scene.at("GEDAREF", "2E");
    }

    private static Sudan relieved() {
        return decided(
                kassala().play("march 2E KASSALA", "dice 2", "dice 4 4", "dice 1 1 1 1 1 1"), true);
    }

    @Test
    @Rule({"8.6", "R-77"})
    void aReliefThatHasFoughtMakesNoSortieInTheSameTurn() {
        Sudan stayed = played(relieved(), "stay", "dice 2");
        assertThat(forbids(stayed, "sortie 2E")).isEqualTo("R-77");
        assertThat(forbids(stayed, "sortie 1E")).isEqualTo("R-77");
    }

    @Test
    @Rule({"8.6", "R-77"})
    void whoeverHasComeInUnopposedMakesNoSortieButTheGarrisonDoes() {
        Sudan in = kassala().play("march 2E KASSALA", "dice 6", "stay", "dice 2");
        assertThat(forbids(in, "sortie 2E")).isEqualTo("R-77");
        assertThat(forbids(in, "sortie 1E")).isEmpty();
    }

    @Test
    @Rule({"8.6", "12.7", "R-19", "R-36"})
    void afterASortieAForceLeavesOnceAndTheBattleItComesToIsItsLast() {
        Scene scene = with().revolt(Region.NORTH, 4).at("BERBER", "1E").supply("BERBER", 3);
        scene.at("ATBARA", "2E").supply("ATBARA", 3);
        Sudan free = scene.play("sortie 1E", "dice 6");
        Sudan inAtbara = played(free, "leave 1E ATBARA", "dice 6");
        assertThat(waitsFor(inAtbara)).isEqualTo("freed");
        assertThat(forbids(inAtbara, "leave 1E+2E METEMMA")).isEqualTo("8.6");
        Sudan stayed = played(inAtbara, "stay", "dice 2");
        assertThat(place(stayed, "1E")).isEqualTo("ATBARA");
        assertThat(forbids(stayed, "march 1E METEMMA")).isEqualTo("R-77");
    }

    @Test
    @Rule({"8.6", "R-18", "R-21"})
    void aGarrisonThatHasMadeItsSortieStaysInsideWhenReliefComes() {
        Sudan beaten =
                kassala()
                        .play(
                                "sortie 1E",
                                "dice 2",
                                "call-off",
                                "march 2E KASSALA",
                                "dice 2",
                                "dice 4 4",
                                "dice 1 1 1 1 1 1");
        assertThat(beaten.now())
                .isInstanceOfSatisfying(
                        S12_Battles.Fight.class,
                        f -> {
                            assertThat(f.field().muster().own()).hasSize(1);
                            assertThat(f.clash().inside().isEmpty()).isTrue();
                        });
        assertThat(forbids(decided(beaten, true), "leave 1E+2E GEDAREF")).isEqualTo("8.6");
    }

    @Test
    @Rule({"8.6", "R-36", "9.1"})
    void aBoatThatHasLentItsGunsSailsNoFurther() {
        Scene scene = with().revolt(Region.NORTH, 4).at("DONGOLA", "1E", "BOR");
        Sudan fight =
                scene.supply("DONGOLA", 3)
                        .play("sortie 1E", "dice 2", "attack", "dice 4 4", "dice 1 1 1 1 1 1");
        Sudan won = played(decided(fight, true), "stay", "dice 2");
        assertThat(forbids(won, "steam BOR KERMA")).isEqualTo("8.6");
        assertThat(forbids(won.edit().nextTurn().now(), "steam BOR KERMA")).isEmpty();
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

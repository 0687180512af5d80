package zeriba.fireandsword.rules.general;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.decided;
import static zeriba.fireandsword.Scene.isMahdist;
import static zeriba.fireandsword.Scene.place;
import static zeriba.fireandsword.Scene.unit;
import static zeriba.fireandsword.Scene.with;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.Scene;
import zeriba.fireandsword.rules.S11_Encounters;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Sudan;

/** Where the beaten go. */
final class S13_RetreatsTest {

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

    @Test
    @Rule({"13.1", "R-78", "R-32"})
    void theBeatenGoBackWithoutABattle() {
        Scene scene = with().revolt(Region.NORTH, 4).at("KORTI", "3E");
        Sudan fought =
                scene.play("march 3E DONGOLA", "dice 2", "dice 4 4", "dice 1 1 1 1 1 1", "dice 3");
        Sudan lost = decided(fought, false);
        assertThat(place(lost, "3E")).isEqualTo("KORTI");
        assertThat(lost.gains(Region.NORTH.number())).isGreaterThanOrEqualTo(1);
    }

    /** A camp at Korti is fallen upon. */
    private static Sudan camp(Scene scene) {
        int korti = scene.state().at(unit("1E"));
        scene.edit().stay(korti, 1);
        return scene.play("end", "dice 2", "dice 4 4", "dice 1 1 1 1 1 1", "dice 3");
    }

    @Test
    @Rule("R-78")
    void whoeverIsBeatenInHisCampGoesToAFriendBesideHim() {
        Scene scene = with().revolt(Region.NORTH, 4).at("KORTI", "1E").at("DEBBA", "3E");
        Sudan lost = decided(camp(scene), false);
        assertThat(place(lost, "1E")).isEqualTo("DEBBA");
        assertThat(place(lost, "3E")).isEqualTo("DEBBA");
    }

    @Test
    @Rule("R-78")
    void forWhomThereIsNoRoomIsLost() {
        Scene scene = with().revolt(Region.NORTH, 4).at("KORTI", "1E", "2E");
        String[] all = {"3E", "4E", "5E", "6E", "7E", "8E", "IXS", "XS", "XIS"};
        int room = scene.state().room(scene.state().map().network().space("DEBBA"));
        scene.at("DEBBA", List.of(all).subList(0, room - 1).toArray(String[]::new));
        Sudan lost = decided(camp(scene), false);
        assertThat(place(lost, "1E")).isEqualTo("DEBBA");
        assertThat(place(lost, "2E")).isEqualTo("gone");
    }
}

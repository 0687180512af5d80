package zeriba.fireandsword;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.isMahdist;
import static zeriba.fireandsword.Scene.place;
import static zeriba.fireandsword.Scene.unit;
import static zeriba.fireandsword.Scene.with;

import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.battle.Steamer;
import zeriba.fireandsword.rules.S08_Gunboats;
import zeriba.fireandsword.rules.S14_Sieges;

/** What fights under steam count, and what boats alone hold and take. */
final class BoatFightRulingsTest {

    private static final int NORTH = Region.NORTH.number();

    /** The state after a fight that the Bordein, with these aboard, has won or lost. */
    private static Sudan fought(Sudan state, boolean won, String... aboard) {
        Units force = Units.of(unit("BOR"));
        for (String id : aboard) {
            force = force.with(unit(id));
        }
        int metemma = state.at(unit("BOR"));
        Clash clash = new Clash(Clash.Cause.STEAM, metemma, force, Units.NONE, metemma);
        Steamer over = new Steamer(0, 0, 4, aboard.length, 0, 0, won);
        return S08_Gunboats.fought(state, clash, over);
    }

    private static Sudan underSteam(String... options) {
        return with(options).revolt(Region.NORTH, 4).at("METEMMA", "BOR", "1E").state();
    }

    @Test
    @Rule("R-59")
    void aBoatAloneWinsOnceForARegionAndTurn() {
        Sudan once = fought(underSteam(), true);
        assertThat(once.wins(NORTH)).isEqualTo(1);
        assertThat(fought(once, true).wins(NORTH)).isEqualTo(1);
        assertThat(fought(underSteam(), true, "1E").wins(NORTH)).isZero();
    }

    @Test
    @Rule("R-59")
    void everyFailureOfABoatCounts() {
        Sudan once = fought(underSteam(), false);
        assertThat(once.gains(NORTH)).isEqualTo(1);
        assertThat(fought(once, false, "1E").gains(NORTH)).isEqualTo(2);
    }

    @Test
    @Rule("R-59")
    void byOptionEveryWonFightUnderSteamCounts() {
        Sudan once = fought(underSteam("steamer-wins"), true);
        assertThat(fought(once, true, "1E").wins(NORTH)).isEqualTo(2);
    }

    @Test
    @Rule("R-23")
    void aBoatAloneFallsWithTheTownItHolds() {
        Scene scene = with().revolt(Region.NORTH, 4).at("BERBER", "BOR").supply("BERBER", 1);
        Sudan state = scene.fallen(Region.NORTH).now(new S14_Sieges.Supplies()).play();
        assertThat(isMahdist(state, "BERBER")).isTrue();
        assertThat(place(state, "BOR")).isEqualTo("gone");
    }

    @Test
    @Rule("R-17")
    void troopsSlipOutOfASiegeByBoat() {
        Scene scene = with().revolt(Region.NORTH, 4).at("BERBER", "BOR", "1E", "2E");
        scene.supply("BERBER", 3);
        assertThat(scene.forbids("march 1E ATBARA")).isEqualTo("R-17");
        assertThat(scene.forbids("steam BOR+1E ATBARA")).isEmpty();
    }

    @Test
    @Rule("R-23")
    void aBoatAloneRetakesNoTown() {
        Scene scene = with().revolt(Region.NORTH, 4).at("ABUHAMED", "BOR").mahdist("BERBER");
        assertThat(isMahdist(scene.play("steam BOR BERBER", "dice 6", "dice 6"), "BERBER"))
                .isTrue();
    }
}

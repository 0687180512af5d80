package zeriba.fireandsword.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.decided;
import static zeriba.fireandsword.Scene.isMahdist;
import static zeriba.fireandsword.Scene.place;
import static zeriba.fireandsword.Scene.played;
import static zeriba.fireandsword.Scene.supply;
import static zeriba.fireandsword.Scene.unit;
import static zeriba.fireandsword.Scene.waitsFor;
import static zeriba.fireandsword.Scene.with;

import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.Scene;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Sudan;

/** Supplies in sieges, and towns that fall and are retaken. */
final class S14_SiegesTest {

    @Test
    @Rule("R-24")
    void aBesiegedTownThatHoldsOutScoresNothing() {
        Scene scene = with().revolt(Region.EAST, 4).at("KASSALA", "1E").supply("KASSALA", 3);
        assertThat(scene.points(100).now(new S15_Adjustment.Adjustment()).play().points())
                .isEqualTo(100);
    }

    private static Sudan freed() {
        Scene scene = with().revolt(Region.EAST, 4).at("KASSALA", "1E").supply("KASSALA", 3);
        return scene.fallen(Region.EAST).play("sortie 1E", "dice 6");
    }

    @Test
    @Rule({"12.7", "R-20"})
    void aTownThatIsOccupiedAnewIsBesiegedAnew() {
        Sudan left = played(freed(), "leave 1E GEDAREF", "dice 6");
        assertThat(isMahdist(left, "KASSALA")).isTrue();
        Sudan back = played(left.edit().nextTurn().now(), "march 1E KASSALA", "dice 6");
        assertThat(waitsFor(back)).isEqualTo("sieges");
        assertThat(supply(played(back, "dice 4"), "KASSALA")).isEqualTo(4);
    }

    @Test
    @Rule("14.1")
    void aSiegeEatsATurnOfSupply() {
        Scene scene = with().revolt(Region.EAST, 4).at("KASSALA", "1E").supply("KASSALA", 3);
        Sudan ate = scene.fallen(Region.EAST).now(new S14_Sieges.Supplies()).play();
        assertThat(supply(ate, "KASSALA")).isEqualTo(2);
        assertThat(place(ate, "1E")).isEqualTo("KASSALA");
    }

    @Test
    @Rule({"14.1", "R-25"})
    void nobodyEatsOutsideASiege() {
        Scene scene = with().revolt(Region.NORTH, 4).fallen(Region.NORTH).at("KORTI", "1E");
        Sudan ate = scene.at("KHARTOUM", "2E").now(new S14_Sieges.Supplies()).play();
        assertThat(place(ate, "1E")).isEqualTo("KORTI");
        assertThat(supply(ate, "KHARTOUM")).isZero();
    }

    @Test
    @Rule({"14.3", "R-79"})
    void whoeverIsBeatenBringsNoSupplies() {
        Scene scene = with().revolt(Region.EAST, 4).at("KASSALA", "1E").supply("KASSALA", 3);
        scene.at("GEDAREF", "2E");
        Sudan met = scene.play("march 2E KASSALA", "dice 2", "dice 4 4", "dice 1 1 1 1 1 1");
        Sudan lost = decided(met, false);
        assertThat(waitsFor(lost)).isEqualTo("movement");
        assertThat(supply(lost, "KASSALA")).isEqualTo(3);
        assertThat(supply(played(decided(met, true), "stay", "dice 1"), "KASSALA")).isEqualTo(4);
    }

    @Test
    @Rule({"14.3", "R-19"})
    void whoSlippedOutOfASiegeRelievesAnother() {
        Scene scene = with().revolt(Region.NORTH, 4).at("BERBER", "1E").supply("BERBER", 3);
        scene.at("ATBARA", "2E").supply("ATBARA", 3);
        Sudan in = scene.play("sortie 1E", "dice 6", "leave 1E ATBARA", "dice 6", "stay");
        assertThat(supply(played(in, "dice 4"), "ATBARA")).isEqualTo(7);
    }

    @Test
    @Rule("R-25")
    void unitsOutsideTownsNeedNoSupplies() {
        Scene scene = with().revolt(Region.NORTH, 4).at("ABUKLEA", "1E").at("KORTI", "2E");
        Sudan eaten = scene.fallen(Region.NORTH).now(new S14_Sieges.Supplies()).play();
        assertThat(place(eaten, "1E")).isEqualTo("ABUKLEA");
        assertThat(place(eaten, "2E")).isEqualTo("KORTI");
        assertThat(supply(eaten, "KORTI")).isZero();
    }

    @Test
    @Rule({"R-20", "R-50", "R-51"})
    void anUndefendedTownIsRetakenCountsAsWonAndIsBesieged() {
        Scene scene = with().revolt(Region.NORTH, 2).mahdist("DONGOLA").at("DEBBA", "1E");
        Sudan state = scene.play("march 1E DONGOLA", "dice 6");
        assertThat(isMahdist(state, "DONGOLA")).isFalse();
        assertThat(state.wins(Region.NORTH.number())).isEqualTo(1);
        assertThat(waitsFor(state)).isEqualTo("sieges");
        assertThat(supply(played(state, "dice 3"), "DONGOLA")).isEqualTo(3);
    }

    @Test
    @Rule({"15.1", "R-16"})
    void aTownLeftEmptyInARegionInRevoltFalls() {
        Scene scene = with().revolt(Region.NORTH, 3).at("DONGOLA", "BOR").supply("DONGOLA", 3);
        scene.fallen(Region.NORTH);
        Sudan state = scene.play("steam BOR KERMA", "dice 6");
        assertThat(isMahdist(state, "DONGOLA")).isTrue();
        assertThat(state.gains(Region.NORTH.number())).isEqualTo(1);
    }

    @Test
    @Rule({"14.3", "R-22", "R-23"})
    void aBoatBringsSuppliesOnceATurnAndOnlyFromElsewhere() {
        Scene scene = with().revolt(Region.SOUTH, 2).at("KHARTOUM", "1E").supply("KHARTOUM", 3);
        scene.at("KAMLIN", "BOR", "TAL");
        Sudan fed = scene.play("steam BOR KHARTOUM", "dice 6", "dice 5");
        assertThat(supply(fed, "KHARTOUM")).isEqualTo(8);
        Sudan twice = played(fed, "steam TAL KHARTOUM", "dice 6");
        assertThat(waitsFor(twice)).isEqualTo("movement");
        int khartoum = scene.state().map().khartoum;
        scene.edit().arrived(unit("BOR"), khartoum);
        Sudan back = scene.play("steam BOR KHARTOUM", "dice 6");
        assertThat(waitsFor(back)).isEqualTo("movement");
        assertThat(supply(back, "KHARTOUM")).isEqualTo(3);
    }

    @Test
    @Rule({"14.1", "R-14", "R-15", "R-24"})
    void aGarrisonWithoutSuppliesSurrenders() {
        Scene scene = with().revolt(Region.EAST, 4).at("KASSALA", "1E").supply("KASSALA", 1);
        scene.fallen(Region.EAST);
        Sudan state = scene.now(new S14_Sieges.Supplies()).play();
        assertThat(place(state, "1E")).isEqualTo("gone");
        assertThat(isMahdist(state, "KASSALA")).isTrue();
        assertThat(state.gains(Region.EAST.number())).isZero();
        Scene counts =
                with("surrender-counts")
                        .revolt(Region.EAST, 4)
                        .at("KASSALA", "1E")
                        .supply("KASSALA", 1);
        Sudan counted = counts.fallen(Region.EAST).now(new S14_Sieges.Supplies()).play();
        assertThat(counted.gains(Region.EAST.number())).isEqualTo(1);
    }
}

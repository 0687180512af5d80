package zeriba.fireandsword.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.decided;
import static zeriba.fireandsword.Scene.dice;
import static zeriba.fireandsword.Scene.forbids;
import static zeriba.fireandsword.Scene.isMahdist;
import static zeriba.fireandsword.Scene.place;
import static zeriba.fireandsword.Scene.played;
import static zeriba.fireandsword.Scene.unit;
import static zeriba.fireandsword.Scene.waitsFor;
import static zeriba.fireandsword.Scene.with;

import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.Scene;
import zeriba.fireandsword.rules.battle.Steamer;
import zeriba.fireandsword.state.Engagement;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Units;

/** Where boats sail, what they tow and whom they fight. */
final class S09_GunboatsTest {

    private static final int NORTH = Region.NORTH.number();

    /** The state after a fight that the Bordein, with these aboard, has won or lost. */
    private static Sudan fought(Sudan state, boolean won, String... aboard) {
        Units force = Units.of(unit("BOR"));
        for (String id : aboard) {
            force = force.with(unit(id));
        }
        int metemma = state.at(unit("BOR"));
        Engagement engagement =
                new Engagement(Engagement.Cause.STEAM, metemma, force, Units.NONE, metemma);
        Steamer over = new Steamer(0, 0, 4, aboard.length, 0, 0, won);
        return S09_Gunboats.fought(state, engagement, over);
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
        assertThat(waitsFor(with().later(1).now(new S09_Gunboats.ThirdBoat()).play()))
                .isEqualTo("movement");
        Sudan third = with().later(2).now(new S09_Gunboats.ThirdBoat()).play();
        assertThat(waitsFor(third)).isEqualTo("third-boat");
        assertThat(place(played(third, "dice 6"), "HER")).isEqualTo("ASWAN");
    }

    private static Sudan revolts(Scene scene) {
        return scene.now(new S05_Revolts.Revolts()).state();
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

    @Test
    @Rule({"9.1", "12.5"})
    void aBoatThrowsInEachSpaceItEnters() {
        Scene scene = with().revolt(Region.SOUTH, 4).at("KHARTOUM", "BOR");
        Sudan first = scene.supply("KHARTOUM", 3).play("steam BOR ABBA");
        assertThat(waitsFor(first)).isEqualTo("encounter");
        Sudan second = played(first, "dice 6");
        assertThat(waitsFor(second) + " " + place(second, "BOR")).isEqualTo("encounter ELDUEIM");
        Sudan third = played(second, "dice 6");
        assertThat(waitsFor(third) + " " + place(third, "BOR")).isEqualTo("encounter ABBA");
    }

    @Test
    @Rule("9.2")
    void cataractsAreTriedUpstreamAndDown() {
        assertThat(waitsFor(with().at("BERBER", "BOR").play("steam BOR ABUHAMED")))
                .isEqualTo("cataract");
        assertThat(waitsFor(with().at("ABUHAMED", "BOR").play("steam BOR BERBER")))
                .isEqualTo("cataract");
        assertThat(waitsFor(with().at("BERBER", "BOR").play("steam BOR ATBARA")))
                .isEqualTo("movement");
    }

    @Test
    @Rule({"9.3", "R-43"})
    void aTowCountsForStacking() {
        Scene scene = with().at("BERBER", "BOR", "EA1");
        scene.at("ATBARA", "1E", "2E", "3E", "4E", "5E", "6E", "7E", "8E");
        assertThat(scene.forbids("steam BOR ATBARA")).isEmpty();
        assertThat(scene.forbids("steam BOR+EA1 ATBARA")).isEqualTo("7.1");
    }

    /** A boat at Berber meets one unit of Jehadia before Atbara. */
    private static Sudan steaming() {
        Scene scene = with().revolt(Region.NORTH, 3).fallen(Region.NORTH);
        scene.at("METEMMA", "BOR");
        return scene.play("steam BOR ATBARA", "dice 3", "dice 3", "dice 4", "dice 5");
    }

    @Test
    @Rule("12.5")
    void aBoatFightsThoseWithRiflesAndPassesOnceTheyAreDrivenOff() {
        Sudan fight = steaming();
        assertThat(waitsFor(fight)).isEqualTo("steamer");
        int all = dice(fight);
        Sudan past = played(fight, "dice" + " 1".repeat(6) + " 20".repeat(all - 6));
        assertThat(place(past, "BOR")).isEqualTo("ATBARA");
        assertThat(past.wins(NORTH)).isEqualTo(1);
    }

    @Test
    @Rule({"9.4", "R-44"})
    void aBoatIsRepairedByADegreeForEachTurnInAYard() {
        Scene scene =
                with().at("BERBER", "BOR")
                        .condition("BOR", 2)
                        .now(new S16_Reinforcements.EndOfTurn());
        assertThat(scene.play().condition(unit("BOR"))).isEqualTo(1);
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
    @Rule("R-59")
    void aBoatWithNobodyButACommanderAboardIsABoatAlone() {
        Sudan state = with().revolt(Region.NORTH, 4).at("METEMMA", "BOR", "GOR").state();
        Units both = Units.of(unit("BOR")).with(unit("GOR"));
        int metemma = state.at(unit("BOR"));
        Engagement engagement =
                new Engagement(Engagement.Cause.STEAM, metemma, both, Units.NONE, metemma);
        Sudan won = S09_Gunboats.fought(state, engagement, new Steamer(0, 0, 4, 1, 0, 0, true));
        assertThat(won.wins(NORTH)).isEqualTo(1);
    }

    @Test
    @Rule({"R-43", "R-62"})
    void aCommanderGoesAboardWhereTheBoatGoes() {
        Scene scene = with().revolt(Region.NORTH, 4).at("METEMMA", "BOR", "GOR");
        assertThat(scene.forbids("steam BOR+GOR WADHAMED")).isEmpty();
        assertThat(scene.forbids("march GOR WADHAMED")).isEqualTo("R-62");
    }

    @Test
    @Rule({"9.4", "R-44"})
    void aDamagedBoatSailsForAYardAndStaysThere() {
        Scene scene = with().at("WADHAMED", "BOR").condition("BOR", 1);
        assertThat(scene.forbids("steam BOR KHARTOUM")).isEmpty();
        assertThat(scene.at("GETEINA", "TAL").condition("TAL", 2).forbids("steam TAL ELDUEIM"))
                .isEqualTo("R-44");
        Scene yard = with().at("BERBER", "BOR").condition("BOR", 1);
        assertThat(yard.forbids("steam BOR ABUHAMED")).isEqualTo("9.4");
        yard.mahdist("BERBER", "ABUHAMED", "KHARTOUM", "WHALFA");
        assertThat(yard.forbids("steam BOR ABUHAMED")).isEmpty();
    }
}

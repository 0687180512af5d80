package zeriba.fireandsword.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.decided;
import static zeriba.fireandsword.Scene.isFriendly;
import static zeriba.fireandsword.Scene.isMahdist;
import static zeriba.fireandsword.Scene.place;
import static zeriba.fireandsword.Scene.played;
import static zeriba.fireandsword.Scene.supply;
import static zeriba.fireandsword.Scene.unit;
import static zeriba.fireandsword.Scene.waitsFor;
import static zeriba.fireandsword.Scene.with;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.Scene;
import zeriba.fireandsword.rules.battle.Kind;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.SudanMap;

/** What columns take on their way, and what they make friendly behind them. */
final class S08_ColumnsTest {

    @Test
    @Rule({"14.2", "R-26", "R-48"})
    void behindAColumnNobodyIsMet() {
        Scene scene = with().revolt(Region.NORTH, 1).at("WHALFA", "1E", "2E");
        Sudan gone = scene.play("march 1E AKASHA", "dice 6", "dice 6");
        assertThat(waitsFor(played(gone, "march 2E SARRAS"))).isEqualTo("movement");
        assertThat(place(played(gone, "march 2E SARRAS"), "2E")).isEqualTo("SARRAS");
    }

    @Test
    @Rule({"14.2", "R-26"})
    void aColumnOutOfSuakinDoesTheSame() {
        Scene scene = with().revolt(Region.EAST, 1).at("SUAKIN", "1E", "2E").supply("SUAKIN", 0);
        scene.at("TRINKITAT", "3E").supply("TRINKITAT", 4).at("KASSALA", "4E");
        Sudan out = scene.supply("KASSALA", 4).play("march 1E SINKAT", "dice 6");
        assertThat(isFriendly(out, "SUAKIN")).isTrue();
        assertThat(isFriendly(out, "SINKAT")).isFalse();
    }

    @Test
    @Rule("R-49")
    void whoeverWinsAtACampBesideALostTownTakesIt() {
        Scene scene = with().revolt(Region.NORTH, 4).at("KORTI", "1E").mahdist("DONGOLA");
        Sudan camp =
                scene.play(
                        "march 1E DONGOLA",
                        "dice 6",
                        "dice 2",
                        "dice 4 4",
                        "dice 1 1 1 1 1 1",
                        "dice 3");
        assertThat(camp.now())
                .isInstanceOfSatisfying(
                        S12_Battles.Fight.class,
                        fight -> assertThat(fight.field().muster().kind()).isEqualTo(Kind.CAMP));
        assertThat(isMahdist(decided(camp, true), "DONGOLA")).isFalse();
        assertThat(isMahdist(decided(camp, false), "DONGOLA")).isTrue();
    }

    @Test
    @Rule("R-50")
    void whoeverIsNotMetTakesTheTown() {
        Scene scene = with().revolt(Region.NORTH, 4).at("KORTI", "1E").mahdist("DONGOLA");
        Sudan taken = scene.play("march 1E DONGOLA", "dice 6", "dice 6");
        assertThat(isMahdist(taken, "DONGOLA")).isFalse();
    }

    @Test
    @Rule({"8.6", "R-36", "R-53"})
    void aForceThatWinsStopsAndHoldsTheSpace() {
        Scene scene = with().revolt(Region.NORTH, 4).at("BERBER", "1E", "2E").at("ATBARA", "BOR");
        scene.supply("BERBER", 0).edit().converted(0);
        Sudan fought =
                scene.at("KORTI", "3E")
                        .play(
                                "march 3E DONGOLA",
                                "dice 2",
                                "dice 4 4",
                                "dice 1 1 1 1 1 1",
                                "dice 3");
        Sudan won = decided(fought, true);
        assertThat(place(won, "3E")).isEqualTo("DEBBA");
        assertThat(won.wins(Region.NORTH.number())).isEqualTo(1);
    }

    @Test
    @Rule({"14.2", "R-26", "R-16"})
    void aColumnMakesTheSpacesBehindItFriendly() {
        Scene scene = with().revolt(Region.NORTH, 1).at("WHALFA", "1E", "2E");
        Sudan state = scene.play("march 1E AKASHA", "dice 6", "dice 6");
        assertThat(isFriendly(state, "WHALFA")).isTrue();
        assertThat(isFriendly(state, "SARRAS")).isTrue();
        assertThat(isFriendly(state, "AKASHA")).isFalse();
        assertThat(supply(state, "WHALFA")).isZero();
    }

    /** Columns have come along these ways. */
    private static void trail(Scene scene, String... ways) {
        SudanMap map = scene.state().map();
        long links = 0;
        long spaces = 0;
        for (String way : ways) {
            String[] names = way.split(" ", -1);
            for (int i = 1; i < names.length; i++) {
                int from = map.network().space(names[i - 1]);
                int to = map.network().space(names[i]);
                spaces |= 1L << from | 1L << to;
                links |= 1L << map.landLink(from, to, false);
            }
        }
        scene.edit().trail(links).converted(spaces);
    }

    @Test
    @Rule("R-28")
    void twoColumnsThatMeetAreOneChain() {
        Scene scene = with().revolt(Region.NORTH, 1).revolt(Region.EAST, 1);
        scene.at("WHALFA", "2E").at("SUAKIN", "4E").at("BERBER", "1E", "3E");
        trail(
                scene,
                "WHALFA SARRAS AKASHA KERMA DONGOLA DEBBA KORTI MEROWE ABUHAMED BERBER",
                "SUAKIN SINKAT HADIGA BERBER");
        Sudan met = played(scene.edit().before(new S14_Sieges.Settle()).now());
        assertThat(isFriendly(met, "SARRAS") && isFriendly(met, "HADIGA")).isTrue();
        Sudan none = met.edit().put(unit("1E"), Sudan.GONE).put(unit("3E"), Sudan.GONE).now();
        Sudan settled = played(none.edit().before(new S14_Sieges.Settle()).now());
        assertThat(isFriendly(settled, "SARRAS") && isFriendly(settled, "HADIGA")).isTrue();
        assertThat(settled.map().region(settled.map().network().space("HADIGA")))
                .isEqualTo(Region.EAST.number());
    }

    @Test
    @Rule("R-27")
    void aChainEndsAtTheNextUnitOnItOnceItsHeadIsGone() {
        Scene scene = with().revolt(Region.NORTH, 1).at("WHALFA", "1E", "2E");
        Sudan state = scene.play("march 1E AKASHA", "dice 6", "dice 6");
        Sudan cut =
                played(
                        state.edit()
                                .put(unit("1E"), Sudan.GONE)
                                .before(new S14_Sieges.Settle())
                                .now());
        assertThat(isFriendly(cut, "SARRAS")).isFalse();
        assertThat(waitsFor(cut)).isEqualTo("sieges");
    }

    /** Two roads lead from Korti to Metemma, and each has its own column. */
    private static Scene twoRoads(String... heads) {
        Scene scene = with().revolt(Region.NORTH, 1).at("WHALFA", "2E").at("KORTI", "3E");
        SudanMap map = scene.state().map();
        long links = 0;
        long spaces = 0;
        for (String way :
                List.of(
                        "WHALFA SARRAS AKASHA KERMA DONGOLA DEBBA KORTI MEROWE ABUHAMED BERBER"
                                + " ATBARA METEMMA",
                        "KORTI ABUKLEA METEMMA WADHAMED")) {
            String[] names = way.split(" ", -1);
            for (int i = 1; i < names.length; i++) {
                int from = map.network().space(names[i - 1]);
                links |= 1L << map.landLink(from, map.network().space(names[i]), false);
                spaces |= 1L << from;
            }
        }
        scene.edit().trail(links).converted(spaces);
        return scene.at("WADHAMED", heads);
    }

    @Test
    @Rule({"14.2", "R-26", "R-28"})
    void twoColumnsThatMeetKeepBothTheirRoads() {
        Sudan met = played(twoRoads("1E").edit().before(new S14_Sieges.Settle()).now());
        assertThat(isFriendly(met, "ABUKLEA")).isTrue();
        assertThat(isFriendly(met, "BERBER")).isTrue();
    }

    @Test
    @Rule({"R-26", "R-28"})
    void aColumnThatGoesOnAlongTheOthersRoadKeepsItOpen() {
        Scene scene = with().revolt(Region.NORTH, 1).revolt(Region.EAST, 1).at("SUAKIN", "4E");
        scene.at("WHALFA", "2E").at("SINKAT", "5E").at("HADIGA", "1E");
        SudanMap map = scene.state().map();
        long links = 0;
        long spaces = 1L << map.suakin;
        String[] way =
                "WHALFA SARRAS AKASHA KERMA DONGOLA DEBBA KORTI MEROWE ABUHAMED BERBER HADIGA SINKAT SUAKIN"
                        .split(" ", -1);
        for (int i = 1; i < way.length; i++) {
            int from = map.network().space(way[i - 1]);
            links |= 1L << map.landLink(from, map.network().space(way[i]), false);
            spaces |= way[i - 1].equals("HADIGA") || way[i - 1].equals("SINKAT") ? 0 : 1L << from;
        }
        scene.edit().trail(links).converted(spaces);
        Sudan through = scene.play("march 1E SINKAT");
        assertThat(isFriendly(through, "HADIGA")).isTrue();
        assertThat(isFriendly(through, "BERBER")).isTrue();
    }

    @Test
    @Rule("R-27")
    void aHeadThatGoesBackTheOnlyWayItCameLeavesNothingFriendly() {
        Scene scene = with().revolt(Region.NORTH, 1).at("WHALFA", "1E", "2E");
        Sudan there = scene.play("march 1E SARRAS", "dice 6");
        Sudan back = played(there.edit().nextTurn().now(), "march 1E WHALFA");
        assertThat(isFriendly(back, "SARRAS")).isFalse();
        assertThat(isFriendly(back, "WHALFA")).isFalse();
    }
}

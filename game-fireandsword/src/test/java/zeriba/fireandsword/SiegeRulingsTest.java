package zeriba.fireandsword;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.decided;
import static zeriba.fireandsword.Scene.forbids;
import static zeriba.fireandsword.Scene.isFriendly;
import static zeriba.fireandsword.Scene.isMahdist;
import static zeriba.fireandsword.Scene.place;
import static zeriba.fireandsword.Scene.played;
import static zeriba.fireandsword.Scene.supply;
import static zeriba.fireandsword.Scene.told;
import static zeriba.fireandsword.Scene.unit;
import static zeriba.fireandsword.Scene.waitsFor;
import static zeriba.fireandsword.Scene.with;

import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.rules.S09_Railway;
import zeriba.fireandsword.rules.S12_Battles;
import zeriba.fireandsword.rules.S14_Relief;
import zeriba.fireandsword.rules.S14_Sieges;

/** The rulings on sieges, sorties, relief and columns, by number. */
final class SiegeRulingsTest {

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
    @Rule({"12.6", "R-17", "R-18"})
    void aBesiegedGarrisonSortiesOnceAndMayCallItOff() {
        Scene scene = with().revolt(Region.EAST, 4).at("KASSALA", "1E").supply("KASSALA", 3);
        scene.fallen(Region.EAST);
        assertThat(scene.forbids("march 1E GEDAREF")).isEqualTo("R-17");
        Sudan seen = scene.play("sortie 1E", "dice 2");
        assertThat(waitsFor(seen)).isEqualTo("call-off");
        Sudan off = played(seen, "call-off");
        assertThat(off.gains(Region.EAST.number())).isEqualTo(1);
        assertThat(forbids(off, "sortie 1E")).isEqualTo("R-18");
    }

    @Test
    @Rule({"R-19", "QB.15"})
    void boatsThatSupportASortieAreInsideLikeTheGarrison() {
        Scene scene = with().revolt(Region.NORTH, 4).at("DONGOLA", "1E", "BOR");
        Sudan seen = scene.supply("DONGOLA", 3).play("sortie 1E", "dice 2");
        assertThat(seen.now())
                .isInstanceOfSatisfying(
                        S14_Relief.CallOff.class,
                        step -> {
                            assertThat(step.clash().force().size()).isEqualTo(2);
                            assertThat(step.clash().inside()).isEqualTo(step.clash().force());
                        });
    }

    @Test
    @Rule({"12.7", "R-19"})
    void aFreedGarrisonForagesOrLeaves() {
        Scene scene = with().revolt(Region.EAST, 4).at("KASSALA", "1E").supply("KASSALA", 3);
        Sudan free = scene.play("sortie 1E", "dice 5");
        assertThat(waitsFor(free)).isEqualTo("freed");
        assertThat(supply(played(free, "stay", "dice 4"), "KASSALA")).isEqualTo(7);
        Sudan left = played(free, "leave 1E GEDAREF", "dice 6");
        assertThat(place(left, "1E")).isEqualTo("GEDAREF");
        assertThat(isMahdist(left, "KASSALA")).isTrue();
    }

    @Test
    @Rule({"R-21", "R-79"})
    void relieversAndGarrisonFightAsOneAndMayLeaveTogether() {
        Scene scene = with().revolt(Region.EAST, 4).at("KASSALA", "1E").supply("KASSALA", 3);
        scene.at("GEDAREF", "2E");
        Sudan met = scene.play("march 2E KASSALA", "dice 2", "dice 4 4", "dice 1 1 1 1 1 1");
        assertThat(met.now())
                .isInstanceOfSatisfying(
                        S12_Battles.Fight.class,
                        f -> assertThat(f.field().muster().own()).hasSize(2));
        Sudan won = decided(met, true);
        assertThat(forbids(won, "leave 1E GEDAREF")).isEqualTo("R-79");
        assertThat(forbids(won, "leave 1E+2E GEDAREF")).isEmpty();
        assertThat(supply(played(won, "stay", "dice 2"), "KASSALA")).isEqualTo(5);
    }

    @Test
    @Rule("R-79")
    void relieversWhoLoseGoBackAndTheGarrisonInside() {
        Scene scene = with().revolt(Region.EAST, 4).at("KASSALA", "1E").supply("KASSALA", 3);
        scene.at("GEDAREF", "2E");
        Sudan met = scene.play("march 2E KASSALA", "dice 2", "dice 4 4", "dice 1 1 1 1 1 1");
        Sudan lost = decided(met, false);
        assertThat(place(lost, "2E")).isEqualTo("GEDAREF");
        assertThat(place(lost, "1E")).isEqualTo("KASSALA");
        assertThat(isMahdist(lost, "KASSALA")).isFalse();
        assertThat(supply(lost, "KASSALA")).isEqualTo(3);
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

    @Test
    @Rule({"10.1", "10.2", "R-38", "R-39"})
    void theRailwayRunsThreeTurnsAfterAColumnHasComeUpTheNile() {
        Scene scene = with().at("WHALFA", "1E", "2E").at("ABUHAMED", "4E");
        Sudan state = scene.state();
        for (String leg : new String[] {"AKASHA", "DONGOLA", "KORTI", "ABUHAMED"}) {
            state = played(state, "march 1E " + leg).edit().nextTurn().now();
        }
        assertThat(state.railhead()).isEqualTo(state.turn() - 1);
        assertThat(S09_Railway.isOpen(state)).isFalse();
        assertThat(forbids(state, "rail 2E")).isEqualTo("10.1");
        Sudan open = state.edit().nextTurn().nextTurn().now();
        assertThat(place(played(open, "rail 2E"), "2E")).isEqualTo("ABUHAMED");
        assertThat(told(open, "rail 2E"))
                .filteredOn(Event.Moved.class::isInstance)
                .extracting(event -> ((Event.Moved) event).manner())
                .containsExactly(Event.Manner.MOVED);
        Sudan shut =
                open.edit()
                        .mahdist(open.map().wadiHalfa, true)
                        .before(new S14_Sieges.Settle())
                        .now();
        assertThat(played(shut).railhead()).isZero();
    }
}

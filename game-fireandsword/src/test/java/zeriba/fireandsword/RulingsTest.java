package zeriba.fireandsword;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.decided;
import static zeriba.fireandsword.Scene.dice;
import static zeriba.fireandsword.Scene.forbids;
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
import zeriba.fireandsword.rules.S05_Revolts;
import zeriba.fireandsword.rules.S06_Surprise;
import zeriba.fireandsword.rules.S11_Encounters;

/** The rulings on revolts, movement and encounters, by number. */
final class RulingsTest {

    private static Sudan revolts(Scene scene) {
        return scene.now(new S05_Revolts.Revolts()).state();
    }

    @Test
    @Rule({"5.1", "R-1", "R-5"})
    void onlyQuietRegionsWithAnIndexThrowForRevolt() {
        Scene scene = with().revolt(Region.SOUTH, 6).index(Region.WEST, 0).later(1);
        scene.status(Region.EAST, Sudan.PACIFIED);
        assertThat(dice(revolts(scene))).isEqualTo(1);
    }

    @Test
    @Rule({"5.2", "R-2"})
    void inTheFirstTurnTheDiceFallUntilARegionRises() {
        Sudan once = played(revolts(with().index(Region.SOUTH, 5)), "dice 6 6 6 6");
        assertThat(waitsFor(once)).isEqualTo("revolts");
        Sudan later = played(revolts(with().index(Region.SOUTH, 5).later(1)), "dice 6 6 6 6");
        assertThat(waitsFor(later)).isEqualTo("movement");
    }

    @Test
    @Rule({"6.1", "R-9", "R-10"})
    void everyUnitButCommandersMakesSurpriseLessLikely() {
        Scene scene = with().index(Region.SOUTH, 6).at("KHARTOUM", "1E", "EA1", "BOR", "GOR");
        int khartoum = scene.state().map().khartoum;
        assertThat(S06_Surprise.chance(scene.state(), khartoum)).isEqualTo(6 - 2 - 3);
        scene.at("KAMLIN", "2E", "3E");
        int kamlin = scene.state().at(unit("2E"));
        assertThat(S06_Surprise.chance(scene.state(), kamlin)).isEqualTo(5);
    }

    @Test
    @Rule({"6.2", "6.3", "R-11", "R-13", "R-14"})
    void theSurprisedAreLostTheEmptyFallAndTheOthersAreBesieged() {
        Scene scene = with().index(Region.WEST, 4).at("ELFASHER", "1E").at("W1", "2E");
        scene.at("DARA", "3E").later(1).index(Region.SOUTH, 0).index(Region.NORTH, 0);
        Sudan state = played(revolts(scene.index(Region.EAST, 0)), "dice 1", "dice 3 5 2");
        assertThat(place(state, "2E")).isEqualTo("gone");
        assertThat(isMahdist(state, "ELOBEID")).isTrue();
        assertThat(state.gains(Region.WEST.number())).isEqualTo(2);
        Sudan besieged = played(state, "dice 4");
        assertThat(supply(besieged, "ELFASHER")).isEqualTo(5);
    }

    @Test
    @Rule({"6.2", "6.3", "R-3", "R-14"})
    void whenTwoRegionsRiseEachSiegeIsThrownForOnce() {
        Scene scene = with().index(Region.WEST, 4).index(Region.EAST, 4).later(1);
        scene.index(Region.SOUTH, 0)
                .index(Region.NORTH, 0)
                .at("ELFASHER", "1E")
                .at("KASSALA", "2E");
        Sudan state = played(revolts(scene), "dice 1 1", "dice 5", "dice 4", "dice 5", "dice 2");
        assertThat(waitsFor(state)).isEqualTo("movement");
        assertThat(supply(state, "ELFASHER") + supply(state, "KASSALA")).isEqualTo(4 + 2 + 2);
    }

    @Test
    @Rule({"8.2", "R-30", "R-31"})
    void sixUnitsGoTwoRiverSpacesAndSevenGoOne() {
        Scene scene = with().at("BERBER", "1E", "2E", "3E", "4E", "5E", "6E", "7E");
        assertThat(scene.forbids("march 1E+2E+3E+4E+5E+6E METEMMA")).isEmpty();
        assertThat(scene.forbids("march 1E+2E+3E+4E+5E+6E+7E METEMMA")).isEqualTo("R-30");
        assertThat(scene.forbids("march 1E+2E+3E+4E+5E+6E+7E ATBARA")).isEmpty();
        assertThat(scene.forbids("march 1E WADHAMED")).isEqualTo("8.2");
        Scene fast = with("fast-stack").at("BERBER", "1E", "2E", "3E", "4E", "5E", "6E", "7E");
        assertThat(fast.forbids("march 1E+2E+3E+4E+5E+6E+7E METEMMA")).isEmpty();
    }

    @Test
    @Rule({"7.1", "7.2", "8.3", "R-33", "R-34"})
    void theDesertTakesFourUnitsAndAnyNumberOfCommanders() {
        Scene scene = with().at("KORTI", "1E", "2E", "3E", "4E", "5E", "GOR", "WOL");
        assertThat(scene.forbids("march 1E+2E+3E+4E+5E ABUKLEA")).isEqualTo("8.3");
        assertThat(scene.forbids("march 1E+2E+3E+4E+GOR+WOL ABUKLEA")).isEmpty();
        assertThat(scene.forbids("march 1E METEMMA")).isEqualTo("8.2");
        scene.at("ABUKLEA", "6E", "7E");
        assertThat(scene.forbids("march 1E+2E+3E ABUKLEA")).isEqualTo("7.1");
    }

    @Test
    @Rule({"8.5", "R-29", "R-35"})
    void aForceInTheDesertMustMoveOn() {
        Scene scene = with().at("ABUKLEA", "1E");
        assertThat(scene.forbids("end")).isEqualTo("8.5");
        Sudan moved = scene.play("march 1E KORTI");
        assertThat(forbids(moved, "end")).isEmpty();
        Scene shut = with().at("ABUKLEA", "1E");
        shut.at("KORTI", "2E", "3E", "4E", "5E", "6E", "7E", "8E", "IXS", "XS");
        shut.at("METEMMA", "B75", "B89", "B42", "B60", "B65", "B79", "B46", "RML", "15S");
        assertThat(place(shut.play("end"), "1E")).isEqualTo("gone");
    }

    @Test
    @Rule({"8.1", "R-77"})
    void aUnitMovesOnceInAStackFormedWhereItStarts() {
        Scene scene = with().at("BERBER", "1E").at("ATBARA", "2E");
        assertThat(scene.forbids("march 1E+2E METEMMA")).isEqualTo("R-77");
        Sudan moved = scene.play("march 1E ATBARA");
        assertThat(forbids(moved, "march 1E METEMMA")).isEqualTo("R-77");
    }

    @Test
    @Rule("R-37")
    void oneUnitATurnSailsBetweenPortsWhereTheTableWantsIt() {
        assertThat(with().at("SUAKIN", "1E").forbids("sea 1E TRINKITAT")).isEqualTo("R-37");
        Scene scene = with("sea-moves").at("SUAKIN", "1E", "2E");
        Sudan sailed = scene.play("sea 1E TRINKITAT");
        assertThat(place(sailed, "1E")).isEqualTo("TRINKITAT");
        assertThat(forbids(sailed, "sea 2E TRINKITAT")).isEqualTo("R-37");
    }

    @Test
    @Rule({"11.1", "11.2", "R-47"})
    void theDifferenceIsHowManyAreMetAndATownBringsMore() {
        Sudan state = with().revolt(Region.SOUTH, 6).state();
        assertThat(S11_Encounters.count(state, state.map().find("KAMLIN").getAsInt(), 2))
                .isEqualTo(4);
        assertThat(S11_Encounters.count(state, state.map().khartoum, 6)).isEqualTo(2);
        assertThat(S11_Encounters.count(state, state.map().find("KAMLIN").getAsInt(), 6)).isZero();
    }

    @Test
    @Rule({"11.3", "12.1", "QB.14", "R-3", "R-49"})
    void anEncounterIsThrownForAtOnceStepByStep() {
        Scene scene = with().revolt(Region.WEST, 4).at("ELFASHER", "1E").stands("1E", 8);
        Sudan met = scene.play("march 1E W1", "dice 2");
        assertThat(waitsFor(met)).isEqualTo("types");
        Sudan known = played(met, "dice 4 2");
        assertThat(dice(known)).isEqualTo(4);
        Sudan fought = played(known, "dice 2 2 2 2", "dice 3");
        assertThat(waitsFor(fought)).startsWith("battle-");
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
    @Rule({"13.1", "R-78", "R-32"})
    void theBeatenGoBackWithoutABattle() {
        Scene scene = with().revolt(Region.NORTH, 4).at("KORTI", "3E");
        Sudan fought =
                scene.play("march 3E DONGOLA", "dice 2", "dice 4 4", "dice 1 1 1 1 1 1", "dice 3");
        Sudan lost = decided(fought, false);
        assertThat(place(lost, "3E")).isEqualTo("KORTI");
        assertThat(lost.gains(Region.NORTH.number())).isGreaterThanOrEqualTo(1);
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

    /** A camp at Korti is fallen upon. */
    private static Sudan camp(Scene scene) {
        int korti = scene.state().at(unit("1E"));
        scene.edit().stay(korti, 1);
        return scene.play("end", "dice 2", "dice 4 4", "dice 1 1 1 1 1 1", "dice 3");
    }

    @Test
    @Rule({"R-48", "R-58"})
    void nobodyIsMetWhereAFriendStandsInEgyptOrInQuietRegions() {
        Scene scene = with().revolt(Region.NORTH, 6).at("ASWAN", "1E").at("AKASHA", "2E", "4E");
        assertThat(waitsFor(scene.play("march 1E KOROSKO"))).isEqualTo("movement");
        scene.at("KERMA", "3E");
        assertThat(waitsFor(scene.play("march 3E AKASHA"))).isEqualTo("movement");
        assertThat(waitsFor(with().at("KORTI", "1E").play("march 1E MEROWE")))
                .isEqualTo("movement");
    }

    @Test
    @Rule({"8.7", "R-25", "R-52", "R-54"})
    void aCampIsThrownForOnItsEvenTurns() {
        Scene scene = with().revolt(Region.NORTH, 4).at("KORTI", "1E");
        Sudan first = scene.play("end");
        assertThat(waitsFor(first)).isNotEqualTo("encounter");
        scene.edit().stay(first.at(unit("1E")), 1);
        assertThat(waitsFor(scene.play("end"))).isEqualTo("encounter");
        assertThat(S11_Encounters.kind(Clash.Cause.CAMP, 4).name()).isEqualTo("CAMP");
        assertThat(S11_Encounters.kind(Clash.Cause.CAMP, 5).name()).isEqualTo("SURPRISE");
    }

    @Test
    @Rule("8.4")
    void aSurplusOfUnitsIsSlow() {
        Scene scene = with().at("BERBER", "1E", "2E", "3E", "4E", "5E", "6E", "7E");
        assertThat(place(scene.play("march 1E+2E+3E+4E+5E+6E+7E ATBARA"), "7E"))
                .isEqualTo("ATBARA");
    }
}

package zeriba.fireandsword.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.decided;
import static zeriba.fireandsword.Scene.forbids;
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
import zeriba.fireandsword.rules.battle.Kind;
import zeriba.fireandsword.rules.battle.Troop;
import zeriba.fireandsword.state.Arm;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Sudan;

/** Sorties, reliefs, and what a town does that has been freed. */
final class S12_ReliefTest {

    private static Sudan freed() {
        Scene scene = with().revolt(Region.EAST, 4).at("KASSALA", "1E").supply("KASSALA", 3);
        return scene.fallen(Region.EAST).play("sortie 1E", "dice 6");
    }

    @Test
    @Rule("12.6")
    void aSortieIsThrownForWithTheTownsPoints() {
        Scene scene = with().revolt(Region.SOUTH, 4).at("KHARTOUM", "1E").supply("KHARTOUM", 3);
        Sudan seen = scene.play("sortie 1E", "dice 5");
        assertThat(seen.now())
                .isInstanceOfSatisfying(
                        S12_Relief.CallOff.class, step -> assertThat(step.count()).isEqualTo(1));
        assertThat(waitsFor(scene.play("sortie 1E", "dice 6"))).isEqualTo("freed");
    }

    @Test
    @Rule({"12.6", "12.2"})
    void besiegersDefendACamp() {
        Scene scene = with().revolt(Region.EAST, 6).at("KASSALA", "1E").supply("KASSALA", 3);
        Sudan types = scene.play("sortie 1E", "dice 2", "attack", "dice 3 3 3 3");
        Sudan fight = played(types, "dice 1 1 1 1");
        assertThat(fight.now())
                .isInstanceOfSatisfying(
                        S12_Battles.Fight.class,
                        f -> {
                            assertThat(f.field().muster().kind()).isEqualTo(Kind.SORTIE);
                            assertThat(f.field().muster().rivals())
                                    .filteredOn(troop -> troop.arm() == Arm.GUNS)
                                    .extracting(Troop::stands)
                                    .containsExactly(1);
                        });
    }

    @Test
    @Rule({"12.6", "R-21"})
    void whoeverRelievesATownThrowsWithItsPoints() {
        Scene scene = with().revolt(Region.SOUTH, 4).at("KHARTOUM", "1E").at("KAMLIN", "2E");
        Sudan met = scene.supply("KHARTOUM", 3).play("march 2E KHARTOUM", "dice 5");
        assertThat(met.now())
                .isInstanceOfSatisfying(
                        S11_Encounters.Types.class,
                        step -> {
                            assertThat(step.count()).isEqualTo(1);
                            assertThat(step.engagement().force().contains(unit("1E"))).isTrue();
                        });
    }

    @Test
    @Rule({"12.7", "R-19"})
    void aTownThatWasFreedIsBesiegedStill() {
        Sudan stayed = played(freed(), "stay", "dice 2");
        assertThat(supply(stayed, "KASSALA")).isEqualTo(5);
        Sudan ate = played(stayed.edit().before(new S14_Sieges.Supplies()).now());
        assertThat(supply(ate, "KASSALA")).isEqualTo(4);
    }

    @Test
    @Rule({"12.7", "R-79", "R-22"})
    void aReliefBringsADieOfSuppliesOrAllLeave() {
        Scene scene = with().revolt(Region.EAST, 4).at("KASSALA", "1E").supply("KASSALA", 3);
        Sudan in = scene.at("GEDAREF", "2E").play("march 2E KASSALA", "dice 6");
        assertThat(supply(played(in, "stay", "dice 6"), "KASSALA")).isEqualTo(9);
        Sudan left = played(in, "leave 1E+2E GOZREGEB", "dice 6");
        assertThat(place(left, "1E") + " " + place(left, "2E")).isEqualTo("GOZREGEB GOZREGEB");
        assertThat(forbids(in, "leave 2E GOZREGEB")).isEqualTo("R-79");
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
                            assertThat(f.engagement().inside().isEmpty()).isTrue();
                        });
        assertThat(forbids(decided(beaten, true), "leave 1E+2E GEDAREF")).isEqualTo("8.6");
    }

    @Test
    @Rule("12.6")
    void aGunboatIsRefusedASortieAsAGunboat() {
        Scene scene = with().revolt(Region.SOUTH, 4).at("KHARTOUM", "BOR", "1E");
        scene.supply("KHARTOUM", 3);
        assertThat(forbids(scene.state(), "sortie 1E+BOR")).isEqualTo("12.6");
    }

    @Test
    @Rule({"R-19", "QB.15"})
    void boatsThatSupportASortieAreInsideLikeTheGarrison() {
        Scene scene = with().revolt(Region.NORTH, 4).at("DONGOLA", "1E", "BOR");
        Sudan seen = scene.supply("DONGOLA", 3).play("sortie 1E", "dice 2");
        assertThat(seen.now())
                .isInstanceOfSatisfying(
                        S12_Relief.CallOff.class,
                        step -> {
                            assertThat(step.engagement().force().size()).isEqualTo(2);
                            assertThat(step.engagement().inside())
                                    .isEqualTo(step.engagement().force());
                        });
    }
}

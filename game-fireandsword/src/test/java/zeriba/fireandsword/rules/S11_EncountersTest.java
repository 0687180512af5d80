package zeriba.fireandsword.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.dice;
import static zeriba.fireandsword.Scene.played;
import static zeriba.fireandsword.Scene.unit;
import static zeriba.fireandsword.Scene.waitsFor;
import static zeriba.fireandsword.Scene.with;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.Scene;
import zeriba.fireandsword.rules.battle.Bands;
import zeriba.fireandsword.rules.battle.Kind;
import zeriba.fireandsword.rules.battle.Troop;
import zeriba.fireandsword.state.Arm;
import zeriba.fireandsword.state.Engagement;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Sudan;

/** How many Dervishes are met, of what type, and in what kind of battle. */
final class S11_EncountersTest {

    @Test
    @Rule({"12.2", "R-10"})
    void gunsComeWithThreeOrFourUnits() {
        assertThat(Bands.guns(Kind.TOWN, 3)).isEqualTo(1);
        assertThat(Bands.guns(Kind.CAMP, 3)).isZero();
    }

    @Test
    @Rule({"8.7", "R-52"})
    void aCampThatStaysKnowsTwoKindsOfBattle() {
        for (int die = 1; die <= 6; die++) {
            assertThat(S11_Encounters.kind(Engagement.Cause.CAMP, die))
                    .isEqualTo(die <= 4 ? Kind.CAMP : Kind.SURPRISE);
        }
    }

    @Test
    @Rule({"11.1", "R-48"})
    void whoeverEntersABesiegedTownThrowsADie() {
        Scene scene = with().revolt(Region.EAST, 4).at("KASSALA", "1E").at("GEDAREF", "2E");
        assertThat(waitsFor(scene.supply("KASSALA", 3).play("march 2E KASSALA")))
                .isEqualTo("encounter");
    }

    private static List<Troop> rivals(int face) {
        Scene scene = with().revolt(Region.WEST, 4).at("ELFASHER", "1E");
        Sudan types = scene.play("march 1E W1", "dice 3", "dice " + face);
        String faces = "dice" + " 1".repeat(dice(types));
        return ((S11_Encounters.Nature) played(types, faces).now()).rivals();
    }

    @Test
    @Rule("11.3")
    void aDieTellsTheTypeOfEachUnit() {
        List<Arm> fuzzies = List.of(Arm.FUZZIES, Arm.FUZZIES, Arm.RIFLES);
        List<Arm> ansar = List.of(Arm.SPEARS, Arm.SPEARS, Arm.RIFLES);
        List<List<Arm>> byFace =
                List.of(fuzzies, List.of(Arm.HORSE), List.of(Arm.JEHADIA), ansar, ansar, ansar);
        for (int face = 1; face <= 6; face++) {
            assertThat(rivals(face).stream().map(Troop::arm).toList())
                    .as("a " + face)
                    .containsExactlyInAnyOrderElementsOf(byFace.get(face - 1));
        }
    }

    @Test
    @Rule("12.1")
    void aDieTellsTheKindOfBattle() {
        List<Kind> kinds =
                List.of(Kind.TOWN, Kind.TOWN, Kind.CAMP, Kind.CAMP, Kind.COLUMN, Kind.AMBUSH);
        for (int die = 1; die <= 6; die++) {
            assertThat(S11_Encounters.kind(Engagement.Cause.MARCH, die))
                    .isEqualTo(kinds.get(die - 1));
        }
    }

    @Test
    @Rule("12.2")
    void gunsComeWithTownsAndCampsAndNotAgainstColumns() {
        for (int units = 1; units <= 13; units++) {
            assertThat(Bands.guns(Kind.TOWN, units)).isEqualTo(units / 3);
            assertThat(Bands.guns(Kind.CAMP, units)).isEqualTo(units / 4);
            assertThat(Bands.guns(Kind.SORTIE, units)).isEqualTo(units / 4);
            assertThat(Bands.guns(Kind.COLUMN, units)).isZero();
            assertThat(Bands.guns(Kind.AMBUSH, units)).isZero();
        }
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
        assertThat(S11_Encounters.kind(Engagement.Cause.CAMP, 4).name()).isEqualTo("CAMP");
        assertThat(S11_Encounters.kind(Engagement.Cause.CAMP, 5).name()).isEqualTo("SURPRISE");
    }
}

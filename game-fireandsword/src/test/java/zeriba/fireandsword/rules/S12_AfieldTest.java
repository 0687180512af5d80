package zeriba.fireandsword.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Desk.GAME;
import static zeriba.fireandsword.Scene.forbids;
import static zeriba.fireandsword.Scene.place;
import static zeriba.fireandsword.Scene.played;
import static zeriba.fireandsword.Scene.waitsFor;
import static zeriba.fireandsword.Scene.with;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;
import zeriba.field.Contact;
import zeriba.field.FieldBattle;
import zeriba.field.FieldResult;
import zeriba.field.Land;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Sudan;

/** Battles that another game fights on the field. */
final class S12_AfieldTest {

    private static Sudan met(String... options) {
        return with(options)
                .revolt(Region.NORTH, 4)
                .at("KORTI", "3E")
                .play("march 3E DONGOLA", "dice 2", "dice 4 4", "dice 1 1 1 1 1 1", "dice 3");
    }

    private static FieldBattle asked(Sudan state) {
        return GAME.asked(state).orElseThrow();
    }

    @Test
    @Rule("12.9")
    void theGroundOfASpaceIsThrownBeforeItsFirstBattleAndStays() {
        Sudan state = met("battles=field");
        assertThat(waitsFor(state)).isEqualTo("survey");
        Sudan surveyed = played(state, "dice 4712");
        assertThat(waitsFor(surveyed)).isEqualTo("manner");
        assertThat(asked(surveyed).ground()).isEqualTo(4711);
        Sudan over = played(surveyed, "fight field", "dice 2 1");
        assertThat(over.ground(surveyed.map().find("DEBBA").orElseThrow())).isEqualTo(4712);
    }

    @Test
    @Rule("12.9")
    void aBattleOnTheFieldIsAwaitedAndNobodyChooses() throws Exception {
        Sudan state = played(met("battles=field"), "dice 4712", "fight field");
        assertThat(waitsFor(state)).isEqualTo("afield");
        assertThat(GAME.elsewhere(state)).contains(asked(state).written());
        assertThat(GAME.codec().read(GAME.codec().write(state))).isEqualTo(state);
    }

    @Test
    @Rule({"12.9", "13.1"})
    void whatItCameToGoesThroughTheCampaignsOwnCasualties() {
        Sudan state = played(met("battles=field"), "dice 4712", "fight field");
        assertThat(waitsFor(played(state, "dice 2 4"))).isEqualTo("cards");
        assertThat(waitsFor(played(state, "dice 1 4"))).isEqualTo("escape");
    }

    @Test
    @Rule("12.9")
    void nobodyHoldsAFieldWhoHasNobodyLeft() {
        Sudan state = played(met("battles=field"), "dice 4712", "fight field");
        int all = asked(state).ownStands();
        assertThat(waitsFor(played(state, "dice 2 " + (all + 1)))).isNotEqualTo("cards");
    }

    @Test
    @Rule("12.9")
    void theFieldIsTakenOnlyWhereTheCampaignSaysSo() {
        assertThat(forbids(met("battles=tabletop"), "fight field")).isEqualTo("12.9");
        assertThat(forbids(played(met("battles=field"), "dice 1"), "fight tabletop"))
                .isEqualTo("12.9");
    }

    /** The Bordein with a camel company off Metemma, where three bands have rifles. */
    private static Sudan steaming(String... options) {
        return with(options)
                .revolt(Region.NORTH, 3)
                .mahdist("ATBARA", "BERBER")
                .at("ABUHAMED", "BOR", "EA1")
                .play(
                        "steam BOR+EA1 METEMMA",
                        "dice 1",
                        "dice 6",
                        "dice 6",
                        "dice 1",
                        "dice 3 3",
                        "dice 4 4",
                        "dice 1");
    }

    @Test
    @Rule({"12.5", "12.9"})
    void aBoatUnderWayTakesTheFieldWithItsHullAndWhoIsAboard() throws Exception {
        Sudan met = steaming("battles=field");
        assertThat(waitsFor(met)).isEqualTo("survey");
        Sudan surveyed = played(met, "dice 4712");
        assertThat(waitsFor(surveyed)).isEqualTo("manner");
        FieldBattle battle = asked(surveyed);
        assertThat(battle.contact()).isEqualTo(Contact.STEAMER);
        assertThat(battle.land()).isEqualTo(Land.NILE);
        assertThat(battle.own())
                .extracting(body -> body.arm() + " " + body.stands())
                .contains("GUNBOAT 6")
                .hasSize(2);
        assertThat(battle.rivals()).allMatch(body -> body.arm().hurtsBoats());
        assertThat(GAME.codec().read(GAME.codec().write(surveyed))).isEqualTo(surveyed);
    }

    @Test
    @Rule({"12.5", "12.9"})
    void quicklyItIsTheFightThatItIsWhereBattlesAreQuick() {
        Sudan quick = played(steaming("battles=field"), "dice 4712", "fight quick");
        assertThat(quick.now()).isEqualTo(steaming("battles=tabletop").now());
        assertThat(waitsFor(quick)).isEqualTo("steamer");
    }

    @Test
    @Rule({"12.5", "12.9", "9.4"})
    void whatTheHullHasTakenIsTheDamageAndWhoPassesGoesOn() {
        Sudan taken = played(steaming("battles=field"), "dice 4712", "fight field");
        int boat = taken.forces().number("BOR");
        List<Integer> passed = GAME.faces(taken, new FieldResult(true, 5, Map.of("BOR", 3)));
        assertThat(passed.getFirst()).isEqualTo(2);
        Sudan on = played(taken, dice(passed));
        assertThat(on.condition(boat)).isEqualTo(1);
        assertThat(place(on, "BOR")).isEqualTo("METEMMA");

        Sudan back =
                played(taken, dice(GAME.faces(taken, new FieldResult(false, 8, Map.of("BOR", 6)))));
        assertThat(back.condition(boat)).isEqualTo(2);
        assertThat(place(back, "BOR")).isEqualTo("ABUHAMED");
    }

    @Test
    @Rule({"12.5", "12.9"})
    void aBoatWhoseHullIsGonePassesNobody() {
        Sudan taken = played(steaming("battles=field"), "dice 4712", "fight field");
        Sudan back =
                played(taken, dice(GAME.faces(taken, new FieldResult(true, 8, Map.of("BOR", 6)))));
        assertThat(place(back, "BOR")).isEqualTo("ABUHAMED");
    }

    private static String dice(List<Integer> faces) {
        return "dice " + faces.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    @Test
    @Rule("12.9")
    void nothingIsPlayedElsewhereWhereBattlesAreQuick() {
        assertThat(GAME.elsewhere(met("battles=tabletop"))).isEmpty();
        assertThat(GAME.asked(met("battles=tabletop"))).isEmpty();
    }
}

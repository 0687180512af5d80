package zeriba.fireandsword.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Desk.GAME;
import static zeriba.fireandsword.Scene.dice;
import static zeriba.fireandsword.Scene.forbids;
import static zeriba.fireandsword.Scene.place;
import static zeriba.fireandsword.Scene.played;
import static zeriba.fireandsword.Scene.unit;
import static zeriba.fireandsword.Scene.waitsFor;
import static zeriba.fireandsword.Scene.with;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.TransitionChain.Cause;
import zeriba.engine.rules.TransitionChain.Transition;
import zeriba.field.Contact;
import zeriba.field.Fate;
import zeriba.field.FieldBattle;
import zeriba.field.FieldResult;
import zeriba.field.Land;
import zeriba.fireandsword.Scene;
import zeriba.fireandsword.state.Engagement;
import zeriba.fireandsword.state.Loss;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Units;

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
    void whatTheFieldHasNoRoomForIsSaidToBeFoughtQuickly() {
        Sudan boats = sallied(List.of("1E", "BOR"), "battles=field");
        assertThat(told(boats, "dice 1 1 1 1 1 1")).contains("quick-boats ");
        for (Sudan other :
                List.of(sallied(List.of("1E"), "battles=field"), sallied(List.of("1E", "BOR")))) {
            assertThat(told(other, "dice 1 1 1 1 1 1"))
                    .noneMatch(verb -> verb.startsWith("quick-"));
        }
    }

    /** Boats that lie in the town lend their guns. */
    private static Sudan sallied(List<String> units, String... options) {
        Scene besieged =
                with(options)
                        .revolt(Region.NORTH, 4)
                        .at("BERBER", units.toArray(String[]::new))
                        .supply("BERBER", 3);
        return played(besieged.play("sortie 1E", "dice 2"), "attack", "dice 4 4");
    }

    /** Both attack the besiegers' camp, and a battle is called by who does. */
    @Test
    @Rule({"12.6", "12.9"})
    void aReliefIsNoSortie() {
        Scene kassala =
                with("battles=field")
                        .revolt(Region.EAST, 4)
                        .at("KASSALA", "1E")
                        .supply("KASSALA", 3)
                        .at("GEDAREF", "2E");
        String[] besiegers = {"dice 4 4", "dice 1 1 1 1 1 1", "dice 4712"};
        Sudan relief = played(kassala.play("march 2E KASSALA", "dice 2"), besiegers);
        assertThat(asked(relief).contact()).isEqualTo(Contact.RELIEF);
        Sudan sortie = played(kassala.play("sortie 1E", "dice 2", "attack"), besiegers);
        assertThat(asked(sortie).contact()).isEqualTo(Contact.SORTIE);
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

    /** Wolseley and Stewart lead a battalion that meets the enemy and takes the field. */
    private static Sudan led(String... more) {
        Scene scene = with("battles=field").revolt(Region.NORTH, 4).at("KORTI", "3E", "WOL", "STE");
        Sudan met =
                scene.play(
                        "march 3E+WOL+STE DONGOLA",
                        "dice 2",
                        "dice 4 4",
                        "dice 1 1 1 1 1 1",
                        "dice 3",
                        "dice 4712",
                        "fight field");
        return played(met, more);
    }

    private static List<Integer> faces(Sudan state, Fate fate) {
        return GAME.faces(state, new FieldResult(true, 5, Map.of("3E", 4), fate));
    }

    @Test
    @Rule("12.9")
    void whatHasBecomeOfTheCommanderIsTheLastDie() {
        assertThat(dice(led())).isEqualTo(3);
        assertThat(faces(led(), Fate.UNHURT)).containsExactly(2, 5, 1);
        assertThat(faces(led(), Fate.WOUNDED)).containsExactly(2, 5, 2);
        assertThat(faces(led(), Fate.FALLEN)).containsExactly(2, 5, 3);
    }

    @Test
    @Rule("12.9")
    void ofAForceThatNobodyCommandsNoDieSpeaksOfACommander() {
        Sudan state = played(met("battles=field"), "dice 4712", "fight field");
        assertThat(dice(state)).isEqualTo(2);
        assertThat(faces(state, Fate.UNHURT)).containsExactly(2, 5);
        assertThat(waitsFor(played(state, "dice 2 5", ACES))).isEqualTo("movement");
    }

    /** All four aces, each from what is left. */
    private static final String ACES = "dice 1 13 25 37";

    @Test
    @Rule({"12.9", "QB.15"})
    void whoIsUnhurtOnTheFieldIsHitByNoAce() {
        Sudan state = led("dice 2 5 1");
        assertThat(waitsFor(state)).isEqualTo("cards");
        Sudan after = played(state, ACES);
        assertThat(waitsFor(after)).isEqualTo("movement");
        assertThat(after.condition(unit("WOL"))).isZero();
        assertThat(after.condition(unit("STE"))).isZero();
        assertThat(after.stands(unit("3E"))).isEqualTo(12);
    }

    @Test
    @Rule({"12.9", "QB.15"})
    void whoIsWoundedOnTheFieldIsOutForADieOfTurnsAndNobodyElse() {
        Sudan state = led("dice 2 5 2", ACES);
        assertThat(waitsFor(state)).isEqualTo("wounded");
        Sudan after = played(state, "dice 4");
        assertThat(after.condition(unit("WOL"))).isEqualTo(4);
        assertThat(after.condition(unit("STE"))).isZero();
    }

    @Test
    @Rule({"12.9", "QB.15"})
    void whoeverGoesDownOnTheFieldDrawsACard() {
        Sudan state = led("dice 2 5 3", ACES);
        assertThat(waitsFor(state)).isEqualTo("hit");
        assertThat(dice(state)).isEqualTo(1);
        assertThat(place(played(state, "dice 1"), "WOL")).isEqualTo("gone");
        Sudan spared = played(state, "dice 48");
        assertThat(waitsFor(spared)).isEqualTo("wounded");
        assertThat(place(spared, "WOL")).isNotEqualTo("gone");
    }

    @Test
    @Rule({"12.9", "QB.15"})
    void theFateOfACommanderDoesNotHangOnCards() {
        assertThat(waitsFor(led("dice 2 1 1"))).isEqualTo("movement");
        assertThat(waitsFor(led("dice 2 1 2"))).isEqualTo("wounded");
        assertThat(waitsFor(led("dice 2 1 3"))).isEqualTo("hit");
    }

    @Test
    @Rule({"12.9", "QB.15"})
    void itIsKeptWhileTheBeatenGetAway() throws Exception {
        Sudan beaten = led("dice 1 5 2");
        assertThat(waitsFor(beaten)).isEqualTo("escape");
        assertThat(GAME.codec().read(GAME.codec().write(beaten))).isEqualTo(beaten);
        Sudan away = played(beaten, "dice 6");
        assertThat(waitsFor(away)).isEqualTo("cards");
        assertThat(GAME.codec().read(GAME.codec().write(away))).isEqualTo(away);
        assertThat(waitsFor(played(away, ACES))).isEqualTo("wounded");
        assertThat(waitsFor(played(beaten, "dice 1"))).isEqualTo("wounded");
    }

    @Test
    @Rule("QB.15")
    void quicklyAcesHitAsEver() {
        Sudan quick =
                with("battles=field")
                        .revolt(Region.NORTH, 4)
                        .at("KORTI", "3E", "WOL", "STE")
                        .state();
        Engagement engagement =
                new Engagement(
                        Engagement.Cause.CAMP,
                        quick.at(unit("3E")),
                        Units.of(unit("3E")).with(unit("WOL")).with(unit("STE")),
                        Units.NONE,
                        Sudan.GONE);
        Step cards =
                new S13_Casualties.Cards(
                        engagement,
                        true,
                        List.of(new Loss(unit("3E"), 4, 13, true)),
                        Optional.empty());
        Sudan before = quick.with(quick.agenda().before(cards));
        Sudan after = played(before, ACES);
        assertThat(waitsFor(after)).isEqualTo("hit");
        assertThat(dice(after)).isEqualTo(2);
        assertThat(GAME.codec().write(before).toString()).doesNotContain("commander=");
    }

    private static List<String> told(String dice) {
        return told(led(), dice);
    }

    private static List<String> told(Sudan before, String dice) {
        int[] faces = Stream.of(dice.split(" ")).skip(1).mapToInt(Integer::parseInt).toArray();
        Roll roll = Roll.of(faces);
        return GAME
                .events(
                        new Transition<>(
                                before,
                                new Cause.ByEntry<>(new Entry.Rolled<>(roll)),
                                Scene.RULES.roll(before, roll)))
                .stream()
                .filter(Event.Acted.class::isInstance)
                .map(Event.Acted.class::cast)
                .map(acted -> acted.verb() + " " + String.join("+", acted.units()))
                .toList();
    }

    @Test
    @Rule("12.9")
    void theLogTellsWhoWasHitBeforeItTellsWhoHoldsTheField() {
        assertThat(told("dice 2 5 1")).containsExactly("toll 3E", "field-won ");
        assertThat(told("dice 2 5 2"))
                .containsExactly("toll 3E", "commander-wounded WOL", "field-won ");
        assertThat(told("dice 1 5 3"))
                .containsExactly("toll 3E", "commander-fell WOL", "field-given ");
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
    void whoCommandsAboardABoatHasNoDieOfHisOwn() {
        Sudan taken =
                with("battles=field")
                        .revolt(Region.NORTH, 3)
                        .mahdist("ATBARA", "BERBER")
                        .at("ABUHAMED", "BOR", "EA1", "GOR")
                        .play(
                                "steam BOR+EA1+GOR METEMMA",
                                "dice 1",
                                "dice 6",
                                "dice 6",
                                "dice 1",
                                "dice 3 3",
                                "dice 4 4",
                                "dice 1",
                                "dice 4712",
                                "fight field");
        assertThat(asked(taken).commanded()).isTrue();
        assertThat(GAME.faces(taken, new FieldResult(true, 5, Map.of("BOR", 3), Fate.UNHURT)))
                .hasSize(3);
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
        List<Integer> passed =
                GAME.faces(taken, new FieldResult(true, 5, Map.of("BOR", 3), Fate.UNHURT));
        assertThat(passed.getFirst()).isEqualTo(2);
        Sudan on = played(taken, thrown(passed));
        assertThat(on.condition(boat)).isEqualTo(1);
        assertThat(place(on, "BOR")).isEqualTo("METEMMA");

        Sudan back =
                played(
                        taken,
                        thrown(
                                GAME.faces(
                                        taken,
                                        new FieldResult(false, 8, Map.of("BOR", 6), Fate.FALLEN))));
        assertThat(back.condition(boat)).isEqualTo(2);
        assertThat(place(back, "BOR")).isEqualTo("ABUHAMED");
    }

    @Test
    @Rule({"12.5", "12.9"})
    void aBoatWhoseHullIsGonePassesNobody() {
        Sudan taken = played(steaming("battles=field"), "dice 4712", "fight field");
        Sudan back =
                played(
                        taken,
                        thrown(
                                GAME.faces(
                                        taken,
                                        new FieldResult(true, 8, Map.of("BOR", 6), Fate.FALLEN))));
        assertThat(place(back, "BOR")).isEqualTo("ABUHAMED");
    }

    private static String thrown(List<Integer> faces) {
        return "dice " + faces.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    @Test
    @Rule("12.9")
    void nothingIsPlayedElsewhereWhereBattlesAreQuick() {
        assertThat(GAME.elsewhere(met("battles=tabletop"))).isEmpty();
        assertThat(GAME.asked(met("battles=tabletop"))).isEmpty();
    }
}

package zeriba.kasserine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import zeriba.engine.record.Play;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.IllegalEntryException;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/** Positions that cannot be and records that are none: refused with the place and the reason. */
final class BadInputTest {

    private static final String TWO = "AX02=3720 AL04=3319";

    /** A position with something wrong in it, and how it is refused. */
    record Bad(String title, String units, Map<String, Value> parts, String refusal) {
        @Override
        public String toString() {
            return title;
        }
    }

    private static Bad bad(String title, String units, String refusal) {
        return new Bad(title, units, Map.of(), refusal);
    }

    private static Bad bad(String title, String part, Value value, String refusal) {
        return new Bad(title, TWO, Map.of(part, value), refusal);
    }

    private static Value texts(String... texts) {
        return Value.texts(List.of(texts));
    }

    static Stream<Bad> positions() {
        return Stream.concat(unitsAndWords(), marksAndMarkers());
    }

    private static Stream<Bad> unitsAndWords() {
        return Stream.of(
                bad("two friends in a hex", "AX02=3720 AX03=3720", "one unit to a hex"),
                bad("two enemies in a hex", "AX02=3720 AL04=3720", "one unit to a hex"),
                bad("a prohibited hex", "AX02=1613", "units.AX02.at: nobody may be in 1613"),
                bad("a hex off the map", "AX02=4001", "units.AX02.at"),
                bad("a unit that is none", "AX99=3720", "units.AX99: no unit is called \"AX99\""),
                bad("a side that is not printed", "AX02=3720 AL02=3922-", "AL02 has no reduced"),
                bad("a part nobody knows", "weather", Value.of("fog"), "weather: is not known"),
                bad("a turn after the last", "turn", Value.of(11), "turn"),
                bad("a turn before the first", "turn", Value.of(0), "turn"),
                bad("a scenario that is none", "scenario", Value.of("tunis"), "tunis"),
                bad(
                        "an option out of its range",
                        "options",
                        Value.NO_FIELDS.with("turns", Value.of(13)),
                        "options.turns"),
                bad("an agenda of nothing", "agenda", Value.of(List.of()), "agenda"),
                bad(
                        "a step that is none",
                        "agenda",
                        Value.of(List.of(Value.NO_FIELDS.with("step", Value.of("truce")))),
                        "agenda"));
    }

    private static Stream<Bad> marksAndMarkers() {
        return Stream.of(
                bad("moved twice", "moved", texts("AX02", "AX02"), "AX02 is named twice"),
                bad("moved by the other side", "moved", texts("AL04"), "AL04 is not of the axis"),
                bad("moved, but not there", "moved", texts("AX03"), "moved: must be units"),
                bad("fought in a movement phase", "fought", texts("AX02"), "does not belong to"),
                bad("mired before any advance", "mired", texts("AX02"), "mired: nobody has"),
                bad(
                        "an objective held by nobody",
                        "AX02=2714 AL04=2713",
                        "held: an Axis unit is in 2714"),
                bad("a hex nobody asks about", "held", texts("0909"), "held[0]: nobody asks"),
                bad(
                        "an event that is none",
                        "events",
                        texts("rain"),
                        "events[0]: no event is called"),
                bad("too much captured", "captured", Value.of(3), "captured"),
                bad("a marker of five", "support", hand("axis", 5), "support.axis.hand[0]"),
                bad("a marker of nought", "support", hand("allies", 0), "support.allies.hand[0]"),
                bad("three fours", "support", hand("axis", 4, 4, 4), "there are not so many"),
                bad(
                        "another number than in hand",
                        "support",
                        Value.NO_FIELDS.with("axis", Desk.drawn(2, 3).with("number", Value.of(4))),
                        "support.axis.number"),
                bad("a third side", "support", hand("french", 1), "support.french"));
    }

    /** A step that has broken into the Axis' combat or movement phase of turn 3. */
    record Within(String title, String phase, Value.Fields step, String refusal) {
        @Override
        public String toString() {
            return title;
        }
    }

    private static Within within(String title, String phase, String step, String refusal) {
        Value.Fields fields = Value.NO_FIELDS;
        for (String part : step.split("; ")) {
            String[] words = part.split("=", 2);
            fields = fields.with(words[0], part(words[0], words[1]));
        }
        return new Within(title, phase, fields, refusal);
    }

    private static Value part(String name, String text) {
        return switch (name) {
            case "attackers", "units", "from" ->
                    text.matches("\\d+") ? Value.of(text) : texts(text.split("[+]"));
            case "attackMarkers", "defenceMarkers" ->
                    Value.of(List.of(Value.of(Long.parseLong(text))));
            case "hexes" -> Value.of(Long.parseLong(text));
            default -> Value.of(text);
        };
    }

    static Stream<Within> steps() {
        String attack = "attacker=axis; attackers=AX02; defender=AL04";
        return Stream.of(
                within(
                        "a unit under way that is not there",
                        "movement",
                        "step=going; side=axis; phase=movement; unit=AX05; from=3720",
                        "this unit cannot be under way"),
                within(
                        "a unit under way from elsewhere",
                        "movement",
                        "step=going; side=axis; phase=movement; unit=AX02; from=3719",
                        "this unit cannot be under way"),
                within(
                        "a battle in a movement phase",
                        "movement",
                        "step=battle; " + attack,
                        "must belong to the phase it stands before"),
                within(
                        "a battle with a unit of its own",
                        "combat",
                        "step=battle; attacker=axis; attackers=AX02; defender=AX03",
                        "agenda[0].defender: must be an enemy on the map"),
                within(
                        "a battle that nobody has begun",
                        "combat",
                        "step=battle; " + attack,
                        "agenda[0].defender: must be among those attacked"),
                within(
                        "markers that nobody has spent",
                        "combat",
                        "step=battle; " + attack + "; attackMarkers=3",
                        "committed markers are spent ones"),
                within(
                        "a commitment without markers",
                        "combat",
                        "step=commitment; side=axis; " + attack,
                        "no markers to commit"),
                within(
                        "a loss of a unit that is not there",
                        "combat",
                        "step=losses; side=axis; from=AX05",
                        "agenda[0]: must be units on the map"),
                within(
                        "a retreat of four hexes",
                        "combat",
                        "step=retreats; side=axis; units=AX02; hexes=4; part=attacker",
                        "agenda[0].hexes"),
                within(
                        "a retreat of nobody's part",
                        "combat",
                        "step=retreats; side=axis; units=AX02; hexes=1; part=both",
                        "agenda[0].part: must be attacker or defender"),
                within(
                        "a retreat of the other side's unit",
                        "combat",
                        "step=retreats; side=axis; units=AL04; hexes=1; part=attacker",
                        "AL04 is not of the axis"),
                within(
                        "an advance into a hex that is held",
                        "combat",
                        "step=advance; side=axis; attackers=AX02; hex=3719",
                        "the hex is not vacant"),
                within(
                        "an advance from afar",
                        "combat",
                        "step=advance; side=axis; attackers=AX02; hex=2714",
                        "AX02 cannot advance there"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("steps")
    void aStepThatCannotHaveBegunIsRefused(Within within) {
        String units = "AX02=3720 AX03=3718 AL04=3719 AL06=2714";
        Desk phase = Desk.at(3, "axis " + within.phase(), units);
        Value.Fields position = Desk.GAME.codec().write(phase.state());
        List<Value> agenda = new ArrayList<>(((Value.Items) position.at("agenda")).items());
        agenda.addFirst(within.step());

        assertThatThrownBy(() -> Desk.GAME.codec().read(position.with("agenda", Value.of(agenda))))
                .isInstanceOf(UnreadableException.class)
                .hasMessageContaining(within.refusal());
    }

    private static Value hand(String side, long... values) {
        return Value.NO_FIELDS.with(side, Desk.drawn(values));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("positions")
    void aPositionThatCannotBeIsRefusedWithItsPlace(Bad bad) {
        assertThatThrownBy(() -> Desk.composed(3, "axis movement", bad.units(), bad.parts()))
                .rootCause()
                .isInstanceOf(UnreadableException.class)
                .hasMessageContaining(bad.refusal());
    }

    @Test
    void thePositionWithNothingWrongIsTaken() {
        Map<String, Value> held = Map.of("held", texts("2714"));
        Desk desk = Desk.composed(3, "axis movement", "AX02=2714 AL04=2713", held);
        assertThat(desk.place("AX02")).isEqualTo("2714");
    }

    @Test
    void aRecordCutShortInTheMiddleOfALineIsRefusedWithTheLine() throws IOException {
        String whole = record();
        String cut =
                whole.substring(0, whole.indexOf("axis enter AX03") + "axis enter AX0".length());
        long line = cut.lines().count();
        assertThatThrownBy(() -> RecordText.read(Desk.GAME, cut))
                .isInstanceOf(UnreadableException.class)
                .hasMessageContaining("line " + line);
    }

    @Test
    void aRecordCutShortAtTheEndOfALineIsAGameThatGoesOn() throws Exception {
        String whole = record();
        String cut = whole.substring(0, whole.indexOf("axis enter AX03"));
        assertThat(Play.replay(Desk.GAME, RecordText.read(Desk.GAME, cut)).result()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("wrongEntries")
    void aRecordWithAnEntryThatTheRulesForbidDoesNotReplay(
            String right, String wrong, String reason) throws Exception {
        String record = record();
        assertThat(record).contains(right);
        var read = RecordText.read(Desk.GAME, record.replaceFirst(right, wrong));
        assertThatThrownBy(() -> Play.replay(Desk.GAME, read))
                .isInstanceOf(IllegalEntryException.class)
                .hasMessageContaining(reason);
    }

    static Stream<Arguments> wrongEntries() {
        return Stream.of(
                Arguments.of("dice 5/16 1/15", "dice 5/16 16/16", "cannot show 5 16 4 4"),
                Arguments.of(
                        "axis enter AX02 3919",
                        "axis enter AX02 3904",
                        "enter AX02 3904 is not allowed (11.3)"),
                Arguments.of(
                        "axis enter AX02 3919",
                        "allies enter AX02 3919",
                        "it is for axis to choose"),
                Arguments.of("axis to 3919", "axis to 0306", "to 0306 is not allowed (G-4)"),
                Arguments.of(
                        "allies support 3 ",
                        "allies support 4 ",
                        "support 4 is not allowed (8.3)"));
    }

    private static String record() throws IOException {
        return Files.readString(Path.of("src/test/resources/golden/annotated-draw.game"));
    }
}

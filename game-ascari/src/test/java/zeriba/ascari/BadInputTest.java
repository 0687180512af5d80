package zeriba.ascari;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.Rule;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/**
 * Positions and records that are none: refused with the place and, where there is one, the rule.
 */
final class BadInputTest {

    private static Desk sound() {
        return Desk.of("s2").put("III-1", "0909").put("D-AJ1", "2009").put("L-ARI", "0909");
    }

    @Test
    void whatIsComposedSoundlyIsRead() {
        assertThat(refusal(sound(), movement())).isEmpty();
    }

    @Test
    @Rule({"3.4", "R-9"})
    void twoCombatUnitsInAHex() {
        assertThat(refusal(sound().put("III-2", "0909"), movement()))
                .isEqualTo("units.III-2.at: III-1 stands there; 3.4 allows one combat unit a hex");
    }

    @Test
    @Rule({"1.2", "1.3", "R-51"})
    void markersOnLeaders() {
        assertThat(refusal(sound().put("L-ARI", "0909", "moved"), movement()))
                .isEqualTo("units.L-ARI.is: L-ARI cannot be moved: 1.2");
    }

    @Test
    @Rule({"1.3", "R-51"})
    void twoMarkersOfAKindOnAUnit() {
        assertThat(refusal(sound().put("III-1", "0909", "moved", "moved"), movement()))
                .isEqualTo("units.III-1.is: no condition, or one that is there already: \"moved\"");
    }

    @Test
    @Rule("5.41")
    void aSecondRetreatWithoutTheFirst() {
        assertThat(refusal(sound().put("III-1", "0909", "broken"), movement()))
                .isEqualTo("units.III-1.is: III-1 cannot be broken");
    }

    @Test
    @Rule({"3.6", "R-14"})
    void aBatteryOnTwoSides() {
        assertThat(refusal(sound().put("A-1", "0910", "ready", "limbered"), movement()))
                .isEqualTo("units.A-1.is: no condition, or one that is there already: \"ready\"");
        assertThat(refusal(sound().put("III-1", "0909", "limbered"), movement()))
                .isEqualTo("units.III-1.is: III-1 cannot be limbered");
    }

    @Test
    void aCounterThatTheBattleHasNot() {
        assertThat(refusal(sound().put("III-9", "0910"), movement()))
                .isEqualTo("units: no counter is called \"III-9\"");
    }

    @Test
    @Rule("3.7")
    void groundThatACounterCannotBeOn() {
        assertThat(refusal(sound().put("D-BC1", "0708"), movement()))
                .isEqualTo("units.D-BC1.at: D-BC1 cannot be there by the terrain chart, 3.7");
    }

    @Test
    @Rule({"1.4", "R-63"})
    void aUnitThatIsMissingFromTheSetUpWhenTheBattleHasBegun() {
        assertThat(refusal(sound().put("III-2", "reserve"), movement()))
                .isEqualTo("units.III-2.at: III-2 cannot be in this box now");
    }

    @Test
    @Rule({"1.4", "S2.SETUP"})
    void aSetUpOutsideTheZone() {
        Desk desk = Desk.of("s2").put("D-GJ1", "0303");

        assertThat(refusal(desk, setUp()))
                .isEqualTo("agenda: D-GJ1 is set up outside its zone, S2.SETUP");
    }

    @Test
    @Rule("S1.CAPTIVES")
    void tooFewCaptives() {
        Desk desk = Desk.of("s1").put("I-1a", "0308").put("D-S1", "0805", "captives");

        assertThat(refusal(desk, movement()))
                .isEqualTo("units: the battle has 2 captives markers, not 1");
    }

    @Test
    @Rule({"4.3", "R-7"})
    void aWindowForOthersThanThoseWhoCouldHit() {
        Desk desk = Desk.of("s2").put("III-1", "1009").put("III-2", "1008").put("D-AJ1", "1208");
        Value moving =
                Value.NO_FIELDS
                        .with("step", Value.of("moving"))
                        .with("mover", Value.of("D-AJ1"))
                        .with("points", Value.of(3))
                        .with("path", Value.texts(List.of("1308", "1208")));

        assertThat(refusal(desk, inWindow(moving, "III-1", "III-2"))).isEmpty();
        assertThat(refusal(desk, inWindow(moving, "III-1")))
                .isEqualTo("agenda: the sequence of play, 2.0, does not come to these steps");
    }

    @Test
    @Rule("2.0")
    void anAgendaOutOfOrder() {
        assertThat(refusal(sound(), agenda("attacker", "fire", "movement", "administration")))
                .isEqualTo("agenda: the sequence of play, 2.0, does not come to these steps");
    }

    @Test
    @Tag("long")
    void recordsCutShortAreRefusedOrEndSooner() throws IOException {
        String whole =
                Files.readString(Path.of("src/test/resources/golden/s1-as-recommended.game"));
        for (int length = 0; length < whole.length(); length += 7) {
            String cut = whole.substring(0, length);
            String reason = refusal(() -> RecordText.read(Desk.GAME, cut));

            assertThat(reason.isEmpty() || reason.contains("line") || reason.startsWith("record: "))
                    .as(cut + reason)
                    .isTrue();
        }
    }

    private static Value movement() {
        return agenda("attacker", "movement", "fire", "administration");
    }

    private static Value setUp() {
        List<Value> steps = new ArrayList<>();
        steps.add(step("deployment", "attacker"));
        steps.add(step("deployment", "defender"));
        for (String word : List.of("movement", "fire", "administration")) {
            steps.add(step(word, "defender"));
        }
        return Value.of(steps);
    }

    private static Value inWindow(Value moving, String... firers) {
        List<Value> steps = new ArrayList<>();
        steps.add(
                Value.NO_FIELDS
                        .with("step", Value.of("window"))
                        .with("side", Value.of("defender"))
                        .with("firers", Value.texts(List.of(firers))));
        steps.add(moving);
        for (String word : List.of("movement", "fire", "administration")) {
            steps.add(step(word, "attacker"));
        }
        return Value.of(steps);
    }

    private static Value agenda(String side, String... words) {
        List<Value> steps = new ArrayList<>();
        for (String word : words) {
            steps.add(step(word, side));
        }
        return Value.of(steps);
    }

    private static Value step(String word, String side) {
        return Value.NO_FIELDS.with("step", Value.of(word)).with("side", Value.of(side));
    }

    /** Why a position is refused, with its path; an empty text if it is not. */
    private static String refusal(Desk desk, Value agenda) {
        return refusal(() -> Desk.GAME.codec().read(desk.value(agenda)));
    }

    private static String refusal(ThrowingCallable reading) {
        UnreadableException e = catchThrowableOfType(UnreadableException.class, reading);
        return e == null ? "" : String.valueOf(e.getMessage());
    }
}

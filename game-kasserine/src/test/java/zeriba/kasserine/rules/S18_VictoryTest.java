package zeriba.kasserine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.kasserine.Desk;
import zeriba.kasserine.rules.general.S12_LinesOfCommunication;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Trigger;
import zeriba.kasserine.state.Unit;

/** Capture, control, and the end of the game. */
final class S18_VictoryTest {

    @Test
    @Rule({"18.0", "R9"})
    void anAlliedZoneSuspendsCaptureAndAnAlliedUnitEndsIt() {
        Desk desk = Desk.at(6, "axis movement", "AX02=2715 AX03=3919 AL04=2713 AL21=0101");
        Desk taken = desk.play("move AX02 2714");

        assertThat(S18_Victory.captured(taken.state())).isZero();
        assertThat(taken.state().control().most()).isZero();
        Desk left = taken.play("end", "end", "end", "move AL04 2710");
        assertThat(left.state().control().most()).isEqualTo(1);
        assertThat(left.state().control().has(Trigger.SBEITLA)).isTrue();
    }

    /**
     * The unit whose zone suspended the third capture is in a friend's hex when it is out of it.
     */
    @Test
    @Rule({"18.0", "R10"})
    void aGameThatEndsWhileAUnitPassesAFriendIsReadBackAsItIs() throws UnreadableException {
        String units = "AX13=0206 AX02=3919 AL04=0405 AL05=0505 AL06=2710";
        Desk watched = Desk.composed(6, "axis movement", units, twoHeld(2)).play("move AX13 0306");
        Kasserine over = until(watched, "move AL04").play("move AL04 0605").state();

        assertThat(over.agenda().now()).isInstanceOf(S18_Victory.Over.class);
        assertThat(over.place(Unit.named("AL04").orElseThrow()))
                .isEqualTo(over.place(Unit.named("AL05").orElseThrow()));
        assertThat(Desk.GAME.codec().read(Desk.GAME.codec().write(over))).isEqualTo(over);
    }

    /** The rulebook's own number for Sbeitla here is 2714; Tebessa, Thala, and three stars. */
    @Test
    @Rule({"18.0", "R1"})
    void theObjectivesAreTheSixThatAreNamed() {
        Kasserine state = Desk.start("historical").state();

        assertThat(state.parameters().scenario().objectives().stream().map(state.map()::label))
                .containsExactlyInAnyOrder("2714", "0306", "2003", "0104", "0105", "1601");
    }

    @Test
    @Rule("R9")
    void anAlliedUnitThatEntersEndsACapture() {
        String units = "AX03=3919 AL04=2710 AL21=0101";
        Map<String, Value> taken =
                Map.of(
                        "held",
                        Value.texts(List.of("2714")),
                        "captured",
                        Value.of(1),
                        "events",
                        Value.texts(List.of("axisCapturedSbeitla")));
        Desk desk = Desk.composed(6, "allies movement", units, taken);
        assertThat(S18_Victory.captured(desk.state())).isNotZero();

        Kasserine entered = desk.play("move AL04 2714").state();
        assertThat(S18_Victory.captured(entered)).isZero();
        Kasserine left =
                entered.put(
                        Unit.named("AL04").orElseThrow(), entered.map().find("2710").orElseThrow());
        assertThat(S18_Victory.captured(left)).as("once it has gone again").isZero();
    }

    @Test
    @Rule("R26")
    void aStarHexAtTheEdgeScoresAndCostsAMarker() {
        String units = "AX02=0204 AX03=3919 AL04=2710 AL21=1601";
        Desk desk = Desk.at(6, "axis movement", units).play("move AX02 0104");
        assertThat(Long.bitCount(S18_Victory.captured(desk.state()))).isEqualTo(1);
        assertThat(S12_LinesOfCommunication.losses(desk.state(), Army.ALLIES)).isEqualTo(1);
    }

    @Test
    @Rule({"18.0", "R10"})
    void theThirdCaptureEndsTheGameAtOnce() {
        Desk desk =
                Desk.composed(
                        6,
                        "axis movement",
                        "AX13=0206 AX02=3919 AL04=2014",
                        Map.of(
                                "held",
                                Value.texts(List.of("2714", "2003")),
                                "captured",
                                Value.of(2),
                                "events",
                                Value.texts(
                                        List.of(
                                                "axisCapturedSbeitla",
                                                "axisCapturedThalaOrTebessa"))));

        assertThat(desk.play("move AX13 0307 via 0306+0307").result()).isEqualTo("axis");
        assertThat(desk.result()).isEmpty();
    }

    @Test
    @Rule({"R10", "R25", "18.0"})
    void twoDrawAndLessLoses() {
        Map<String, Value> two = Map.of("captured", Value.of(2), "support", Value.NO_FIELDS);
        assertThat(
                        Desk.composed(10, "allies movement", "AX02=3919 AL04=2014", two)
                                .play("end", "end")
                                .result())
                .isEqualTo("draw");
        assertThat(
                        Desk.at(10, "allies movement", "AX02=3919 AL04=2014")
                                .play("end", "end")
                                .result())
                .isEqualTo("allies");
        assertThat(
                        Desk.at(10, "allies movement", "AX02=3919 AL04=2014", "turns=12")
                                .play("end", "end")
                                .result())
                .isEmpty();
    }

    @Test
    @Rule({"R10", "R9"})
    void aThirdUnderAnAlliedZoneGoesOnUntilTheZoneIsGone() {
        Desk desk =
                Desk.composed(
                        6, "axis movement", "AX13=0206 AX02=3919 AL04=0405 AL06=2710", twoHeld(2));

        Desk watched = desk.play("move AX13 0306");
        assertThat(watched.state().control().held()).isNotEqualTo(desk.state().control().held());
        assertThat(watched.result()).isEmpty();
        Desk alone = until(watched, "move AL04");
        assertThat(alone.result()).isEmpty();
        assertThat(alone.play("move AL04 0605").result()).isEqualTo("axis");
    }

    @Test
    @Rule("R10")
    void twoAtOnceAreRememberedWhenOneIsLostAgain() {
        Map<String, Value> one =
                Map.of(
                        "held",
                        Value.texts(List.of("2714")),
                        "captured",
                        Value.of(1),
                        "events",
                        Value.texts(List.of("axisCapturedSbeitla")));
        Desk desk =
                Desk.composed(10, "axis movement", "AX13=2005 AX02=3919 AL04=2710 AL06=1404", one);
        Desk taken = desk.play("move AX13 2003");
        assertThat(taken.state().control().most()).isEqualTo(2);

        Desk lost = until(taken, "move AL04").play("move AL04 2714");
        assertThat(Long.bitCount(S18_Victory.captured(lost.state()))).isEqualTo(1);
        assertThat(lost.play("end", "end").result()).isEqualTo("draw");
    }

    /** Phases are ended until an action may be chosen. */
    private static Desk until(Desk desk, String action) {
        Desk now = desk;
        for (int i = 0; i < 6 && !now.options().contains(action); i++) {
            now = now.play("end");
        }
        return now;
    }

    @Test
    @Rule("R25")
    void eightTurnsAreTheFewest() {
        String units = "AX02=3919 AL04=2014";
        assertThat(Desk.at(8, "allies movement", units, "turns=8").play("end", "end").result())
                .isEqualTo("allies");
        assertThat(Desk.at(8, "allies movement", units).play("end", "end").result()).isEmpty();
    }

    private static Map<String, Value> twoHeld(long most) {
        return Map.of(
                "held",
                Value.texts(List.of("2714", "2003")),
                "captured",
                Value.of(most),
                "events",
                Value.texts(List.of("axisCapturedSbeitla", "axisCapturedThalaOrTebessa")));
    }
}

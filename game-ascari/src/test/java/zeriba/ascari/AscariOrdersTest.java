package zeriba.ascari;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import zeriba.ascari.Desk.Play;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.engine.record.Responder;
import zeriba.engine.rules.OptionSpec;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.TableAction;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/** Two companies that could hit spears on the move, and what is settled for them. */
final class AscariOrdersTest {

    private static final String ASKED = "ask";
    private static final String PASS = "pass";

    /** III-1 is three hexes off, III-2 two. */
    private static Play window() {
        return Desk.of("s2")
                .put("III-1", "2204")
                .put("III-2", "2306")
                .put("D-AS1", "2208")
                .moves(Army.ATTACKER)
                .then("move D-AS1 2207");
    }

    private static String answer(Play play, String... orders) {
        Map<String, Value> given = new TreeMap<>();
        for (OptionSpec kind : Desk.GAME.orders().kinds()) {
            given.put(kind.id(), kind.byDefault());
        }
        for (String order : orders) {
            String[] words = order.split(" ", 2);
            given.put(words[0], value(words[1]));
        }
        Ascari state = play.state();
        if (!(Desk.GAME.rules().pending(state) instanceof Pending.Choice<Act> choice)) {
            throw new AssertionError("nobody is asked: " + state);
        }
        return Desk.GAME
                .orders()
                .answer(state, Army.DEFENDER.role(), choice, given)
                .map(Desk.GAME.notation()::write)
                .orElse(ASKED);
    }

    private static Value value(String word) {
        if (word.chars().allMatch(Character::isDigit)) {
            return Value.of(Long.parseLong(word));
        }
        return word.equals("on") ? Value.of(true) : Value.of(word);
    }

    @Test
    @Rule("4.3")
    void whoOrdersNothingIsAsked() {
        assertThat(answer(window())).isEqualTo(ASKED);
    }

    @Test
    @Rule("4.3")
    void neverAndAlwaysAnswerAtOnce() {
        assertThat(answer(window(), "fire hold")).isEqualTo(PASS);
        assertThat(answer(window(), "fire fire", "fire-chance 1")).startsWith("fire III-");
    }

    @Test
    @Rule({"4.3", "4.7"})
    void gunsAskWhereTheyAreToAsk() {
        Play guns =
                Desk.of("s2")
                        .put("A-1", "2204")
                        .put("L-COR", "2204")
                        .put("III-2", "2306")
                        .put("D-AS1", "2208")
                        .moves(Army.ATTACKER)
                        .then("move D-AS1 2207");
        assertThat(answer(guns, "fire hold", "fire-guns ask")).isEqualTo(ASKED);
        assertThat(answer(guns, "fire hold")).isEqualTo(PASS);
        assertThat(answer(guns, "fire hold", "fire@A-1 hold", "fire-guns ask")).isEqualTo(PASS);
    }

    @Test
    @Rule({"4.3", "4.5"})
    void whoFiresOnlyWithinARangeLetsPassWhatIsFartherOff() {
        assertThat(answer(window(), "fire fire", "fire-chance 1", "fire-within 1")).isEqualTo(PASS);
        assertThat(answer(window(), "fire fire", "fire-chance 1", "fire-within 2"))
                .isEqualTo("fire III-2 2207");
    }

    @Test
    @Rule({"4.3", "4.5"})
    void whoIsAskedOnlyAboutNearOrSureShotsLetsPassAllOthers() {
        assertThat(answer(window(), "ask-within 1")).isEqualTo(PASS);
        assertThat(answer(window(), "ask-within 2")).isEqualTo(ASKED);
        assertThat(answer(window(), "ask-chance 6")).isEqualTo(PASS);
        assertThat(answer(window(), "ask-within ask", "ask-chance ask")).isEqualTo(ASKED);
        assertThat(answer(window(), "fire hold", "fire@III-1 ask", "ask-within 2")).isEqualTo(PASS);
        assertThat(answer(window(), "fire hold", "fire@III-1 ask", "ask-within 3"))
                .isEqualTo(ASKED);
    }

    @Test
    @Rule({"4.3", "4.5"})
    void whoFiresOnlyAtAChanceLetsPassWhatIsLessSure() {
        assertThat(answer(window(), "fire fire", "fire-chance 6")).isEqualTo(PASS);
    }

    @Test
    @Rule("4.3")
    void whoFiresOnlyAtThreatsLetsPassWhoStopsFarOff() {
        assertThat(answer(window(), "fire fire", "fire-chance 1", "fire-threats on"))
                .isEqualTo("fire III-2 2207");
        Play far =
                Desk.of("s2")
                        .put("III-1", "2204")
                        .put("D-AS1", "2208")
                        .moves(Army.ATTACKER)
                        .then("move D-AS1 2207");
        assertThat(answer(far, "fire fire", "fire-chance 1", "fire-threats on")).isEqualTo(PASS);
    }

    @Test
    @Rule("4.3")
    void aUnitsOwnOrderGoesBeforeTheOneForAll() {
        assertThat(answer(window(), "fire fire", "fire-chance 1", "fire@III-2 hold"))
                .isEqualTo("fire III-1 2207");
        assertThat(answer(window(), "fire hold", "fire@III-1 fire", "fire-chance@III-1 1"))
                .isEqualTo("fire III-1 2207");
        assertThat(answer(window(), "fire hold", "fire@III-1 ask")).isEqualTo(ASKED);
        assertThat(answer(window(), "fire ask", "fire@III-1 hold", "fire@III-2 hold"))
                .isEqualTo(PASS);
    }

    @Test
    void ordersAreForUnitsThatThereAre() throws UnreadableException {
        Responder.check(Desk.GAME, new TableAction.Order("fire@III-1", "hold"));
        Responder.check(Desk.GAME, new TableAction.Order("fire@III-1", Responder.AS_ALL));
        assertThatThrownBy(() ->
                        Responder.check(Desk.GAME, new TableAction.Order("fire@L-ARI", "hold")))
                .hasMessageContaining("L-ARI");
        assertThatThrownBy(() ->
                        Responder.check(Desk.GAME, new TableAction.Order("spike@A-1", "yield")))
                .hasMessageContaining("all units alike");
        assertThatThrownBy(() ->
                        Responder.check(Desk.GAME, new TableAction.Order("fire", Responder.AS_ALL)))
                .isInstanceOf(UnreadableException.class);
    }

    @Test
    @Rule("S4.SPIKE")
    void whoLosesGunsIsAskedUnlessHeHasOrdered() {
        Play lost =
                Desk.of("s4")
                        .turn(5)
                        .put("A-1a", "1210")
                        .put("L-BOD", "1210")
                        .put("IV-BRU", "1508")
                        .put("E-GR1", "1211", "opportunity")
                        .moves(Army.ATTACKER)
                        .then("move E-GR1 1210", "dice 4 3");
        assertThat(answer(lost)).isEqualTo(ASKED);
        assertThat(answer(lost, "spike spike")).isEqualTo("spike A-1a");
        assertThat(answer(lost, "spike yield")).isEqualTo("yield A-1a");
    }
}

package zeriba.kassala;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import zeriba.board.map.MapDataException;
import zeriba.board.map.MapText;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.TransitionChain;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Kassala;
import zeriba.testkit.TestTable;

/** What the game tells about itself beside its rules. */
final class KassalaGameTest {

    private static final Map<String, String> THREE =
            Map.of("TI", "0503", "N1", "0404", "A1", "0604", "P1", "0504", "E2", "0807");

    private static Act act(String text) {
        try {
            return Desk.GAME.notation().read(text);
        } catch (UnreadableException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static List<String> told(Desk desk, String text) {
        return events(desk, text).stream()
                .map(event -> event.key() + event.arguments() + " " + event.rule())
                .toList();
    }

    private static List<Event> events(Desk desk, String text) {
        Position<Kassala, Act> position = desk.game().journal().position();
        Entry<Act> entry =
                text.startsWith("dice ")
                        ? new Entry.Rolled<>(Roll.of(Integer.parseInt(text.substring(5))))
                        : new Entry.Chose<>(
                                desk.rules().role(desk.state(), act(text)),
                                DecisionSource.PERSON,
                                act(text));
        TransitionChain<Kassala, Act> chain = position.chain(desk.rules(), entry);
        return chain.transitions().stream()
                .flatMap(transition -> Desk.GAME.events(transition).stream())
                .toList();
    }

    @Test
    void eventsTellABattleFromItsOddsToItsLosses() {
        Desk desk = Desk.composed(1, THREE).play("end");
        assertThat(told(desk, "attack N1+TI+A1 P1"))
                .containsExactly("acted.attack[N1+TI+A1, P1, 2-1, 10, 4] II.E");

        Desk declared = desk.play("attack N1+TI+A1 P1");
        assertThat(told(declared, "dice 1"))
                .containsExactly(
                        "threw.battle[1, DE, 2-1] CRT.DE",
                        "moved.eliminated[P1, 0504, eliminated] CRT.DE");
        assertThat(told(declared.play("dice 1"), "advance A1 0504"))
                .containsExactly(
                        "moved.advanced[A1, 0604, 0504] II.E.13",
                        "began.movement[1, christian] II.B.3");
    }

    @Test
    void eventsTellATurnThatBegins() {
        Desk desk = Desk.start("historical").play("end");
        assertThat(told(desk, "end"))
                .containsExactly("began.turn[2, ] II.B.6", "began.movement[2, moslem] II.B.1");
    }

    @Test
    void eventsTellTheEnd() {
        Desk desk = Desk.composed(10, Map.of("N1", "0101", "E2", "0807")).play("end");
        assertThat(told(desk, "end")).containsExactly("ended.won[moslem, , 0] III.B.1");
    }

    @Test
    @Rule({"II.E.8", "II.E.9", "IV.C"})
    void arithmeticNamesEveryModifier() {
        Map<String, String> places = Map.of("TI", "0205", "A1", "0404", "P1", "0304", "E2", "0807");
        Desk desk = Desk.composed(1, places, "mixed").play("end");
        Value.Fields sum = Desk.GAME.arithmetic(desk.state(), act("attack TI+A1 P1"));

        assertThat(sum.at("attack")).isEqualTo(Value.of(6));
        assertThat(sum.at("defence")).isEqualTo(Value.of(5));
        assertThat(sum.at("odds")).isEqualTo(Value.of("1-1"));
        assertThat(sum.at("column")).isEqualTo(Value.of("2-1"));
        assertThat(sum.at("results"))
                .isEqualTo(Value.texts(List.of("DE", "C", "EX", "EX", "C", "AE")));
        assertThat(((Value.Items) sum.at("modifiers")).items())
                .map(Value.Fields.class::cast)
                .map(modifier -> modifier.at("rule"))
                .containsExactly(Value.of("II.E.9"), Value.of("II.E.8"), Value.of("IV.C"));
    }

    @Test
    void effectsAreNamedAsOnTheTable() {
        Kassala battle = Desk.composed(1, THREE).play("end", "attack N1+TI+A1 P1").state();
        Stream<String> effects =
                Stream.of(1, 2, 3, 4, 5, 6).map(die -> Desk.GAME.effect(battle, Roll.of(die)));
        assertThat(effects).containsExactly("DE", "C", "EX", "EX", "C", "AE");
    }

    @Test
    @Rule("CRT.EX")
    void ordersSettleTheLossesOfAnExchange() {
        Desk desk =
                Desk.composed(
                                1,
                                Map.of(
                                        "TI", "0503", "N1", "0404", "A1", "0604", "P1", "0504",
                                        "E2", "0807"))
                        .play("end", "attack N1+TI+A1 P1", "dice 3");
        assertThat(ordered(desk, "ask")).isEmpty();
        assertThat(ordered(desk, "cheapest")).containsExactly(act("lose TI"));
        assertThat(ordered(desk, "fewest")).containsExactly(act("lose TI"));
    }

    @Test
    @Rule("CRT.EX")
    void ordersKeepWhoHoldsATown() {
        Desk desk =
                Desk.composed(1, Map.of("N1", "0404", "P1", "0304", "P2", "0405", "E2", "0807"))
                        .play("end", "attack N1 P1+P2", "dice 1");
        assertThat(ordered(desk, "keep-towns")).containsExactly(act("lose P2"));
    }

    private static List<Act> ordered(Desk desk, String order) {
        Pending.Choice<Act> choice = (Pending.Choice<Act>) desk.pending();
        return Desk.GAME
                .orders()
                .answer(
                        desk.state(),
                        Role.of(choice.side()),
                        choice,
                        Map.of("losses", Value.of(order)))
                .stream()
                .toList();
    }

    @Test
    void thePassIsTheCheapestLossAndNoAdvance() {
        Desk desk = Desk.composed(1, THREE).play("end", "attack N1+TI+A1 P1");
        Desk exchange = desk.play("dice 3");
        assertThat(Desk.GAME.pass(exchange.state(), (Pending.Choice<Act>) exchange.pending()))
                .contains(act("lose TI"));
        Desk advance = desk.play("dice 1");
        assertThat(Desk.GAME.pass(advance.state(), (Pending.Choice<Act>) advance.pending()))
                .contains(act("stay"));
    }

    @Test
    void theSheetShowsTheWholeBoard() {
        Value.Fields sheet = Desk.GAME.sheet();
        assertThat(((Value.Items) sheet.at("hexes")).items()).hasSize(58);
        assertThat(((Value.Items) sheet.at("sides")).items()).hasSize(19 + 9);
        assertThat(((Value.Items) sheet.at("units")).items()).hasSize(23);
        assertThat(((Value.Items) sheet.at("water")).items()).hasSize(2);
    }

    @Test
    @Rule("II.D.5")
    void aMoveTellsTheHexesEntered() {
        Desk desk = Desk.composed(1, Map.of("A1", "0602", "N1", "0101", "P1", "0604"));
        assertThat(events(desk, "move A1 0503"))
                .containsExactly(
                        new Event.Moved(
                                "A1",
                                "0602",
                                "0503",
                                Event.Manner.MOVED,
                                List.of("0502", "0503"),
                                "II.D.1"));
    }

    @Test
    void everyEventHasItsSentence() {
        List<Event.Manner> manners =
                List.of(
                        Event.Manner.MOVED,
                        Event.Manner.DEPLOYED,
                        Event.Manner.ADVANCED,
                        Event.Manner.ELIMINATED);
        for (Event.Manner manner : manners) {
            String key = new Event.Moved("TI", "0101", "0102", manner, "II.D.1").key();
            assertThat(Desk.GAME.messages(Locale.ENGLISH).containsKey(key)).isTrue();
        }
    }

    @Test
    void aLanguageWithoutMessagesIsAnsweredInEnglish() {
        assertThat(Desk.GAME.messages(Locale.JAPANESE).getString("step.over"))
                .isEqualTo(Desk.GAME.messages(Locale.ENGLISH).getString("step.over"));
    }

    @Test
    void badMapDataAreRefusedWithTheLine() {
        MapText bad =
                MapText.of(
                        "bad.tsv",
                        """
                        grid\tflat-even-higher
                        terrain\t.\tplain
                        column\t01\t...
                        kind\twadi\tslope
                        side\twadi\t0101\tup\t0103
                        """);
        assertThatThrownBy(() -> new KassalaGame(bad, KassalaGame.text("charts.tsv")))
                .isInstanceOf(MapDataException.class)
                .hasMessageContaining("bad.tsv:5")
                .hasMessageContaining("0101 and 0103");
    }

    @Test
    @Rule({"II.E", "II.E.8"})
    void aGameIsPlayedByTheChartsThatItIsGiven() throws UnreadableException {
        String printed = new TestTable(KassalaGame.class).text("charts.tsv");
        String changed = printed.replace("DE", "AE").replace("defence=1", "defence=2");
        KassalaGame game =
                new KassalaGame(KassalaGame.text("map.tsv"), MapText.of("changed.tsv", changed));
        Map<String, String> places = Map.of("TI", "0303", "ES", "0404", "P3", "0304", "E2", "0807");
        Desk fight = Desk.composed(1, places).play("end");

        Value.Fields arithmetic =
                game.arithmetic(
                        game.codec().read(Desk.GAME.codec().write(fight.state())),
                        game.notation().read("attack ES+TI P3"));

        assertThat(arithmetic.at("defence")).isEqualTo(Value.of(4));
        assertThat(arithmetic.at("results"))
                .isEqualTo(Value.texts(List.of("AE", "C", "EX", "EX", "C", "AE")));
    }
}

package zeriba.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zeriba.engine.dice.Roll;
import zeriba.engine.record.GameRecord;
import zeriba.engine.record.GameRecord.Start;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.TableAction;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.testkit.parley.ParleyGame;
import zeriba.testkit.parley.state.Act;

class RecordTextTest {

    private static final ParleyGame GAME = new ParleyGame();

    private static final String RECORD =
            """
            zeriba 1
            game parley 1
            scenario siege
            options omens=off turns=4 weather=mist
            dice 5
            amber plot amber march
            amber undo 1
            amber plot amber hold # hand=plan
            guard order shots hold
            guard plan plot guard march; end
            """;

    private static GameRecord<Act> read(String text) throws UnreadableException {
        return RecordText.read(GAME, text);
    }

    @Test
    void aRecordReadsBackToItsText() throws UnreadableException {
        assertThat(RecordText.write(GAME, read(RECORD))).isEqualTo(RECORD);
    }

    @Test
    void everyKindOfLineIsRead() throws UnreadableException {
        GameRecord<Act> record = read(RECORD);
        assertThat(record.rulesVersion()).isEqualTo(1);
        assertThat(record.start().setup().options())
                .isEqualTo(
                        Map.of(
                                "omens", Value.of(false),
                                "turns", Value.of(4),
                                "weather", Value.of("mist")));
        assertThat(record.entries())
                .containsExactly(
                        new Entry.Rolled<>(Roll.of(5)),
                        new Entry.Chose<>(
                                Table.AMBER, DecisionSource.PERSON, Table.act("plot amber march")),
                        new Entry.AtTable<>(Table.AMBER, new TableAction.Undo(1)),
                        new Entry.Chose<>(
                                Table.AMBER, DecisionSource.PLAN, Table.act("plot amber hold")),
                        new Entry.AtTable<>(Table.WARDEN, new TableAction.Order("shots", "hold")),
                        new Entry.AtTable<>(
                                Table.WARDEN,
                                new TableAction.Plan(List.of("plot guard march", "end"))));
    }

    @Test
    void commentsAndEmptyLinesSayNothing() throws UnreadableException {
        String commented =
                RECORD.replace("dice 5\n", "\n# a remark\n  dice 5 # 12:30 state 9f3c21aa\n");
        assertThat(read(commented)).isEqualTo(read(RECORD));
    }

    @Test
    void whatIsNotNamedHasItsDefault() throws UnreadableException {
        Setup setup = read("zeriba 1\ngame parley 1\nscenario siege\n").start().setup();
        assertThat(setup).isEqualTo(Table.siege());
    }

    @Test
    void aComposedPositionStandsInPlaceOfTheScenario() throws UnreadableException {
        String text = "zeriba 1\ngame parley 1\nposition {\"turn\":1}\noptions omens\n";
        Start start = read(text).start();
        assertThat(start)
                .isInstanceOfSatisfying(
                        Start.FromPosition.class,
                        from -> assertThat(from.position()).isEqualTo("{\"turn\":1}"));
    }

    @Test
    void furtherHeadersAreKept() throws UnreadableException {
        String text = RECORD.replace("dice 5\n", "from 8f2 17\ncommitment 00ff\ndice 5\n");
        assertThat(read(text).headers())
                .containsExactly(Map.entry("from", "8f2 17"), Map.entry("commitment", "00ff"));
    }

    @Test
    void unequalDiceAreReadWithTheirSides() throws UnreadableException {
        assertThat(RecordText.readEntry(GAME, "dice 3/16 1/15"))
                .isEqualTo(new Entry.Rolled<Act>(Roll.of(3, 1)));
        assertThat(RecordText.line(zeriba.engine.dice.Dice.unequal(16, 15), Roll.of(3, 1)))
                .isEqualTo("dice 3/16 1/15");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "dice",
                "dice x",
                "dice 7/6",
                "dice 0",
                "dice -1",
                "dice 3/",
                "dice 1/2/3",
                "dice *",
                "amber",
                "amber *",
                "amber undo 0",
                "amber step A1",
                "nobody halt",
                "amber order shots",
                "dice 99999999999"
            })
    void halfAnEntryIsRefused(String line) {
        assertThatThrownBy(() -> RecordText.readEntry(GAME, line))
                .isInstanceOf(UnreadableException.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    zeriba 1       | zeriba 2             | line 1: record format 2, expected 1
                    game parley 1  | game chess 1         | line 2: game chess, expected parley
                    game parley 1  | game parley one      | line 2: not a version of the rules: one
                    omens=off      | omens=banana         | line 4: options.omens: on or off, not banana
                    turns=4        | turns=7              | line 4: options.turns: must be a whole number from 2 to 6
                    turns=4        | turns=x              | line 4: options.turns: not a number: x
                    turns=4        | ships                | line 4: options: no option ships
                    dice 5         | dice six             | line 5: not a die: six
                    amber undo 1   | violet halt          | line 7: nobody at this table is called violet
                    scenario siege | scenario ford        | scenario: no scenario ford; there are afar, siege
                    scenario siege | name siege           | record: names neither a scenario nor a position
                    game parley 1  | name parley 1        | record: must begin with the lines 'zeriba 1' and 'game NAME VERSION'
                    """)
    void whatIsWrongIsSaidWithItsLine(String right, String wrong, String message) {
        assertThatThrownBy(() -> read(RECORD.replace(right, wrong)))
                .isInstanceOf(UnreadableException.class)
                .hasMessage(message);
    }

    @Test
    void aHiddenEntryCannotBeReplayed() {
        assertThatThrownBy(() -> read(RECORD.replace("amber plot amber march", "amber *")))
                .isInstanceOf(UnreadableException.class)
                .hasMessageContaining("line 6")
                .hasMessageContaining("hidden");
    }

    @Test
    void theGameIsKnownBeforeTheRestIsRead() throws UnreadableException {
        assertThat(RecordText.gameOf(RECORD)).isEqualTo("parley");
        assertThatThrownBy(() -> RecordText.gameOf("zeriba 1\n"))
                .isInstanceOf(UnreadableException.class);
    }

    @Test
    void theFirstEntriesOfARecordAreARecord() throws UnreadableException {
        assertThat(read(RECORD).first(2).entries()).hasSize(2);
    }
}

package zeriba.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import zeriba.engine.odds.Odds;
import zeriba.engine.odds.Replies;
import zeriba.engine.record.Journal;
import zeriba.engine.record.PlayerView;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Viewer;
import zeriba.engine.text.UnreadableException;
import zeriba.testkit.Form;
import zeriba.testkit.contract.Redaction.Operation;
import zeriba.testkit.parley.Parley;
import zeriba.testkit.parley.ParleyGame;
import zeriba.testkit.parley.state.Act;

class RedactionTest {

    private static final ParleyGame GAME = new ParleyGame();
    private static final int SEEDS = Form.pick(3, 3, 8, 8);

    private static Setup setup(String scenario) {
        try {
            return GAME.about().complete(Setup.of(scenario));
        } catch (UnreadableException e) {
            throw new AssertionError(e);
        }
    }

    private static int compared(Operation<Parley, Act> operation) {
        Redaction<Parley, Act> redaction = new Redaction<>(GAME, Map.of("it", operation));
        int compared = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            compared += redaction.check(setup(seed % 2 == 0 ? "siege" : "afar"), seed);
        }
        return compared;
    }

    @Test
    void theGateShowsEqualStatesForEqualLooks() {
        assertThat(compared((journal, viewer) -> PlayerView.by(viewer, journal).state()))
                .isGreaterThan(SEEDS * 100);
    }

    @Test
    void theGateShowsEqualPositions() {
        assertThat(compared((journal, viewer) -> PlayerView.by(viewer, journal).position()))
                .isPositive();
    }

    @Test
    void theGateShowsEqualRecords() {
        assertThat(compared((journal, viewer) -> PlayerView.by(viewer, journal).lines()))
                .isPositive();
    }

    @Test
    void theGateTellsEqualEvents() {
        assertThat(compared(RedactionTest::events)).isPositive();
    }

    private static Object events(Journal<Parley, Act> journal, Viewer viewer) {
        List<Object> events = new ArrayList<>();
        for (int number = 1; number <= journal.last(); number++) {
            events.add(PlayerView.by(viewer, journal).events(number));
        }
        return events;
    }

    @Test
    void whoChoosesIsOfferedTheSame() {
        assertThat(compared(RedactionTest::offered)).isPositive();
    }

    private static Object offered(Journal<Parley, Act> journal, Viewer viewer) {
        return journal.position().pending() instanceof Pending.Choice<Act> choice
                        && PlayerView.by(viewer, journal).mayAskAbout(choice)
                ? OptionsCheck.listed(choice.options())
                : List.of();
    }

    @Test
    void oddsOfWhatIsSeenAreTheSame() {
        assertThat(compared(RedactionTest::odds)).isPositive();
    }

    private static Object odds(Journal<Parley, Act> journal, Viewer viewer) {
        PlayerView<Parley, Act> seen = PlayerView.by(viewer, journal);
        return journal.position().pending() instanceof Pending.Choice<Act> choice
                        && viewer.isOn(choice.side())
                ? Odds.of(GAME, seen.state(), choice.options().get(0), new Replies.Worst())
                : List.of();
    }

    @Test
    void anOperationThatSeesTheTruthIsCaught() {
        assertThatThrownBy(() -> compared((journal, _) -> journal.position().state()))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("apart what is hidden");
    }

    @Test
    void aRecordThatShowsHiddenEntriesIsCaught() {
        assertThatThrownBy(() -> compared((journal, _) -> journal.entries()))
                .isInstanceOf(AssertionError.class);
    }

    @Test
    void optionsOfTheOtherSideAreCaught() {
        assertThatThrownBy(() ->
                        compared((journal, _) ->
                                journal.position().pending() instanceof Pending.Choice<Act> choice
                                        ? OptionsCheck.listed(choice.options())
                                        : List.of()))
                .isInstanceOf(AssertionError.class);
    }
}

package zeriba.server.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import zeriba.engine.dice.Roll;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.testkit.parley.Parley;
import zeriba.testkit.parley.ParleyGame;
import zeriba.testkit.parley.state.Act;

/** Clocks of a side with several seats: three captains of a league, asked one after the other. */
class SeatClocksTest {

    private static final long START = TimeUnit.DAYS.toMillis(20_000);
    private static final long DAY = TimeUnit.DAYS.toMillis(1);

    private final ParleyGame game = new ParleyGame();
    private Journal<Parley, Act> journal;
    private Clocks clocks;
    private Now now = Now.of(START);

    SeatClocksTest() throws UnreadableException {
        Setup given = new Setup("afar", Map.of("omens", Value.of(false)), Map.of());
        journal = Journal.begin(game, game.about().complete(given));
        clocks =
                Clocks.of(TimeControlText.read("correspondence 2+3 default"), journal, now.stamp());
        enter(new Entry.Rolled<>(Roll.of(1)));
    }

    private void enter(Entry<Act> entry) {
        journal = journal.after(entry);
        clocks = clocks.after(journal, now);
    }

    private void pass(long millis) {
        now = Now.of(now.wall() + millis);
    }

    private void chose(String seat, DecisionSource hand, String action) throws UnreadableException {
        enter(
                new Entry.Chose<>(
                        game.about().role(seat).orElseThrow(), hand, game.notation().read(action)));
    }

    private long left() {
        return clocks.left("league", now);
    }

    @Test
    void theDaysOfATurnBeginAnewWithTheNextSeat() throws UnreadableException {
        chose("amber", DecisionSource.PERSON, "plot amber hold");
        pass(DAY);
        assertThat(left()).isEqualTo(4 * DAY);
        chose("birch", DecisionSource.PERSON, "plot birch hold");
        assertThat(clocks.asked()).as("cedar is of the same side").isEqualTo("league");
        assertThat(left()).isEqualTo(5 * DAY);
    }

    @Test
    void whatOneSeatTakesTooLongTheSideLosesAndTheNextHasItsDays() throws UnreadableException {
        chose("amber", DecisionSource.PERSON, "plot amber hold");
        pass(3 * DAY);
        chose("birch", DecisionSource.PERSON, "plot birch hold");
        assertThat(left()).isEqualTo(4 * DAY);
    }

    @Test
    void afterTheChoiceOfTheClockTheNextSeatIsNotLate() throws UnreadableException {
        chose("amber", DecisionSource.PERSON, "plot amber hold");
        pass(5 * DAY);
        assertThat(clocks.late(now)).contains("league");
        chose("birch", DecisionSource.CLOCK, "plot birch hold");
        assertThat(clocks.late(now)).isEmpty();
        assertThat(left()).isEqualTo(2 * DAY);
        pass(2 * DAY);
        assertThat(clocks.late(now)).contains("league");
    }

    @Test
    void theDaysBeginAnewWithATurnOfTheGameThoughTheSameSeatGoesOn() throws UnreadableException {
        chose("amber", DecisionSource.PERSON, "plot amber march");
        chose("birch", DecisionSource.PERSON, "plot birch hold");
        chose("cedar", DecisionSource.PERSON, "plot cedar hold");
        chose("guard", DecisionSource.PERSON, "plot guard hold");
        pass(DAY);
        assertThat(left()).isEqualTo(4 * DAY);
        chose("amber", DecisionSource.PERSON, "halt");
        assertThat(game.moment(journal.position().state()).turn()).isEqualTo(2);
        assertThat(clocks.asked()).isEqualTo("league");
        assertThat(left()).isEqualTo(5 * DAY);
    }
}

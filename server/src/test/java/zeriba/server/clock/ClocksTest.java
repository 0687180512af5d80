package zeriba.server.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Side;
import zeriba.engine.rules.TableAction;
import zeriba.engine.text.UnreadableException;
import zeriba.server.Pebbles;

/** Clocks at a game of pebbles: what each side has left follows from who chose when. */
class ClocksTest {

    private static final Role WHITE = Role.of(new Side("white"));
    private static final Role BLACK = Role.of(new Side("black"));
    private static final long START = TimeUnit.DAYS.toMillis(20_000);
    private static final long DAY = TimeUnit.DAYS.toMillis(1);

    private final Pebbles pebbles = new Pebbles();
    private Journal<Pebbles.Heap, Pebbles.Act> journal = begun();
    private Clocks clocks = clocks("");
    private Now now = Now.of(START);

    private Journal<Pebbles.Heap, Pebbles.Act> begun() {
        try {
            Setup given = new Setup("heap", Map.of(), Map.of());
            return Journal.begin(pebbles, pebbles.about().complete(given));
        } catch (UnreadableException e) {
            throw new AssertionError(e);
        }
    }

    private Clocks clocks(String pace) {
        try {
            return Clocks.of(TimeControlText.read(pace), journal, Stamp.of(START));
        } catch (UnreadableException e) {
            throw new AssertionError(e);
        }
    }

    private void pass(long millis) {
        now = Now.of(now.wall() + millis);
    }

    private void enter(Entry<Pebbles.Act> entry) {
        journal = journal.after(entry);
        clocks = clocks.after(journal, now);
    }

    private void take(Role role, DecisionSource hand) {
        enter(new Entry.Chose<>(role, hand, new Pebbles.Act.Take(1)));
    }

    private void say(Role role, TableAction word) {
        enter(new Entry.AtTable<>(role, word));
    }

    private long left(Role role) {
        return clocks.left(role.side().name(), now);
    }

    @Test
    void aClockBeginsWithItsSidesFirstChoice() {
        clocks = clocks("live 60+2 claim");
        pass(50_000);
        assertThat(left(WHITE)).isEqualTo(60_000);
        assertThat(clocks.due(now)).isZero();
        take(WHITE, DecisionSource.PERSON);
        assertThat(left(WHITE)).isEqualTo(62_000);
        pass(50_000);
        take(BLACK, DecisionSource.PERSON);
        assertThat(left(BLACK)).isEqualTo(62_000);
        pass(10_000);
        assertThat(left(WHITE)).isEqualTo(52_000);
        assertThat(clocks.due(now)).isEqualTo(now.served() + 52_000);
        take(WHITE, DecisionSource.PERSON);
        assertThat(left(WHITE)).isEqualTo(54_000);
        assertThat(clocks.asked()).isEqualTo("black");
    }

    @Test
    void whatIsTakenBackGainsNothing() {
        clocks = clocks("live 60+2 claim");
        take(WHITE, DecisionSource.PERSON);
        take(BLACK, DecisionSource.PERSON);
        pass(3_000);
        take(WHITE, DecisionSource.PERSON);
        assertThat(left(WHITE)).isEqualTo(61_000);
        say(WHITE, new TableAction.Undo(1));
        assertThat(left(WHITE)).isEqualTo(59_000);
    }

    @Test
    void standingOrdersGainNothingAndComputersHaveNoClock() {
        clocks = clocks("live 60+2 claim");
        take(WHITE, DecisionSource.PERSON);
        take(BLACK, DecisionSource.COMPUTER);
        take(WHITE, DecisionSource.ORDER);
        assertThat(left(WHITE)).isEqualTo(62_000);
        pass(100_000);
        assertThat(clocks.runs()).isFalse();
        assertThat(left(BLACK)).isEqualTo(60_000);
    }

    @Test
    void aTurnHasItsDaysAndThenTheReserve() {
        clocks = clocks("correspondence 3+5 claim");
        take(WHITE, DecisionSource.PERSON);
        take(BLACK, DecisionSource.PERSON);
        pass(2 * DAY);
        assertThat(left(WHITE)).isEqualTo(6 * DAY);
        pass(2 * DAY);
        take(WHITE, DecisionSource.PERSON);
        take(BLACK, DecisionSource.PERSON);
        assertThat(left(WHITE)).as("one day of the reserve is gone").isEqualTo(7 * DAY);
        pass(7 * DAY);
        assertThat(clocks.late(now)).contains("white");
    }

    @Test
    void whoIsLateIsSaidOnceUntilTheSideChooses() {
        clocks = clocks("live 60+2 claim");
        take(WHITE, DecisionSource.PERSON);
        take(BLACK, DecisionSource.PERSON);
        pass(62_000);
        assertThat(clocks.late(now)).contains("white");
        say(WHITE, new TableAction.Timeout());
        assertThat(clocks.late(now)).isEmpty();
        assertThat(clocks.due(now)).isZero();
        assertThat(journal.late()).contains(WHITE.side());
        take(WHITE, DecisionSource.PERSON);
        assertThat(journal.late()).isEmpty();
        assertThat(left(WHITE)).isEqualTo(2_000);
    }

    @Test
    void aSeatThatTheComputerTookHasNoClockUntilAPersonChoosesAgain() {
        clocks = clocks("live 60+2 computer");
        take(WHITE, DecisionSource.PERSON);
        take(BLACK, DecisionSource.PERSON);
        say(WHITE, new TableAction.Seat("computer regular"));
        pass(500_000);
        assertThat(clocks.runs()).isFalse();
        say(WHITE, new TableAction.Seat("person"));
        take(WHITE, DecisionSource.PERSON);
        take(BLACK, DecisionSource.PERSON);
        assertThat(clocks.runs()).isTrue();
    }

    @Test
    void whileChangedRulesWaitNoTimePasses() {
        clocks = clocks("live 60+2 claim");
        take(WHITE, DecisionSource.PERSON);
        take(BLACK, DecisionSource.PERSON);
        pass(30 * DAY);
        say(WHITE, new TableAction.Adopt(2));
        assertThat(left(WHITE)).isEqualTo(62_000);
    }

    @Test
    void whereNobodyMindsTheTimeNobodyIsLate() {
        take(WHITE, DecisionSource.PERSON);
        take(BLACK, DecisionSource.PERSON);
        pass(1_000 * DAY);
        assertThat(clocks.late(now)).isEmpty();
        assertThat(clocks.due(now)).isNegative();
        assertThat(clocks.silence(now)).isEqualTo(1_000 * DAY);
    }

    @Test
    void anEntryCostsTheTimeThatItKeepsWhateverItsStampSays() {
        clocks = clocks("live 60+0 claim");
        take(WHITE, DecisionSource.PERSON);
        take(BLACK, DecisionSource.PERSON);
        journal =
                journal.after(
                        new Entry.Chose<>(WHITE, DecisionSource.PERSON, new Pebbles.Act.Take(1)));
        clocks = clocks.after(journal, Stamp.of(START + DAY), new TimeUsed.Measured(7_000));
        assertThat(left(WHITE)).isEqualTo(53_000);
    }

    @Test
    void anEntryOfAnEarlierServerCostsWhatLiesBetweenTheStamps() {
        clocks = clocks("live 60+0 claim");
        take(WHITE, DecisionSource.PERSON);
        take(BLACK, DecisionSource.PERSON);
        journal =
                journal.after(
                        new Entry.Chose<>(WHITE, DecisionSource.PERSON, new Pebbles.Act.Take(1)));
        Stamp at = new Stamp(START + DAY, START + 9_000);
        clocks = clocks.after(journal, at, new TimeUsed.Unmeasured());
        assertThat(left(WHITE)).isEqualTo(51_000);
    }
}

package zeriba.testkit.contract;

import java.util.Map;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.GameRecord;
import zeriba.engine.record.Journal;
import zeriba.engine.record.Play;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.IllegalEntryException;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.testkit.Claim;
import zeriba.testkit.Fuzz;

/**
 * A record is written and read back to itself, and replays to the same position. A record with
 * something changed is refused, or is another record that replays as far as the rules allow.
 */
final class RecordCheck<S, A> implements Check<S, A> {

    private static final int CHANGED = 4;

    private final Game<S, A> game;

    RecordCheck(Game<S, A> game) {
        this.game = game;
    }

    @Override
    public void game(Setup setup, Journal<S, A> journal, SplitMix64 random) {
        GameRecord<A> record = record(game, setup, journal);
        String text = RecordText.write(game, record);
        try {
            GameRecord<A> read = RecordText.read(game, text);
            Claim.equal(record, read, "a record does not survive its text\n" + text);
            Journal<S, A> replayed = Play.replay(game, read);
            Claim.equal(journal.position().state(), replayed.position().state(), "the replay");
            Claim.equal(journal.result(), replayed.result(), "the result of the replay");
            prefix(journal, read, random);
        } catch (UnreadableException e) {
            throw new AssertionError("a written record cannot be read\n" + text, e);
        }
        for (int i = 0; i < CHANGED; i++) {
            changed(Fuzz.changed(text, random));
        }
    }

    private void prefix(Journal<S, A> journal, GameRecord<A> record, SplitMix64 random) {
        int at = random.below(journal.last() + 1);
        Claim.equal(
                journal.at(at).position().state(),
                Play.replay(game, record.first(at)).position().state(),
                "the replay of the first " + at + " entries");
    }

    private void changed(String text) {
        try {
            Journal<S, A> journal = Play.replay(game, RecordText.read(game, text));
            Claim.that(
                    !(journal.position().pending() instanceof Pending.Automatic<A>),
                    "a replay stops where the rules go on");
        } catch (UnreadableException | IllegalEntryException e) {
            Claim.that(e.getMessage() != null, "a refusal without a reason");
        } catch (RuntimeException e) {
            throw new AssertionError("neither read nor refused\n" + text, e);
        }
    }

    static <S, A> GameRecord<A> record(Game<S, A> game, Setup setup, Journal<S, A> journal) {
        return new GameRecord<>(
                game.about().id(),
                game.about().rulesVersion(),
                new GameRecord.Start.FromScenario(setup),
                Map.of(),
                journal.entries());
    }
}

package zeriba.server.table.verify;

import java.util.List;
import java.util.Optional;
import zeriba.engine.Game;
import zeriba.engine.dice.Roll;
import zeriba.engine.record.GameRecord;
import zeriba.engine.record.Journal;
import zeriba.engine.record.Play;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.IllegalEntryException;
import zeriba.engine.text.UnreadableException;

/**
 * Whether what a record says of something played elsewhere is so, by the record of that.
 *
 * @param bridge between the games
 * @param records of what was played elsewhere, each with its game
 */
record PlayedElsewhere(Bridge bridge, List<String> records) {

    /** What is wrong with an outcome; empty where it is proved. */
    <S, A> Optional<String> fault(
            Game<S, A> asking, S state, String order, String digest, Roll told) {
        Bridge.Errand errand = bridge.errand(asking, order);
        Optional<String> record =
                records.stream()
                        .filter(text -> RecordDigest.of(errand.game(), text).equals(digest))
                        .findFirst();
        return record.isEmpty()
                ? Optional.of("the record that it names is not among those given")
                : fault(asking, state, told, record.get(), errand.game());
    }

    private <S, A> Optional<String> fault(
            Game<S, A> asking, S state, Roll told, String record, Game<?, ?> played) {
        try {
            Roll outcome = bridge.outcome(asking, state, replayed(played, record));
            return outcome.equals(told)
                    ? Optional.empty()
                    : Optional.of("what was played elsewhere came to " + outcome);
        } catch (UnreadableException | IllegalEntryException wrong) {
            return Optional.of("the record that it names does not hold: " + wrong.getMessage());
        }
    }

    private static <S, A> Journal<S, A> replayed(Game<S, A> game, String text)
            throws UnreadableException {
        GameRecord<A> record = RecordText.read(game, text);
        return Play.replay(Beginnings.asPlayed(game, record.start()).journal(), record.entries());
    }
}

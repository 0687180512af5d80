package zeriba.server.table;

import zeriba.engine.Entry;
import zeriba.engine.Journal;
import zeriba.engine.Pending;
import zeriba.engine.RecordText;
import zeriba.engine.Roll;

/** Entries as the lines that are stored. */
final class Lines {

    private Lines() {}

    /** The line of {@code entry}, the last of {@code after}: a throw with its dice' sides. */
    static <S, A> String stored(Journal<S, A> after, Entry<A> entry) {
        return entry instanceof Entry.Rolled<A>(Roll roll)
                        && after.at(after.last() - 1).position().pending()
                                instanceof Pending.Chance<A> chance
                ? RecordText.line(chance.dice(), roll)
                : RecordText.line(after.game(), entry);
    }
}

package zeriba.server.table;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.dice.Roll;
import zeriba.engine.record.Journal;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Pending;

/** Entries as lines, as they are stored. */
final class EntryLines {

    private EntryLines() {}

    /** The line of {@code entry}, the last of {@code after}: a throw with its dice' sides. */
    static <S, A> String stored(Journal<S, A> after, Entry<A> entry) {
        return entry instanceof Entry.Rolled<A>(Roll roll)
                        && after.previous().orElseThrow().position().pending()
                                instanceof Pending.Chance<A> chance
                ? RecordText.line(chance.dice(), roll)
                : RecordText.line(after.game(), entry);
    }

    /** The lines of all entries. */
    static <S, A> List<String> all(Journal<S, A> journal) {
        List<String> lines = new ArrayList<>();
        for (int number = 1; number <= journal.last(); number++) {
            Journal<S, A> after = journal.at(number);
            lines.add(stored(after, after.lastEntry().orElseThrow()));
        }
        return lines;
    }
}

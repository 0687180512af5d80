package zeriba.server.table;

import zeriba.engine.record.Journal;
import zeriba.engine.rules.Entry;

/**
 * What a table waits for that another plays.
 *
 * @param asking the table that waits
 * @param after the number of the throw after which it waits, 0 before the first: whoever takes the
 *     choice back that led there and makes it again waits for the same
 */
public record Link(String asking, int after) {

    /** The line of a record's head that names the table that waits for it. */
    public static final String HEADER = "for";

    /** What {@code journal} of a table waits for. */
    public static <S, A> Link of(String asking, Journal<S, A> journal) {
        int after = 0;
        for (int number : journal.standingNumbers()) {
            after = journal.entry(number) instanceof Entry.Rolled<A> ? number : after;
        }
        return new Link(asking, after);
    }
}

package zeriba.server.admission;

/**
 * What is charged for one operation.
 *
 * @param units of ordinary requests
 * @param tables how many new tables it is as dear as
 * @param listings how many tables it puts on the list that anybody may join
 */
public record Price(Work work, long units, long tables, long listings) {

    /** What kind of work it is, and with what it therefore stands in a queue. */
    public enum Work {
        /** What people do at a table: goes first, and never stands in a queue. */
        ENTRY,
        /** Waits, and does nothing meanwhile. */
        WAITING,
        /** Shows what is there. */
        READING,
        /** Computes for a moment. */
        COMPUTING,
        /** Goes through a whole record: takes, and pays for, what that takes. */
        METERED,
        /** Makes a table, and pays for what that takes. */
        OPENING,
        /** Thinks for seconds what the asker might choose. */
        ADVICE,
        /** Computes what an action may lead to. */
        ODDS,
        /** Answers a question to the board. */
        LOOK,
        /** Takes the analysis of a game a little further. */
        ANALYSIS,
        /** Has a letter sent to somebody. */
        MAILING,
        /** Tries a secret, which may be wrong. */
        GUESSING
    }

    Price(Work work, long units) {
        this(work, units, work == Work.OPENING ? 1 : 0, 0);
    }

    /** The same for more: so many units, or tables where it makes one, and listings. */
    Price and(long more, long listed) {
        return work == Work.OPENING
                ? new Price(work, units, tables + more, listed)
                : new Price(work, units + more, tables, listed);
    }
}

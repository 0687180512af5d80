package zeriba.server.clock;

/** How much time an entry took, since the one before it. */
public sealed interface TimeUsed {

    /**
     * As the server measured it when the entry was made.
     *
     * @param millis milliseconds that count by the table's pace
     */
    record Measured(long millis) implements TimeUsed {
        public Measured {
            if (millis < 0) {
                throw new IllegalArgumentException("no time is less than none: " + millis);
            }
        }
    }

    /** Of an entry that an earlier server made: what lies between the stamps. */
    record Unmeasured() implements TimeUsed {}
}

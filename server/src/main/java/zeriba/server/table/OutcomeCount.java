package zeriba.server.table;

/**
 * How often games between people came out so.
 *
 * @param what the same of all
 */
public record OutcomeCount(Outcome what, long games) {}

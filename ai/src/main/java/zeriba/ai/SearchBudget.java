package zeriba.ai;

/**
 * A search budget: what is left of the work that a search may do, in nodes (states visited). Only
 * where somebody's patience is by the clock it ends then at the latest.
 */
public final class SearchBudget {

    private final StopSignal stop;
    private final long deadline;
    private final boolean isTimed;
    private final long all;
    private long left;

    public SearchBudget(long left, StopSignal stop) {
        this(left, stop, 0, false);
    }

    private SearchBudget(long left, StopSignal stop, long deadline, boolean isTimed) {
        this.all = left;
        this.left = left;
        this.stop = stop;
        this.deadline = deadline;
        this.isTimed = isTimed;
    }

    /** So many nodes, and no longer than until {@link System#nanoTime} is {@code deadline}. */
    public static SearchBudget until(long deadline, long left, StopSignal stop) {
        return new SearchBudget(left, stop, deadline, true);
    }

    /** One state has been visited. */
    public void spend() {
        left--;
    }

    /** So many states have been visited. */
    public void spend(long nodes) {
        left -= nodes;
    }

    /** How many states have been visited. */
    public long spent() {
        return all - left;
    }

    /** A budget of its own for a part of the work, without an end of its own but the clock's. */
    public SearchBudget part() {
        return new SearchBudget(Long.MAX_VALUE, stop, deadline, isTimed);
    }

    /** Whether the work is done, or somebody asked to stop. */
    public boolean areSpent() {
        return areDownTo(0);
    }

    /** Whether no more than {@code reserve} is left, or somebody asked to stop. */
    public boolean areDownTo(long reserve) {
        return left <= reserve || stop.isAsked() || (isTimed && System.nanoTime() - deadline >= 0);
    }

    /** How much is left. */
    public long left() {
        return left;
    }
}

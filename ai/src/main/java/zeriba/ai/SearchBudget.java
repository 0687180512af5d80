package zeriba.ai;

/**
 * A search budget: what is left of the work that a search may do, in nodes (states visited), never
 * in time.
 */
public final class SearchBudget {

    private final StopSignal stop;
    private long left;

    public SearchBudget(long left, StopSignal stop) {
        this.left = left;
        this.stop = stop;
    }

    /** One state has been visited. */
    void spend() {
        left--;
    }

    /** Whether the work is done, or somebody asked to stop. */
    boolean areSpent() {
        return left <= 0 || stop.isAsked();
    }

    /** Whether no more than {@code reserve} is left, or somebody asked to stop. */
    boolean areDownTo(long reserve) {
        return left <= reserve || stop.isAsked();
    }

    /** How much is left. */
    public long left() {
        return left;
    }
}

package zeriba.ai.level;

import zeriba.ai.SearchBudget;
import zeriba.ai.StopSignal;
import zeriba.ai.Thinking;

/**
 * What is left of a turn's thinking, from which each decision of the turn takes a part: what one
 * does not need the next ones have.
 */
final class TurnBudget {

    /** [design] Nodes a nanosecond before anything has been measured: few, so that time is kept. */
    private static final double FIRST_RATE = 2e-4;

    private static final double NANOS = 1e9;

    /** [design] Fewer nodes than these are no search. */
    private static final long LEAST_NODES = 200;

    /** [design] Fewer nodes than these say nothing of the speed. */
    private static final long MEASURABLE_NODES = 2_000;

    private final Thinking thinking;
    private final int price;
    private int turn = Integer.MIN_VALUE;
    private double left;
    private double rate;

    /**
     * @param price what a node costs, in states of a small game
     */
    TurnBudget(Thinking thinking, int price) {
        this.thinking = thinking;
        this.price = price;
        this.rate = FIRST_RATE / price;
    }

    /** A search, to be told to {@link #spent} when it is over. */
    record Lease(SearchBudget nodes, long begun) {}

    /** This share, 0 to 1, of what is left of the turn. */
    Lease lease(int now, double share, StopSignal stop) {
        if (now != turn) {
            turn = now;
            left = whole();
        }
        long begun = System.nanoTime();
        double part = Math.max(0, left * share);
        SearchBudget nodes =
                switch (thinking) {
                    case Thinking.Nodes _ ->
                            new SearchBudget(Math.max(LEAST_NODES, (long) part), stop);
                    case Thinking.Seconds _ ->
                            SearchBudget.until(
                                    begun + (long) part,
                                    Math.max(LEAST_NODES, (long) (part * rate)),
                                    stop);
                };
        return new Lease(nodes, begun);
    }

    private double whole() {
        return switch (thinking) {
            case Thinking.Nodes(long perTurn) -> perTurn / (double) price;
            case Thinking.Seconds(double perTurn) -> perTurn * NANOS;
        };
    }

    /** The nodes that a lease of this share would have now, as far as can be foreseen. */
    double nodes(int now, double share) {
        double part = share * (now == turn ? Math.max(0, left) : whole());
        return switch (thinking) {
            case Thinking.Nodes _ -> part;
            case Thinking.Seconds _ -> part * rate;
        };
    }

    /** Takes off what a search has used. */
    void spent(Lease lease) {
        long nodes = lease.nodes().spent();
        switch (thinking) {
            case Thinking.Nodes _ -> left -= nodes;
            case Thinking.Seconds _ -> {
                double nanos = Math.max(1, System.nanoTime() - lease.begun());
                left -= nanos;
                if (nodes > MEASURABLE_NODES) {
                    rate = (rate + nodes / nanos) / 2;
                }
            }
        }
    }
}

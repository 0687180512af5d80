package zeriba.board;

/** What it costs to step from a place to one that touches it. */
@FunctionalInterface
public interface StepCost {

    /** What a step costs that may not be made. */
    int CLOSED = 0;

    /** Points, or half points, above 0; {@link #CLOSED} if the step may not be made. */
    int cost(int from, int way, int to);
}

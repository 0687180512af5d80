package zeriba.ai;

/** How much of a turn's work a player may do: so many nodes, or so long by the clock. */
public sealed interface Thinking {

    /**
     * The same on any machine.
     *
     * @param perTurn states of a small game that are visited in one turn at most
     */
    record Nodes(long perTurn) implements Thinking {
        public Nodes {
            if (perTurn < 1) {
                throw new IllegalArgumentException("at least one node a turn, not " + perTurn);
            }
        }
    }

    /**
     * As much as the machine does in the time.
     *
     * @param perTurn seconds that all decisions of one turn may take together
     */
    record Seconds(double perTurn) implements Thinking {
        public Seconds {
            if (!(perTurn > 0)) {
                throw new IllegalArgumentException("more than 0 seconds a turn, not " + perTurn);
            }
        }
    }
}

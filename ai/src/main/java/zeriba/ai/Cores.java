package zeriba.ai;

/** On how many cores a player thinks; it plays the same on any, where it counts nodes. */
public enum Cores {
    /**
     * As at a table that shares the machine with others, and where games are played side by side.
     */
    ONE,
    /** All that the machine has. */
    ALL
}

package zeriba.kasserine.state;

/** Which side of a counter is up. */
public enum Strength {
    FULL,
    REDUCED;

    /** How strong a unit still is. */
    public static Strength of(Kasserine state, Unit unit) {
        return state.isReduced(unit) ? REDUCED : FULL;
    }

    /** The word for it, in positions and events. */
    public String word() {
        return this == FULL ? "full" : "reduced";
    }
}

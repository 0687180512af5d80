package zeriba.board;

/** The side that two hexes share, and what it means to cross it from the first to the second. */
public record Hexside(int hex, int other, Crossing crossing) {

    public Hexside {
        if (crossing == Crossing.NONE) {
            throw new IllegalArgumentException("a hexside needs a crossing");
        }
    }

    /** The same side, seen from the second hex. */
    public Hexside reversed() {
        return new Hexside(other, hex, crossing.opposite());
    }
}

package zeriba.kasserine.state;

import zeriba.engine.rules.Side;

/** One of the two forces. */
public enum Army {
    AXIS("axis"),
    ALLIES("allies");

    private final Side side;

    Army(String name) {
        this.side = new Side(name);
    }

    /** The side that commands it. */
    public Side side() {
        return side;
    }

    public Army enemy() {
        return this == AXIS ? ALLIES : AXIS;
    }

    /** The name that records use. */
    @Override
    public String toString() {
        return side.name();
    }
}

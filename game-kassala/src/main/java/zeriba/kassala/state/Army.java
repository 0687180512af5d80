package zeriba.kassala.state;

import zeriba.engine.rules.Side;

/** One of the two forces. */
public enum Army {
    MOSLEM("moslem"),
    CHRISTIAN("christian");

    private final Side side;

    Army(String name) {
        this.side = new Side(name);
    }

    /** The side that commands it. */
    public Side side() {
        return side;
    }

    public Army enemy() {
        return this == MOSLEM ? CHRISTIAN : MOSLEM;
    }

    /** The name that records use. */
    @Override
    public String toString() {
        return side.name();
    }
}

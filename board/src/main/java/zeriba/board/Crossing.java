package zeriba.board;

/** What lies on a hexside, as met by somebody who crosses it out of a given hex. */
public enum Crossing {
    /** There is no such hexside. */
    NONE,
    /** It is the same from both hexes. */
    PLAIN,
    /** The hex left is the low one. */
    UP,
    /** The hex left is the high one. */
    DOWN,
    /** The barbs are in the hex left. */
    OUT_OF_BARBS,
    /** The barbs are in the hex entered. */
    INTO_BARBS;

    /** The same hexside, met from the other hex. */
    public Crossing opposite() {
        return switch (this) {
            case NONE -> NONE;
            case PLAIN -> PLAIN;
            case UP -> DOWN;
            case DOWN -> UP;
            case OUT_OF_BARBS -> INTO_BARBS;
            case INTO_BARBS -> OUT_OF_BARBS;
        };
    }
}

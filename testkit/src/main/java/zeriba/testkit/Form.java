package zeriba.testkit;

/**
 * How far checks go, by the properties {@code zeriba.fast} and {@code zeriba.long}: the short form
 * between two thoughts, the usual one of every change, the long one that tries everything.
 */
public enum Form {
    SHORT,
    USUAL,
    LONG;

    private static final Form NOW =
            Boolean.getBoolean("zeriba.long")
                    ? LONG
                    : Boolean.getBoolean("zeriba.fast") ? SHORT : USUAL;

    /** The form of this run. */
    public static Form now() {
        return NOW;
    }

    /** The number that belongs to the form of this run. */
    public static int pick(int brief, int usual, int whole) {
        return switch (NOW) {
            case SHORT -> brief;
            case USUAL -> usual;
            case LONG -> whole;
        };
    }
}

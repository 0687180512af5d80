package zeriba.testkit;

/**
 * How far checks go, by the properties {@code zeriba.fast}, {@code zeriba.extended} and {@code
 * zeriba.long}: the short form between two thoughts, the usual one of every change, the extended
 * one of every landing, the long one that tries everything.
 */
public enum Form {
    SHORT,
    USUAL,
    EXTENDED,
    LONG;

    private static final Form NOW = asked();

    private static Form asked() {
        if (Boolean.getBoolean("zeriba.long")) {
            return LONG;
        }
        if (Boolean.getBoolean("zeriba.extended")) {
            return EXTENDED;
        }
        return Boolean.getBoolean("zeriba.fast") ? SHORT : USUAL;
    }

    /** The form of this run. */
    public static Form now() {
        return NOW;
    }

    /** The number that belongs to the form of this run. */
    public static int pick(int brief, int usual, int extended, int whole) {
        return switch (NOW) {
            case SHORT -> brief;
            case USUAL -> usual;
            case EXTENDED -> extended;
            case LONG -> whole;
        };
    }
}

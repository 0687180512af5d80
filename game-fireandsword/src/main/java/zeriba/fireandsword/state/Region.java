package zeriba.fireandsword.state;

import java.util.List;

/** The four regions that can rise; Egypt is none of them. */
public enum Region {
    NORTH(0, "Northern Sudan", 2),
    SOUTH(1, "Southern Sudan", 6),
    WEST(2, "Western Sudan", 3),
    EAST(3, "Eastern Sudan", 4);

    /** What a region can be. */
    public enum Status {
        QUIET,
        REVOLT,
        PACIFIED;

        private static final List<Status> ALL = List.of(values());

        /** The one with this number: {@link Sudan#QUIET} and those after it. */
        public static Status of(int number) {
            return ALL.get(number);
        }

        /** Its number. */
        public int number() {
            return ALL.indexOf(this);
        }
    }

    /** How many there are. */
    public static final int COUNT = 4;

    private static final List<Region> ALL = List.of(values());

    private final int number;
    private final String title;
    private final int fixed;

    Region(int number, String title, int fixed) {
        this.number = number;
        this.title = title;
        this.fixed = fixed;
    }

    /** All, in the order of their numbers. */
    public static List<Region> all() {
        return ALL;
    }

    public static Region of(int number) {
        return ALL.get(number);
    }

    public int number() {
        return number;
    }

    public String title() {
        return title;
    }

    /** The index at the fixed start. */
    public int fixedIndex() {
        return fixed;
    }

    /** The word in texts and data. */
    public String id() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    /** Which regions lie next to it. */
    public List<Region> neighbours() {
        return switch (this) {
            case NORTH -> List.of(SOUTH, EAST);
            case SOUTH -> List.of(NORTH, WEST, EAST);
            case WEST -> List.of(SOUTH);
            case EAST -> List.of(NORTH, SOUTH);
        };
    }
}

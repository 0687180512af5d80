package zeriba.ascari.state;

import java.util.Locale;

/** A condition that a counter may have. */
public enum Mark {
    /** It shows its reduced side. */
    REDUCED,
    /** It has moved in this player turn, or may not move any more. */
    DONE,
    MOVED,
    COMBAT,
    RETREAT,
    /** It has had one more retreat while it held its RETREAT marker. */
    BROKEN,
    FIRE,
    OPPORTUNITY,
    /** It holds a Rifle marker. */
    RIFLE,
    /** A battery shows its limbered side. */
    LIMBERED,
    /** It has had its plunder. */
    BOOTY,
    /** It guards captives. */
    CAPTIVES,
    /** The captives came to it in this player turn. */
    RECEIVED,
    /** It lies in its hex without standing there, and the enemy does not know where. */
    HIDDEN;

    private static final Mark[] ALL = values();

    /** How many there are. */
    public static final int COUNT = ALL.length;

    private final String word = name().toLowerCase(Locale.ROOT);

    /** Its place in the order of these, from 0. */
    @SuppressWarnings("EnumOrdinal") // the order is what the number means
    public int number() {
        return ordinal();
    }

    /** In which word of all marks the bit of a counter is: words of 64 counters, mark by mark. */
    int word(int counter) {
        return number() + (counter >> 6) * COUNT;
    }

    /** How many words hold the marks of so many counters. */
    static int words(int counters) {
        return ((counters + Long.SIZE - 1) >> 6) * COUNT;
    }

    public static Mark of(int ordinal) {
        return ALL[ordinal];
    }

    /** The word for it in positions. */
    public String word() {
        return word;
    }
}

package zeriba.field;

import java.util.Locale;

/** What kind of country a battle is fought in. */
public enum Land {
    /** The bank of the Nile: water along one edge, palms, villages. */
    NILE,
    /** Desert with dunes and dry beds. */
    DESERT,
    /** Wells in the desert. */
    WELLS,
    /** The hills of the East. */
    HILLS;

    /** The word for it in texts. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}

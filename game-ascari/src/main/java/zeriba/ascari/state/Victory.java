package zeriba.ascari.state;

import java.util.Locale;

/** What a battle is judged by: its data say which. */
public enum Victory {
    /** Captives, raiders who get home, and losses. */
    RAID,
    /** A fort, guns, chiefs and losses. */
    FORT,
    /** Villages, chiefs and losses. */
    VILLAGES,
    /** Turns for which a pass is held, who gets away, and losses. */
    PASS,
    /** A town, the Negus, and losses. */
    TOWN,
    /** Who holds the field. */
    FIELD;

    /** The word for it in the data. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}

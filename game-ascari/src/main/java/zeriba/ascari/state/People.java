package zeriba.ascari.state;

import java.util.Locale;

/** Who an army is. */
public enum People {
    ITALIAN,
    DERVISH,
    ETHIOPIAN;

    /** The word for it in the data. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}

package zeriba.ascari.state;

import java.util.Locale;

/** Who an army is. */
public enum People {
    ITALIAN,
    ANGLO_EGYPTIAN,
    DERVISH,
    ETHIOPIAN;

    /** Whether its companies, squadrons and batteries are regulars with officers. */
    public boolean isRegular() {
        return this == ITALIAN || this == ANGLO_EGYPTIAN;
    }

    /** The word for it in the data. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}

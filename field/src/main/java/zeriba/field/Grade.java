package zeriba.field;

import java.util.Locale;

/** How well the force's troops are trained. */
public enum Grade {
    RAW,
    TRAINED,
    VETERAN;

    /** The word for it in texts. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}

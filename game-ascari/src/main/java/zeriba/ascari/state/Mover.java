package zeriba.ascari.state;

import java.util.Locale;

/** A column of movement costs. */
public enum Mover {
    INFANTRY,
    CAVALRY,
    ARTILLERY,
    LEADER,
    BOAT;

    /** Its place in the order of these, from 0. */
    @SuppressWarnings("EnumOrdinal") // the order is what the number means
    public int number() {
        return ordinal();
    }

    /** The word for it in the data. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}

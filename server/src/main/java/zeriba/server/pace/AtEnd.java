package zeriba.server.pace;

import java.util.Locale;

/** What happens when a side's time is over. */
public enum AtEnd {
    /** Another side may claim the win. */
    CLAIM,
    /** The computer takes the seats over. */
    COMPUTER,
    /** The clock chooses: standing orders, a pass, the end of the phase, or what stands first. */
    DEFAULT;

    /** The word for it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}

package zeriba.server.clock;

import java.util.Locale;

/** The policy for time-outs: what happens when a side's time is over. */
public enum TimeoutPolicy {
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

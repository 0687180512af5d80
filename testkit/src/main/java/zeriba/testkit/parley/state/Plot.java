package zeriba.testkit.parley.state;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What a seat has secretly settled for the turn. */
public enum Plot {
    /** Not asked yet. */
    NONE,
    HOLD,
    MARCH,
    /** Settled, but not known to the viewer. */
    UNKNOWN;

    /** Its name in actions and positions. */
    public String id() {
        return this == UNKNOWN ? "?" : name().toLowerCase(Locale.ROOT);
    }

    /** The plot of this name that is known. */
    public static Optional<Plot> settled(String id) {
        return Stream.of(NONE, HOLD, MARCH).filter(plot -> plot.id().equals(id)).findFirst();
    }
}

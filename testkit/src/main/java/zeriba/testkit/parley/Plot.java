package zeriba.testkit.parley;

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

    String id() {
        return this == UNKNOWN ? "?" : name().toLowerCase(Locale.ROOT);
    }

    /** The plot of this name that a seat may choose. */
    static Optional<Plot> choosable(String id) {
        return Stream.of(HOLD, MARCH).filter(plot -> plot.id().equals(id)).findFirst();
    }
}

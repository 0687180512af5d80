package zeriba.engine.record;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** How far one's own choices may be taken back at a table where another person sits, unasked. */
public enum TakeBack {
    /** Across phases: to the last dice, the last reveal, or the last choice of another. */
    FREE,
    /** Within a phase only: what goes across one needs the others' consent. */
    CONSENT;

    /** The name that settings use. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The one of this name. */
    public static Optional<TakeBack> named(String word) {
        return Stream.of(values()).filter(one -> one.word().equals(word)).findFirst();
    }
}

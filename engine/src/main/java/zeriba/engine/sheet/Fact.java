package zeriba.engine.sheet;

import java.util.List;
import java.util.Optional;

/**
 * Something to be known of a unit, a place or a table: a sentence of the game's message files.
 *
 * @param kind the heading that it stands under
 * @param key its message
 * @param args what the message's places {0}, {1}, ... stand for
 * @param rule the paragraph that it follows from, where it follows from one
 */
public record Fact(Kind kind, String key, List<String> args, Optional<String> rule) {

    /** The headings, in the order in which they are told. */
    public enum Kind {
        /** What is printed on the counter. */
        FIGURE,
        /** How it is now. */
        STATE,
        /** What it may do now. */
        MAY,
        /** What it may not do, and why. */
        MAY_NOT,
        /** The ground: what it costs and what it lends. */
        GROUND,
        /** What lies along its sides. */
        SIDE,
        /** Whose it is. */
        HOLDER,
        /** What it is worth. */
        WORTH,
        /** Who could harm it. */
        DANGER,
        /** What explains a table. */
        NOTE
    }

    public Fact {
        args = List.copyOf(args);
    }
}

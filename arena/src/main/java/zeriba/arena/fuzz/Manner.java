package zeriba.arena.fuzz;

import java.util.Optional;
import java.util.stream.Stream;

/** How the games are played that look for faults. */
public enum Manner {
    /** Any option, fair dice. */
    RANDOM("random"),
    /**
     * What a game least expects: nobody ends a phase while there is something else, or everybody at
     * once; dice that all show one face, the lowest or the highest, for a whole game.
     */
    ADVERSARIAL("adversarial"),
    /**
     * What has been seen least: options whose kind, in this step and after the last kind, came up
     * seldom; many games begin where something was seen for the first time.
     */
    GUIDED("guided");

    private final String word;

    Manner(String word) {
        this.word = word;
    }

    @Override
    public String toString() {
        return word;
    }

    /** The manner of this word. */
    public static Optional<Manner> named(String word) {
        return Stream.of(values()).filter(manner -> manner.word.equals(word)).findFirst();
    }
}

package zeriba.ai;

import java.util.List;

/**
 * What a player would do and why.
 *
 * @param action the choice
 * @param line own actions that it has in mind, beginning with {@code action}
 * @param value what the player expects of it, 0 lost to 1 won; by the game's evaluation where the
 *     player did not search
 * @param others further actions that it looked at, best first, at most {@link #MOST_OTHERS}
 */
public record Advice<A>(A action, List<A> line, double value, List<Rated<A>> others) {

    /** How many other actions are told at most. */
    public static final int MOST_OTHERS = 8;

    public Advice {
        line = List.copyOf(line);
        others = List.copyOf(others);
    }

    /** An action and what is expected of it, 0 lost to 1 won. */
    public record Rated<A>(A action, double value) {}
}

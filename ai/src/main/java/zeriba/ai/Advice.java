package zeriba.ai;

import java.util.Comparator;
import java.util.List;

/**
 * What a player would do and why.
 *
 * @param action the choice
 * @param line own actions that it has in mind, beginning with {@code action}
 * @param chance what the player expects of it, 0 lost to 1 won, as analyses tell it ({@link
 *     zeriba.engine.Evaluation#chance}); where the player did not search, of the position in which
 *     the plan was made
 * @param others further actions that it looked at, those that it thinks better first, at most
 *     {@link #MOST_OTHERS}
 */
public record Advice<A>(A action, List<A> line, double chance, List<Rated<A>> others) {

    /** How many other actions are told at most. */
    public static final int MOST_OTHERS = 8;

    public Advice {
        line = List.copyOf(line);
        others = List.copyOf(others);
    }

    /**
     * The others as they are shown to people, who would not understand a choice that is listed
     * under a better one: the best first, without those that promise more than the action does. A
     * level chooses by {@link zeriba.engine.Evaluation#value}, so that there may be some.
     */
    public List<Rated<A>> shown() {
        return others.stream()
                .filter(other -> other.chance() <= chance)
                .sorted(Comparator.comparingDouble(other -> -other.chance()))
                .toList();
    }

    /** An action and what is expected of it, 0 lost to 1 won. */
    public record Rated<A>(A action, double chance) {}
}

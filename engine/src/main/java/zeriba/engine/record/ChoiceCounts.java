package zeriba.engine.record;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import zeriba.engine.Game;
import zeriba.engine.rules.Role;

/**
 * Choice counts: how many choices each role has made. A list of as many links as roles: one more
 * choice of the role that chose last adds a single link and shares the rest.
 */
record ChoiceCounts(Role role, int choices, @Nullable ChoiceCounts rest) {

    /** With one more choice of {@code role}. */
    static ChoiceCounts with(@Nullable ChoiceCounts tally, Role role) {
        return new ChoiceCounts(role, of(tally, role) + 1, without(tally, role));
    }

    /** How many {@code role} has made. */
    static int of(@Nullable ChoiceCounts tally, Role role) {
        for (ChoiceCounts t = tally; t != null; t = t.rest) {
            if (t.role.equals(role)) {
                return t.choices;
            }
        }
        return 0;
    }

    private static @Nullable ChoiceCounts without(@Nullable ChoiceCounts tally, Role role) {
        if (tally == null || tally.role.equals(role)) {
            return tally == null ? null : tally.rest;
        }
        return new ChoiceCounts(tally.role, tally.choices, without(tally.rest, role));
    }

    /** By the roles' names. */
    static Map<String, Integer> byName(@Nullable ChoiceCounts tally) {
        Map<String, Integer> all = new TreeMap<>();
        for (ChoiceCounts t = tally; t != null; t = t.rest) {
            all.put(t.role.name(), t.choices);
        }
        return all;
    }

    /** What {@link #byName} has told of the roles of {@code game}. */
    static @Nullable ChoiceCounts of(Game<?, ?> game, Map<String, Integer> byName) {
        ChoiceCounts all = null;
        for (Role role : game.about().roles()) {
            Integer choices = byName.get(role.name());
            all = choices == null ? all : new ChoiceCounts(role, choices, all);
        }
        return all;
    }
}

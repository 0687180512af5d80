package zeriba.engine;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * How many choices each role has made. A list of as many links as roles: one more choice of the
 * role that chose last adds a single link and shares the rest.
 */
record Tally(Role role, int choices, @Nullable Tally rest) {

    /** With one more choice of {@code role}. */
    static Tally with(@Nullable Tally tally, Role role) {
        return new Tally(role, of(tally, role) + 1, without(tally, role));
    }

    /** How many {@code role} has made. */
    static int of(@Nullable Tally tally, Role role) {
        for (Tally t = tally; t != null; t = t.rest) {
            if (t.role.equals(role)) {
                return t.choices;
            }
        }
        return 0;
    }

    private static @Nullable Tally without(@Nullable Tally tally, Role role) {
        if (tally == null || tally.role.equals(role)) {
            return tally == null ? null : tally.rest;
        }
        return new Tally(tally.role, tally.choices, without(tally.rest, role));
    }

    /** By the roles' names. */
    static Map<String, Integer> byName(@Nullable Tally tally) {
        Map<String, Integer> all = new TreeMap<>();
        for (Tally t = tally; t != null; t = t.rest) {
            all.put(t.role.name(), t.choices);
        }
        return all;
    }

    /** What {@link #byName} has told of the roles of {@code game}. */
    static @Nullable Tally of(Game<?, ?> game, Map<String, Integer> byName) {
        Tally all = null;
        for (Role role : game.about().roles()) {
            Integer choices = byName.get(role.name());
            all = choices == null ? all : new Tally(role, choices, all);
        }
        return all;
    }
}

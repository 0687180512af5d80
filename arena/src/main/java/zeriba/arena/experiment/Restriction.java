package zeriba.arena.experiment;

import java.util.regex.Pattern;

/**
 * What a side shall not do though the rules allow it: actions whose text in the game's notation
 * matches {@code forbid} as a whole. Where that leaves nothing to choose, all is allowed.
 *
 * @param name what a report calls it
 * @param side the side's name, or empty for every side
 * @param forbid a regular expression, such as {@code bombard .*}
 * @param from the first turn in which it holds, from 1
 * @param to the last turn in which it holds
 */
public record Restriction(String name, String side, Pattern forbid, int from, int to) {

    /** Whether an action of that text is forbidden to that side in that turn. */
    boolean forbids(String text) {
        return forbid.matcher(text).matches();
    }

    boolean holds(String chooser, int turn) {
        return (side.isEmpty() || side.equals(chooser)) && from <= turn && turn <= to;
    }
}

package zeriba.arena.experiment;

import java.util.List;

/**
 * One thing that varies.
 *
 * @param name what a report calls it
 * @param levels what it may be, at least two; the first is the base that others are compared with
 */
public record Factor(String name, List<Setting> levels) {

    public Factor {
        levels = List.copyOf(levels);
    }

    /** One of the things that a factor may be, and what a report calls it. */
    public record Setting(String label, Change change) {}
}

package zeriba.arena.fuzz;

import java.util.List;

/**
 * What a portion of games came to.
 *
 * @param from its first seed
 * @param to the seed after its last
 * @param entries how many were played
 * @param checked how many positions were cross-checked
 * @param kinds how many different things were seen: kinds of options in their steps, throws
 */
public record FuzzPortion(
        Manner manner,
        long from,
        long to,
        long entries,
        long checked,
        int kinds,
        List<Finding> findings) {

    public FuzzPortion {
        findings = List.copyOf(findings);
    }
}

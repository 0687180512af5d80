package zeriba.kassala.naive;

import java.util.List;
import java.util.Set;

/**
 * The odds of an attack, and who is within its reach: II.E, IV.A, IV.C.
 *
 * @param hexes where the defenders stand
 */
record NaiveOdds(
        NaiveBoard board,
        NaiveCounters counters,
        boolean mixedOption,
        List<String> attackers,
        List<String> targets,
        Set<String> hexes) {

    private static final List<String> COLUMNS =
            List.of("1-4", "1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1");

    int column() {
        int attack = attackers.stream().mapToInt(this::attackStrength).sum();
        int defence = targets.stream().mapToInt(u -> board.unit(u).combat()).sum();
        for (String hex : hexes) {
            defence += board.kassala.contains(hex) ? 2 : board.udaka.contains(hex) ? 1 : 0;
        }
        String odds;
        if (attack == 0) {
            odds = "1-4";
        } else if (attack >= defence) {
            odds = Math.min(5, attack / defence) + "-1";
        } else {
            int more = 1;
            while (more * attack < defence) {
                more++;
            }
            odds = "1-" + Math.min(4, more);
        }
        boolean infantry =
                attackers.stream().anyMatch(u -> board.unit(u).type().equals("infantry"));
        boolean cavalry = attackers.stream().anyMatch(u -> board.unit(u).type().equals("cavalry"));
        int shift = mixedOption && infantry && cavalry ? 1 : 0;
        return Math.min(7, COLUMNS.indexOf(odds) + shift);
    }

    private int attackStrength(String unit) {
        int strength = board.unit(unit).combat();
        if (!board.unit(unit).isCannon()) {
            String from = counters.placeOf(unit);
            strength -= hexes.stream().anyMatch(to -> board.attacksUp(from, to)) ? 1 : 0;
            strength -= hexes.stream().anyMatch(to -> board.attacksFromBarbs(from, to)) ? 1 : 0;
        }
        return Math.max(0, strength);
    }

    /** G-14: in a combined attack, cannon next to none of the defenders suffer nothing. */
    List<String> inReach() {
        return attackers.stream()
                .filter(u -> !board.unit(u).isCannon() || isNextToOne(counters.placeOf(u)))
                .toList();
    }

    private boolean isNextToOne(String hex) {
        return hexes.stream().anyMatch(board.neighbours(hex)::contains);
    }
}

package zeriba.app.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import zeriba.arena.Interval;
import zeriba.arena.ReportText;
import zeriba.arena.Tally;

/**
 * What a level scores against another in battles on the field, each fought by both on each side.
 */
public final class FieldDuels {

    /**
     * A battle fought twice with the same dice.
     *
     * @param asForce whether the better level held the field with the campaign's force
     * @param asRivals whether it took the field with the Dervishes
     */
    private record Duel(boolean asForce, boolean asRivals) {

        int wins() {
            return (asForce ? 1 : 0) + (asRivals ? 1 : 0);
        }
    }

    private final Map<String, List<Duel>> rows = new TreeMap<>();

    /** Counts a battle with its kind and with all together. */
    public void add(MetBattle met, boolean asForce, boolean asRivals) {
        Duel duel = new Duel(asForce, asRivals);
        String kind = met.battle().contact().word();
        rows.computeIfAbsent(kind, _ -> new ArrayList<>()).add(duel);
        rows.computeIfAbsent("together", _ -> new ArrayList<>()).add(duel);
    }

    /** It as a table of Markdown: shares of battles won, with 95 % intervals; pairs for the sum. */
    public List<String> table() {
        List<String> lines = new ArrayList<>();
        lines.add("| kind | battles | with the force | with the Dervishes | together | Elo |");
        lines.add("| --- ".repeat(6) + "|");
        rows.forEach((kind, duels) -> lines.add(line(kind, duels)));
        return lines;
    }

    private static String line(String kind, List<Duel> duels) {
        long asForce = duels.stream().filter(Duel::asForce).count();
        long asRivals = duels.stream().filter(Duel::asRivals).count();
        Tally all = tally(duels);
        return String.format(
                Locale.ROOT,
                "| %s | %d | %s | %s | %s | %s |",
                kind,
                all.games(),
                share(asForce, duels.size()),
                share(asRivals, duels.size()),
                share(all.score(), all.scoreInterval()),
                ReportText.elo(all.elo(), all.eloInterval()));
    }

    private static Tally tally(List<Duel> duels) {
        long wins = duels.stream().mapToLong(Duel::wins).sum();
        double squares = duels.stream().mapToDouble(duel -> duel.wins() * duel.wins() / 4.0).sum();
        return new Tally(wins, 0, 2L * duels.size() - wins, squares, duels.size());
    }

    private static String share(long wins, long battles) {
        return share((double) wins / battles, Interval.wilson((double) wins, battles));
    }

    private static String share(double score, Interval interval) {
        return String.format(
                Locale.ROOT,
                "%.0f %% (%.0f to %.0f)",
                100 * score,
                100 * interval.low(),
                100 * interval.high());
    }
}

package zeriba.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import zeriba.engine.rules.Side;
import zeriba.wording.Messages;

/** A report as a table of plain text, from the view of the first level. */
public final class ReportText {

    private ReportText() {}

    /**
     * What was played, a line for each side that the first level played, one for all, the speed.
     */
    public static List<String> of(Report report) {
        List<String> lines = new ArrayList<>();
        lines.add(title(report));
        lines.add(
                String.format(
                        Locale.ROOT,
                        "%-13s %6s  %-22s %-22s %-22s %-22s %s",
                        report.batch().levels().getFirst().name(),
                        "games",
                        "won %",
                        "drawn %",
                        "lost %",
                        "score %",
                        "Elo"));
        Batch<?, ?> batch = report.batch();
        Messages wording = Messages.of(batch.game(), batch.setup().scenario());
        for (Side side : report.batch().game().about().sides()) {
            Tally tally = report.on(side);
            if (tally.games() > 0) {
                lines.add(line("as " + wording.name(side.name()), tally));
            }
        }
        lines.add(line("together", report.all()));
        lines.addAll(forfeits(report));
        lines.add(speed(report));
        return lines;
    }

    /** Games that were lost by giving no legal action in time: by whom, how many, by what. */
    private static List<String> forfeits(Report report) {
        List<Side> sides = report.batch().game().about().sides();
        Map<String, Map<String, Integer>> byLevel = new TreeMap<>();
        for (Row row : report.rows()) {
            if (row.result().rule().equals(ForfeitException.RULE)) {
                boolean isFirst = row.result().worthTo(sides.getFirst()) == 0;
                String loser = row.levels().get(isFirst ? 0 : 1);
                byLevel.computeIfAbsent(loser, _ -> new TreeMap<>())
                        .merge(row.result().grade(), 1, Integer::sum);
            }
        }
        return byLevel.entrySet().stream()
                .map(lost -> "forfeited by " + lost.getKey() + ": " + counted(lost.getValue()))
                .toList();
    }

    private static String counted(Map<String, Integer> faults) {
        return faults.entrySet().stream()
                .map(fault -> fault.getValue() + " " + fault.getKey())
                .collect(Collectors.joining(", "));
    }

    private static String title(Report report) {
        Batch<?, ?> batch = report.batch();
        List<String> options = BatchTable.optionWords(batch);
        return String.format(
                Locale.ROOT,
                "%s %s%s: %s against %s, seed %d%s",
                batch.game().about().id(),
                batch.setup().scenario(),
                options.isEmpty() ? "" : " with " + String.join(", ", options),
                batch.levels().getFirst().name(),
                String.join(", ", batch.levels().stream().skip(1).map(l -> l.name()).toList()),
                batch.seed(),
                batch.swaps() ? ", sides swapped" : "");
    }

    private static String line(String what, Tally tally) {
        return String.format(
                Locale.ROOT,
                "%-13s %6d  %-22s %-22s %-22s %-22s %s",
                what,
                tally.games(),
                share(tally.wins(), tally.games()),
                share(tally.draws(), tally.games()),
                share(tally.losses(), tally.games()),
                percent(tally.score(), tally.scoreInterval()),
                elo(tally.elo(), tally.eloInterval()));
    }

    private static String share(long hits, long games) {
        double share = games == 0 ? 0 : (double) hits / games;
        return percent(share, Interval.wilson((double) hits, games));
    }

    private static String percent(double value, Interval interval) {
        return String.format(
                Locale.ROOT,
                "%.1f (%.1f to %.1f)",
                100 * value,
                100 * interval.low(),
                100 * interval.high());
    }

    /** A difference in Elo and its interval; without an end where one side won all. */
    public static String elo(double value, Interval interval) {
        return String.format(
                Locale.ROOT,
                "%s (%s to %s)",
                elo(value),
                elo(interval.low()),
                elo(interval.high()));
    }

    private static String elo(double value) {
        return Double.isInfinite(value)
                ? (value > 0 ? "+inf" : "-inf")
                : String.format(Locale.ROOT, "%+.0f", value);
    }

    private static String speed(Report report) {
        int games = report.rows().size();
        return String.format(
                Locale.ROOT,
                "%d games in %.1f s, %.1f games/s, %.1f entries a game; intervals are 95 %%",
                games,
                report.seconds(),
                games / Math.max(report.seconds(), 1e-9),
                games == 0 ? 0.0 : (double) report.entries() / games);
    }
}

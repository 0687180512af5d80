package zeriba.app.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import zeriba.field.FieldBattle;
import zeriba.field.FieldResult;

/**
 * How battles on the field come out beside the same battles fought quickly. Each is fought once, so
 * that the difference is one of pairs: what it came to, less the quick battle's share.
 */
public final class FieldFairness {

    private static final double Z = 1.96;

    /** [design] Forces are told apart by these numbers of stands. */
    private static final int[] SIZES = {10, 18, 32, 50};

    /** A battle that was fought on the field. */
    private record Fought(MetBattle met, FieldResult result) {
        double lost() {
            return result.lostOf(met.battle());
        }
    }

    private final Map<String, List<Fought>> rows = new TreeMap<>();

    /** Counts a battle that was fought, with its kind and with those of its kind and size. */
    public void add(MetBattle met, FieldResult result) {
        Fought fought = new Fought(met, result);
        String kind = met.battle().contact().word();
        rows.computeIfAbsent(kind, _ -> new ArrayList<>()).add(fought);
        rows.computeIfAbsent(kind + ", " + size(met.battle()), _ -> new ArrayList<>()).add(fought);
        rows.computeIfAbsent("together", _ -> new ArrayList<>()).add(fought);
    }

    private static String size(FieldBattle battle) {
        int from = 0;
        for (int to : SIZES) {
            if (battle.ownStands() <= to) {
                return String.format(Locale.ROOT, "%02d to %d", from + 1, to);
            }
            from = to;
        }
        return "more than " + from;
    }

    /** It as a table of Markdown, kinds with at least so many battles. */
    public List<String> table(int least) {
        List<String> lines = new ArrayList<>();
        lines.add(
                "| kind, stands | battles | field: held % | quick | apart | field: lost % | quick"
                        + " | turns |");
        lines.add("| --- ".repeat(8) + "|");
        rows.forEach((name, row) -> {
            if (row.size() >= least) {
                lines.add(line(name, row));
            }
        });
        return lines;
    }

    private static String line(String name, List<Fought> row) {
        double held = mean(row.stream().mapToDouble(one -> one.result().held() ? 1 : 0).toArray());
        double[] apart =
                row.stream()
                        .mapToDouble(one -> (one.result().held() ? 1 : 0) - one.met().held())
                        .toArray();
        return String.format(
                Locale.ROOT,
                "| %s | %d | %.0f | %.0f | %+.0f ± %.0f | %.0f | %.0f | %.1f |",
                name,
                row.size(),
                100 * held,
                100 * mean(row.stream().mapToDouble(one -> one.met().held()).toArray()),
                100 * mean(apart),
                100 * Z * error(apart),
                100 * mean(row.stream().mapToDouble(Fought::lost).toArray()),
                100 * mean(row.stream().mapToDouble(one -> one.met().lost()).toArray()),
                mean(row.stream().mapToDouble(one -> one.result().turns()).toArray()));
    }

    private static double mean(double... values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        return values.length == 0 ? 0 : sum / values.length;
    }

    /** The standard error of the mean. */
    private static double error(double... values) {
        double mean = mean(values);
        double sum = 0;
        for (double value : values) {
            sum += (value - mean) * (value - mean);
        }
        int n = values.length;
        return n < 2 ? 0 : Math.sqrt(sum / (n - 1) / n);
    }
}

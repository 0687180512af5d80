package zeriba.arena;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import zeriba.arena.Bench.Figure;

/**
 * The figures of two builds that were measured in turn, side by side.
 *
 * @param ratios one for each figure that both builds have, in the order in which they are measured
 */
public record Comparison(List<Ratio> ratios) {

    public Comparison {
        ratios = List.copyOf(ratios);
    }

    /** What a run of each of the two builds has measured, one right after the other. */
    public record Pair(List<Figure> ours, List<Figure> theirs) {

        public Pair {
            ours = List.copyOf(ours);
            theirs = List.copyOf(theirs);
        }

        private Optional<Double> ratio(String what) {
            return value(ours, what).flatMap(our -> value(theirs, what).map(their -> our / their));
        }
    }

    /**
     * One figure of both builds.
     *
     * @param what what was measured
     * @param ours the median over this build's runs
     * @param theirs the median over the other build's runs
     * @param least the least ratio of any pair, ours by theirs
     * @param most the greatest ratio of any pair
     * @param unit of ours and theirs
     */
    public record Ratio(
            String what, double ours, double theirs, double least, double most, String unit) {

        /** Of the medians, ours by theirs. */
        public double ofMedians() {
            return ours / theirs;
        }
    }

    /**
     * Compares what was measured.
     *
     * @throws IllegalArgumentException where there is no pair
     */
    public static Comparison of(List<Pair> pairs) {
        if (pairs.isEmpty()) {
            throw new IllegalArgumentException("nothing was measured");
        }
        Map<String, Ratio> ratios = new LinkedHashMap<>();
        for (Figure figure : pairs.getFirst().ours()) {
            ratio(pairs, figure).ifPresent(ratio -> ratios.put(figure.what(), ratio));
        }
        return new Comparison(List.copyOf(ratios.values()));
    }

    private static Optional<Ratio> ratio(List<Pair> pairs, Figure figure) {
        String what = figure.what();
        List<Double> each = pairs.stream().flatMap(pair -> pair.ratio(what).stream()).toList();
        return each.size() < pairs.size()
                ? Optional.empty()
                : Optional.of(
                        new Ratio(
                                what,
                                median(pairs, Pair::ours, what),
                                median(pairs, Pair::theirs, what),
                                each.stream().mapToDouble(Double::doubleValue).min().orElseThrow(),
                                each.stream().mapToDouble(Double::doubleValue).max().orElseThrow(),
                                figure.unit()));
    }

    private static Optional<Double> value(List<Figure> figures, String what) {
        return figures.stream()
                .filter(figure -> figure.what().equals(what))
                .findFirst()
                .map(Figure::value);
    }

    private static double median(List<Pair> pairs, Function<Pair, List<Figure>> side, String what) {
        double[] values =
                pairs.stream()
                        .flatMap(pair -> value(side.apply(pair), what).stream())
                        .mapToDouble(Double::doubleValue)
                        .sorted()
                        .toArray();
        int half = values.length / 2;
        return values.length % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2;
    }

    /** The comparison as a table of plain text. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(line("", "this build", "the other", "ratio", "least", "most", ""));
        for (Ratio ratio : ratios) {
            lines.add(
                    line(
                            ratio.what(),
                            number("%,.1f", ratio.ours()),
                            number("%,.1f", ratio.theirs()),
                            number("%.3f", ratio.ofMedians()),
                            number("%.3f", ratio.least()),
                            number("%.3f", ratio.most()),
                            ratio.unit()));
        }
        return List.copyOf(lines);
    }

    private static String number(String form, double value) {
        return String.format(Locale.ROOT, form, value);
    }

    private static String line(Object... cells) {
        return "%-32s %15s %15s %7s %7s %7s  %s".formatted(cells).stripTrailing();
    }
}

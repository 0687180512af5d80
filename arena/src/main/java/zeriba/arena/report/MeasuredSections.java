package zeriba.arena.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import zeriba.arena.Interval;
import zeriba.arena.experiment.Experiment;
import zeriba.arena.experiment.ExperimentResults;
import zeriba.arena.experiment.GameRow;
import zeriba.arena.experiment.Variant;
import zeriba.arena.measure.Measure;
import zeriba.engine.RuleBook;
import zeriba.engine.rules.Side;
import zeriba.wording.Messages;

/** What was measured, section by section; without what nobody wanted measured. */
record MeasuredSections(Experiment experiment, ExperimentResults results, Messages words) {

    private static final double NANOS = 1e9;
    private static final int MOST_UNITS = 30;
    private static final int MOST_NAMED = 40;

    List<String> all() {
        List<String> sections = new ArrayList<>();
        sections.add(bias());
        sections.add(length());
        if (has("decisions") || has("branching") || has("lead") || has("thinking")) {
            sections.add(play());
        }
        if (has("losses")) {
            sections.add(losses());
        }
        if (has("ground")) {
            sections.add(ground());
        }
        if (has("rules") || has("objections")) {
            sections.add(rules());
        }
        sections.add(times());
        return sections;
    }

    private boolean has(String measure) {
        return experiment.measures().stream().map(Measure::id).anyMatch(measure::equals);
    }

    private List<GameRow> base() {
        return results.of(experiment.variants().getFirst());
    }

    /** Each side's share in the base, whoever plays it. */
    private String bias() {
        List<Charts.Point> points = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        List<GameRow> games = base();
        for (Side side : experiment.game().about().sides()) {
            double hits = games.stream().mapToDouble(row -> row.worthTo(side)).sum();
            double share = games.isEmpty() ? 0.5 : hits / games.size();
            Interval interval = Interval.wilson(hits, games.size());
            String said =
                    "%s (%s\u2013%s)"
                            .formatted(
                                    Html.percent(share),
                                    Html.percent(interval.low()),
                                    Html.percent(interval.high()));
            String name = words.name(side.name());
            points.add(new Charts.Point(name, share, interval.low(), interval.high(), said));
            rows.add(List.of(name, Html.percent(share), said));
        }
        return Html.section(
                "The sides in the base",
                Html.figure(
                        "Share of each side in per cent, games of the base alone",
                        Charts.dots(points, 0.25, 0.75, 0.5, Html::percent),
                        Html.table(List.of("side", "share %", "with interval"), rows)));
    }

    private String length() {
        SortedMap<Integer, Integer> counts = new TreeMap<>();
        base().forEach(row -> counts.merge(row.turns(), 1, Integer::sum));
        List<Charts.Point> points = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        double most = 0;
        for (var turn : counts.entrySet()) {
            double share = (double) turn.getValue() / base().size();
            most = Math.max(most, share);
            String said = Html.percent(share) + " %";
            points.add(new Charts.Point("turn " + turn.getKey(), share, 0, 0, said));
            rows.add(List.of("turn " + turn.getKey(), Integer.toString(turn.getValue())));
        }
        return Html.section(
                "Length",
                Html.figure(
                        "In which turn games of the base end",
                        Charts.bars(points, most),
                        Html.table(List.of("turn", "games"), rows)),
                means(
                        Map.of(
                                "turns", GameRow::turns,
                                "choices and throws", GameRow::entries,
                                "score of the first side", GameRow::score)),
                ends());
    }

    /** By which rule, and with which grade, games end. */
    private String ends() {
        Set<String> all = new TreeSet<>();
        results.rows().forEach(row -> all.add(end(row)));
        List<String> heads = new ArrayList<>(List.of("variant"));
        heads.addAll(all);
        List<List<String>> rows = new ArrayList<>();
        for (Variant variant : experiment.variants()) {
            List<GameRow> games = results.of(variant);
            List<String> row = new ArrayList<>(List.of(variant.label(experiment.factors())));
            for (String end : all) {
                long so = games.stream().filter(one -> end(one).equals(end)).count();
                row.add(Html.percent(games.isEmpty() ? 0 : (double) so / games.size()));
            }
            rows.add(row);
        }
        return "<h3>How games end, in per cent</h3>" + Html.table(heads, rows);
    }

    private String end(GameRow row) {
        return row.isOver()
                ? (row.winner().equals(GameRow.DRAW) ? "drawn" : words.name(row.winner()))
                        + (row.grade().isEmpty() ? "" : ", " + row.grade())
                        + " ("
                        + row.rule()
                        + ")"
                : "broken off: " + row.rule();
    }

    /** A row for each variant, a column for the mean of each number. */
    private String means(Map<String, ToDoubleFunction<GameRow>> numbers) {
        SortedMap<String, ToDoubleFunction<GameRow>> sorted = new TreeMap<>(numbers);
        List<String> heads = new ArrayList<>(List.of("mean of"));
        heads.addAll(sorted.keySet());
        List<List<String>> rows = new ArrayList<>();
        for (Variant variant : experiment.variants()) {
            List<String> row = new ArrayList<>(List.of(variant.label(experiment.factors())));
            for (ToDoubleFunction<GameRow> number : sorted.values()) {
                row.add(Html.number(mean(results.of(variant), number)));
            }
            rows.add(row);
        }
        return Html.table(heads, rows);
    }

    private static double mean(List<GameRow> games, ToDoubleFunction<GameRow> number) {
        return games.stream().mapToDouble(number).average().orElse(0);
    }

    private String play() {
        Map<String, ToDoubleFunction<GameRow>> numbers = new TreeMap<>();
        for (String measure : List.of("decisions", "branching", "lead", "thinking")) {
            keys(measure).forEach(key -> numbers.put(key.replace('/', ' '), fact(key)));
        }
        List<String> told =
                experiment.measures().stream()
                        .filter(one ->
                                numbers.keySet().stream().anyMatch(key -> key.startsWith(one.id())))
                        .map(one -> one.id() + ": " + one.about())
                        .toList();
        return Html.section(
                "Play",
                means(numbers),
                "<p class=\"note\">" + Html.escaped(String.join(". ", told)) + ".</p>");
    }

    private static ToDoubleFunction<GameRow> fact(String key) {
        return row -> row.facts().getOrDefault(key, 0.0);
    }

    private Stream<String> keys(String measure) {
        Set<String> keys = new TreeSet<>();
        results.rows()
                .forEach(row ->
                        row.facts().keySet().stream()
                                .filter(key -> key.startsWith(measure + "/"))
                                .forEach(keys::add));
        return keys.stream();
    }

    private String losses() {
        List<GameRow> games = base();
        record Loss(String unit, double share) {}
        List<Loss> losses =
                keys("losses")
                        .map(key ->
                                new Loss(key.substring("losses/".length()), mean(games, fact(key))))
                        .sorted(Comparator.comparingDouble(Loss::share).reversed())
                        .toList();
        List<Charts.Point> points = new ArrayList<>();
        for (Loss loss : losses.subList(0, Math.min(MOST_UNITS, losses.size()))) {
            String said = Html.percent(loss.share()) + " %";
            points.add(new Charts.Point(words.name(loss.unit()), loss.share(), 0, 0, said));
        }
        Map<String, ToDoubleFunction<GameRow>> numbers = new TreeMap<>();
        losses.forEach(loss -> numbers.put(loss.unit(), fact("losses/" + loss.unit())));
        return Html.section(
                "Losses",
                Html.figure(
                        "In how many games of the base each unit is lost, the most often lost"
                                + " first",
                        Charts.bars(points, 1),
                        means(numbers)));
    }

    private String ground() {
        HeatMap map = HeatMap.of(experiment.game().sheet(), experiment.setup().scenario());
        List<String> figures = new ArrayList<>();
        Map<String, String> kinds =
                new TreeMap<>(
                        Map.of(
                                "stood", "Where units stood at the begin of turns",
                                "entered", "Where units went",
                                "attacked", "What was attacked",
                                "lost", "Where units were lost"));
        kinds.forEach((kind, caption) -> {
            Map<String, Double> heat = heat("ground/" + kind + ".");
            if (!heat.isEmpty()) {
                List<List<String>> rows =
                        heat.entrySet().stream()
                                .map(one -> List.of(one.getKey(), Html.number(one.getValue())))
                                .toList();
                figures.add(
                        Html.figure(
                                caption + ", times a game",
                                map.svg(heat),
                                Html.table(List.of("place", "a game"), rows)));
            }
        });
        return Html.section(
                "Ground",
                "<p class=\"note\">Games of the base. The area of a disc is how often; the largest"
                        + " fills its hex. Rest the pointer on one for its number.</p>",
                "<div class=\"maps\">" + String.join("", figures) + "</div>");
    }

    private Map<String, Double> heat(String start) {
        Map<String, Double> heat = new TreeMap<>();
        keys("ground")
                .filter(key -> key.startsWith(start))
                .forEach(key -> {
                    double mean = mean(base(), fact(key));
                    if (mean > 0) {
                        heat.put(key.substring(start.length()), mean);
                    }
                });
        return heat;
    }

    private String rules() {
        Set<String> used = new TreeSet<>();
        keys("rules").forEach(key -> used.add(key.substring("rules/".length())));
        Set<String> objected = new TreeSet<>();
        keys("objections").forEach(key -> objected.add(key.substring("objections/".length())));
        List<String> never = new ArrayList<>();
        for (RuleBook.Chapter chapter : experiment.game().ruleBook(Locale.ENGLISH).chapters()) {
            for (RuleBook.Paragraph paragraph : chapter.paragraphs()) {
                if (!used.contains(paragraph.rule()) && !objected.contains(paragraph.rule())) {
                    never.add(paragraph.rule());
                }
            }
        }
        return Html.section(
                "Rules",
                "<p>Something happened under %d paragraphs, and %d forbade something that was tried."
                                .formatted(used.size(), objected.size())
                        + " Of the rules that players are told, these %d did neither; many only say"
                                .formatted(never.size())
                        + " what a thing is, or have a say in what is told under another; the"
                        + " others are worth a look:</p>",
                "<p>" + Html.escaped(String.join(", ", never)) + "</p>",
                rare());
    }

    /** What happened in fewer than one game in twenty. */
    private String rare() {
        List<String> rare =
                keys("rules")
                        .filter(key -> games(key) * 20 < results.rows().size())
                        .map(key ->
                                key.substring("rules/".length()) + " (" + games(key) + " games)")
                        .limit(MOST_NAMED)
                        .toList();
        return rare.isEmpty()
                ? ""
                : "<p>In fewer than one game in twenty: %s.</p>"
                        .formatted(Html.escaped(String.join(", ", rare)));
    }

    private long games(String key) {
        return results.rows().stream().filter(row -> row.facts().containsKey(key)).count();
    }

    private String times() {
        double all = results.rows().stream().mapToLong(GameRow::nanos).sum() / NANOS;
        return Html.section(
                "Time",
                means(Map.of("seconds a game", row -> row.nanos() / NANOS)),
                Html.paragraph(
                        String.format(
                                Locale.ROOT,
                                "All games together took %.0f s on the threads that played them.",
                                all)));
    }
}

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
import java.util.stream.Collectors;
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
record MeasuredSections(
        Experiment experiment,
        ExperimentResults results,
        Messages words,
        ReportWords said,
        ReportCode code) {

    private static final double NANOS = 1e9;

    /** The measure that is told on the map. */
    static final String GROUND = "ground";

    private static final String GAUGES = "gauges";
    private static final List<String> PLAY =
            List.of("decisions", "branching", "lead", "thinking", GAUGES);
    private static final Set<String> KEYS = Set.of("mean", "most", "changes", "held");
    private static final List<String> ON_THE_GROUND =
            List.of("attacked", "entered", "lost", "stood");
    private static final int MOST_UNITS = 30;
    private static final int MOST_NAMED = 40;

    List<String> all() {
        List<String> sections = new ArrayList<>();
        sections.add(bias());
        sections.add(length());
        if (PLAY.stream().anyMatch(this::has)) {
            sections.add(play());
        }
        if (has("losses")) {
            sections.add(losses());
        }
        if (has(GROUND)) {
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
        List<Figure.Point> points = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        List<GameRow> games = base();
        for (Side side : experiment.game().about().sides()) {
            double hits = games.stream().mapToDouble(row -> row.worthTo(side)).sum();
            double share = games.isEmpty() ? 0.5 : hits / games.size();
            Interval interval = Interval.wilson(hits, games.size());
            String told =
                    said.within(
                            "interval",
                            said.percent(share),
                            said.percent(interval.low()),
                            said.percent(interval.high()));
            String name = words.name(side.name());
            points.add(new Figure.Point(name, share, interval.low(), interval.high(), told));
            rows.add(List.of(name, said.percent(share), told));
        }
        return Html.section(
                said.say("sides"),
                Html.figure(
                        said,
                        code,
                        Figure.Intervals.ofShares(said.say("sides.caption"), points),
                        table(List.of("head.side", "head.share", "head.with-interval"), rows)));
    }

    private String table(List<String> heads, List<List<String>> rows) {
        return Html.table(heads.stream().map(said::within).toList(), rows);
    }

    private String length() {
        SortedMap<Integer, Integer> counts = new TreeMap<>();
        base().forEach(row -> counts.merge(row.turns(), 1, Integer::sum));
        List<Figure.Point> points = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        double most = 0;
        for (var turn : counts.entrySet()) {
            double share = (double) turn.getValue() / base().size();
            most = Math.max(most, share);
            String name = said.within("turn", turn.getKey());
            points.add(new Figure.Point(name, share, 0, 0, said.percent(share) + " %"));
            rows.add(List.of(name, Integer.toString(turn.getValue())));
        }
        return Html.section(
                said.say("length"),
                Html.figure(
                        said,
                        code,
                        new Figure.Bars(said.say("length.caption"), points, most),
                        table(List.of("head.turn", "head.games"), rows)),
                means(
                        Map.of(
                                said.within("mean.turns"), GameRow::turns,
                                said.within("mean.entries"), GameRow::entries,
                                said.within("mean.score"), GameRow::score)),
                ends());
    }

    /** By which rule, and with which grade, games end. */
    private String ends() {
        Set<String> all = new TreeSet<>();
        results.rows().forEach(row -> all.add(end(row)));
        List<String> heads = new ArrayList<>(List.of(said.within("head.variant")));
        heads.addAll(all);
        List<List<String>> rows = new ArrayList<>();
        for (Variant variant : experiment.variants()) {
            List<GameRow> games = results.of(variant);
            List<String> row = new ArrayList<>(List.of(said.label(variant, experiment.factors())));
            for (String end : all) {
                long so = games.stream().filter(one -> end(one).equals(end)).count();
                row.add(said.percent(games.isEmpty() ? 0 : (double) so / games.size()));
            }
            rows.add(row);
        }
        return "<h3>" + said.say("ends") + "</h3>" + Html.table(heads, rows);
    }

    private String end(GameRow row) {
        if (!row.isOver()) {
            return said.within("end.broken", why(row));
        }
        String winner =
                row.winner().equals(GameRow.DRAW)
                        ? said.within("end.drawn")
                        : words.name(row.winner());
        String grade = row.grade().isEmpty() ? "" : ", " + words.grade(row.grade());
        return winner + grade + " (" + row.rule() + ")";
    }

    /** Why a game was broken off: that it was too long, or what fault it met. */
    private String why(GameRow row) {
        return row.rule().equals(GameRow.tooLong(experiment.longest()))
                ? said.within("end.longest", experiment.longest())
                : row.rule();
    }

    /** A row for each variant, a column for the mean of each number. */
    private String means(Map<String, ToDoubleFunction<GameRow>> numbers) {
        SortedMap<String, ToDoubleFunction<GameRow>> sorted = new TreeMap<>(numbers);
        List<String> heads = new ArrayList<>(List.of(said.within("head.mean")));
        heads.addAll(sorted.keySet());
        List<List<String>> rows = new ArrayList<>();
        for (Variant variant : experiment.variants()) {
            List<String> row = new ArrayList<>(List.of(said.label(variant, experiment.factors())));
            for (ToDoubleFunction<GameRow> number : sorted.values()) {
                row.add(said.number(mean(results.of(variant), number)));
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
        for (String measure : PLAY) {
            keys(measure).forEach(key -> numbers.put(head(key), fact(key)));
        }
        String told =
                PLAY.stream()
                        .filter(one -> keys(one).findAny().isPresent())
                        .map(one -> said.say("about." + one))
                        .collect(Collectors.joining(" "));
        return Html.section(
                said.say("play"),
                means(numbers),
                "<p class=\"note\">" + Html.escaped(told) + "</p>");
    }

    /** What a number is called: the measure, and the side or the word of its key. */
    private String head(String key) {
        String[] parts = key.split("[/.]", -1);
        if (parts[0].equals(GAUGES)) {
            return words.gauge(parts[1]);
        }
        List<String> told = new ArrayList<>(List.of(said.within("measure." + parts[0])));
        for (String part : List.of(parts).subList(1, parts.length)) {
            told.add(KEYS.contains(part) ? said.within("key." + part) : words.name(part));
        }
        return String.join(" ", told);
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
        List<Figure.Point> points = new ArrayList<>();
        for (Loss loss : losses.subList(0, Math.min(MOST_UNITS, losses.size()))) {
            String told = said.percent(loss.share()) + " %";
            points.add(new Figure.Point(words.name(loss.unit()), loss.share(), 0, 0, told));
        }
        Map<String, ToDoubleFunction<GameRow>> numbers = new TreeMap<>();
        losses.forEach(loss -> numbers.put(loss.unit(), fact("losses/" + loss.unit())));
        return Html.section(
                said.say("losses"),
                Html.figure(
                        said,
                        code,
                        new Figure.Bars(said.say("losses.caption"), points, 1),
                        means(numbers)));
    }

    private String ground() {
        List<String> figures = new ArrayList<>();
        for (String kind : ON_THE_GROUND) {
            Map<String, Double> heat = heat("ground/" + kind + ".");
            if (!heat.isEmpty()) {
                List<List<String>> rows =
                        heat.entrySet().stream()
                                .map(one -> List.of(one.getKey(), said.number(one.getValue())))
                                .toList();
                figures.add(
                        Html.figure(
                                said,
                                code,
                                new Figure.Heat(said.say("ground." + kind), heat),
                                table(List.of("head.place", "head.a-game"), rows)));
            }
        }
        return Html.section(
                said.say("ground"),
                "<p class=\"note\">" + Html.escaped(said.say("ground.note")) + "</p>",
                "<div class=\"maps\">" + String.join("", figures) + "</div>");
    }

    private Map<String, Double> heat(String start) {
        Map<String, Double> heat = new TreeMap<>();
        keys(GROUND)
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
                said.say("rules"),
                Html.paragraph(said.say("rules.used", used.size(), objected.size(), never.size())),
                Html.paragraph(String.join(", ", never)),
                rare());
    }

    /** What happened in fewer than one game in twenty. */
    private String rare() {
        List<String> rare =
                keys("rules")
                        .filter(key -> games(key) * 20 < results.rows().size())
                        .map(key ->
                                said.within(
                                        "rules.games",
                                        key.substring("rules/".length()),
                                        games(key)))
                        .limit(MOST_NAMED)
                        .toList();
        return rare.isEmpty()
                ? ""
                : Html.paragraph(said.say("rules.rare", String.join(", ", rare)));
    }

    private long games(String key) {
        return results.rows().stream().filter(row -> row.facts().containsKey(key)).count();
    }

    private String times() {
        double all = results.rows().stream().mapToLong(GameRow::nanos).sum() / NANOS;
        return Html.section(
                said.say("time"),
                means(Map.of(said.within("mean.seconds"), row -> row.nanos() / NANOS)),
                Html.paragraph(said.say("time.all", said.number(all))));
    }
}

package zeriba.arena.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zeriba.arena.experiment.Design;
import zeriba.arena.experiment.Effect;
import zeriba.arena.experiment.Experiment;
import zeriba.arena.experiment.ExperimentResults;
import zeriba.arena.experiment.Factor;
import zeriba.arena.experiment.Share;
import zeriba.arena.experiment.StopRule;
import zeriba.arena.experiment.Variant;
import zeriba.arena.measure.Measure;
import zeriba.engine.GameInfo;
import zeriba.engine.text.Value;
import zeriba.wording.Messages;

/** The report of an experiment as one page that needs no other file. */
public final class ExperimentPage {

    private static final String PLACE_NAME = "place.";

    private static final List<String> SHARE_HEADS =
            List.of(
                    "head.variant",
                    "head.games",
                    "head.won",
                    "head.drawn",
                    "head.lost",
                    "head.broken",
                    "head.share",
                    "head.from",
                    "head.to",
                    "head.less",
                    "head.from",
                    "head.to");

    private final Experiment experiment;
    private final ExperimentResults results;
    private final ReportCode code;
    private final Messages words;
    private final ReportWords said;
    private final String side;
    private final Answer answer;

    /** The page in {@code language}, in English where there are no words in that. */
    public ExperimentPage(
            Experiment experiment, ExperimentResults results, Locale language, ReportCode code) {
        this.experiment = experiment;
        this.results = results;
        this.code = code;
        this.said = ReportWords.in(language);
        this.words = words(experiment, said);
        this.side = words.sideTold(experiment.side());
        this.answer = new Answer(experiment, results, said, side);
    }

    /** What the games of an experiment say, in a sentence. */
    public static String answer(Experiment experiment, ExperimentResults results, Locale language) {
        ReportWords said = ReportWords.in(language);
        String side = words(experiment, said).sideTold(experiment.side());
        return new Answer(experiment, results, said, side).sentence();
    }

    private static Messages words(Experiment experiment, ReportWords said) {
        return Messages.of(experiment.game(), experiment.setup().scenario(), said.language());
    }

    /** The page. */
    public String written() {
        String title = Html.escaped(experiment.question());
        return """
        <!doctype html>
        <html lang="%s"><head><meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>%s</title><style>%s</style></head>
        <body><h1 translate="no">%s</h1>
        <p class="answer">%s</p>
        %s<div id="report" hidden>%s</div>
        <script type="module">%s</script></body></html>
        """
                .formatted(
                        said.language().toLanguageTag(),
                        title,
                        code.style(),
                        title,
                        Html.escaped(answer.sentence()),
                        sections(),
                        code.embedded(drawn()),
                        code.script());
    }

    /** What all drawings go by: the language, and the map where something is drawn on it. */
    private Value.Fields drawn() {
        GameInfo about = experiment.game().about();
        Map<String, Value> names = new TreeMap<>();
        words.all()
                .forEach((key, name) -> {
                    if (key.startsWith(PLACE_NAME)) {
                        names.put(key, Value.of(name));
                    }
                });
        boolean hasMap =
                experiment.measures().stream()
                        .map(Measure::id)
                        .anyMatch(MeasuredSections.GROUND::equals);
        return Value.NO_FIELDS
                .with("game", Value.of(about.id()))
                .with("title", Value.of(about.title()))
                .with("scenario", Value.of(experiment.setup().scenario()))
                .with("language", Value.of(said.language().toLanguageTag()))
                .with("messages", new Value.Fields(names))
                .with("sheet", hasMap ? sheet() : Value.NO_FIELDS);
    }

    /** The game's sheet, of several maps the one that was played on. */
    private Value.Fields sheet() {
        Value.Fields sheet = experiment.game().sheet();
        String scenario = experiment.setup().scenario();
        return sheet.at("scenarios") instanceof Value.Fields maps
                ? sheet.with("scenarios", Value.NO_FIELDS.with(scenario, maps.at(scenario)))
                : sheet;
    }

    private String sections() {
        List<String> sections = new ArrayList<>();
        sections.add(asked());
        sections.add(shares());
        if (!experiment.factors().isEmpty()) {
            sections.add(sensitivity());
        }
        sections.addAll(new MeasuredSections(experiment, results, words, said, code).all());
        return String.join("", sections);
    }

    private String asked() {
        List<String> facts = new ArrayList<>();
        fact(
                facts,
                "asked.game",
                said.say(
                        "game.told",
                        experiment.game().about().title(),
                        experiment.setup().scenario(),
                        experiment.game().about().rulesVersion()));
        fact(facts, "asked.players", players());
        for (Factor factor : experiment.factors()) {
            fact(
                    facts,
                    "asked.varies",
                    factor.name()
                            + ": "
                            + factor.levels().stream()
                                    .map(said::setting)
                                    .collect(Collectors.joining(" | ")));
        }
        fact(
                facts,
                "asked.design",
                said.within(
                        "design.told",
                        said.within("design." + experiment.design()),
                        experiment.variants().size(),
                        said.told(experiment.stop())));
        fact(
                facts,
                "asked.played",
                said.within("played.told", results.rows().size(), experiment.seed()));
        return Html.section(said.say("asked"), "<dl>" + String.join("", facts) + "</dl>");
    }

    private void fact(List<String> facts, String key, String told) {
        facts.add("<dt>%s</dt><dd>%s</dd>".formatted(said.within(key), Html.escaped(told)));
    }

    private String players() {
        List<String> players = new ArrayList<>();
        for (int i = 0; i < experiment.players().size(); i++) {
            players.add(
                    words.name(experiment.game().about().sides().get(i).name())
                            + " "
                            + experiment.players().get(i).name());
        }
        String all = String.join(", ", players);
        return experiment.swaps() ? said.say("players.swapped", all) : all;
    }

    private String shares() {
        List<Figure.Point> points = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        for (Variant variant : experiment.variants()) {
            Share share = results.share(variant);
            if (share.games() == 0 && experiment.stop() instanceof StopRule.Balance) {
                continue;
            }
            String label = said.label(variant, experiment.factors());
            points.add(
                    new Figure.Point(
                            label,
                            share.share(),
                            share.interval().low(),
                            share.interval().high(),
                            said(share)));
            rows.add(row(variant, label, share));
        }
        return Html.section(
                said.say("shares", side),
                Html.figure(
                        said,
                        code,
                        Figure.Intervals.ofShares(said.say("shares.caption", side), points),
                        Html.table(SHARE_HEADS.stream().map(said::within).toList(), rows)));
    }

    private String said(Share share) {
        return said.within(
                "interval",
                said.percent(share.share()),
                said.percent(share.interval().low()),
                said.percent(share.interval().high()));
    }

    private List<String> row(Variant variant, String label, Share share) {
        Effect effect = results.againstBase(variant);
        boolean isBase = variant.number() == 0;
        return List.of(
                label,
                Long.toString(share.games()),
                Long.toString(share.wins()),
                Long.toString(share.draws()),
                Long.toString(share.losses()),
                Long.toString(share.broken()),
                said.percent(share.share()),
                said.percent(share.interval().low()),
                said.percent(share.interval().high()),
                isBase ? "" : said.points(effect.mean()),
                isBase ? "" : said.points(effect.low()),
                isBase ? "" : said.points(effect.high()));
    }

    private String sensitivity() {
        List<Figure.Point> points = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        for (Answer.Told told : answer.effects()) {
            add(points, rows, told.name(), told.effect());
        }
        if (points.isEmpty()) {
            return "";
        }
        Figure figure = Figure.Intervals.ofDifferences(said.say("moves.caption", side), points);
        List<String> heads =
                Stream.of("head.change", "head.points", "head.from", "head.to", "head.rounds")
                        .map(said::within)
                        .toList();
        String note = said.say("moves.note", points.size(), said.number(points.size() / 20.0));
        return Html.section(
                said.say("moves"),
                Html.figure(said, code, figure, Html.table(heads, rows)),
                "<p class=\"note\">" + Html.escaped(note) + "</p>",
                interactions(heads));
    }

    private void add(
            List<Figure.Point> points, List<List<String>> rows, String name, Effect effect) {
        String told =
                said.within(
                        "interval",
                        said.points(effect.mean()),
                        said.points(effect.low()),
                        said.points(effect.high()));
        points.add(new Figure.Point(name, effect.mean(), effect.low(), effect.high(), told));
        rows.add(
                List.of(
                        name,
                        said.points(effect.mean()),
                        said.points(effect.low()),
                        said.points(effect.high()),
                        Long.toString(effect.rounds())));
    }

    /** Pairs of factors whose last levels do more, or less, together than one by one. */
    private String interactions(List<String> heads) {
        List<Factor> factors = experiment.factors();
        if (experiment.design() != Design.GRID || factors.size() < 2) {
            return "";
        }
        List<Figure.Point> points = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        for (int one = 0; one < factors.size(); one++) {
            for (int other = one + 1; other < factors.size(); other++) {
                int level = factors.get(one).levels().size() - 1;
                int otherLevel = factors.get(other).levels().size() - 1;
                String name =
                        said.within(
                                "together",
                                said.level(factors.get(one), level),
                                said.level(factors.get(other), otherLevel));
                Effect effect = results.interaction(one, level, other, otherLevel);
                if (effect.rounds() > 0) {
                    add(points, rows, name, effect);
                }
            }
        }
        if (points.isEmpty()) {
            return "";
        }
        return Html.figure(
                said,
                code,
                Figure.Intervals.ofDifferences(said.say("together.caption"), points),
                Html.table(heads, rows));
    }
}

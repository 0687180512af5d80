package zeriba.arena.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
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
import zeriba.wording.Messages;

/** The report of an experiment as one page that needs no other file. */
public final class ExperimentPage {

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
    private final Messages words;
    private final ReportWords said;
    private final String side;
    private final Answer answer;

    /** The page in English. */
    public ExperimentPage(Experiment experiment, ExperimentResults results) {
        this(experiment, results, Locale.ENGLISH);
    }

    /** The page in {@code language}, in English where there are no words in that. */
    public ExperimentPage(Experiment experiment, ExperimentResults results, Locale language) {
        this.experiment = experiment;
        this.results = results;
        this.said = ReportWords.in(language);
        this.words = Messages.of(experiment.game(), experiment.setup().scenario(), said.language());
        this.side = words.sideTold(experiment.side());
        this.answer = new Answer(experiment, results, said, side);
    }

    /** What the games say, in a sentence. */
    public String answer() {
        return answer.sentence();
    }

    /** The page. */
    public String written() {
        String title = Html.escaped(experiment.question());
        return """
        <!doctype html>
        <html lang="%s"><head><meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>%s</title><style>%s</style></head>
        <body><h1>%s</h1>
        <p class="answer">%s</p>
        %s<script>%s</script></body></html>
        """
                .formatted(
                        said.language().toLanguageTag(),
                        title,
                        resource("report.css"),
                        title,
                        Html.escaped(answer.sentence()),
                        sections(),
                        resource("report.js"));
    }

    private String sections() {
        List<String> sections = new ArrayList<>();
        sections.add(asked());
        sections.add(shares());
        if (!experiment.factors().isEmpty()) {
            sections.add(sensitivity());
        }
        sections.addAll(new MeasuredSections(experiment, results, words, said).all());
        return String.join("", sections);
    }

    private static String resource(String name) {
        try (InputStream in =
                Objects.requireNonNull(ExperimentPage.class.getResourceAsStream(name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
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
        List<Charts.Point> points = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        for (Variant variant : experiment.variants()) {
            Share share = results.share(variant);
            if (share.games() == 0 && experiment.stop() instanceof StopRule.Balance) {
                continue;
            }
            String label = said.label(variant, experiment.factors());
            points.add(
                    new Charts.Point(
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
                        said.say("shares.caption", side),
                        Charts.dots(points, 0.25, 0.75, 0.5, said::percent),
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
        List<Charts.Point> points = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        for (Answer.Told told : answer.effects()) {
            add(points, rows, told.name(), told.effect());
        }
        String chart = Charts.dots(points, -0.1, 0.1, 0, said::points);
        List<String> heads =
                Stream.of("head.change", "head.points", "head.from", "head.to", "head.rounds")
                        .map(said::within)
                        .toList();
        String note = said.say("moves.note", points.size(), said.number(points.size() / 20.0));
        return Html.section(
                said.say("moves"),
                Html.figure(said, said.say("moves.caption", side), chart, Html.table(heads, rows)),
                "<p class=\"note\">" + Html.escaped(note) + "</p>",
                interactions(heads));
    }

    private void add(
            List<Charts.Point> points, List<List<String>> rows, String name, Effect effect) {
        String told =
                said.within(
                        "interval",
                        said.points(effect.mean()),
                        said.points(effect.low()),
                        said.points(effect.high()));
        points.add(new Charts.Point(name, effect.mean(), effect.low(), effect.high(), told));
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
        List<Charts.Point> points = new ArrayList<>();
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
                add(points, rows, name, results.interaction(one, level, other, otherLevel));
            }
        }
        return Html.figure(
                said,
                said.say("together.caption"),
                Charts.dots(points, -0.1, 0.1, 0, said::points),
                Html.table(heads, rows));
    }
}

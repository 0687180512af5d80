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

    private final Experiment experiment;
    private final ExperimentResults results;
    private final Messages words;
    private final String side;
    private final Answer answer;

    public ExperimentPage(Experiment experiment, ExperimentResults results) {
        this.experiment = experiment;
        this.results = results;
        this.words = Messages.of(experiment.game(), experiment.setup().scenario());
        String name = words.name(experiment.side().name());
        // a people, such as Ethiopians, or the word for a side, such as Moslem
        this.side = "the " + name + (name.endsWith("s") ? "" : " side");
        this.answer = new Answer(experiment, results, side);
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
        <html lang="en"><head><meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>%s</title><style>%s</style></head>
        <body><h1>%s</h1>
        <p class="answer">%s</p>
        %s<script>%s</script></body></html>
        """
                .formatted(
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
        sections.addAll(new MeasuredSections(experiment, results, words).all());
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
                "game",
                "%s, %s, rules version %d"
                        .formatted(
                                experiment.game().about().title(),
                                experiment.setup().scenario(),
                                experiment.game().about().rulesVersion()));
        fact(facts, "players", players());
        for (Factor factor : experiment.factors()) {
            fact(
                    facts,
                    "varies",
                    factor.name()
                            + ": "
                            + factor.levels().stream()
                                    .map(Factor.Setting::label)
                                    .collect(Collectors.joining(" | ")));
        }
        fact(
                facts,
                "design",
                "%s, %d variants; %s"
                        .formatted(
                                experiment.design(),
                                experiment.variants().size(),
                                told(experiment.stop())));
        fact(
                facts,
                "played",
                "%,d games, seed %d; every variant with the same dice, round by round"
                        .formatted(results.rows().size(), experiment.seed()));
        return Html.section("What was asked", "<dl>" + String.join("", facts) + "</dl>");
    }

    private static void fact(List<String> facts, String name, String said) {
        facts.add("<dt>%s</dt><dd>%s</dd>".formatted(name, Html.escaped(said)));
    }

    private String players() {
        List<String> players = new ArrayList<>();
        for (int i = 0; i < experiment.players().size(); i++) {
            players.add(
                    words.name(experiment.game().about().sides().get(i).name())
                            + " "
                            + experiment.players().get(i).name());
        }
        return String.join(", ", players) + (experiment.swaps() ? "; and with sides changed" : "");
    }

    /** A stop rule in words. */
    public static String told(StopRule stop) {
        return switch (stop) {
            case StopRule.Fixed(long most) -> "%d games of each variant".formatted(most);
            case StopRule.Width(double width, long most) ->
                    "until every interval is within %s points, at most %d games of each variant"
                            .formatted(Html.percent(width), most);
            case StopRule.Sequential test ->
                    String.format(
                            Locale.ROOT,
                            "sequential test of a gain of %s points (alpha %.2f, beta %.2f), at"
                                    + " most %d games of each variant",
                            Html.points(test.gain()),
                            test.alpha(),
                            test.beta(),
                            test.most());
            case StopRule.Balance(double target, long most, var confirm) ->
                    "a search among them for a share of %s %%, %d games in all%s"
                            .formatted(
                                    Html.percent(target),
                                    most,
                                    confirm.map(by ->
                                                    ", confirmed by %s in %d games"
                                                            .formatted(
                                                                    by.player().name(), by.games()))
                                            .orElse(""));
            case StopRule.Minutes(double minutes, long most) ->
                    String.format(Locale.ROOT, "%.1f minutes, at most %d games", minutes, most);
        };
    }

    private String shares() {
        List<Charts.Point> points = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        for (Variant variant : experiment.variants()) {
            Share share = results.share(variant);
            if (share.games() == 0 && experiment.stop() instanceof StopRule.Balance) {
                continue;
            }
            String label = variant.label(experiment.factors());
            points.add(
                    new Charts.Point(
                            label,
                            share.share(),
                            share.interval().low(),
                            share.interval().high(),
                            said(share)));
            rows.add(row(variant, label, share));
        }
        String chart = Charts.dots(points, 0.25, 0.75, 0.5, Html::percent);
        return Html.section(
                "What " + side + " came to",
                Html.figure(
                        "Share of %s in per cent: won, and half of what was drawn; 95 %% intervals"
                                .formatted(side),
                        chart,
                        Html.table(
                                List.of(
                                        "variant",
                                        "games",
                                        "won",
                                        "drawn",
                                        "lost",
                                        "broken off",
                                        "share %",
                                        "from",
                                        "to",
                                        "less base",
                                        "from",
                                        "to"),
                                rows)));
    }

    private static String said(Share share) {
        return "%s (%s\u2013%s)"
                .formatted(
                        Html.percent(share.share()),
                        Html.percent(share.interval().low()),
                        Html.percent(share.interval().high()));
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
                Html.percent(share.share()),
                Html.percent(share.interval().low()),
                Html.percent(share.interval().high()),
                isBase ? "" : Html.points(effect.mean()),
                isBase ? "" : Html.points(effect.low()),
                isBase ? "" : Html.points(effect.high()));
    }

    private String sensitivity() {
        List<Charts.Point> points = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        for (Answer.Told told : answer.effects()) {
            add(points, rows, told.name(), told.effect());
        }
        String chart = Charts.dots(points, -0.1, 0.1, 0, Html::points);
        List<String> heads = List.of("change", "points", "from", "to", "rounds");
        String note =
                "Each against the first value of what varies, over rounds with the same dice. Of"
                        + " %d intervals of 95 %% about %s would leave out zero by chance alone."
                                .formatted(points.size(), Html.number(points.size() / 20.0));
        return Html.section(
                "What moves it",
                Html.figure(
                        "Points of share gained or lost by %s".formatted(side),
                        chart,
                        Html.table(heads, rows)),
                "<p class=\"note\">" + note + "</p>",
                interactions(heads));
    }

    private static void add(
            List<Charts.Point> points, List<List<String>> rows, String name, Effect effect) {
        String said =
                "%s (%s to %s)"
                        .formatted(
                                Html.points(effect.mean()),
                                Html.points(effect.low()),
                                Html.points(effect.high()));
        points.add(new Charts.Point(name, effect.mean(), effect.low(), effect.high(), said));
        rows.add(
                List.of(
                        name,
                        Html.points(effect.mean()),
                        Html.points(effect.low()),
                        Html.points(effect.high()),
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
                        factors.get(one).name()
                                + " "
                                + factors.get(one).levels().get(level).label()
                                + " with "
                                + factors.get(other).name()
                                + " "
                                + factors.get(other).levels().get(otherLevel).label();
                add(points, rows, name, results.interaction(one, level, other, otherLevel));
            }
        }
        return Html.figure(
                "What two changes do together beyond the sum of both, in points",
                Charts.dots(points, -0.1, 0.1, 0, Html::points),
                Html.table(heads, rows));
    }
}

package zeriba.arena.ledger;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import zeriba.arena.Interval;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;

/** A ledger as a page of Markdown: of every game the rows on its present rules. */
public record LedgerPage(Ledger ledger, List<Game<?, ?>> games) {

    private static final String HEAD =
            """
            # The ledger

            How scenarios come out between levels, by

                ./zeriba ledger --minutes M

            which plays the rows with the fewest games first and adds to the file that this page and
            the operation `ledger` are made from, so that every run narrows the intervals. The share
            is the first side's part of what there was to win, a draw being half, with its 95 %
            interval: with few games it says little, and a row whose interval holds 50 % may be even.
            It is of the levels named, not of people. Only games on the present rules are shown.
            """;

    public LedgerPage {
        games = List.copyOf(games);
    }

    /** The page. */
    public String written() {
        List<String> parts = new ArrayList<>(List.of(HEAD));
        games.forEach(game -> parts.add(of(game.about())));
        return String.join("\n", parts);
    }

    private String of(GameInfo about) {
        List<String> lines = new ArrayList<>();
        lines.add("## " + about.title() + ", rules version " + about.rulesVersion());
        lines.add("");
        String first = about.sides().getFirst().name();
        String second = about.sides().getLast().name();
        lines.add(
                "| scenario | options | %s | %s | games | share of %s | played |"
                        .formatted(first, second, first));
        lines.add("| --- | --- | --- | --- | --- | --- | --- |");
        ledger.sums().stream()
                .filter(sum -> sum.subject().game().equals(about.id()))
                .filter(sum -> sum.subject().rules() == about.rulesVersion())
                .sorted(Comparator.comparing(sum -> sum.subject().toString()))
                .forEach(sum -> lines.add(row(about, sum)));
        return String.join("\n", lines) + "\n";
    }

    private static String named(GameInfo about, String scenario) {
        return about.scenarios().stream()
                .filter(one -> one.id().equals(scenario))
                .map(one -> one.title() + " (`" + scenario + "`)")
                .findFirst()
                .orElse("`" + scenario + "`");
    }

    private static String row(GameInfo about, Ledger.Sum sum) {
        Interval interval = sum.interval();
        LedgerLine.Subject subject = sum.subject();
        return String.format(
                Locale.ROOT,
                "| %s | %s | `%s` | `%s` | %d | %.0f %% (%.0f to %.0f) | %s |",
                named(about, subject.scenario()),
                subject.options(),
                subject.levels().getFirst(),
                subject.levels().getLast(),
                sum.games(),
                100 * sum.share(),
                100 * interval.low(),
                100 * interval.high(),
                sum.from().equals(sum.to()) ? sum.to() : sum.from() + " to " + sum.to());
    }
}

package zeriba.arena.handicap;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;

/** The handicaps as a page of Markdown: of every game those on its present rules. */
public record HandicapPage(Handicaps handicaps, List<Game<?, ?>> games) {

    private static final String HEAD =
            """
            # Handicaps

            A table may be opened with a handicap: the weaker player's side gets help. There may be
            three a side, a little (1) to much (3), found by

                ./zeriba handicaps

            which plays the candidates of `candidates.tsv` between two players of one level, goes on
            with those that may be worth about 10, 20 and 30 points of winning chance (up to 95 %),
            and plays what it has chosen again with other seeds. The share is that of the side
            helped, a draw being half, without and with the handicap, with its 95 % interval. The
            games of the search flatter what they chose; those of the confirmation do not, and are
            what to believe. A row without a search was no search's choice: its games are those of
            an experiment that asked for it ([experiments](experiments/README.md)) or stand in the
            game's RULES.md, there with other seeds on either side. All are on the usual options and
            between the levels named, not between people; few games say little, and a grade is what
            was looked for, not what it came to: the last column but one tells that.
            """;

    private static final double MOST_GAIN = 0.3;

    public HandicapPage {
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
        for (GameInfo.Scenario scenario : about.scenarios()) {
            lines.add("");
            lines.add("### " + scenario.title() + " (`" + scenario.id() + "`)");
            lines.add("");
            List<Handicap> own = handicaps.of(about, scenario.id());
            if (own.isEmpty()) {
                lines.add("None has been looked for under these rules.");
                continue;
            }
            lines.add("| handicap | what is other | search | again, with other seeds | found |");
            lines.add("| --- | --- | --- | --- | --- |");
            own.forEach(one -> lines.add(row(one)));
            lines.addAll(withoutRoom(own));
        }
        return String.join("\n", lines) + "\n";
    }

    /** Of each side that wins too often as it is for the most that was looked for. */
    private static List<String> withoutRoom(List<Handicap> own) {
        List<String> lines = new ArrayList<>();
        own.stream()
                .filter(one -> one.grade() == HandicapSearch.GRADES)
                .filter(one -> one.confirmed().without().share() + MOST_GAIN > 1)
                .forEach(one -> {
                    lines.add("");
                    lines.add(noRoom(one));
                });
        return lines;
    }

    private static String noRoom(Handicap one) {
        return "`%s` comes to %s without any help: there is no room for 30 points, and what is offered as much is worth less."
                .formatted(one.what().side(), told(one.confirmed().without()));
    }

    private static String row(Handicap one) {
        return "| `%s` | %s | %s | %s | %s |"
                .formatted(
                        one.id(),
                        one.what().english(),
                        told(one.searched()),
                        told(one.confirmed()),
                        one.date());
    }

    private static String told(Handicap.Played played) {
        return played.with().games() == 0 ? "none" : shares(played);
    }

    private static String shares(Handicap.Played played) {
        return "`%s`: %s, %s"
                .formatted(played.level(), told(played.without()), told(played.with()));
    }

    private static String told(Counts counts) {
        return String.format(
                Locale.ROOT,
                "%.0f %% (%.0f to %.0f) of %d",
                100 * counts.share(),
                100 * counts.interval().low(),
                100 * counts.interval().high(),
                counts.games());
    }
}

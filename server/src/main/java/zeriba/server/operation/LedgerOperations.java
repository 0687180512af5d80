package zeriba.server.operation;

import static zeriba.server.operation.Findings.rounded;
import static zeriba.server.parameter.Parameter.optional;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import zeriba.arena.Interval;
import zeriba.arena.ledger.Ledger;
import zeriba.engine.Game;
import zeriba.engine.schema.As;
import zeriba.server.parameter.Type;
import zeriba.server.refusal.Refusal;
import zeriba.server.table.Outcome;
import zeriba.server.table.OutcomeCount;
import zeriba.server.table.Tables;

/**
 * The operation that tells how scenarios came out between levels, as this build has played them.
 */
final class LedgerOperations {

    private LedgerOperations() {}

    @As.Doc("How scenarios came out between levels. Few games say little: mind the interval.")
    record LedgerTold(
            List<LedgerRow> rows,
            @As.Implied @As.Doc("Games between people at this server, on the present rules.")
                    List<PeopleRow> people) {}

    @As.Doc("A scenario between two levels.")
    record LedgerRow(
            String game,
            int rulesVersion,
            String scenario,
            @As.Doc("Those that are not as usual; usual where all are.") String options,
            @As.Doc("Of each side, in the game's order.") List<String> levels,
            long games,
            @As.Doc("Won by the first side.") long won,
            long drawn,
            @As.Doc("The first side's part of what there was to win.") double share,
            @As.Doc("The lower end of its 95 % interval.") double low,
            double high,
            @As.Doc("When the last of them were played, as 2026-11-26.") String date) {

        private static LedgerRow of(Ledger.Sum sum) {
            return new LedgerRow(
                    sum.subject().game(),
                    sum.subject().rules(),
                    sum.subject().scenario(),
                    sum.subject().options(),
                    sum.subject().levels(),
                    sum.games(),
                    sum.wins(),
                    sum.draws(),
                    rounded(sum.share()),
                    rounded(sum.interval().low()),
                    rounded(sum.interval().high()),
                    sum.to());
        }
    }

    @As.Doc("A scenario between people, whoever they were.")
    record PeopleRow(
            String game,
            int rulesVersion,
            String scenario,
            @As.Doc("Those that are not as usual; usual where all are.") String options,
            long games,
            @As.Doc("Won by the first side.") long won,
            long drawn,
            @As.Doc("The first side's part of what there was to win.") double share,
            @As.Doc("The lower end of its 95 % interval.") double low,
            double high) {

        /** Of one scenario and set of options; the counts must have at least one. */
        private static PeopleRow of(String first, List<OutcomeCount> counts) {
            Outcome one = counts.getFirst().what();
            long games = counts.stream().mapToLong(OutcomeCount::games).sum();
            long won = games(counts, first);
            long drawn = games(counts, "");
            Interval interval = Interval.wilson(won + drawn / 2.0, games);
            return new PeopleRow(
                    one.game(),
                    one.rules(),
                    one.scenario(),
                    one.options(),
                    games,
                    won,
                    drawn,
                    rounded((won + drawn / 2.0) / games),
                    rounded(interval.low()),
                    rounded(interval.high()));
        }

        private static long games(List<OutcomeCount> counts, String winner) {
            return counts.stream()
                    .filter(count -> count.what().winner().equals(winner))
                    .mapToLong(OutcomeCount::games)
                    .sum();
        }
    }

    /** The operation, over the rows that were played on the present rules of these games. */
    static Operation<LedgerTold> ledger(Tables tables) {
        Map<String, Integer> rules =
                tables.games().stream()
                        .map(Game::about)
                        .collect(Collectors.toMap(one -> one.id(), one -> one.rulesVersion()));
        return new Operation<>(
                "ledger",
                "Tells how each scenario came out between computer players, and between people at"
                        + " this server, with intervals.",
                List.of(optional("game", new Type.Text(40), "This game alone.")),
                "rows, people",
                LedgerTold.class,
                (_, given) -> told(tables, rules, given.text("game", "")));
    }

    private static LedgerTold told(Tables tables, Map<String, Integer> rules, String game) {
        if (!game.isEmpty() && !rules.containsKey(game)) {
            throw Refusal.badParameter("game", "there is no game " + game);
        }
        return new LedgerTold(
                Ledger.published().sums().stream()
                        .filter(sum -> game.isEmpty() || sum.subject().game().equals(game))
                        .filter(sum ->
                                sum.subject().rules()
                                        == rules.getOrDefault(sum.subject().game(), 0))
                        .map(LedgerRow::of)
                        .toList(),
                people(tables, rules, game));
    }

    private static List<PeopleRow> people(Tables tables, Map<String, Integer> rules, String game) {
        Map<List<String>, List<OutcomeCount>> alike =
                tables.outcomes().stream()
                        .filter(count -> game.isEmpty() || count.what().game().equals(game))
                        .filter(count ->
                                count.what().rules() == rules.getOrDefault(count.what().game(), 0))
                        .collect(
                                Collectors.groupingBy(
                                        count ->
                                                List.of(
                                                        count.what().game(),
                                                        count.what().scenario(),
                                                        count.what().options()),
                                        LinkedHashMap::new,
                                        Collectors.toList()));
        return alike.values().stream()
                .map(counts ->
                        PeopleRow.of(
                                tables.game(counts.getFirst().what().game())
                                        .about()
                                        .sides()
                                        .getFirst()
                                        .name(),
                                counts))
                .toList();
    }
}

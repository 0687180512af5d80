package zeriba.server.operation;

import static zeriba.server.operation.Findings.rounded;
import static zeriba.server.parameter.Parameter.optional;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import zeriba.arena.ledger.Ledger;
import zeriba.engine.Game;
import zeriba.engine.schema.As;
import zeriba.server.parameter.Type;
import zeriba.server.refusal.Refusal;

/**
 * The operation that tells how scenarios came out between levels, as this build has played them.
 */
final class LedgerOperations {

    private LedgerOperations() {}

    @As.Doc("How scenarios came out between levels. Few games say little: mind the interval.")
    record LedgerTold(List<LedgerRow> rows) {}

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

    /** The operation, over the rows that were played on the present rules of these games. */
    static Operation<LedgerTold> ledger(List<Game<?, ?>> games) {
        Map<String, Integer> rules =
                games.stream()
                        .map(Game::about)
                        .collect(Collectors.toMap(one -> one.id(), one -> one.rulesVersion()));
        return new Operation<>(
                "ledger",
                "Tells how each scenario came out between computer players, with intervals.",
                List.of(optional("game", new Type.Text(40), "This game alone.")),
                "rows",
                LedgerTold.class,
                (_, given) -> told(rules, given.text("game", "")));
    }

    private static LedgerTold told(Map<String, Integer> rules, String game) {
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
                        .toList());
    }
}

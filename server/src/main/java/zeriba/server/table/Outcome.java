package zeriba.server.table;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import zeriba.arena.handicap.Handicap;
import zeriba.arena.handicap.Handicaps;
import zeriba.arena.ledger.LedgerLine;
import zeriba.engine.Game;
import zeriba.engine.record.GameRecord.Start;
import zeriba.engine.rules.OptionSpec;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Side;
import zeriba.engine.text.Value;
import zeriba.server.dice.DiceSource;
import zeriba.server.seat.Seat;

/**
 * How a game between people came out.
 *
 * @param rules the version of the rules it ended under
 * @param options those that are not as usual, as the ledger of levels writes them
 * @param winner a side, or empty where nobody won
 */
public record Outcome(String game, int rules, String scenario, String options, String winner) {

    /**
     * Of a game that people played from the scenario's beginning to an end, with dice that nobody
     * chose, against each other (where dice alone play a side, together); empty of any other.
     */
    static <S, A> Optional<Outcome> of(Table<S, A> table, TableSnapshot<S, A> now) {
        Optional<Result> result = now.journal().result();
        boolean isWhole =
                table.start() instanceof Start.FromScenario
                        && table.dice() instanceof DiceSource.Proven
                        && table.asking().isEmpty()
                        && table.brought() == 0
                        && !now.training()
                        && !now.isPaused();
        if (result.isEmpty() || !isWhole || !isBetweenPeople(table, now)) {
            return Optional.empty();
        }
        Setup setup = table.start().setup();
        return Optional.of(
                new Outcome(
                        table.game().about().id(),
                        table.game().about().rulesVersion(),
                        setup.scenario(),
                        options(table.game(), setup),
                        result.get().winner().map(Side::name).orElse("")));
    }

    /** Whether persons sit in all chairs, and none of them on two sides. */
    private static boolean isBetweenPeople(Table<?, ?> table, TableSnapshot<?, ?> now) {
        Set<String> before = new HashSet<>();
        for (Side side : table.game().about().sides()) {
            Set<String> here = new HashSet<>();
            for (Role role : table.playing()) {
                if (!role.side().equals(side)) {
                    continue;
                }
                if (!(now.seats().of(role) instanceof Seat.Person(_, Set<String> holders))
                        || holders.isEmpty()
                        || holders.stream().anyMatch(before::contains)) {
                    return false;
                }
                here.addAll(holders);
            }
            before.addAll(here);
        }
        return true;
    }

    private static String options(Game<?, ?> game, Setup setup) {
        Set<String> unusual = new TreeSet<>();
        for (OptionSpec option : game.about().options()) {
            Value value = setup.options().getOrDefault(option.id(), option.byDefault());
            if (!value.equals(option.byDefault())) {
                unusual.add(option.id() + "=" + word(value));
            }
        }
        List<String> all = new ArrayList<>(unusual);
        if (!game.overrides().isEmpty()) {
            all.add(
                    Handicaps.published()
                            .with(game.about(), setup.scenario(), game.overrides())
                            .map(Handicap::id)
                            .map(id -> "handicap=" + id)
                            .orElse("data=other"));
        }
        return all.isEmpty() ? LedgerLine.USUAL : String.join(" ", all);
    }

    private static String word(Value value) {
        return switch (value) {
            case Value.Flag(boolean flag) -> Boolean.toString(flag);
            case Value.Text(String text) -> text;
            case Value.Whole(long number) -> Long.toString(number);
            case Value.Real(double number) -> Double.toString(number);
            case Value.Nothing _, Value.Items _, Value.Fields _ -> "";
        };
    }
}

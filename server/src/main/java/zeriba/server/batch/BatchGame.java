package zeriba.server.batch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import zeriba.engine.Game;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.Side;
import zeriba.server.batch.BatchAnswers.Ended;
import zeriba.server.batch.BatchAnswers.Option;
import zeriba.server.batch.TableBatch.Plan;

/** One game at one table of a batch, always at a choice or over. */
final class BatchGame<S, A> {

    private static final int NOBODY = -1;

    private final Game<S, A> game;
    private final Rules<S, A> rules;
    private final int longest;
    private final int table;
    private final int number;
    private final DiceCup cup;
    private final List<Entry<A>> entries = new ArrayList<>();
    private Position<S, A> position;

    /**
     * A game that begins.
     *
     * @param number how many games the table has had before
     */
    BatchGame(Plan<S, A> plan, int table, int number) {
        this.game = plan.game();
        this.rules = game.rules();
        this.longest = plan.longest();
        this.table = table;
        this.number = number;
        long ofTable = SplitMix64.of(plan.seed(), table).next();
        this.cup = DiceCup.seeded(SplitMix64.of(ofTable, number).next());
        this.position = Position.start(rules, plan.setup());
        throwDice();
    }

    int number() {
        return number;
    }

    S state() {
        return position.state();
    }

    List<Entry<A>> entries() {
        return List.copyOf(entries);
    }

    /** How many choices and throws there have been. */
    int entry() {
        return entries.size();
    }

    /** How many options there are; none where the game is over. */
    long options() {
        return isOver() || !(position.pending() instanceof Pending.Choice<A> choice)
                ? 0
                : choice.options().size();
    }

    /** Which of the game's roles chooses; none where the game is over. */
    int roleNumber() {
        return isOver() || !(position.pending() instanceof Pending.Choice<A> choice)
                ? NOBODY
                : game.about().roles().indexOf(role(choice));
    }

    private Role role(Pending.Choice<A> choice) {
        return rules.role(position.state(), choice.options().get(0));
    }

    /** Takes an option, which there must be, and throws what dice it brings about. */
    void choose(int option) {
        if (!(position.pending() instanceof Pending.Choice<A> choice)) {
            throw new IllegalStateException("nobody chooses at table " + table);
        }
        A action = choice.options().get(option);
        Role by = rules.role(position.state(), action);
        entries.add(new Entry.Chose<>(by, DecisionSource.COMPUTER, action));
        position = position.chosen(rules, action);
        throwDice();
    }

    private void throwDice() {
        while (position.pending() instanceof Pending.Chance<A> chance) {
            Entry.Rolled<A> rolled =
                    new Entry.Rolled<>(cup.roll(chance.dice(), entries.size() + 1));
            entries.add(rolled);
            position = position.rolled(rules, rolled.roll());
        }
    }

    private boolean isOver() {
        return position.pending() instanceof Pending.Over<A> || entries.size() >= longest;
    }

    /** How the game ended, where it has. */
    Optional<Ended> ended() {
        if (position.pending() instanceof Pending.Over<A>(var result)) {
            String winner = result.winner().map(Side::name).orElse(Ended.DRAW);
            return Optional.of(
                    new Ended(
                            table,
                            number,
                            winner,
                            result.rule(),
                            result.grade(),
                            result.score(),
                            entries.size()));
        }
        return isOver()
                ? Optional.of(new Ended(table, number, Ended.BROKEN_OFF, "", "", 0, entries.size()))
                : Optional.empty();
    }

    /** The options from number {@code from} on, as the game's notation writes them. */
    List<Option> told(long from, int most) {
        if (!(position.pending() instanceof Pending.Choice<A> choice)) {
            return List.of();
        }
        return LongStream.range(from, Math.min(choice.options().size(), from + most))
                .mapToObj(k -> new Option(k, game.notation().write(choice.options().get(k))))
                .toList();
    }
}

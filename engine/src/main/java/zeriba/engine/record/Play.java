package zeriba.engine.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.dice.Roll;
import zeriba.engine.record.GameRecord.Start;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Side;
import zeriba.engine.rules.Viewer;

/** Plays whole games, from players and dice or from a record. */
public final class Play {

    private Play() {}

    /** The journal that a record from a scenario leads to; refused where the rules object. */
    public static <S, A> Journal<S, A> replay(Game<S, A> game, GameRecord<A> record) {
        return replay(Journal.begin(game, record.start().setup()), record.entries());
    }

    /** {@code begin} continued by these entries. */
    public static <S, A> Journal<S, A> replay(Journal<S, A> begin, List<Entry<A>> entries) {
        Journal<S, A> journal = begin;
        for (Entry<A> entry : entries) {
            journal = journal.after(entry);
        }
        return journal;
    }

    /** A game played to the end: its record and its result. */
    public record Played<A>(GameRecord<A> record, Result result) {}

    /** Plays to the end with a player for each side and these dice. */
    public static <S, A> Played<A> toTheEnd(
            Game<S, A> game, Setup setup, Function<Side, Player<S, A>> players, DiceCup cup) {
        Rules<S, A> rules = game.rules();
        List<Entry<A>> entries = new ArrayList<>();
        Position<S, A> position = Position.start(rules, setup);
        while (!(position.pending() instanceof Pending.Over<A>)) {
            Entry<A> entry = next(rules, position, players, cup, entries.size() + 1);
            entries.add(entry);
            position =
                    switch (entry) {
                        case Entry.Chose<A> chose -> position.chosen(rules, chose.action());
                        case Entry.Rolled<A>(Roll roll) -> position.rolled(rules, roll);
                        case Entry.AtTable<A> _ -> position;
                    };
        }
        GameInfo about = game.about();
        GameRecord<A> record =
                new GameRecord<>(
                        about.id(),
                        about.rulesVersion(),
                        new Start.FromScenario(setup),
                        Map.of(),
                        entries);
        return new Played<>(record, ((Pending.Over<A>) position.pending()).result());
    }

    private static <S, A> Entry<A> next(
            Rules<S, A> rules,
            Position<S, A> position,
            Function<Side, Player<S, A>> players,
            DiceCup cup,
            long number) {
        return switch (position.pending()) {
            case Pending.Choice<A> choice -> {
                Role asked = rules.role(position.state(), choice.options().get(0));
                S seen = rules.seenBy(new Viewer.Seated(asked), position.state());
                A action = players.apply(choice.side()).choose(seen, asked, choice);
                Role by = rules.role(position.state(), action);
                yield new Entry.Chose<>(by, DecisionSource.COMPUTER, action);
            }
            case Pending.Chance<A> chance -> new Entry.Rolled<>(cup.roll(chance.dice(), number));
            case Pending.Automatic<A> _, Pending.Over<A> _ ->
                    throw new IllegalStateException("nothing to decide in " + position);
        };
    }
}

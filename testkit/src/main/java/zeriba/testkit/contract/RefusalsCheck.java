package zeriba.testkit.contract;

import java.util.List;
import java.util.stream.IntStream;
import zeriba.engine.Game;
import zeriba.engine.dice.Dice;
import zeriba.engine.dice.Roll;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.IllegalEntryException;
import zeriba.engine.rules.IllegalEntryException.Reason;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Role;
import zeriba.testkit.Claim;

/** What is not waited for is refused: dice in place of a choice, the wrong seat, other dice. */
final class RefusalsCheck<S, A> implements Check<S, A> {

    private final Game<S, A> game;

    RefusalsCheck(Game<S, A> game) {
        this.game = game;
    }

    @Override
    public void position(Position<S, A> position, SplitMix64 random) {
        switch (position.pending()) {
            case Pending.Choice<A> choice -> choice(position, choice, random);
            case Pending.Chance<A> chance -> chance(position, chance.dice());
            case Pending.Automatic<A> _, Pending.Over<A> _ ->
                    refused(position, new Entry.Rolled<>(Roll.of(1)), Reason.NOT_NOW);
        }
    }

    private void choice(Position<S, A> position, Pending.Choice<A> choice, SplitMix64 random) {
        refused(position, new Entry.Rolled<>(Roll.of(1)), Reason.NOT_NOW);
        A action = choice.options().get(random.below(choice.options().size()));
        Role by = game.rules().role(position.state(), action);
        Claim.equal(choice.side(), by.side(), "an action belongs to a seat of the other side");
        Claim.that(game.about().roles().contains(by), "no such seat: %s", by);
        for (Role other : game.about().roles()) {
            if (!other.equals(by)) {
                refused(
                        position,
                        new Entry.Chose<>(other, DecisionSource.PERSON, action),
                        Reason.NOT_NOW);
            }
        }
    }

    private void chance(Position<S, A> position, Dice dice) {
        for (int[] faces : wrong(dice)) {
            refused(position, new Entry.Rolled<>(Roll.of(faces)), Reason.RULES);
        }
    }

    private static List<int[]> wrong(Dice dice) {
        int[] tooLow = IntStream.generate(() -> 1).limit(dice.count()).toArray();
        int[] tooHigh = tooLow.clone();
        tooLow[0] = 0;
        tooHigh[dice.count() - 1] = dice.sides(dice.count() - 1) + 1;
        int[] tooMany = IntStream.generate(() -> 1).limit(dice.count() + 1L).toArray();
        return List.of(tooLow, tooHigh, tooMany);
    }

    private void refused(Position<S, A> position, Entry<A> entry, Reason reason) {
        try {
            position.after(game.rules(), entry);
        } catch (IllegalEntryException e) {
            Claim.equal(reason, e.reason(), "refused for another reason: " + entry);
            return;
        }
        throw new AssertionError("not refused: " + entry + " in " + position);
    }
}

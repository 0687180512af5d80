package zeriba.testkit.contract;

import zeriba.engine.Game;
import zeriba.engine.dice.Roll;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.Digest;
import zeriba.engine.record.RandomPlayer;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.testkit.Claim;
import zeriba.testkit.Fuzz;

/**
 * A state is written as a tree and read back to itself. A tree with something changed is refused,
 * or is a state that can be played on.
 */
final class CodecCheck<S, A> implements Check<S, A> {

    private static final int ONE_IN = 8;
    private static final int PLAYED_ON = 12;

    private final Game<S, A> game;

    CodecCheck(Game<S, A> game) {
        this.game = game;
    }

    @Override
    public void position(Position<S, A> position, SplitMix64 random) {
        Value.Fields tree = game.codec().write(position.state());
        Claim.that(!Trees.hasHidden(tree), "a full state is written with '?': %s", tree);
        Claim.that(tree.at("turn") instanceof Value.Whole, "a position tells its turn: %s", tree);
        Claim.that(tree.at("units") instanceof Value.Fields, "a position has units: %s", tree);
        S read = read(tree);
        Claim.equal(position.state(), read, "a state does not survive its tree " + tree);
        Claim.equal(Digest.of(tree), Digest.of(game, read), "the digest changed");
        if (random.below(ONE_IN) == 0) {
            changed(Fuzz.changed(tree, random), random);
        }
        SplitMix64 own = new SplitMix64(tree.hashCode());
        if (own.below(ONE_IN) == 0) {
            changed(Fuzz.exchanged(tree, own), own);
        }
    }

    private S read(Value tree) {
        try {
            return game.codec().read(tree);
        } catch (UnreadableException e) {
            throw new AssertionError("a written state cannot be read: " + tree, e);
        }
    }

    private void changed(Value tree, SplitMix64 random) {
        S state;
        try {
            state = game.codec().read(tree);
        } catch (UnreadableException e) {
            Claim.that(e.getMessage() != null, "a refusal without a reason");
            return;
        }
        try {
            Claim.equal(state, read(game.codec().write(state)), "an edited state is not kept");
            playOn(state, random);
        } catch (RuntimeException e) {
            throw new AssertionError("accepted, but cannot be played: " + tree, e);
        }
    }

    private void playOn(S state, SplitMix64 random) {
        RandomPlayer<S, A> player = new RandomPlayer<>(game, random);
        Position<S, A> here = Position.settle(game.rules(), state);
        for (int i = 0; i < PLAYED_ON; i++) {
            here =
                    switch (here.pending()) {
                        case Pending.Choice<A> choice ->
                                here.chosen(game.rules(), player.choose(choice.options()));
                        case Pending.Chance<A> chance -> {
                            Roll roll = chance.dice().thrown(random);
                            yield here.rolled(game.rules(), roll);
                        }
                        case Pending.Automatic<A> _, Pending.Over<A> _ -> here;
                    };
        }
    }
}

package zeriba.testkit;

import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.TransitionChain;

/** The same entry in the same state always leads to an equal state. */
final class PurityCheck<S, A> implements Check<S, A> {

    private final Game<S, A> game;

    PurityCheck(Game<S, A> game) {
        this.game = game;
    }

    @Override
    public void passage(TransitionChain<S, A> passage, SplitMix64 random) {
        S once = passage.after().state();
        Position<S, A> second = passage.before().after(game.rules(), passage.entry());
        Claim.equal(once, second.state(), "the same entry leads elsewhere the second time");
        Claim.that(once.hashCode() == second.state().hashCode(), "equal states, unequal hashes");
        S quick = quick(passage);
        Claim.equal(once, quick, "settled position and passage do not agree");
    }

    private S quick(TransitionChain<S, A> passage) {
        return switch (passage.entry()) {
            case Entry.Chose<A> chose ->
                    passage.before().chosen(game.rules(), chose.action()).state();
            case Entry.Rolled<A> rolled ->
                    passage.before().rolled(game.rules(), rolled.roll()).state();
            case Entry.Said<A> _ -> passage.before().state();
        };
    }

    @Override
    public void position(Position<S, A> position, SplitMix64 random) {
        Claim.that(
                !(position.pending() instanceof Pending.Automatic<A>),
                "a settled position still goes on by itself");
    }
}

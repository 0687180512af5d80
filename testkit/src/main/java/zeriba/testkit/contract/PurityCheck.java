package zeriba.testkit.contract;

import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.TransitionChain;
import zeriba.testkit.Claim;

/** The same entry in the same state always leads to an equal state. */
final class PurityCheck<S, A> implements Check<S, A> {

    private final Game<S, A> game;

    PurityCheck(Game<S, A> game) {
        this.game = game;
    }

    @Override
    public void chain(TransitionChain<S, A> chain, SplitMix64 random) {
        S once = chain.after().state();
        Position<S, A> second = chain.before().after(game.rules(), chain.entry());
        Claim.equal(once, second.state(), "the same entry leads elsewhere the second time");
        Claim.that(once.hashCode() == second.state().hashCode(), "equal states, unequal hashes");
        S quick = quick(chain);
        Claim.equal(once, quick, "settled position and passage do not agree");
    }

    private S quick(TransitionChain<S, A> chain) {
        return switch (chain.entry()) {
            case Entry.Chose<A> chose ->
                    chain.before().chosen(game.rules(), chose.action()).state();
            case Entry.Rolled<A> rolled ->
                    chain.before().rolled(game.rules(), rolled.roll()).state();
            case Entry.AtTable<A> _ -> chain.before().state();
        };
    }

    @Override
    public void position(Position<S, A> position, SplitMix64 random) {
        Claim.that(
                !(position.pending() instanceof Pending.Automatic<A>),
                "a settled position still goes on by itself");
    }
}

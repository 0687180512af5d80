package zeriba.testkit.contract;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.testkit.Claim;

/** Options: some, not too many, none twice, in a fixed order, the same whichever way one asks. */
final class OptionsCheck<S, A> implements Check<S, A> {

    private static final int MOST = 2_000;

    private final Game<S, A> game;

    OptionsCheck(Game<S, A> game) {
        this.game = game;
    }

    @Override
    public void position(Position<S, A> position, SplitMix64 random) {
        if (!(position.pending() instanceof Pending.Choice<A> choice)) {
            return;
        }
        Options<A> options = choice.options();
        Claim.that(options.size() >= 1, "a choice without an option");
        Claim.that(options.size() <= MOST, "%s options, at most %s", options.size(), MOST);
        List<A> listed = listed(options);
        Claim.that(new HashSet<>(listed).size() == listed.size(), "an option twice: %s", listed);
        for (A action : listed) {
            Claim.that(options.contains(action), "listed, but not contained: %s", action);
        }
        List<A> iterated = new ArrayList<>();
        options.forEach(iterated::add);
        Claim.equal(listed, iterated, "iterator and get(k) do not agree");
        again(position, choice, listed);
        ends(listed);
    }

    static <A> List<A> listed(Options<A> options) {
        List<A> listed = new ArrayList<>();
        for (long k = 0; k < options.size(); k++) {
            listed.add(options.get(k));
        }
        return listed;
    }

    private void again(Position<S, A> position, Pending.Choice<A> choice, List<A> listed) {
        Pending<A> second = game.rules().pending(position.state());
        Claim.that(
                second instanceof Pending.Choice<A> same
                        && same.side().equals(choice.side())
                        && same.secrecy().equals(choice.secrecy())
                        && listed(same.options()).equals(listed),
                "the same state offers something else when it is asked again: %s",
                second);
    }

    private void ends(List<A> listed) {
        long ends = listed.stream().filter(game::endsPhase).count();
        Claim.that(ends <= 1, "%s options that end the phase: %s", ends, listed);
    }
}

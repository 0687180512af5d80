package zeriba.testkit.contract;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.Game;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Secrecy;
import zeriba.engine.rules.Viewer;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.testkit.Claim;

/**
 * What is hidden stays hidden: a secret choice or throw changes nothing for those who do not learn
 * it, and what a viewer may see is enough to deal a full state that looks the same to it.
 */
final class SecrecyCheck<S, A> implements Check<S, A> {

    private static final int TRIED = 6;

    private final Game<S, A> game;
    private final List<Viewer> viewers = new ArrayList<>();

    SecrecyCheck(Game<S, A> game) {
        this.game = game;
        viewers.add(new Viewer.Public());
        game.about().roles().forEach(role -> viewers.add(new Viewer.Seated(role)));
    }

    @Override
    public void position(Position<S, A> position, SplitMix64 random) {
        for (Viewer viewer : viewers) {
            S seen = game.rules().seenBy(viewer, position.state());
            Claim.equal(seen, game.rules().seenBy(viewer, seen), "seen twice is not seen once");
            if (!seen.equals(position.state())) {
                hidden(seen);
            }
        }
        for (Role role : game.about().roles()) {
            dealt(position, role, random);
        }
        secret(position, random);
    }

    private void hidden(S seen) {
        Value.Fields tree = game.codec().write(seen);
        Claim.that(Trees.hasHidden(tree), "something is hidden, but nothing reads '?': %s", tree);
        try {
            game.codec().read(tree);
        } catch (UnreadableException e) {
            return;
        }
        throw new AssertionError("a position with '?' was read: " + tree);
    }

    private void dealt(Position<S, A> position, Role role, SplitMix64 random) {
        S seen = game.rules().seenBy(new Viewer.Seated(role), position.state());
        S dealt = game.rules().dealt(role, seen, DiceCup.seeded(random.next()));
        if (dealt.equals(position.state())) {
            return;
        }
        Claim.that(
                !Trees.hasHidden(game.codec().write(dealt)),
                "a dealt state still hides: %s",
                dealt);
        Claim.equal(
                seen,
                game.rules().seenBy(new Viewer.Seated(role), dealt),
                "a dealt state does not look like what " + role + " sees");
        Pending<A> pending = game.rules().pending(dealt);
        if (position.pending() instanceof Pending.Choice<A> choice
                && choice.side().equals(role.side())) {
            Claim.that(
                    pending instanceof Pending.Choice<A> same
                            && OptionsCheck.listed(same.options())
                                    .equals(OptionsCheck.listed(choice.options())),
                    "%s is offered something else in a state that looks the same: %s",
                    role,
                    pending);
        } else {
            Claim.equal(
                    position.pending().getClass(),
                    pending.getClass(),
                    "a dealt state waits for something else");
        }
    }

    private void secret(Position<S, A> position, SplitMix64 random) {
        switch (position.pending()) {
            case Pending.Choice<A> choice ->
                    alike(choice.secrecy(), chosen(position, choice, random));
            case Pending.Chance<A> chance ->
                    alike(chance.secrecy(), thrown(position, chance, random));
            case Pending.Automatic<A> _, Pending.Over<A> _ -> {}
        }
    }

    private List<S> chosen(Position<S, A> position, Pending.Choice<A> choice, SplitMix64 random) {
        if (choice.secrecy() instanceof Secrecy.Open) {
            return List.of();
        }
        List<S> after = new ArrayList<>();
        for (int i = 0; i < TRIED; i++) {
            A action = choice.options().get(random.below(choice.options().size()));
            after.add(game.rules().choose(position.state(), action));
        }
        return after;
    }

    private List<S> thrown(Position<S, A> position, Pending.Chance<A> chance, SplitMix64 random) {
        if (chance.secrecy() instanceof Secrecy.Open) {
            return List.of();
        }
        List<S> after = new ArrayList<>();
        for (int i = 0; i < TRIED; i++) {
            after.add(game.rules().roll(position.state(), chance.dice().thrown(random)));
        }
        return after;
    }

    private void alike(Secrecy secrecy, List<S> after) {
        for (Viewer viewer : viewers) {
            if (!secrecy.isOpenTo(viewer)) {
                for (S state : after) {
                    Claim.equal(
                            game.rules().seenBy(viewer, after.getFirst()),
                            game.rules().seenBy(viewer, state),
                            viewer + " can tell apart what is secret");
                }
            }
        }
    }
}

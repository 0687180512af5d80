package zeriba.arena.fuzz;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import zeriba.engine.BoardQuery;
import zeriba.engine.Game;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.odds.Fraction;
import zeriba.engine.odds.Odds;
import zeriba.engine.odds.OddsReport;
import zeriba.engine.odds.Replies;
import zeriba.engine.rules.Branch;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Side;
import zeriba.engine.rules.Viewer;
import zeriba.engine.text.UnreadableException;

/**
 * Whether all that a game says of one position agrees: options, objections, texts, odds, throws,
 * looks, what a seat sees. Throws where two of them contradict each other.
 */
final class CrossCheck<S, A> {

    private static final int MOST_KEPT = 512;
    private static final int TRIED = 12;
    private static final int CELLS = 3;

    private final Game<S, A> game;
    private final SplitMix64 random;
    private final List<A> kept = new ArrayList<>();

    CrossCheck(Game<S, A> game, SplitMix64 random) {
        this.game = game;
        this.random = random;
    }

    /** What is said of a position contradicts itself. */
    static final class Contradiction extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Contradiction(String what) {
            super(what);
        }
    }

    /** Each {@code %s} of the sentence stands for one of {@code told}. */
    private static void that(boolean holds, String otherwise, Object... told) {
        if (!holds) {
            StringBuilder sentence = new StringBuilder(otherwise);
            for (Object one : told) {
                int at = sentence.indexOf("%s");
                sentence.replace(at, at + 2, one.toString());
            }
            throw new Contradiction(sentence.toString());
        }
    }

    void check(Position<S, A> position) throws UnreadableException {
        S state = position.state();
        that(
                game.codec().read(game.codec().write(state)).equals(state),
                "a position does not read back to itself");
        for (Side side : game.about().sides()) {
            isShare(game.evaluation().value(state, side), "%s's value is %s", side);
            isShare(game.evaluation().chance(state, side), "%s's chance is %s", side);
        }
        switch (position.pending()) {
            case Pending.Choice<A> choice -> choice(state, choice);
            case Pending.Chance<A> chance -> chance(state, chance);
            case Pending.Over<A> over ->
                    that(!over.result().rule().isEmpty(), "a result without a paragraph");
            case Pending.Automatic<A> _ -> throw new Contradiction("not settled");
        }
    }

    private static void isShare(double share, String sentence, Object whose) {
        that(share >= 0 && share <= 1, sentence, whose, share);
    }

    private void choice(S state, Pending.Choice<A> choice) throws UnreadableException {
        Set<A> all = new HashSet<>();
        for (A action : choice.options()) {
            that(all.add(action), "offered twice: %s", text(action));
            that(choice.options().contains(action), "offered, not contained: %s", text(action));
        }
        for (int i = 0; i < TRIED; i++) {
            A action = choice.options().get(random.below((int) choice.options().size()));
            offered(state, action);
            keep(action);
            strange(state, choice, kept.get(random.below(kept.size())));
        }
        seen(state, choice);
        odds(state, choice.options().get(random.below((int) choice.options().size())));
        looks(state, choice);
    }

    private String text(A action) {
        return game.notation().write(action);
    }

    private void offered(S state, A action) throws UnreadableException {
        Optional<Objection> objection = game.objection(state, action);
        that(objection.isEmpty(), "%s is offered, but %s", text(action), objection);
        that(
                game.notation().read(text(action)).equals(action),
                "%s does not read back to itself",
                text(action));
        game.arithmetic(state, action);
    }

    private void keep(A action) {
        if (kept.size() < MOST_KEPT) {
            kept.add(action);
        } else {
            kept.set(random.below(MOST_KEPT), action);
        }
    }

    /** An action of any other moment is allowed exactly where nothing is said against it. */
    private void strange(S state, Pending.Choice<A> choice, A action) {
        boolean isAllowed = choice.options().contains(action);
        Optional<Objection> objection = game.objection(state, action);
        that(
                isAllowed == objection.isEmpty(),
                "%s is %s, but the objection is %s",
                text(action),
                isAllowed ? "allowed" : "not allowed",
                objection);
    }

    /** Who chooses sees a state with the same options, and so does one dealt from that. */
    private void seen(S state, Pending.Choice<A> choice) {
        Role role = game.rules().role(state, choice.options().get(0));
        S seen = game.rules().seenBy(new Viewer.Seated(role), state);
        S dealt = game.rules().dealt(role, seen, DiceCup.seeded(random.next()));
        for (S other : List.of(seen, dealt)) {
            that(
                    game.rules().pending(other) instanceof Pending.Choice<A> same
                            && same.options().size() == choice.options().size(),
                    "%s sees other options than there are",
                    role);
        }
    }

    private void odds(S state, A action) {
        OddsReport<S> odds = Odds.of(game, state, action, new Replies.Worst());
        isShare(odds.value(), "the odds of %s are worth %s", text(action));
        Fraction sum = Fraction.ZERO;
        for (OddsReport.Outcome<S> outcome : odds.outcomes()) {
            sum = sum.plus(outcome.probability());
        }
        that(
                odds.outcomes().isEmpty() || sum.equals(Fraction.ONE),
                "the odds of %s add to %s",
                text(action),
                sum);
    }

    private void looks(S state, Pending.Choice<A> choice) {
        if (game.looks().isEmpty()) {
            return;
        }
        BoardQuery.Kind kind = game.looks().get(random.below(game.looks().size()));
        for (int i = 0; i < CELLS; i++) {
            A action = choice.options().get(random.below((int) choice.options().size()));
            for (String word : text(action).split("[ +]", -1)) {
                look(state, kind, word);
            }
        }
    }

    /** A word may be no unit and no place, which is refused; nothing else may happen. */
    private void look(S state, BoardQuery.Kind kind, String word) {
        try {
            game.look(
                    state,
                    new BoardQuery(
                            kind.what(),
                            kind.needsUnit() ? word : "",
                            kind.needsPlace() ? word : ""));
        } catch (UnreadableException _) {
            // not a thing to look at
        }
    }

    private void chance(S state, Pending.Chance<A> chance) {
        List<Branch> branches = game.rules().branches(state);
        if (branches.isEmpty()) {
            return;
        }
        BigInteger sum = BigInteger.ZERO;
        for (Branch branch : branches) {
            that(
                    chance.dice().canShow(branch.roll()),
                    "%s cannot show %s",
                    chance.dice(),
                    branch.roll());
            sum = sum.add(BigInteger.valueOf(branch.weight()));
        }
        that(
                sum.equals(BigInteger.valueOf(chance.dice().size())),
                "%s throws in branches, %s in all",
                sum,
                chance.dice().size());
        S thrown = game.rules().roll(state, chance.dice().thrown(random));
        that(
                branches.stream()
                        .anyMatch(one -> game.rules().roll(state, one.roll()).equals(thrown)),
                "a throw leads where no branch does");
    }
}

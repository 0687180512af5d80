package zeriba.engine.odds;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.Game;
import zeriba.engine.dice.Dice;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.dice.Roll;
import zeriba.engine.odds.OddsReport.Leaf;
import zeriba.engine.odds.OddsReport.Outcome;
import zeriba.engine.record.PlayerView;
import zeriba.engine.rules.Branch;
import zeriba.engine.rules.Determinization;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.Side;

/**
 * The exact odds of an action: walks the throws that follow it to the asker's next choice, never
 * past the end of the turn. Equal states are merged; where the branches are too many it samples
 * with common seeds and says so.
 */
public final class Odds<S, A> {

    /** Up to this many throws each has an outcome of its own. */
    public static final int MOST_THROWS = 36;

    private static final int SCOUTS = 24;
    private static final int SAMPLES = 10_000;
    private static final int DEALS = 2_000;

    private final Game<S, A> game;
    private final Rules<S, A> rules;
    private final Side asker;
    private final int turn;
    private final ReplyPolicy<S, A> replier;
    private int branches = 0;

    private Odds(Game<S, A> game, S state, Side asker, Replies replies) {
        this.game = game;
        this.rules = game.rules();
        this.asker = asker;
        this.turn = game.moment(state).turn();
        this.replier = new ReplyPolicy<>(game, asker, replies);
    }

    /** The odds of {@code action}, one of the options of the choice pending in {@code state}. */
    public static <S, A> OddsReport<S> of(Game<S, A> game, S state, A action, Replies replies) {
        if (!(game.rules().pending(state) instanceof Pending.Choice<A> choice)) {
            throw new IllegalStateException("nobody chooses in " + state);
        }
        return of(
                game,
                state,
                choice.side(),
                Position.settle(game.rules(), game.rules().choose(state, action)),
                replies);
    }

    /** The odds of what is pending in {@code next}, for the side that brought it about. */
    public static <S, A> OddsReport<S> of(
            Game<S, A> game, S state, Side asker, Position<S, A> next, Replies replies) {
        Odds<S, A> odds = new Odds<>(game, state, asker, replies);
        Position<S, A> start = odds.answered(next);
        try {
            odds.scout(start);
            return odds.exact(start, replies);
        } catch (TooManyException _) {
            return new MonteCarloOdds<>(game, odds, SAMPLES).report(start, replies);
        }
    }

    /**
     * The odds of {@code action} for a role that does not see everything: over the states that what
     * it sees allows. Exact where nothing is hidden from it, and where the game can count them;
     * else they are dealt with common seeds.
     */
    public static <S, A> OddsReport<S> of(
            PlayerView<S, A> seen, Role role, A action, Replies replies) {
        Game<S, A> game = seen.game();
        if (seen.isWhole()) {
            return of(game, seen.state(), action, replies);
        }
        Rules<S, A> rules = game.rules();
        Odds<S, A> odds = new Odds<>(game, seen.state(), role.side(), replies);
        try {
            List<Determinization<S>> deals = rules.deals(role, seen.state());
            if (!deals.isEmpty()) {
                return odds.over(deals, action, replies);
            }
        } catch (TooManyException _) {
            // they are drawn instead
        }
        return new MonteCarloOdds<>(game, odds, DEALS)
                .report(
                        i -> {
                            DiceCup cup = DiceCup.seeded(i);
                            S dealt = rules.dealt(role, seen.state(), cup);
                            return Position.settle(rules, rules.choose(dealt, action));
                        },
                        replies);
    }

    /** Over every deal, each as often as its weight says. */
    private OddsReport<S> over(List<Determinization<S>> deals, A action, Replies replies)
            throws TooManyException {
        Mixture<S> mixture = new Mixture<>(deals);
        for (Determinization<S> deal : deals) {
            S after = rules.choose(deal.state(), action);
            Position<S, A> start = answered(Position.settle(rules, after));
            mixture.add(deal, exact(start, replies));
        }
        return mixture.report(replies);
    }

    /**
     * Plays a few lines in search of a throw that cannot be counted, which a walk over all branches
     * would only come to after thousands of others.
     */
    private void scout(Position<S, A> start) throws TooManyException {
        for (int i = 0; i < SCOUTS; i++) {
            DiceCup cup = DiceCup.seeded(i);
            Position<S, A> here = start;
            for (int depth = 1; !isEnd(here); depth++) {
                Dice dice = dice(here);
                if (dice.size() > Dice.MOST_OUTCOMES && rules.branches(here.state()).isEmpty()) {
                    throw new TooManyException();
                }
                here = rolled(here, cup.roll(dice, depth));
            }
        }
    }

    private OddsReport<S> exact(Position<S, A> next, Replies replies) throws TooManyException {
        List<Outcome<S>> outcomes = new ArrayList<>();
        if (next.pending() instanceof Pending.Chance<A> chance && !isEnd(next)) {
            long size = chance.dice().size();
            for (Branch branch : firstThrows(next.state(), chance)) {
                S after = rules.roll(next.state(), branch.roll());
                outcomes.add(
                        new Outcome<>(
                                branch.roll(),
                                branch.weight(),
                                Fraction.of(branch.weight(), size),
                                game.effect(next.state(), branch.roll()),
                                leaves(Position.settle(rules, after))));
            }
        } else {
            outcomes.add(new Outcome<>(Roll.of(), 1, Fraction.ONE, "", leaves(next)));
        }
        return new OddsReport<>(true, replies.word(), outcomes, mean(outcomes), 0, 0);
    }

    private List<Branch> firstThrows(S state, Pending.Chance<A> chance) throws TooManyException {
        if (chance.dice().size() <= MOST_THROWS) {
            return eachThrow(chance);
        }
        return counted(rules.branches(state));
    }

    private List<Branch> eachThrow(Pending.Chance<A> chance) {
        return chance.dice().outcomes().stream().map(roll -> new Branch(roll, 1)).toList();
    }

    private List<Branch> counted(List<Branch> folded) throws TooManyException {
        branches += folded.size();
        if (folded.isEmpty() || branches > game.mostBranches()) {
            throw new TooManyException();
        }
        return folded;
    }

    /** Every state that {@code start} leads to, equal ones merged. */
    private List<Leaf<S>> leaves(Position<S, A> start) throws TooManyException {
        Map<S, Fraction> ends = new LinkedHashMap<>();
        Map<S, Fraction> open = new LinkedHashMap<>();
        Deque<Position<S, A>> order = new ArrayDeque<>();
        add(start, Fraction.ONE, ends, open, order);
        while (!order.isEmpty()) {
            Position<S, A> here = order.removeFirst();
            Fraction chance = Optional.ofNullable(open.remove(here.state())).orElse(Fraction.ZERO);
            if (chance.numerator().signum() == 0
                    || !(here.pending() instanceof Pending.Chance<A> thrown)) {
                continue;
            }
            long size = thrown.dice().size();
            for (Branch branch : counted(rules.branches(here.state()))) {
                Position<S, A> next = here.rolled(rules, branch.roll());
                Fraction part = chance.times(Fraction.of(branch.weight(), size));
                add(next, part, ends, open, order);
            }
        }
        return ends.entrySet().stream().map(e -> new Leaf<>(e.getKey(), e.getValue())).toList();
    }

    private void add(
            Position<S, A> reached,
            Fraction chance,
            Map<S, Fraction> ends,
            Map<S, Fraction> open,
            Deque<Position<S, A>> order) {
        Position<S, A> next = answered(reached);
        if (isEnd(next)) {
            ends.merge(next.state(), chance, Fraction::plus);
        } else {
            open.merge(next.state(), chance, Fraction::plus);
            order.addLast(next);
        }
    }

    /** The branches of the throw that {@code start} waits for; empty where it cannot be counted. */
    List<Branch> firstThrow(Position<S, A> start) {
        if (isEnd(start) || !(start.pending() instanceof Pending.Chance<A> chance)) {
            return List.of();
        }
        return chance.dice().size() <= MOST_THROWS
                ? eachThrow(chance)
                : rules.branches(start.state());
    }

    /** Where a line ends that goes on from {@code from} with throw number {@code depth}. */
    Position<S, A> followed(Position<S, A> from, DiceCup cup, int depth) {
        Position<S, A> here = from;
        for (int number = depth; !isEnd(here); number++) {
            here = rolled(here, cup.roll(dice(here), number));
        }
        return here;
    }

    private Dice dice(Position<S, A> here) {
        if (here.pending() instanceof Pending.Chance<A> chance) {
            return chance.dice();
        }
        throw new IllegalStateException("only throws lead on: " + here);
    }

    /** The position after a throw and what the others reply to it. */
    Position<S, A> rolled(Position<S, A> here, Roll roll) {
        return answered(here.rolled(rules, roll));
    }

    /** The position once the others have replied as far as the assumption goes. */
    Position<S, A> answered(Position<S, A> reached) {
        Position<S, A> next = reached;
        Optional<A> reply = reply(next);
        while (reply.isPresent()) {
            next = next.chosen(rules, reply.get());
            reply = reply(next);
        }
        return next;
    }

    private Optional<A> reply(Position<S, A> here) {
        return here.pending() instanceof Pending.Choice<A> choice
                        && !choice.side().equals(asker)
                        && game.moment(here.state()).turn() == turn
                ? replier.reply(here.state(), choice)
                : Optional.empty();
    }

    /** Whether the walk ends here: only a throw within the turn leads on. */
    boolean isEnd(Position<S, A> here) {
        return !(here.pending() instanceof Pending.Chance<A>)
                || game.moment(here.state()).turn() != turn;
    }

    double mean(List<Outcome<S>> outcomes) {
        double mean = 0;
        for (Outcome<S> outcome : outcomes) {
            for (Leaf<S> leaf : outcome.leaves()) {
                mean +=
                        outcome.probability().toDouble()
                                * leaf.probability().toDouble()
                                * worth(leaf.state());
            }
        }
        return mean;
    }

    double worth(S state) {
        return rules.pending(state) instanceof Pending.Over<A>(Result result)
                ? result.worthTo(asker)
                : game.evaluation().chance(state, asker);
    }

    /** The branches are more than can be counted. */
    private static final class TooManyException extends Exception {
        private static final long serialVersionUID = 1L;
    }
}

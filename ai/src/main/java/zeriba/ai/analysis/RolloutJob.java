package zeriba.ai.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import zeriba.ai.Level;
import zeriba.ai.Seat;
import zeriba.ai.StopSignal;
import zeriba.ai.analysis.Rollout.Candidate;
import zeriba.ai.analysis.Rollout.End;
import zeriba.ai.analysis.Rollout.StopRule;
import zeriba.engine.Game;
import zeriba.engine.dice.Roll;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Branch;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.Side;
import zeriba.engine.rules.Viewer;

/**
 * A rollout in the making. Game {@code k} has the same dice and deals the same hidden things
 * whichever candidate it begins with. The luck of each throw is taken out of a game's result, as
 * the evaluation has it: value after the throw less the mean over its outcomes, weighted so that it
 * narrows most. Adding is for one thread at a time, playing for as many as there are.
 */
public final class RolloutJob<S, A> {

    /** [design] The stop rule is looked at after so many games: threads must not decide it. */
    public static final int BATCH = 12;

    /** [design] Throws with more outcomes are not taken out: counting them takes too long. */
    private static final int MOST_BRANCHES = 48;

    private static final int LONGEST = 20_000;

    private final Game<S, A> game;
    private final Rules<S, A> rules;
    private final Role role;
    private final Side side;
    private final S seen;
    private final S state;
    private final List<List<A>> plans;
    private final Level level;
    private final StopRule rule;
    private final long seed;
    private final List<Outcome[]> played = new ArrayList<>();
    private End end = End.OPEN;

    /** How a game ended for the side, and how much of it was luck by the evaluation. */
    private record Outcome(double worth, double luck) {}

    /** The games of one number, one for each candidate. */
    public static final class Round {
        private final Outcome[] outcomes;

        private Round(Outcome[] outcomes) {
            this.outcomes = outcomes;
        }
    }

    /**
     * @param position where {@code role} chooses
     * @param plans the candidates: own actions one after another, at least one candidate
     * @param level who plays all seats from there on
     */
    public RolloutJob(
            Game<S, A> game,
            Position<S, A> position,
            Role role,
            List<List<A>> plans,
            Level level,
            StopRule rule,
            long seed) {
        this.game = game;
        this.rules = game.rules();
        this.role = role;
        this.side = role.side();
        this.state = position.state();
        this.seen = rules.seenBy(new Viewer.Seated(role), state);
        this.plans = plans.stream().map(List::copyOf).toList();
        this.level = level;
        this.rule = rule;
        this.seed = seed;
    }

    /** How many games were played from each candidate. */
    public int games() {
        return played.size();
    }

    /** How many are played at most. */
    public int most() {
        return rule.most();
    }

    public boolean isDone() {
        return end != End.OPEN;
    }

    /** Plays one more game from each candidate. */
    public void step() {
        add(played(games()));
    }

    /** The games of number {@code k}, from 0: the same whenever and wherever they are played. */
    public Round played(int k) {
        S world = seen.equals(state) ? state : dealt(k);
        return new Round(
                plans.stream().map(plan -> playedOut(world, plan, k)).toArray(Outcome[]::new));
    }

    /** Takes the games of the next number in. */
    public void add(Round round) {
        played.add(round.outcomes);
        boolean isBatch = games() >= rule.least() && games() % BATCH == 0;
        if (isBatch || games() >= rule.most()) {
            end = ended(candidates());
        }
    }

    private End ended(List<Candidate<A>> all) {
        if (all.stream().allMatch(c -> c.chance().error() < rule.error())) {
            return End.NARROW;
        }
        boolean isClear =
                all.size() > 1
                        && all.stream()
                                .filter(c -> c.behind().error() > 0 || c.behind().mean() > 0)
                                .allMatch(
                                        c -> c.behind().mean() > rule.lead() * c.behind().error());
        boolean isDecided =
                all.stream().filter(c -> c.behind().mean() <= 0).count() == 1 && isClear;
        return isDecided ? End.CLEAR : games() >= rule.most() ? End.PLAYED : End.OPEN;
    }

    /** What has been found so far; of at least two games. */
    public Rollout<A> found() {
        return new Rollout<>(games(), end, candidates());
    }

    private List<Candidate<A>> candidates() {
        List<Samples> fair = new ArrayList<>();
        int best = 0;
        for (int c = 0; c < plans.size(); c++) {
            fair.add(withoutLuck(c));
            best = fair.get(c).mean() > fair.get(best).mean() ? c : best;
        }
        List<Candidate<A>> candidates = new ArrayList<>();
        for (int c = 0; c < plans.size(); c++) {
            candidates.add(
                    new Candidate<>(
                            plans.get(c),
                            fair.get(c).estimate(),
                            worth(c).estimate(),
                            fair.get(best).minus(fair.get(c)).estimate()));
        }
        return candidates;
    }

    private Samples worth(int c) {
        return Samples.of(games(), k -> played.get(k)[c].worth());
    }

    /** Results less their luck, weighted by least squares; the mean of all luck is nought. */
    private Samples withoutLuck(int c) {
        Samples worth = worth(c);
        Samples luck = Samples.of(games(), k -> played.get(k)[c].luck());
        double mean = worth.mean();
        double covariance = 0;
        double variance = 0;
        for (Outcome[] outcomes : played) {
            covariance += (outcomes[c].worth() - mean) * outcomes[c].luck();
            variance += outcomes[c].luck() * outcomes[c].luck();
        }
        double weight = variance <= 0 ? 0 : covariance / variance;
        return worth.plus(-weight, luck);
    }

    private S dealt(int k) {
        SplitMix64 deal = SplitMix64.of(seed, -1L - k);
        return rules.dealt(role, seen, (dice, _) -> dice.thrown(deal));
    }

    private Outcome playedOut(S world, List<A> plan, int k) {
        Map<Role, Seat<S, A>> seats = new HashMap<>();
        long game = SplitMix64.of(seed, k).next();
        Position<S, A> position = begun(world, plan);
        double luck = 0;
        int thrown = 0;
        for (int i = 0; i < LONGEST; i++) {
            switch (position.pending()) {
                case Pending.Over<A> over -> {
                    return new Outcome(over.result().worthTo(side), luck);
                }
                case Pending.Automatic<A> _ -> position = Position.settle(rules, position.state());
                case Pending.Choice<A> choice ->
                        position = position.chosen(rules, chosen(position, choice, seats, game));
                case Pending.Chance<A> chance -> {
                    Roll roll = chance.dice().thrown(SplitMix64.of(game, thrown++));
                    Position<S, A> after = position.rolled(rules, roll);
                    luck += luck(position.state(), after);
                    position = after;
                }
            }
        }
        return new Outcome(this.game.evaluation().chance(position.state(), side), luck);
    }

    private Position<S, A> begun(S world, List<A> plan) {
        Position<S, A> position = Position.settle(rules, world);
        for (A action : plan) {
            if (!(position.pending() instanceof Pending.Choice<A> choice)
                    || !choice.side().equals(side)
                    || !choice.options().contains(action)) {
                break;
            }
            position = position.chosen(rules, action);
        }
        return position;
    }

    private A chosen(
            Position<S, A> position,
            Pending.Choice<A> choice,
            Map<Role, Seat<S, A>> seats,
            long seedOfGame) {
        S now = position.state();
        Role asked = rules.role(now, choice.options().get(0));
        return seats.computeIfAbsent(
                        asked,
                        one -> {
                            int chair = this.game.about().roles().indexOf(one);
                            long whims = SplitMix64.of(seedOfGame, -1L - chair).next();
                            return level.seat(this.game, whims);
                        })
                .choose(
                        rules.seenBy(new Viewer.Seated(asked), now),
                        asked,
                        choice,
                        new StopSignal());
    }

    private double luck(S before, Position<S, A> after) {
        List<Branch> branches = rules.branches(before);
        if (branches.isEmpty() || branches.size() > MOST_BRANCHES) {
            return 0;
        }
        double sum = 0;
        double weights = 0;
        for (Branch branch : branches) {
            Position<S, A> there = Position.settle(rules, rules.roll(before, branch.roll()));
            sum += branch.weight() * value(there);
            weights += branch.weight();
        }
        return value(after) - sum / weights;
    }

    private double value(Position<S, A> position) {
        return position.pending() instanceof Pending.Over<A> over
                ? over.result().worthTo(side)
                : game.evaluation().value(position.state(), side);
    }
}

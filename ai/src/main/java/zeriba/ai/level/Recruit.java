package zeriba.ai.level;

import java.util.List;
import zeriba.ai.Advice;
import zeriba.ai.Level;
import zeriba.ai.Seat;
import zeriba.ai.StopSignal;
import zeriba.engine.Evaluation;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.RandomPlayer;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;

/**
 * A script that sees little: it plays some actions at random, overlooks some of the options at each
 * choice, and takes what looks best among the others, without a thought about dice.
 */
public record Recruit(Habits habits) implements Level {

    /**
     * How little it sees.
     *
     * @param atRandom the share of actions it plays at random, 0 to 1
     * @param overlooked the share of options it does not see at a choice, 0 to 1
     */
    public record Habits(double atRandom, double overlooked) {}

    /** [design] The habits of the level in the list. */
    public static final Habits USUAL = new Habits(0.25, 0.35);

    @Override
    public String name() {
        return "recruit";
    }

    @Override
    public String about() {
        return "a script that sees little";
    }

    @Override
    public <S, A> Seat<S, A> seat(Game<S, A> game, long seed) {
        return new Chair<>(game, new SplitMix64(seed), habits);
    }

    private static final class Chair<S, A> implements Seat<S, A> {
        private final Evaluation<S, A> evaluation;
        private final SplitMix64 random;
        private final RandomPlayer<S, A> careless;
        private final Habits habits;

        Chair(Game<S, A> game, SplitMix64 random, Habits habits) {
            this.evaluation = game.evaluation();
            this.random = random;
            this.careless = new RandomPlayer<>(game, random);
            this.habits = habits;
        }

        @Override
        public Advice<A> advise(S seen, Role role, Pending.Choice<A> choice, StopSignal stop) {
            A action = choose(seen, role, choice, stop);
            double chance = evaluation.chance(seen, choice.side());
            return new Advice<>(action, List.of(action), chance, List.of());
        }

        @Override
        public A choose(S seen, Role role, Pending.Choice<A> choice, StopSignal stop) {
            if (random.unit() < habits.atRandom()) {
                return careless.choose(choice.options());
            }
            Options<A> options = choice.options();
            A best = options.get(random.below(options.size()));
            double most = evaluation.movePrior(seen, best);
            for (A action : options) {
                if (random.unit() < habits.overlooked()) {
                    continue;
                }
                double prior = evaluation.movePrior(seen, action);
                if (prior > most) {
                    best = action;
                    most = prior;
                }
            }
            return best;
        }
    }
}

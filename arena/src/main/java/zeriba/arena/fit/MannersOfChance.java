package zeriba.arena.fit;

import java.util.List;
import zeriba.ai.Advice;
import zeriba.ai.Level;
import zeriba.ai.Seat;
import zeriba.ai.StopSignal;
import zeriba.engine.Evaluation;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;

/**
 * A level that plays some portions in another manner of the game's portfolio than the usual one, so
 * that positions come up to which other manners lead.
 *
 * @param level who plays otherwise
 * @param oneOf one portion of so many, in the mean, is played in a manner of chance
 */
public record MannersOfChance(Level level, int oneOf) implements Level {

    @Override
    public String name() {
        return level.name();
    }

    @Override
    public String about() {
        return level.about();
    }

    @Override
    public <S, A> Seat<S, A> seat(Game<S, A> game, long seed) {
        return new Chair<>(game, level.seat(game, seed), oneOf, new SplitMix64(seed));
    }

    private static final class Chair<S, A> implements Seat<S, A> {

        private final Game<S, A> game;
        private final Seat<S, A> usual;
        private final int oneOf;
        private final SplitMix64 random;
        private long portion = -1;
        private boolean strays;
        private Evaluation<S, A> manner;

        Chair(Game<S, A> game, Seat<S, A> usual, int oneOf, SplitMix64 random) {
            this.game = game;
            this.usual = usual;
            this.oneOf = oneOf;
            this.random = random;
            this.manner = game.evaluation();
        }

        @Override
        public Advice<A> advise(S seen, Role role, Pending.Choice<A> choice, StopSignal stop) {
            return usual.advise(seen, role, choice, stop);
        }

        @Override
        public A choose(S seen, Role role, Pending.Choice<A> choice, StopSignal stop) {
            List<Evaluation<S, A>> manners = game.evaluation().scripts(seen, random);
            if (manners.isEmpty()) {
                return usual.choose(seen, role, choice, stop);
            }
            if (game.evaluation().portion(seen) != portion) {
                portion = game.evaluation().portion(seen);
                strays = random.below(oneOf) == 0;
                manner = manners.get(random.below(manners.size()));
            }
            return strays ? otherwise(seen, role, choice) : usual.choose(seen, role, choice, stop);
        }

        private A otherwise(S seen, Role role, Pending.Choice<A> choice) {
            S world = game.rules().dealt(role, seen, (dice, _) -> dice.thrown(random));
            A action = manner.scripted(world, choice, random);
            return choice.options().contains(action)
                    ? action
                    : choice.options().get(choice.options().size() - 1);
        }
    }
}

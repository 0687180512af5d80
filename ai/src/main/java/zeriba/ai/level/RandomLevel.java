package zeriba.ai.level;

import java.util.List;
import zeriba.ai.Advice;
import zeriba.ai.Level;
import zeriba.ai.Seat;
import zeriba.ai.StopSignal;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.RandomPlayer;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;

/** Every option with the same chance: what all strength is measured from. */
public record RandomLevel() implements Level {

    @Override
    public String name() {
        return "random";
    }

    @Override
    public String about() {
        return "any option with the same chance; ends a phase only when nothing else is left";
    }

    @Override
    public <S, A> Seat<S, A> seat(Game<S, A> game, long seed) {
        RandomPlayer<S, A> player = new RandomPlayer<>(game, new SplitMix64(seed));
        return new Seat<>() {
            @Override
            public Advice<A> advise(S seen, Role role, Pending.Choice<A> choice, StopSignal stop) {
                A action = choose(seen, role, choice, stop);
                double chance = game.evaluation().chance(seen, choice.side());
                return new Advice<>(action, List.of(action), chance, List.of());
            }

            @Override
            public A choose(S seen, Role role, Pending.Choice<A> choice, StopSignal stop) {
                return player.choose(choice.options());
            }
        };
    }
}

package zeriba.app.example;

import java.util.List;
import zeriba.ai.Advice;
import zeriba.ai.Level;
import zeriba.ai.Seat;
import zeriba.ai.StopSignal;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Role;

/** Tries every option once, with dice of its own, and takes what then looks best. */
public record GreedyBot(String name, String about) implements Level {
    @Override
    public <S, A> Seat<S, A> seat(Game<S, A> game, long seed) {
        SplitMix64 random = new SplitMix64(seed);
        return (S seen, Role role, Pending.Choice<A> choice, StopSignal stop) -> {
            S world = game.rules().dealt(role, seen, (dice, _) -> dice.thrown(random));
            A best = choice.options().get(0);
            double most = -1;
            for (A action : choice.options()) {
                var after = Position.settle(game.rules(), game.rules().choose(world, action));
                while (after.pending() instanceof Pending.Chance<A> chance) {
                    after = after.rolled(game.rules(), chance.dice().thrown(random));
                }
                double value = game.evaluation().value(after.state(), role.side());
                if (value > most && !game.endsPhase(action)) {
                    best = action;
                    most = value;
                }
            }
            return new Advice<>(best, List.of(best), most, List.of());
        };
    }
}

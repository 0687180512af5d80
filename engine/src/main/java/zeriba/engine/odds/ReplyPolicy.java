package zeriba.engine.odds;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.Game;
import zeriba.engine.rules.Branch;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Side;
import zeriba.engine.rules.Viewer;
import zeriba.engine.text.Value;

/** The reply policy of others in a walk over odds, as far as the assumption goes. */
record ReplyPolicy<S, A>(Game<S, A> game, Side asker, Replies replies) {

    Optional<A> reply(S state, Pending.Choice<A> choice) {
        return switch (replies) {
            case Replies.None() -> game.pass(state, choice);
            case Replies.Worst() -> Optional.of(worst(state, choice));
            case Replies.ByOrders(Map<Role, Map<String, Value>> orders) ->
                    ordered(state, choice, orders);
        };
    }

    private Optional<A> ordered(
            S state, Pending.Choice<A> choice, Map<Role, Map<String, Value>> orders) {
        Role role = game.rules().role(state, choice.options().get(0));
        S seen = game.rules().seenBy(new Viewer.Seated(role), state);
        return game.orders()
                .answer(seen, role, choice, orders.getOrDefault(role, Map.of()))
                .filter(choice.options()::contains);
    }

    private A worst(S state, Pending.Choice<A> choice) {
        A worst = choice.options().get(0);
        double least = Double.MAX_VALUE;
        for (A action : choice.options()) {
            double worth = worth(Position.settle(game.rules(), game.rules().choose(state, action)));
            if (worth < least) {
                least = worth;
                worst = action;
            }
        }
        return worst;
    }

    private double worth(Position<S, A> next) {
        return switch (next.pending()) {
            case Pending.Over<A>(Result result) -> result.worthTo(asker);
            case Pending.Chance<A> chance -> expected(next, chance.dice().size());
            case Pending.Choice<A> _, Pending.Automatic<A> _ ->
                    game.evaluation().chance(next.state(), asker);
        };
    }

    private double expected(Position<S, A> next, long size) {
        List<Branch> branches = game.rules().branches(next.state());
        if (branches.isEmpty()) {
            return game.evaluation().chance(next.state(), asker);
        }
        double sum = 0;
        for (Branch branch : branches) {
            S after = next.rolled(game.rules(), branch.roll()).state();
            sum += (double) branch.weight() / size * game.evaluation().chance(after, asker);
        }
        return sum;
    }
}

package zeriba.ai.level;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.Viewer;

/** An active plan, being carried out: own actions, each with what was foreseen when it comes up. */
final class ActivePlan<S, A> {

    private record Leg<S, A>(S foreseen, A action) {}

    private final Deque<Leg<S, A>> legs;

    private ActivePlan(Deque<Leg<S, A>> legs) {
        this.legs = legs;
    }

    static <S, A> ActivePlan<S, A> none() {
        return new ActivePlan<>(new ArrayDeque<>());
    }

    /** The plan played out in {@code world} for as long as it is legal there. */
    static <S, A> ActivePlan<S, A> of(Rules<S, A> rules, Role role, S world, List<A> plan) {
        Deque<Leg<S, A>> legs = new ArrayDeque<>(plan.size());
        Position<S, A> position = Position.settle(rules, world);
        for (A action : plan) {
            if (!isFor(role, position.pending(), action)) {
                break;
            }
            S seen = rules.seenBy(new Viewer.Seated(role), position.state());
            legs.add(new Leg<>(seen, action));
            position = position.chosen(rules, action);
        }
        return new ActivePlan<>(legs);
    }

    static <A> boolean isFor(Role role, Pending<A> pending, A action) {
        return pending instanceof Pending.Choice<A> choice
                && choice.side().equals(role.side())
                && choice.options().contains(action);
    }

    /** The next action, taken off, if all has come as foreseen; otherwise the plan is dropped. */
    Optional<A> next(S seen, Pending.Choice<A> choice) {
        if (legs.isEmpty()) {
            return Optional.empty();
        }
        Leg<S, A> leg = legs.remove();
        if (leg.foreseen().equals(seen) && choice.options().contains(leg.action())) {
            return Optional.of(leg.action());
        }
        legs.clear();
        return Optional.empty();
    }

    /** An action, and what is still to come after it. */
    List<A> line(A action) {
        List<A> line = new ArrayList<>();
        line.add(action);
        line.addAll(rest());
        return line;
    }

    /** What is still to come. */
    List<A> rest() {
        return legs.stream().map(Leg::action).toList();
    }
}

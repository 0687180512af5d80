package zeriba.engine;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What the roles of a table have given in advance: standing orders by kind, and a plan.
 *
 * @param orders by role's name, then by kind, the order's text
 * @param plans by role's name, the actions still to be played
 */
public record Instructions(
        Map<String, Map<String, String>> orders, Map<String, List<String>> plans) {

    static final Instructions NONE = new Instructions(Map.of(), Map.of());

    public Instructions {
        orders = Map.copyOf(orders);
        plans = Map.copyOf(plans);
    }

    Instructions after(Role by, Word word) {
        return switch (word) {
            case Word.Order(String kind, String value) -> withOrder(by, kind, value);
            case Word.Plan(List<String> actions) -> withPlan(by, actions);
            case Word.Undo _ -> new Instructions(orders, Map.of());
            case Word.UndoAsk _,
                    Word.Resign _,
                    Word.Offer _,
                    Word.Accept _,
                    Word.Decline _,
                    Word.Nonce _ ->
                    this;
        };
    }

    /** After an entry of play: a plan goes on after its own action and after a mere pass. */
    <S, A> Instructions after(Game<S, A> game, Position<S, A> before, Entry<A> entry) {
        if (plans.isEmpty()) {
            return this;
        }
        return switch (entry) {
            case Entry.Chose<A>(Role by, Hand hand, A _) when hand == Hand.PLAN -> played(by);
            case Entry.Chose<A>(_, _, A action) when isPass(game, before, action) -> this;
            case Entry.Chose<A> _, Entry.Rolled<A> _ -> new Instructions(orders, Map.of());
            case Entry.Said<A> _ -> this;
        };
    }

    private static <S, A> boolean isPass(Game<S, A> game, Position<S, A> before, A action) {
        return before.pending() instanceof Pending.Choice<A> choice
                && game.pass(before.state(), choice).filter(action::equals).isPresent();
    }

    private Instructions played(Role by) {
        List<String> plan = plans.getOrDefault(by.name(), List.of());
        return plan.isEmpty() ? this : withPlan(by, plan.subList(1, plan.size()));
    }

    private Instructions withPlan(Role by, List<String> actions) {
        Map<String, List<String>> more = new TreeMap<>(plans);
        if (actions.isEmpty()) {
            more.remove(by.name());
        } else {
            more.put(by.name(), List.copyOf(actions));
        }
        return new Instructions(orders, more);
    }

    private Instructions withOrder(Role by, String kind, String value) {
        Map<String, Map<String, String>> more = new TreeMap<>(orders);
        Map<String, String> own = new TreeMap<>(orders.getOrDefault(by.name(), Map.of()));
        own.put(kind, value);
        more.put(by.name(), Map.copyOf(own));
        return new Instructions(more, plans);
    }
}

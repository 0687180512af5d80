package zeriba.engine.record;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import zeriba.engine.Game;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Secrecy;
import zeriba.engine.rules.TableAction;
import zeriba.engine.rules.Viewer;

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

    Instructions after(Role by, TableAction word) {
        return switch (word) {
            case TableAction.Order(String kind, String value) -> withOrder(by, kind, value);
            case TableAction.Plan(List<String> actions) -> withPlan(by, actions);
            case TableAction.Undo _ -> plans.isEmpty() ? this : new Instructions(orders, Map.of());
            case TableAction.UndoAsk _,
                    TableAction.Resign _,
                    TableAction.Offer _,
                    TableAction.Accept _,
                    TableAction.Decline _,
                    TableAction.Retract _,
                    TableAction.Nonce _,
                    TableAction.Commitment _,
                    TableAction.Adopt _,
                    TableAction.Lapsed _,
                    TableAction.Seat _,
                    TableAction.Timeout _,
                    TableAction.Claim _,
                    TableAction.Outcome _ ->
                    this;
        };
    }

    /**
     * After an entry of play: a plan goes on after its own action, after a mere pass, and after
     * what was settled in secret; anything else its maker has not foreseen.
     */
    <S, A> Instructions after(Game<S, A> game, Position<S, A> before, Entry<A> entry) {
        if (plans.isEmpty()) {
            return this;
        }
        Map<String, List<String>> kept = new TreeMap<>();
        plans.forEach((name, plan) -> {
            if (isOwn(name, entry)) {
                kept.put(name, plan.subList(1, plan.size()));
            } else if (leaves(game, before, name, entry)) {
                kept.put(name, plan);
            }
        });
        kept.values().removeIf(List::isEmpty);
        return new Instructions(orders, kept);
    }

    private static <A> boolean isOwn(String name, Entry<A> entry) {
        return entry instanceof Entry.Chose<A>(Role by, DecisionSource hand, A _)
                && hand == DecisionSource.PLAN
                && by.name().equals(name);
    }

    /** Whether {@code entry} leaves the plan of the role called {@code name} as it was. */
    private static <S, A> boolean leaves(
            Game<S, A> game, Position<S, A> before, String name, Entry<A> entry) {
        return switch (entry) {
            case Entry.Chose<A>(Role by, _, A action) ->
                    isPass(game, before, action)
                            || (isSecret(before.pending()) && !by.name().equals(name));
            case Entry.Rolled<A> _ -> isHiddenFrom(game, before.pending(), name);
            case Entry.AtTable<A> _ -> true;
        };
    }

    private static <A> boolean isSecret(Pending<A> pending) {
        return pending instanceof Pending.Choice<A> choice
                && !(choice.secrecy() instanceof Secrecy.Open);
    }

    private static <S, A> boolean isHiddenFrom(Game<S, A> game, Pending<A> pending, String name) {
        return pending instanceof Pending.Chance<A> chance
                && game.about()
                        .role(name)
                        .filter(role -> !chance.secrecy().isOpenTo(new Viewer.Seated(role)))
                        .isPresent();
    }

    private static <S, A> boolean isPass(Game<S, A> game, Position<S, A> before, A action) {
        return before.pending() instanceof Pending.Choice<A> choice
                && game.pass(before.state(), choice).filter(action::equals).isPresent();
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

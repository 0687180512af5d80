package zeriba.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Answers a pending choice from what its role has given in advance: its standing orders first, then
 * its plan. Where neither settles it, the person is asked.
 */
public final class Steward {

    private Steward() {}

    /** The value of every order by which the person is asked. */
    public static final String ASK = "ask";

    /** The entry that orders or a plan make of the pending choice. */
    public static <S, A> Optional<Entry<A>> next(Journal<S, A> journal) {
        if (journal.result().isPresent()
                || !(journal.position().pending() instanceof Pending.Choice<A> choice)) {
            return Optional.empty();
        }
        S state = journal.position().state();
        List<Role> asked = Asked.roles(journal.game(), state, choice);
        return asked.stream()
                .flatMap(role -> byOrder(journal, state, role, choice).stream())
                .findFirst()
                .or(() ->
                        asked.stream()
                                .flatMap(r -> byPlan(journal, state, r, choice).stream())
                                .findFirst());
    }

    /** The orders in force for a role: what it gave, and the defaults for the rest. */
    public static <S, A> Map<String, Value> orders(Journal<S, A> journal, Role role) {
        Map<String, String> given =
                journal.instructions().orders().getOrDefault(role.name(), Map.of());
        Map<String, Value> orders = new TreeMap<>();
        for (OptionSpec kind : journal.game().orders().kinds()) {
            orders.put(kind.id(), value(kind, given.getOrDefault(kind.id(), "")));
        }
        return orders;
    }

    /** Refuses an order of an unknown kind or with a value its kind cannot have. */
    public static <S, A> void check(Game<S, A> game, Word.Order order) throws UnreadableException {
        for (OptionSpec kind : game.orders().kinds()) {
            if (kind.id().equals(order.kind())) {
                if (!order.value().equals(ASK)) {
                    RecordText.value(kind, order.value());
                }
                return;
            }
        }
        throw new UnreadableException(
                "order",
                "there are orders for "
                        + game.orders().kinds().stream().map(OptionSpec::id).toList()
                        + ", not for "
                        + order.kind());
    }

    private static Value value(OptionSpec kind, String given) {
        if (given.equals(ASK)) {
            return Value.of(ASK);
        }
        try {
            return given.isEmpty() ? kind.byDefault() : RecordText.value(kind, given);
        } catch (UnreadableException _) {
            return kind.byDefault();
        }
    }

    private static <S, A> Optional<Entry<A>> byOrder(
            Journal<S, A> journal, S state, Role role, Pending.Choice<A> choice) {
        Game<S, A> game = journal.game();
        S seen = game.rules().seenBy(new Viewer.Seated(role), state);
        return game.orders()
                .answer(seen, role, choice, orders(journal, role))
                .filter(choice.options()::contains)
                .filter(action -> game.rules().role(state, action).equals(role))
                .map(action -> new Entry.Chose<>(role, Hand.ORDER, action));
    }

    private static <S, A> Optional<Entry<A>> byPlan(
            Journal<S, A> journal, S state, Role role, Pending.Choice<A> choice) {
        List<String> plan = journal.instructions().plans().getOrDefault(role.name(), List.of());
        if (plan.isEmpty()) {
            return Optional.empty();
        }
        try {
            A action = journal.game().notation().read(plan.getFirst());
            return choice.options().contains(action)
                            && journal.game().rules().role(state, action).equals(role)
                    ? Optional.of(new Entry.Chose<>(role, Hand.PLAN, action))
                    : Optional.empty();
        } catch (UnreadableException _) {
            return Optional.empty();
        }
    }
}

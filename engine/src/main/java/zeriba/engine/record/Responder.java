package zeriba.engine.record;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import zeriba.engine.Game;
import zeriba.engine.StandingOrders;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.OptionSpec;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.TableAction;
import zeriba.engine.rules.Viewer;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/**
 * The responder of standing orders: answers a pending choice from what its role has given in
 * advance, its standing orders first, then its plan (conditional moves). Where neither settles it,
 * the person is asked.
 */
public final class Responder {

    private Responder() {}

    /** The value of every order by which the person is asked. */
    public static final String ASK = "ask";

    /** The value of an order for one unit by which those for all hold for it again. */
    public static final String AS_ALL = "as-all";

    private static final String FOR = "@";

    /** The entry that orders or a plan make of the pending choice. */
    public static <S, A> Optional<Entry<A>> next(Journal<S, A> journal) {
        if (journal.result().isPresent()
                || !(journal.position().pending() instanceof Pending.Choice<A> choice)) {
            return Optional.empty();
        }
        S state = journal.position().state();
        List<Role> asked = Choosers.roles(journal.game(), state, choice);
        return asked.stream()
                .flatMap(role -> byOrder(journal, state, role, choice).stream())
                .findFirst()
                .or(() ->
                        asked.stream()
                                .flatMap(r -> byPlan(journal, state, r, choice).stream())
                                .findFirst());
    }

    /**
     * The orders in force for a role: what it gave, and the defaults for the rest; beside them what
     * it gave for one unit, as {@code KIND@UNIT}.
     */
    public static <S, A> Map<String, Value> orders(Journal<S, A> journal, Role role) {
        Map<String, String> given =
                journal.instructions().orders().getOrDefault(role.name(), Map.of());
        Map<String, Value> orders = new TreeMap<>();
        for (OptionSpec kind : journal.game().orders().kinds()) {
            orders.put(kind.id(), value(kind, given.getOrDefault(kind.id(), "")));
            given.forEach((name, text) -> {
                if (name.startsWith(kind.id() + FOR) && !text.equals(AS_ALL)) {
                    orders.put(name, value(kind, text));
                }
            });
        }
        return orders;
    }

    /** The sensible order of every kind, for who gave none. */
    public static <S, A> Map<String, Value> sensible(Game<S, A> game) {
        Map<String, Value> orders = new TreeMap<>();
        for (OptionSpec kind : game.orders().kinds()) {
            orders.put(kind.id(), sensible(game.orders(), kind));
        }
        return orders;
    }

    /** The sensible order of a kind. */
    public static Value sensible(StandingOrders<?, ?> orders, OptionSpec kind) {
        return orders.sensible().getOrDefault(kind.id(), kind.byDefault());
    }

    /** The orders that a role gave, and for the rest what is sensible: for one who stays away. */
    public static <S, A> Map<String, Value> ordersOrSensible(Journal<S, A> journal, Role role) {
        Map<String, Value> orders = orders(journal, role);
        Map<String, String> given =
                journal.instructions().orders().getOrDefault(role.name(), Map.of());
        sensible(journal.game())
                .forEach((kind, value) -> {
                    if (given.getOrDefault(kind, ASK).equals(ASK)) {
                        orders.put(kind, value);
                    }
                });
        return orders;
    }

    /** The name of an order of a kind for one unit. */
    public static String forUnit(String kind, String unit) {
        return kind + FOR + unit;
    }

    /** Refuses an order of an unknown kind, for no unit, or with a value its kind cannot have. */
    public static <S, A> void check(Game<S, A> game, TableAction.Order order)
            throws UnreadableException {
        String[] name = order.kind().split(FOR, 2);
        OptionSpec kind = kind(game.orders().kinds(), name[0]);
        boolean isForUnit = name.length > 1;
        if (isForUnit) {
            checkUnit(game.orders(), name[0], name[1]);
        }
        boolean isEnd = order.value().equals(ASK) || (isForUnit && order.value().equals(AS_ALL));
        if (!isEnd) {
            RecordText.value(kind, order.value());
        }
    }

    private static OptionSpec kind(List<OptionSpec> kinds, String id) throws UnreadableException {
        for (OptionSpec kind : kinds) {
            if (kind.id().equals(id)) {
                return kind;
            }
        }
        throw new UnreadableException(
                "order",
                "there are orders for "
                        + kinds.stream().map(OptionSpec::id).toList()
                        + ", not for "
                        + id);
    }

    private static void checkUnit(StandingOrders<?, ?> orders, String kind, String unit)
            throws UnreadableException {
        if (!orders.kindsForUnits().contains(kind)) {
            throw new UnreadableException(
                    "order", "orders for " + kind + " are given for all units alike");
        }
        if (!orders.isUnit(unit)) {
            throw new UnreadableException("order", "no unit that takes orders: " + unit);
        }
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
                .map(action -> new Entry.Chose<>(role, DecisionSource.ORDER, action));
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
                    ? Optional.of(new Entry.Chose<>(role, DecisionSource.PLAN, action))
                    : Optional.empty();
        } catch (UnreadableException _) {
            return Optional.empty();
        }
    }
}

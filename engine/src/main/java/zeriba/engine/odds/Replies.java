package zeriba.engine.odds;

import java.util.Map;
import zeriba.engine.rules.Role;
import zeriba.engine.text.Value;

/** What the others are assumed to choose where odds depend on it. */
public sealed interface Replies {

    /** They pass, as the game documents; where there is no pass, the odds end there. */
    record None() implements Replies {}

    /** They choose what is worst for the asker by the game's evaluation. */
    record Worst() implements Replies {}

    /** They follow standing orders, by role and kind; where these ask the person, the odds end. */
    record ByOrders(Map<Role, Map<String, Value>> orders) implements Replies {
        public ByOrders {
            orders = Map.copyOf(orders);
        }
    }

    /** The word for it in the protocol. */
    default String word() {
        return switch (this) {
            case None() -> "none";
            case Worst() -> "worst";
            case ByOrders _ -> "orders";
        };
    }
}

package zeriba.fireandsword.rules;

import java.util.Collections;
import java.util.List;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.state.Order;
import zeriba.fireandsword.state.Sudan;

/** What is hidden: the orders that were given first, until the others are in. */
public final class S12_HiddenOrders {

    /** Orders that have been given, but are not to be seen. */
    public static final List<Order> UNSEEN = List.of(Order.PRESS, Order.PRESS, Order.PRESS);

    private static final List<Order> DRILL = Collections.nCopies(Order.ZONES, Order.DRILL);

    private S12_HiddenOrders() {}

    /** The state without the orders that were given first. */
    @Rule({"QB.11", "R-70"})
    public static Sudan seenBy(Sudan state) {
        return state.now() instanceof S12_Commanded.Posture step && !step.isOwn()
                ? state.instead(with(step, UNSEEN, UNSEEN))
                : state;
    }

    private static Step with(S12_Commanded.Posture step, List<Order> own, List<Order> rival) {
        List<Order> given = rival.subList(0, step.rival().size());
        return new S12_Commanded.Posture(step.engagement(), step.field(), own, given);
    }

    /** Some orders that could have been given: to leave it to the drill. */
    @Rule({"QB.11", "R-70"})
    public static Sudan dealt(Sudan seen) {
        return seen.now() instanceof S12_Commanded.Posture step && step.own().equals(UNSEEN)
                ? seen.instead(with(step, DRILL, DRILL))
                : seen;
    }

    /**
     * Whether what was chosen {@code then} may be seen {@code now}: not while orders lie hidden.
     */
    @Rule({"QB.11", "R-70"})
    public static boolean shows(Sudan now, Sudan then) {
        return !(now.now() instanceof S12_Commanded.Posture step
                && !step.isOwn()
                && then.now() instanceof S12_Commanded.Posture asked
                && asked.field().round() == step.field().round());
    }
}

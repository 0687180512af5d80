package zeriba.fireandsword;

import java.util.List;
import zeriba.engine.DiceCup;
import zeriba.engine.Rule;
import zeriba.fireandsword.battle.Field;
import zeriba.fireandsword.battle.Order;

/** What is hidden: the orders that were given first, until the others are in. */
final class Secrets {

    /** Orders that have been given, but are not to be seen. */
    static final List<Order> UNSEEN = List.of(Order.PRESS, Order.PRESS, Order.PRESS);

    private Secrets() {}

    @Rule({"QB.11", "R-70"})
    static Sudan seenBy(Sudan state) {
        return state.now() instanceof Step.Posture step && !step.own().isEmpty()
                ? state.instead(new Step.Posture(step.clash(), step.field(), UNSEEN))
                : state;
    }

    /** Some orders that could have been given: to leave it to the drill. */
    static Sudan dealt(Sudan seen, DiceCup cup) {
        boolean hides = seen.now() instanceof Step.Posture step && step.own().equals(UNSEEN);
        if (!hides) {
            return seen;
        }
        Step.Posture step = (Step.Posture) seen.now();
        List<Order> drill = java.util.Collections.nCopies(Field.ZONES, Order.DRILL);
        return seen.instead(new Step.Posture(step.clash(), step.field(), drill));
    }

    static boolean shows(Sudan now, Sudan then) {
        return !(now.now() instanceof Step.Posture step
                && !step.own().isEmpty()
                && then.now() instanceof Step.Posture asked
                && asked.field().round() == step.field().round());
    }
}

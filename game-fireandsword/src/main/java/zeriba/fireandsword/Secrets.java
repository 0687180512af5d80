package zeriba.fireandsword;

import java.util.Collections;
import java.util.List;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.battle.Field;
import zeriba.fireandsword.battle.Order;
import zeriba.fireandsword.rules.S19_Commanded;
import zeriba.fireandsword.rules.Step;

/** What is hidden: the orders that were given first, until the others are in. */
final class Secrets {

    /** Orders that have been given, but are not to be seen. */
    static final List<Order> UNSEEN = List.of(Order.PRESS, Order.PRESS, Order.PRESS);

    private static final List<Order> DRILL = Collections.nCopies(Field.ZONES, Order.DRILL);

    private Secrets() {}

    @Rule({"QB.11", "R-70"})
    static Sudan seenBy(Sudan state) {
        return state.now() instanceof S19_Commanded.Posture step && !step.isOwn()
                ? state.instead(with(step, UNSEEN, UNSEEN))
                : state;
    }

    private static Step with(S19_Commanded.Posture step, List<Order> own, List<Order> rival) {
        List<Order> given = rival.subList(0, step.rival().size());
        return new S19_Commanded.Posture(step.clash(), step.field(), own, given);
    }

    /** Some orders that could have been given: to leave it to the drill. */
    static Sudan dealt(Sudan seen, DiceCup cup) {
        return seen.now() instanceof S19_Commanded.Posture step && step.own().equals(UNSEEN)
                ? seen.instead(with(step, DRILL, DRILL))
                : seen;
    }

    static boolean shows(Sudan now, Sudan then) {
        return !(now.now() instanceof S19_Commanded.Posture step
                && !step.isOwn()
                && then.now() instanceof S19_Commanded.Posture asked
                && asked.field().round() == step.field().round());
    }
}

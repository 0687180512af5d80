package zeriba.fireandsword.page;

import java.util.Optional;
import zeriba.engine.rules.Pending;
import zeriba.engine.step.AgendaRules;
import zeriba.fireandsword.rules.S08_Movement;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Sudan;

/** Where an order leads without any decision: to the next throw, if there is one. */
final class NextThrow {

    private NextThrow() {}

    /**
     * The position in which dice are thrown next, all that may be passed being passed; empty where
     * there are none before the next move.
     */
    static Optional<Sudan> after(AgendaRules<Sudan, Act> rules, Sudan from) {
        Sudan here = from;
        while (true) {
            switch (rules.pending(here)) {
                case Pending.Chance<Act> _ -> {
                    return Optional.of(here);
                }
                case Pending.Automatic<Act> _ -> here = rules.proceed(here);
                case Pending.Choice<Act> _ -> {
                    Optional<Act> pass =
                            here.now() instanceof S08_Movement.Movement
                                    ? Optional.empty()
                                    : rules.pass(here);
                    if (pass.isEmpty()) {
                        return Optional.empty();
                    }
                    here = rules.choose(here, pass.get());
                }
                case Pending.Over<Act> _ -> {
                    return Optional.empty();
                }
            }
        }
    }
}

package zeriba.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The reactions of a game that may be settled in advance: one kind each, with the conditions that
 * can be given and a sensible default.
 */
public interface StandingOrders<S, A> {

    /** The kinds, each a typed condition; the value {@code ask} always means to ask the person. */
    List<OptionSpec> kinds();

    /**
     * What the orders {@code given} (by kind, defaults filled in) answer to {@code choice}, or
     * empty where they leave it to the person. {@code seen} is what the role may see.
     */
    Optional<A> answer(S seen, Role role, Pending.Choice<A> choice, Map<String, Value> given);

    /** The orders of a game without reactions. */
    static <S, A> StandingOrders<S, A> none() {
        return new StandingOrders<>() {
            @Override
            public List<OptionSpec> kinds() {
                return List.of();
            }

            @Override
            public Optional<A> answer(
                    S seen, Role role, Pending.Choice<A> choice, Map<String, Value> given) {
                return Optional.empty();
            }
        };
    }
}

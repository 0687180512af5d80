package zeriba.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import zeriba.engine.rules.OptionSpec;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.step.AgendaRules;
import zeriba.engine.step.Task;
import zeriba.engine.text.Value;

/**
 * The reactions of a game that may be settled in advance: one kind each, with the conditions that
 * can be given. Where no order was given the person is asked, so the defaults of the kinds answer
 * nothing; what is sensible for who would rather not be asked stands beside them.
 */
public interface StandingOrders<S, A> {

    /** The kinds, each a typed condition; the value {@code ask} always means to ask the person. */
    List<OptionSpec> kinds();

    /**
     * By kind, the orders that are sensible for who would rather not be asked; a kind that is not
     * among them keeps its default.
     */
    default Map<String, Value> sensible() {
        return Map.of();
    }

    /** The kinds that may be given for one unit as well, as {@code KIND@UNIT}. */
    default Set<String> kindsForUnits() {
        return Set.of();
    }

    /** Whether there is a unit of this name that an order may be given for. */
    default boolean isUnit(String name) {
        return false;
    }

    /**
     * What the orders {@code given} (by kind, defaults filled in, and by {@code KIND@UNIT} where
     * they are for one unit) answer to {@code choice}, or empty where they leave it to the person.
     * {@code seen} is what the role may see.
     */
    Optional<A> answer(S seen, Role role, Pending.Choice<A> choice, Map<String, Value> given);

    /** Orders of these kinds, sensible ones among them, answered by the steps. */
    static <S extends AgendaRules.Scheduled<S, ? extends Task<S, A>>, A> StandingOrders<S, A> of(
            List<OptionSpec> kinds, Map<String, Value> sensible, AgendaRules<S, A> rules) {
        return new StandingOrders<>() {
            @Override
            public List<OptionSpec> kinds() {
                return kinds;
            }

            @Override
            public Map<String, Value> sensible() {
                return sensible;
            }

            @Override
            public Optional<A> answer(
                    S seen, Role role, Pending.Choice<A> choice, Map<String, Value> given) {
                return rules.answer(seen, choice.options(), given);
            }
        };
    }

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

package zeriba.kassala;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToLongFunction;
import java.util.stream.StreamSupport;
import zeriba.engine.OptionSpec;
import zeriba.engine.Pending;
import zeriba.engine.Role;
import zeriba.engine.StandingOrders;
import zeriba.engine.Value;

/** What may be settled in advance: the losses of an exchange. */
record KassalaOrders() implements StandingOrders<Kassala, Act> {

    private static final String LOSSES = "losses";
    private static final String CHEAPEST = "cheapest";
    private static final String FEWEST = "fewest";
    private static final String KEEP_TOWNS = "keep-towns";

    private static final List<OptionSpec> KINDS =
            List.of(
                    new OptionSpec.OneOf(
                            LOSSES,
                            "Losses of an exchange",
                            "CRT.EX",
                            List.of("ask", CHEAPEST, FEWEST, KEEP_TOWNS)));

    @Override
    public List<OptionSpec> kinds() {
        return KINDS;
    }

    @Override
    public Map<String, Value> sensible() {
        return Map.of(LOSSES, Value.of(CHEAPEST));
    }

    @Override
    public Optional<Act> answer(
            Kassala seen, Role role, Pending.Choice<Act> choice, Map<String, Value> given) {
        if (!(seen.agenda().now() instanceof Step.Losses)
                || !(given.get(LOSSES) instanceof Value.Text(String order))) {
            return Optional.empty();
        }
        ToLongFunction<Act.Lose> strength = lose -> seen.roster().strength(lose.units());
        ToLongFunction<Act.Lose> units = lose -> lose.units().size();
        ToLongFunction<Act.Lose> towns =
                lose -> Long.bitCount(seen.hexes(lose.units()) & seen.map().towns());
        return switch (order) {
            case CHEAPEST -> first(choice, strength, units);
            case FEWEST -> first(choice, units, strength);
            case KEEP_TOWNS -> first(choice, towns, strength);
            default -> Optional.empty();
        };
    }

    /** The losses of least strength, then of fewest units: what a role takes that says nothing. */
    static Optional<Act> cheapest(Kassala state, Pending.Choice<Act> choice) {
        return first(
                choice, lose -> state.roster().strength(lose.units()), lose -> lose.units().size());
    }

    /** The first option that is least by the one measure, then by the other. */
    private static Optional<Act> first(
            Pending.Choice<Act> choice,
            ToLongFunction<Act.Lose> measure,
            ToLongFunction<Act.Lose> then) {
        return StreamSupport.stream(choice.options().spliterator(), false)
                .filter(Act.Lose.class::isInstance)
                .map(Act.Lose.class::cast)
                .min(Comparator.comparingLong(measure).thenComparingLong(then))
                .map(lose -> lose);
    }
}

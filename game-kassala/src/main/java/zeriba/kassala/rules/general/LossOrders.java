package zeriba.kassala.rules.general;

import static zeriba.board.Bits.*;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToLongFunction;
import java.util.stream.StreamSupport;
import zeriba.engine.rules.OptionSpec;
import zeriba.engine.rules.Options;
import zeriba.engine.text.Value;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Kassala;

/** What may be settled in advance: the losses of an exchange. */
public final class LossOrders {

    private static final String LOSSES = "losses";
    private static final String CHEAPEST = "cheapest";
    private static final String FEWEST = "fewest";
    private static final String KEEP_TOWNS = "keep-towns";

    /** The one kind of order. */
    public static final List<OptionSpec> KINDS =
            List.of(
                    new OptionSpec.OneOf(
                            LOSSES,
                            "Losses of an exchange",
                            "CRT.EX",
                            List.of("ask", CHEAPEST, FEWEST, KEEP_TOWNS)));

    /** For who would rather not be asked. */
    public static final Map<String, Value> SENSIBLE = Map.of(LOSSES, Value.of(CHEAPEST));

    private LossOrders() {}

    /** What the orders {@code given} answer. */
    public static Optional<Act.Lose> answer(
            Kassala seen, Options<Act> options, Map<String, Value> given) {
        if (!(given.get(LOSSES) instanceof Value.Text(String order))) {
            return Optional.empty();
        }
        ToLongFunction<Act.Lose> strength = lose -> seen.roster().strength(lose.units());
        ToLongFunction<Act.Lose> units = lose -> lose.units().size();
        ToLongFunction<Act.Lose> towns =
                lose -> size(intersection(seen.hexes(lose.units()), seen.map().towns()));
        return switch (order) {
            case CHEAPEST -> first(options, strength, units);
            case FEWEST -> first(options, units, strength);
            case KEEP_TOWNS -> first(options, towns, strength);
            default -> Optional.empty();
        };
    }

    /** The losses of least strength, then of fewest units: what a role takes that says nothing. */
    public static Optional<Act.Lose> cheapest(Kassala state, Options<Act> options) {
        return first(
                options,
                lose -> state.roster().strength(lose.units()),
                lose -> lose.units().size());
    }

    /** The first option that is least by the one measure, then by the other. */
    private static Optional<Act.Lose> first(
            Options<Act> options, ToLongFunction<Act.Lose> measure, ToLongFunction<Act.Lose> then) {
        return StreamSupport.stream(options.spliterator(), false)
                .map(Act.Lose.class::cast)
                .min(Comparator.comparingLong(measure).thenComparingLong(then));
    }
}

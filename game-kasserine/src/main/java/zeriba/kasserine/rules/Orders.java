package zeriba.kasserine.rules;

import static zeriba.board.Bits.*;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import zeriba.engine.rules.OptionSpec;
import zeriba.engine.rules.Options;
import zeriba.engine.text.Value;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Markers;
import zeriba.kasserine.state.Path;
import zeriba.kasserine.state.Unit;

/** What may be settled in advance: all that one side decides in the other's turn, and losses. */
public final class Orders {

    private static final String SUPPORT = "support";
    private static final String RETREATS = "retreats";
    private static final String LOSSES = "losses";

    /** More than any shelter is worth. */
    private static final double HARM = 5;

    /** The kinds of orders. */
    public static final List<OptionSpec> KINDS =
            List.of(
                    new OptionSpec.OneOf(
                            SUPPORT,
                            "Support fire for units attacked",
                            "8.3",
                            List.of("ask", "lowest", "none", "most")),
                    new OptionSpec.OneOf(
                            RETREATS,
                            "Retreat or stiff resistance of units attacked",
                            "7.8",
                            List.of("ask", "hold-objectives", "retreat", "stand")),
                    new OptionSpec.OneOf(
                            LOSSES, "Losses of an own attack", "7.6", List.of("ask", "cheapest")));

    /** For who would rather not be asked. */
    public static final Map<String, Value> SENSIBLE =
            Map.of(
                    SUPPORT, Value.of("lowest"),
                    RETREATS, Value.of("hold-objectives"),
                    LOSSES, Value.of("cheapest"));

    private Orders() {}

    private static String word(Map<String, Value> given, String kind) {
        return given.get(kind) instanceof Value.Text(String word) ? word : "ask";
    }

    /** The markers for a unit attacked that the orders {@code given} commit. */
    static Optional<Act> support(Options<Act> options, Map<String, Value> given) {
        return switch (word(given, SUPPORT)) {
            case "none" -> best(options, act -> -strength(act));
            case "lowest" -> best(options, act -> size(act) == 1 ? 10 - strength(act) : -size(act));
            case "most" -> best(options, Orders::strength);
            default -> Optional.empty();
        };
    }

    private static int strength(Act act) {
        return act instanceof Act.Commit(Markers markers) ? markers.strength() : 0;
    }

    private static int size(Act act) {
        return act instanceof Act.Commit(Markers markers) ? markers.size() : 0;
    }

    /** What the orders {@code given} have a unit attacked do that must retreat. */
    static Optional<Act> retreat(Kasserine state, Options<Act> options, Map<String, Value> given) {
        return switch (word(given, RETREATS)) {
            case "stand" -> best(options, act -> rank(state, act, 2));
            case "retreat" -> best(options, act -> rank(state, act, -20));
            case "hold-objectives" -> Optional.of(usual(state, options));
            default -> Optional.empty();
        };
    }

    /** The retreat that a role makes that says nothing: it holds what matters. */
    static Act.Retreating usual(Kasserine state, Options<Act> options) {
        double stand = matters(state, options) ? 2 : -20;
        return (Act.Retreating) best(options, act -> rank(state, act, stand)).orElseThrow();
    }

    /** Whether the unit that must retreat is on an objective or in a box. */
    private static boolean matters(Kasserine state, Options<Act> options) {
        int hex = state.place(((Act.Retreating) options.get(0)).unit());
        return state.parameters().scenario().objectives().contains(hex)
                || state.map().boxes().contains(hex);
    }

    /** To hold comes first; a way without harm from mines, then the shelter at its end. */
    private static double rank(Kasserine state, Act act, double stand) {
        if (act instanceof Act.Retreat(Unit unit, Path way)) {
            double harm = S07_Retreat.harms(state, unit, way) ? HARM : 0;
            boolean safe = !state.map().mined().contains(way.last());
            return 0.2 * state.map().offset(way.last()) + (safe ? 0.1 : 0) - harm;
        }
        return act instanceof Act.Hold ? 10 : stand;
    }

    /** The loss that the orders {@code given} choose. */
    static Optional<Act> losses(Kasserine state, Options<Act> options, Map<String, Value> given) {
        return word(given, LOSSES).equals("cheapest")
                ? Optional.of(cheapest(state, options))
                : Optional.empty();
    }

    /** The cheapest loss: what a role takes that says nothing. */
    static Act.Deplete cheapest(Kasserine state, Options<Act> options) {
        return (Act.Deplete) best(options, act -> -cost(state, act)).orElseThrow();
    }

    private static double cost(Kasserine state, Act act) {
        if (!(act instanceof Act.Deplete(Unit unit))) {
            return 0;
        }
        boolean gives =
                contains(state.roster().twoSided(unit.army()), unit.bit())
                        && !state.isReduced(unit);
        double whole = state.attack(unit) + (double) state.defence(unit);
        return gives ? whole / 2 : whole;
    }

    private static Optional<Act> best(Options<Act> options, ToDoubleFunction<Act> rank) {
        Stream<Act> all = StreamSupport.stream(options.spliterator(), false);
        return all.max(Comparator.comparingDouble(rank));
    }
}

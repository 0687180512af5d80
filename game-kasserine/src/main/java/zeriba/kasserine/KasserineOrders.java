package zeriba.kasserine;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import zeriba.engine.OptionSpec;
import zeriba.engine.Pending;
import zeriba.engine.Role;
import zeriba.engine.StandingOrders;
import zeriba.engine.Value;
import zeriba.kasserine.rules.S07_Retreat;

/** What may be settled in advance: all that one side decides in the other's turn, and losses. */
record KasserineOrders() implements StandingOrders<Kasserine, Act> {

    private static final String SUPPORT = "support";
    private static final String RETREATS = "retreats";
    private static final String LOSSES = "losses";

    /** More than any shelter is worth. */
    private static final double HARM = 5;

    private static final List<OptionSpec> KINDS =
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

    @Override
    public List<OptionSpec> kinds() {
        return KINDS;
    }

    @Override
    public Map<String, Value> sensible() {
        return Map.of(
                SUPPORT, Value.of("lowest"),
                RETREATS, Value.of("hold-objectives"),
                LOSSES, Value.of("cheapest"));
    }

    @Override
    public Optional<Act> answer(
            Kasserine seen, Role role, Pending.Choice<Act> choice, Map<String, Value> given) {
        return switch (seen.agenda().now()) {
            case Step.Commitment step when step.army() != step.engagement().army() ->
                    support(choice, word(given, SUPPORT));
            case Step.Retreats step when step.part() == Step.Part.DEFENDER ->
                    retreat(seen, choice, word(given, RETREATS));
            case Step.Losses _ ->
                    word(given, LOSSES).equals("cheapest")
                            ? best(choice, act -> -cost(seen, act))
                            : Optional.empty();
            case Step.Draw _,
                    Step.Movement _,
                    Step.Going _,
                    Step.Combat _,
                    Step.Commitment _,
                    Step.Battle _,
                    Step.Retreats _,
                    Step.Advance _,
                    Step.EndOfTurn _,
                    Step.Over _ ->
                    Optional.empty();
        };
    }

    private static String word(Map<String, Value> given, String kind) {
        return given.get(kind) instanceof Value.Text(String word) ? word : "ask";
    }

    private static Optional<Act> support(Pending.Choice<Act> choice, String order) {
        return switch (order) {
            case "none" -> best(choice, act -> -strength(act));
            case "lowest" -> best(choice, act -> size(act) == 1 ? 10 - strength(act) : -size(act));
            case "most" -> best(choice, KasserineOrders::strength);
            default -> Optional.empty();
        };
    }

    private static int strength(Act act) {
        return act instanceof Act.Commit(Markers markers) ? markers.strength() : 0;
    }

    private static int size(Act act) {
        return act instanceof Act.Commit(Markers markers) ? markers.size() : 0;
    }

    private static Optional<Act> retreat(
            Kasserine state, Pending.Choice<Act> choice, String order) {
        return switch (order) {
            case "stand" -> best(choice, act -> rank(state, act, 2));
            case "retreat" -> best(choice, act -> rank(state, act, -20));
            case "hold-objectives" ->
                    best(choice, act -> rank(state, act, matters(state, choice) ? 2 : -20));
            default -> Optional.empty();
        };
    }

    /** Whether the unit that must retreat is on an objective or in a box. */
    private static boolean matters(Kasserine state, Pending.Choice<Act> choice) {
        return unit(choice.options().get(0))
                .map(state::place)
                .filter(hex ->
                        state.terms().scenario().objectives().contains(hex)
                                || state.map().boxes().contains(hex))
                .isPresent();
    }

    private static Optional<Unit> unit(Act act) {
        return switch (act) {
            case Act.Retreat(Unit unit, _) -> Optional.of(unit);
            case Act.Stand(Unit unit) -> Optional.of(unit);
            case Act.Hold(Unit unit) -> Optional.of(unit);
            case Act.Take _,
                    Act.Enter _,
                    Act.Go _,
                    Act.Move _,
                    Act.End _,
                    Act.Attack _,
                    Act.Bombard _,
                    Act.Commit _,
                    Act.Deplete _,
                    Act.Advance _,
                    Act.Stay _ ->
                    Optional.empty();
        };
    }

    /** To hold comes first; a way without harm from mines, then the shelter at its end. */
    private static double rank(Kasserine state, Act act, double stand) {
        if (act instanceof Act.Retreat(Unit unit, Way way)) {
            double harm = S07_Retreat.harms(state, unit, way) ? HARM : 0;
            boolean safe = !state.map().mined().contains(way.last());
            return 0.2 * state.map().offset(way.last()) + (safe ? 0.1 : 0) - harm;
        }
        return act instanceof Act.Hold ? 10 : stand;
    }

    private static double cost(Kasserine state, Act act) {
        if (!(act instanceof Act.Deplete(Unit unit))) {
            return 0;
        }
        boolean gives =
                (state.roster().twoSided(unit.army()) & unit.mask()) != 0 && !state.isReduced(unit);
        double whole = state.attack(unit) + (double) state.defence(unit);
        return gives ? whole / 2 : whole;
    }

    private static Optional<Act> best(Pending.Choice<Act> choice, ToDoubleFunction<Act> rank) {
        Stream<Act> options = StreamSupport.stream(choice.options().spliterator(), false);
        return options.max(Comparator.comparingDouble(rank));
    }

    /** The cheapest loss: what a role takes that says nothing. */
    static Optional<Act> cheapest(Kasserine state, Pending.Choice<Act> choice) {
        return best(choice, act -> -cost(state, act));
    }

    /** The retreat that a role makes that says nothing. */
    static Optional<Act> usual(Kasserine state, Pending.Choice<Act> choice) {
        return retreat(state, choice, "hold-objectives");
    }
}

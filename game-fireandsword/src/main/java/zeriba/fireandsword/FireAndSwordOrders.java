package zeriba.fireandsword;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import zeriba.engine.OptionSpec;
import zeriba.engine.Options;
import zeriba.engine.Pending;
import zeriba.engine.Role;
import zeriba.engine.StandingOrders;
import zeriba.engine.Value;
import zeriba.fireandsword.rules.S07_Movement;
import zeriba.fireandsword.rules.S19_Commanded;

/** What may be settled in advance: orders in battle, sorties, freed towns. */
record FireAndSwordOrders() implements StandingOrders<Sudan, Act> {

    /** Units against which a sortie is never called off: more are in no force. */
    private static final int MOST = 12;

    private static final OptionSpec BATTLE =
            new OptionSpec.OneOf("battle", "Orders in battle", "QB.11", List.of("ask", "drill"));
    private static final OptionSpec MANNER =
            new OptionSpec.OneOf(
                    "manner", "How battles are fought", "12.9", List.of("ask", "quick"));
    private static final OptionSpec SORTIE =
            new OptionSpec.WholeNumber(
                    "sortie",
                    "Call a sortie off against more than this many; 0 asks",
                    "12.6",
                    0,
                    MOST,
                    0);
    private static final OptionSpec FREED =
            new OptionSpec.OneOf("freed", "A town that is freed", "12.7", List.of("ask", "stay"));

    @Override
    public List<OptionSpec> kinds() {
        return List.of(BATTLE, MANNER, SORTIE, FREED);
    }

    /** As a pass does it: by the drill, quickly, into every sortie, and nobody leaves. */
    @Override
    public Map<String, Value> sensible() {
        return Map.of(
                BATTLE.id(), Value.of("drill"),
                MANNER.id(), Value.of("quick"),
                SORTIE.id(), Value.of((long) MOST),
                FREED.id(), Value.of("stay"));
    }

    @Override
    public Optional<Act> answer(
            Sudan seen, Role role, Pending.Choice<Act> choice, Map<String, Value> given) {
        return switch (seen.now()) {
            case Step.Posture _ when is(given, BATTLE, "drill") -> pass(seen);
            case Step.Manner _ when is(given, MANNER, "quick") ->
                    Optional.of(new Act.Fight(Act.Manner.QUICK));
            case Step.Freed _ when is(given, FREED, "stay") -> pass(seen);
            case Step.CallOff step -> sortie(step, given);
            case Step.Asking _, Step.Unasked _ -> Optional.empty();
        };
    }

    private static boolean is(Map<String, Value> given, OptionSpec kind, String word) {
        return given.getOrDefault(kind.id(), kind.byDefault()).equals(Value.of(word));
    }

    private static Optional<Act> sortie(Step.CallOff step, Map<String, Value> given) {
        if (!(given.get(SORTIE.id()) instanceof Value.Whole(long most)) || most == 0) {
            return Optional.empty();
        }
        return Optional.of(step.count() > most ? new Act.CallOff() : new Act.Attack());
    }

    /** The documented pass of a decision that a battle or a siege brings. */
    static Optional<Act> pass(Sudan state) {
        return switch (state.now()) {
            case Step.Posture step -> Optional.of(S19_Commanded.drill(state, step));
            case Step.Manner _ -> Optional.of(new Act.Fight(Act.Manner.QUICK));
            case Step.Freed _ -> Optional.of(new Act.Stay());
            case Step.CallOff _ -> Optional.of(new Act.Attack());
            case Step.Asking _, Step.Unasked _ -> Optional.empty();
        };
    }

    /**
     * What is done for a seat that does not answer where its phase cannot simply end: the
     * recommended set-up, a unit for each town that is empty, whoever must leave the desert.
     */
    static Optional<Act> byDefault(Sudan state, Pending.Choice<Act> choice) {
        if (choice.options().contains(new Act.End())) {
            return Optional.empty();
        }
        return switch (state.now()) {
            case Step.SetUp _ -> posted(state, choice.options());
            case Step.Movement _ -> leaving(state, choice.options());
            case Step.Asking _, Step.Unasked _ -> Optional.empty();
        };
    }

    private static Optional<Act> posted(Sudan state, Options<Act> options) {
        Act recommended = new Act.Recommended();
        return options.contains(recommended)
                ? Optional.of(recommended)
                : listed(options)
                        .filter(act ->
                                act instanceof Act.Deploy(int unit, int town)
                                        && (state.stack(town) == 0
                                                || state.forces().unit(unit).isCommander()))
                        .findFirst();
    }

    /** As many together as may go: whoever marches alone fights alone. */
    private static Optional<Act> leaving(Sudan state, Options<Act> options) {
        return listed(options)
                .filter(act ->
                        act instanceof Act.March(Units units, _)
                                && S07_Movement.mustMove(state, units.first()))
                .max(
                        Comparator.comparingInt(act ->
                                act instanceof Act.March(Units units, _) ? units.size() : 0));
    }

    private static Stream<Act> listed(Options<Act> options) {
        return StreamSupport.stream(options.spliterator(), false);
    }
}

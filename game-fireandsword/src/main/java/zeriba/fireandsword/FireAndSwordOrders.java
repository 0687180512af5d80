package zeriba.fireandsword;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.OptionSpec;
import zeriba.engine.Pending;
import zeriba.engine.Role;
import zeriba.engine.StandingOrders;
import zeriba.engine.Value;
import zeriba.fireandsword.battle.Field;
import zeriba.fireandsword.battle.Order;

/** What may be settled in advance: orders in battle, sorties, freed towns. */
record FireAndSwordOrders() implements StandingOrders<Sudan, Act> {

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
                    12,
                    0);
    private static final OptionSpec FREED =
            new OptionSpec.OneOf("freed", "A town that is freed", "12.7", List.of("ask", "stay"));

    @Override
    public List<OptionSpec> kinds() {
        return List.of(BATTLE, MANNER, SORTIE, FREED);
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
            case Step.Posture _ ->
                    Optional.of(new Act.Orders(Collections.nCopies(Field.ZONES, Order.DRILL)));
            case Step.Manner _ -> Optional.of(new Act.Fight(Act.Manner.QUICK));
            case Step.Freed _ -> Optional.of(new Act.Stay());
            case Step.CallOff _ -> Optional.of(new Act.Attack());
            case Step.Asking _, Step.Unasked _ -> Optional.empty();
        };
    }
}

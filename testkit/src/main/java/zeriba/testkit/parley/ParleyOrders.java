package zeriba.testkit.parley;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.OptionSpec;
import zeriba.engine.Pending;
import zeriba.engine.Role;
import zeriba.engine.StandingOrders;
import zeriba.engine.Value;

/** What the warden may settle in advance. */
final class ParleyOrders implements StandingOrders<Parley, Act> {

    private static final OptionSpec SHOTS =
            new OptionSpec.OneOf(
                    "shots", "Shoot at steps in range", "3.6", List.of("ask", "hold", "shoot"));
    private static final OptionSpec SPARE =
            new OptionSpec.OnOff("spare", "Spare units that are already hurt", "3.6", false);
    private static final OptionSpec PARRY =
            new OptionSpec.WholeNumber(
                    "parry-from",
                    "Parry with the lowest token of at least this number; 0 asks",
                    "4.3",
                    0,
                    Tokens.COUNT,
                    0);

    @Override
    public List<OptionSpec> kinds() {
        return List.of(SHOTS, SPARE, PARRY);
    }

    @Override
    public Map<String, Value> sensible() {
        return Map.of(
                SHOTS.id(), Value.of("shoot"),
                SPARE.id(), Value.of(true),
                PARRY.id(), Value.of(1L));
    }

    @Override
    public Optional<Act> answer(
            Parley seen, Role role, Pending.Choice<Act> choice, Map<String, Value> given) {
        return switch (seen.agenda().now()) {
            case Step.Shot step -> shot(seen, step, choice, given);
            case Step.Parrying _ -> parry(choice, given);
            case Step.Omen _,
                    Step.Draw _,
                    Step.Plotting _,
                    Step.Reveal _,
                    Step.March _,
                    Step.Hit _,
                    Step.Assault _,
                    Step.Storming _,
                    Step.Sally _,
                    Step.EndOfTurn _,
                    Step.Judge _,
                    Step.Over _ ->
                    Optional.empty();
        };
    }

    private static Optional<Act> shot(
            Parley seen, Step.Shot step, Pending.Choice<Act> choice, Map<String, Value> given) {
        Value order = given.getOrDefault(SHOTS.id(), SHOTS.byDefault());
        boolean spares =
                given.getOrDefault(SPARE.id(), SPARE.byDefault()).equals(Value.of(true))
                        && seen.man(step.target()).strength() == 1;
        if (order.equals(Value.of("shoot"))) {
            return Optional.of(spares ? new Act.Pass() : choice.options().get(0));
        }
        return order.equals(Value.of("hold")) ? Optional.of(new Act.Pass()) : Optional.empty();
    }

    private static Optional<Act> parry(Pending.Choice<Act> choice, Map<String, Value> given) {
        if (!(given.get(PARRY.id()) instanceof Value.Whole(long from)) || from == 0) {
            return Optional.empty();
        }
        for (Act act : choice.options()) {
            if (act instanceof Act.Parry(int token) && token >= from) {
                return Optional.of(act);
            }
        }
        return Optional.of(new Act.Pass());
    }
}

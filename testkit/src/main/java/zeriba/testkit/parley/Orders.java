package zeriba.testkit.parley;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.rules.OptionSpec;
import zeriba.engine.rules.Options;
import zeriba.engine.text.Value;
import zeriba.testkit.parley.state.Act;
import zeriba.testkit.parley.state.Tokens;
import zeriba.testkit.parley.state.Unit;

/** What the warden may settle in advance. */
final class Orders {

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

    static final List<OptionSpec> KINDS = List.of(SHOTS, SPARE, PARRY);

    /** Shoot and spare, and parry where that costs no more than one token. */
    static final Map<String, Value> SENSIBLE =
            Map.of(
                    SHOTS.id(), Value.of("shoot"),
                    SPARE.id(), Value.of(true),
                    PARRY.id(), Value.of(1L));

    private Orders() {}

    static Optional<Act> shot(
            Parley seen, Unit target, Options<Act> options, Map<String, Value> given) {
        Value order = given.getOrDefault(SHOTS.id(), SHOTS.byDefault());
        boolean spares =
                given.getOrDefault(SPARE.id(), SPARE.byDefault()).equals(Value.of(true))
                        && seen.man(target).strength() == 1;
        if (order.equals(Value.of("shoot"))) {
            return Optional.of(spares ? new Act.Pass() : options.get(0));
        }
        return order.equals(Value.of("hold")) ? Optional.of(new Act.Pass()) : Optional.empty();
    }

    static Optional<Act> parry(Options<Act> options, Map<String, Value> given) {
        if (!(given.get(PARRY.id()) instanceof Value.Whole(long from)) || from == 0) {
            return Optional.empty();
        }
        for (Act act : options) {
            if (act instanceof Act.Parry(int token) && token >= from) {
                return Optional.of(act);
            }
        }
        return Optional.of(new Act.Pass());
    }
}

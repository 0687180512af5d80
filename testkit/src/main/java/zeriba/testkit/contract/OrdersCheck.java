package zeriba.testkit.contract;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.Responder;
import zeriba.engine.rules.OptionSpec;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Viewer;
import zeriba.engine.text.Value;
import zeriba.testkit.Claim;

/**
 * Whatever orders are given, what they answer may be chosen; so may the documented pass. Where none
 * is given nothing is answered: a person is asked.
 */
final class OrdersCheck<S, A> implements Check<S, A> {

    private static final int TRIED = 3;
    private static final Value ASK = Value.of("ask");

    private final Game<S, A> game;

    OrdersCheck(Game<S, A> game) {
        this.game = game;
    }

    @Override
    public void position(Position<S, A> position, SplitMix64 random) {
        if (!(position.pending() instanceof Pending.Choice<A> choice)) {
            return;
        }
        may(choice, game.pass(position.state(), choice), "the pass");
        List<OptionSpec> kinds = game.orders().kinds();
        Role role = game.rules().role(position.state(), choice.options().get(0));
        S seen = game.rules().seenBy(new Viewer.Seated(role), position.state());
        for (int i = 0; i < TRIED && !kinds.isEmpty(); i++) {
            Map<String, Value> given = new HashMap<>();
            for (OptionSpec kind : kinds) {
                given.put(kind.id(), random.below(4) == 0 ? kind.byDefault() : any(kind, random));
            }
            may(choice, game.orders().answer(seen, role, choice, given), "orders " + given);
        }
        Map<String, Value> sensible = Responder.sensible(game);
        may(choice, game.orders().answer(seen, role, choice, sensible), "sensible orders");
        Map<String, Value> none = new HashMap<>();
        kinds.forEach(kind -> none.put(kind.id(), kind.byDefault()));
        Claim.that(
                game.orders().answer(seen, role, choice, none).isEmpty(),
                "nobody gave an order, and yet it is answered");
        Map<String, Value> ask = new HashMap<>();
        kinds.forEach(kind -> ask.put(kind.id(), ASK));
        Claim.that(
                game.orders().answer(seen, role, choice, ask).isEmpty(),
                "orders to ask answer by themselves");
    }

    private static Value any(OptionSpec kind, SplitMix64 random) {
        return switch (kind) {
            case OptionSpec.OnOff _ -> Value.of(random.below(2) == 0);
            case OptionSpec.OneOf one ->
                    Value.of(one.values().get(random.below(one.values().size())));
            case OptionSpec.WholeNumber number ->
                    Value.of(number.from() + random.below(number.to() - number.from() + 1));
        };
    }

    private void may(Pending.Choice<A> choice, Optional<A> answer, String what) {
        answer.ifPresent(action ->
                Claim.that(
                        choice.options().contains(action),
                        "%s: %s may not be chosen",
                        what,
                        action));
    }
}

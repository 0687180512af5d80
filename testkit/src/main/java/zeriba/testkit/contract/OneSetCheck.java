package zeriba.testkit.contract;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import zeriba.engine.Game;
import zeriba.engine.record.Composed;
import zeriba.engine.rules.OptionSpec;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.testkit.Claim;

/**
 * A position tells the options and commands that it is played by; what is named beside it counts
 * where it says nothing, and is refused with its path where it says something else.
 */
final class OneSetCheck<S, A> {

    private static final Setup NOTHING_NAMED = Setup.of("");

    private final Game<S, A> game;

    OneSetCheck(Game<S, A> game) {
        this.game = game;
    }

    /** Tries the first position of a complete set-up. */
    void setup(Setup setup) throws UnreadableException {
        S state = game.rules().setup(setup);
        Value.Fields position = game.codec().write(state);
        Composed<S> alone = Composed.of(game, NOTHING_NAMED, position);
        same(setup, alone.setup(), "a position alone tells another set-up");
        Composed<S> both = Composed.of(game, new Setup("", setup.options(), Map.of()), position);
        same(setup, both.setup(), "the same options named twice are others");
        Claim.equal(state, both.state(), "the same options named twice change the state");
        Value bare = without(without(position, "options"), "commands");
        Composed<S> named =
                Composed.of(game, new Setup("", setup.options(), setup.commands()), bare);
        same(setup, named.setup(), "options beside a position without any do not count");
        Claim.equal(state, named.state(), "options beside a position do not reach the rules");
        for (OptionSpec option : game.about().options()) {
            for (Value other : others(option, setup)) {
                contradicted(option, other, both.position());
            }
        }
    }

    private void same(Setup wanted, Setup found, String otherwise) {
        Claim.equal(new TreeMap<>(wanted.options()), new TreeMap<>(found.options()), otherwise);
        Claim.equal(new TreeMap<>(wanted.commands()), new TreeMap<>(found.commands()), otherwise);
    }

    private static Value without(Value position, String part) {
        Map<String, Value> rest = new LinkedHashMap<>(((Value.Fields) position).fields());
        rest.remove(part);
        return new Value.Fields(rest);
    }

    private static List<Value> others(OptionSpec option, Setup setup) {
        Optional<Value> own = Optional.ofNullable(setup.options().get(option.id()));
        return values(option).stream().filter(value -> !own.equals(Optional.of(value))).toList();
    }

    private static List<Value> values(OptionSpec option) {
        return switch (option) {
            case OptionSpec.OnOff _ -> List.of(Value.of(true), Value.of(false));
            case OptionSpec.OneOf one -> one.values().stream().map(Value::of).toList();
            case OptionSpec.WholeNumber number ->
                    List.of(Value.of(number.from()), Value.of(number.to()));
        };
    }

    private void contradicted(OptionSpec option, Value other, Value position) {
        Setup named = NOTHING_NAMED.with(option.id(), other);
        try {
            Composed.of(game, named, position);
        } catch (UnreadableException e) {
            Claim.equal("options." + option.id(), e.path(), "refused elsewhere");
            stands(option, other, position);
            return;
        }
        throw new AssertionError(option.id() + " " + other + " is taken beside " + position);
    }

    /** What has been played was played by the position's own options. */
    private void stands(OptionSpec option, Value other, Value position) {
        try {
            Composed<S> played =
                    Composed.asItStands(game, NOTHING_NAMED.with(option.id(), other), position);
            Claim.that(
                    !other.equals(played.setup().options().get(option.id())),
                    "%s was not played by %s",
                    option.id(),
                    other);
        } catch (UnreadableException e) {
            throw new AssertionError("a position cannot be played on: " + position, e);
        }
    }
}

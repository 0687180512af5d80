package zeriba.engine.record;

import java.util.Map;
import java.util.TreeMap;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.Codec;
import zeriba.engine.text.TreeReader;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/**
 * A composed position with the set-up that it is played under. There is one set of options,
 * wherever each was named: beside the position, or in its part {@code options}, where {@link Codec}
 * keeps them; and of commands likewise.
 *
 * @param state the position as the rules see it
 * @param setup complete, as the state has it
 * @param position as it was given, with every option and command in it
 */
public record Composed<S>(S state, Setup setup, Value.Fields position) {

    private static final String OPTIONS = "options";
    private static final String COMMANDS = "commands";

    /**
     * The position under the options and commands that are named beside it; refused where the
     * position has others.
     *
     * @param named only what was named; without a scenario where its id is empty
     */
    public static <S> Composed<S> of(Game<S, ?> game, Setup named, Value position)
            throws UnreadableException {
        requireKnown(game.about(), named);
        Value.Fields fields = fields(position);
        requireSame(OPTIONS, named.options(), part(fields, OPTIONS));
        requireSame(COMMANDS, commands(named), part(fields, COMMANDS));
        return asItStands(game, named, fields);
    }

    /** The same, where the position's own options and commands have the last word. */
    public static <S> Composed<S> asItStands(Game<S, ?> game, Setup named, Value position)
            throws UnreadableException {
        Value.Fields fields = fields(position);
        fields = filled(fields, OPTIONS, named.options());
        fields = filled(fields, COMMANDS, commands(named));
        S state = game.codec().read(fields);
        return new Composed<>(state, setup(game, named.scenario(), state, fields), fields);
    }

    /** Commands are judged with the position's options, which say which there are. */
    private static void requireKnown(GameInfo about, Setup named) throws UnreadableException {
        String scenario =
                named.scenario().isEmpty() ? about.scenarios().getFirst().id() : named.scenario();
        about.complete(new Setup(scenario, named.options(), Map.of()));
    }

    private static Value.Fields fields(Value position) throws UnreadableException {
        return new TreeReader("", position).fields();
    }

    private static Map<String, Value> commands(Setup setup) {
        Map<String, Value> commands = new TreeMap<>();
        setup.commands().forEach((command, role) -> commands.put(command, Value.of(role)));
        return commands;
    }

    /** What a part names; what is no object is left for the codec to refuse. */
    private static Map<String, Value> part(Value.Fields position, String name) {
        return position.at(name) instanceof Value.Fields(Map<String, Value> part) ? part : Map.of();
    }

    private static void requireSame(String part, Map<String, Value> named, Map<String, Value> own)
            throws UnreadableException {
        for (Map.Entry<String, Value> one : new TreeMap<>(named).entrySet()) {
            Value other = own.getOrDefault(one.getKey(), one.getValue());
            if (!other.equals(one.getValue())) {
                throw new UnreadableException(
                        part + "." + one.getKey(),
                        "the position has "
                                + text(other)
                                + " and "
                                + text(one.getValue())
                                + " is asked for: leave one of them out");
            }
        }
    }

    private static String text(Value value) {
        return switch (value) {
            case Value.Flag(boolean set) -> set ? "on" : "off";
            case Value.Whole(long number) -> Long.toString(number);
            case Value.Text(String text) -> text;
            case Value.Real _, Value.Nothing _, Value.Items _, Value.Fields _ -> "something else";
        };
    }

    /** The position with what is named and not in that part of it. */
    private static Value.Fields filled(
            Value.Fields position, String name, Map<String, Value> named) {
        if (named.isEmpty() || !isOpen(position.at(name))) {
            return position;
        }
        Map<String, Value> all = new TreeMap<>(named);
        all.putAll(part(position, name));
        return position.with(name, new Value.Fields(all));
    }

    private static boolean isOpen(Value part) {
        return part instanceof Value.Fields || part instanceof Value.Nothing;
    }

    private static <S> Setup setup(Game<S, ?> game, String named, S state, Value.Fields position)
            throws UnreadableException {
        GameInfo about = game.about();
        Value.Fields own = game.codec().write(state);
        String scenario =
                game.scenario(state)
                        .orElse(named.isEmpty() ? about.scenarios().getFirst().id() : named);
        if (!named.isEmpty() && !named.equals(scenario)) {
            throw new UnreadableException(
                    "scenario", "the position is of " + scenario + ": leave this out or name that");
        }
        Map<String, Value> options = new TreeMap<>(part(position, OPTIONS));
        options.putAll(part(own, OPTIONS));
        return about.complete(new Setup(scenario, options, roles(part(own, COMMANDS))));
    }

    private static Map<String, String> roles(Map<String, Value> commands) {
        Map<String, String> roles = new TreeMap<>();
        commands.forEach((command, role) -> {
            if (role instanceof Value.Text(String text)) {
                roles.put(command, text);
            }
        });
        return roles;
    }
}

package zeriba.engine.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.stream.IntStream;
import zeriba.engine.Game;
import zeriba.engine.Overrides;
import zeriba.engine.dice.Dice;
import zeriba.engine.dice.Roll;
import zeriba.engine.record.GameRecord.Start;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.OptionSpec;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.TableAction;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/**
 * Records as text: a header, then one entry a line. What follows {@code " # "} on a line is a
 * comment that replay ignores; the hand of a choice is told there.
 */
public final class RecordText {

    /** The version of the format, in the first line. */
    public static final int FORMAT = 1;

    private static final String COMMENT = " # ";
    private static final int USUAL_SIDES = 6;

    private RecordText() {}

    /** The text of a record. */
    public static <A> String write(Game<?, A> game, GameRecord<A> record) {
        StringBuilder text = new StringBuilder();
        text.append("zeriba ").append(FORMAT).append('\n');
        text.append("game ").append(record.game()).append(' ').append(record.rulesVersion());
        text.append('\n');
        writeStart(text, record.start(), game.about().scenarios().getFirst().id());
        if (!game.overrides().isEmpty()) {
            text.append(Overrides.HEADER).append(' ').append(game.overrides().write());
            text.append('\n');
        }
        record.headers().forEach((n, v) -> text.append(n).append(' ').append(v).append('\n'));
        for (Entry<A> entry : record.entries()) {
            text.append(line(game, entry)).append('\n');
        }
        return text.toString();
    }

    private static void writeStart(StringBuilder text, Start start, String usual) {
        switch (start) {
            case Start.FromScenario(Setup setup) ->
                    text.append("scenario ").append(setup.scenario()).append('\n');
            case Start.FromPosition(Setup setup, String position) -> {
                if (!setup.scenario().isEmpty() && !setup.scenario().equals(usual)) {
                    text.append("scenario ").append(setup.scenario()).append('\n');
                }
                text.append("position ").append(position).append('\n');
            }
        }
        StringJoiner options = new StringJoiner(" ");
        new TreeMap<>(start.setup().options()).forEach((id, value) -> option(options, id, value));
        if (options.length() > 0) {
            text.append("options ").append(options).append('\n');
        }
        StringJoiner commands = new StringJoiner(" ");
        new TreeMap<>(start.setup().commands()).forEach((c, role) -> commands.add(c + "=" + role));
        if (commands.length() > 0) {
            text.append("commands ").append(commands).append('\n');
        }
    }

    private static void option(StringJoiner options, String id, Value value) {
        switch (value) {
            case Value.Flag(boolean set) when set -> options.add(id);
            case Value.Flag _ -> options.add(id + "=off");
            case Value.Whole(long number) -> options.add(id + "=" + number);
            case Value.Text(String text) -> options.add(id + "=" + text);
            case Value.Real _, Value.Nothing _, Value.Items _, Value.Fields _ ->
                    throw new IllegalStateException("not the value of an option: " + value);
        }
    }

    /** One entry as a line. */
    public static <A> String line(Game<?, A> game, Entry<A> entry) {
        return switch (entry) {
            case Entry.Chose<A>(Role by, DecisionSource hand, A action) ->
                    by + " " + game.notation().write(action) + comment(hand);
            case Entry.Rolled<A>(Roll roll) -> "dice " + roll;
            case Entry.AtTable<A>(Role by, TableAction word) ->
                    by + " " + TableActionText.write(word);
        };
    }

    /**
     * A throw as a line, with the sides unless every die has six: {@code dice 3/16 1/15}. Who knows
     * no rules can so compute it again.
     */
    public static String line(Dice dice, Roll roll) {
        if (IntStream.range(0, dice.count()).allMatch(i -> dice.sides(i) == USUAL_SIDES)) {
            return "dice " + roll;
        }
        StringJoiner faces = new StringJoiner(" ", "dice ", "");
        IntStream.range(0, roll.count())
                .forEach(i -> faces.add(roll.face(i) + "/" + dice.sides(i)));
        return faces.toString();
    }

    private static String comment(DecisionSource hand) {
        return hand == DecisionSource.PERSON
                ? ""
                : COMMENT + "hand=" + hand.name().toLowerCase(Locale.ROOT);
    }

    /** The id of the game a record is of: its second line. */
    public static String gameOf(String text) throws UnreadableException {
        for (String line : text.lines().toList()) {
            if (line.startsWith("game ")) {
                return line.split(" ", -1)[1];
            }
        }
        throw new UnreadableException("record", "no line says which game it is");
    }

    /** How the data of the game differ that a record was played on. */
    public static Overrides overridesOf(String text) throws UnreadableException {
        String start = Overrides.HEADER + " ";
        for (String line : text.lines().toList()) {
            if (line.startsWith(start)) {
                return Overrides.read(line.substring(start.length()));
            }
        }
        return Overrides.NONE;
    }

    /** The record of a text, its entries not yet checked against the rules. */
    public static <A> GameRecord<A> read(Game<?, A> game, String text) throws UnreadableException {
        RecordReader<A> reader = new RecordReader<>(game);
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            int comment = line.indexOf(COMMENT);
            String said = (comment < 0 ? line : line.substring(0, comment)).strip();
            if (!said.isEmpty() && !said.startsWith("#")) {
                reader.line(number, said, comment < 0 ? "" : line.substring(comment + 3));
            }
        }
        return reader.record();
    }

    /** One line of entry as text. */
    public static <A> Entry<A> readEntry(Game<?, A> game, String line) throws UnreadableException {
        RecordReader<A> reader = new RecordReader<>(game);
        int comment = line.indexOf(COMMENT);
        return reader.entry(
                (comment < 0 ? line : line.substring(0, comment)).strip(),
                comment < 0 ? "" : line.substring(comment + 3));
    }

    static Map<String, Value> options(Game<?, ?> game, List<String> words)
            throws UnreadableException {
        Map<String, Value> options = new LinkedHashMap<>();
        for (String word : words) {
            int equals = word.indexOf('=');
            String id = equals < 0 ? word : word.substring(0, equals);
            OptionSpec spec =
                    game.about().options().stream()
                            .filter(o -> o.id().equals(id))
                            .findFirst()
                            .orElseThrow(
                                    () -> new UnreadableException("options", "no option " + id));
            String value = equals < 0 ? "on" : word.substring(equals + 1);
            options.put(id, value(spec, value));
        }
        return options;
    }

    static Value value(OptionSpec spec, String text) throws UnreadableException {
        return switch (spec) {
            case OptionSpec.OnOff _ -> onOrOff(spec, text);
            case OptionSpec.OneOf one -> one.checked(Value.of(text));
            case OptionSpec.WholeNumber number -> {
                try {
                    yield number.checked(Value.of(Long.parseLong(text)));
                } catch (NumberFormatException e) {
                    throw new UnreadableException("options." + spec.id(), "not a number: " + text);
                }
            }
        };
    }

    private static Value onOrOff(OptionSpec spec, String text) throws UnreadableException {
        return switch (text) {
            case "on" -> Value.of(true);
            case "off" -> Value.of(false);
            default ->
                    throw new UnreadableException("options." + spec.id(), "on or off, not " + text);
        };
    }

    static Roll roll(String faces) throws UnreadableException {
        List<Integer> read = new ArrayList<>();
        for (String face : faces.split(" +", -1)) {
            read.add(face(face));
        }
        return Roll.of(read.stream().mapToInt(Integer::intValue).toArray());
    }

    /** A face, alone or with the sides of its die: {@code 3/16}. */
    private static int face(String text) throws UnreadableException {
        String[] parts = text.split("/", -1);
        try {
            int face = Integer.parseInt(parts[0]);
            int sides = parts.length == 2 ? Integer.parseInt(parts[1]) : Integer.MAX_VALUE;
            if (parts.length <= 2 && 1 <= face && face <= sides) {
                return face;
            }
        } catch (NumberFormatException _) {
            // said below
        }
        throw new UnreadableException("", "not a die: " + text);
    }
}

package zeriba.engine.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import zeriba.engine.Game;
import zeriba.engine.Overrides;
import zeriba.engine.record.GameRecord.Start;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/** Reads one record, line by line. */
final class RecordReader<A> {

    private final Game<?, A> game;
    private int rulesVersion = -1;
    private boolean hasFormat = false;
    private @Nullable String scenario;
    private @Nullable String position;
    private Map<String, Value> options = Map.of();
    private Overrides overrides = Overrides.NONE;
    private final Map<String, String> commands = new LinkedHashMap<>();
    private final Map<String, String> headers = new LinkedHashMap<>();
    private final List<Entry<A>> entries = new ArrayList<>();

    RecordReader(Game<?, A> game) {
        this.game = game;
    }

    void line(int number, String said, String comment) throws UnreadableException {
        try {
            String first = said.split(" ", 2)[0];
            if (isEntry(first)) {
                entries.add(entry(said, comment));
            } else if (entries.isEmpty()) {
                header(first, said.substring(first.length()).strip());
            } else {
                throw new UnreadableException("", "nobody at this table is called " + first);
            }
        } catch (UnreadableException e) {
            throw new UnreadableException("line " + number, e.getMessage() + "");
        }
    }

    private boolean isEntry(String first) {
        return first.equals("dice") || game.about().role(first).isPresent();
    }

    private void header(String name, String value) throws UnreadableException {
        switch (name) {
            case "zeriba" -> {
                hasFormat = true;
                expect(value, Integer.toString(RecordText.FORMAT), "record format");
            }
            case "game" -> game(value.split(" ", -1));
            case "scenario" -> scenario = value;
            case "position" -> position = value;
            case "options" -> options = options(value);
            case Overrides.HEADER -> overrides = Overrides.read(value);
            case "commands" -> {
                for (String command : value.split(" +", -1)) {
                    int equals = command.indexOf('=');
                    if (equals < 0) {
                        throw new UnreadableException("commands", "wants NAME=ROLE: " + command);
                    }
                    commands.put(command.substring(0, equals), command.substring(equals + 1));
                }
            }
            default -> headers.put(name, value);
        }
    }

    /** What earlier rules knew may be unknown by now. */
    private Map<String, Value> options(String value) throws UnreadableException {
        try {
            return RecordText.options(game, List.of(value.split(" +", -1)));
        } catch (UnreadableException e) {
            int present = game.about().rulesVersion();
            if (rulesVersion < 0 || rulesVersion >= present) {
                throw e;
            }
            throw new UnreadableException(
                    "",
                    ("%s; it is of version %d of the rules, these are version %d: a copy that says"
                                    + " what they know, and keeps to them, can be read")
                            .formatted(e.getMessage(), rulesVersion, present));
        }
    }

    private void game(String[] words) throws UnreadableException {
        expect(words[0], game.about().id(), "game");
        try {
            rulesVersion = words.length > 1 ? Integer.parseInt(words[1]) : -1;
        } catch (NumberFormatException e) {
            throw new UnreadableException("", "not a version of the rules: " + words[1]);
        }
    }

    private static void expect(String found, String wanted, String what)
            throws UnreadableException {
        if (!found.equals(wanted)) {
            throw new UnreadableException("", what + " " + found + ", expected " + wanted);
        }
    }

    Entry<A> entry(String said, String comment) throws UnreadableException {
        int space = said.indexOf(' ');
        if (space < 0) {
            throw new UnreadableException("", "half an entry: " + said);
        }
        String by = said.substring(0, space);
        String rest = said.substring(space + 1).strip();
        if (rest.equals("*")) {
            throw new UnreadableException(
                    "", "this entry is hidden; the record cannot be replayed");
        }
        if (by.equals("dice")) {
            return new Entry.Rolled<>(RecordText.roll(rest));
        }
        Role role =
                game.about()
                        .role(by)
                        .orElseThrow(() -> new UnreadableException("", "no role " + by));
        return TableActionText.isWord(rest)
                ? new Entry.AtTable<>(role, TableActionText.read(rest))
                : new Entry.Chose<>(role, hand(comment), game.notation().read(rest));
    }

    private static DecisionSource hand(String comment) {
        for (DecisionSource hand : DecisionSource.values()) {
            if (comment.contains("hand=" + hand.name().toLowerCase(Locale.ROOT))) {
                return hand;
            }
        }
        return DecisionSource.PERSON;
    }

    GameRecord<A> record() throws UnreadableException {
        if (!hasFormat || rulesVersion < 0) {
            throw new UnreadableException(
                    "record", "must begin with the lines 'zeriba 1' and 'game NAME VERSION'");
        }
        if (scenario == null && position == null) {
            throw new UnreadableException("record", "names neither a scenario nor a position");
        }
        if (!overrides.equals(game.overrides())) {
            throw new UnreadableException(
                    Overrides.HEADER,
                    "was played on data that are not this game's: "
                            + (overrides.isEmpty() ? "those published" : overrides.write()));
        }
        Setup named = new Setup(scenario == null ? "" : scenario, options, commands);
        Start start =
                position == null
                        ? new Start.FromScenario(game.about().complete(named))
                        : new Start.FromPosition(named, position);
        return new GameRecord<>(game.about().id(), rulesVersion, start, headers, entries);
    }
}

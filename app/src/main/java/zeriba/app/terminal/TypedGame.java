package zeriba.app.terminal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jline.utils.AttributedString;
import org.jspecify.annotations.Nullable;
import zeriba.engine.Game;
import zeriba.engine.text.Value;
import zeriba.server.operation.Operations;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.wording.Messages;

/**
 * One game played by typing: each line is an action in the game's notation or a command, and is
 * answered in lines. Whoever is not a person is played by the computer.
 */
final class TypedGame {

    private static final int MOST_LISTED = 200;

    /** Which table it was played at, and what it came to. */
    private static final int TOLD_OF_AN_OUTCOME = 2;

    /** The log tells so many lines at once. */
    private static final int MOST_TOLD = 100;

    private final Operations operations;
    private final Game<?, ?> game;
    private final Set<String> persons;
    private final String level;
    private final TerminalWords spoken;
    private final TextMap map;
    private String table = "";
    private Value.Fields view = Value.NO_FIELDS;
    private boolean over = false;
    private @Nullable TypedGame elsewhere;

    /**
     * @param persons the sides that are played by typing
     * @param level who plays the others
     */
    TypedGame(
            Operations operations,
            Game<?, ?> game,
            Set<String> persons,
            String level,
            TerminalWords spoken) {
        this.operations = operations;
        this.game = game;
        this.persons = Set.copyOf(persons);
        this.level = level;
        this.spoken = spoken;
        this.map =
                new TextMap(
                        TextSheet.of(game.sheet()),
                        game.about().sides().stream().map(side -> side.name()).toList());
    }

    /** Lines of an answer, and whether that was the last one. */
    record Answer(List<AttributedString> lines, boolean isLast) {}

    /** Opens a table; {@code opening} is what {@code new} or {@code load} is asked with. */
    List<AttributedString> open(String operation, Value.Fields opening) {
        view = ask(operation, opening);
        table = Tree.text(view, "table");
        List<AttributedString> lines = new ArrayList<>();
        lines.addAll(plain(List.of(spoken.say("open", game.about().title()), "")));
        lines.addAll(computers());
        lines.addAll(picture(Set.of()));
        return lines;
    }

    /** What the line editor asks with. */
    String prompt() {
        TypedGame there = elsewhere;
        if (there != null) {
            return there.prompt();
        }
        String side = Tree.text(view, "side");
        return side.isEmpty()
                ? "> "
                : spoken.say(
                                "prompt",
                                wording().name(side),
                                Tree.text(view, "turn"),
                                wording().step(Tree.text(view, "step")))
                        + "> ";
    }

    private Messages wording() {
        return Messages.of(game, Tree.text(view, "scenario"), spoken.language());
    }

    private Telling telling() {
        return new Telling(wording(), spoken);
    }

    /** The actions that may be chosen now, for completion. */
    List<String> actions() {
        TypedGame there = elsewhere;
        return there == null ? actionsHere() : there.actions();
    }

    private List<String> actionsHere() {
        return Tree.texts(
                ask("actions", here().with("limit", Value.of(MOST_LISTED))).at("actions"));
    }

    /** The answer to a typed line. */
    Answer type(String typed) {
        TypedGame there = elsewhere;
        return there == null ? typedHere(typed) : typedElsewhere(there, typed);
    }

    /** At the table that plays what this one waits for; once it has, this one goes on. */
    private Answer typedElsewhere(TypedGame other, String typed) {
        Answer answer = other.type(typed);
        if (!other.over) {
            return answer;
        }
        List<AttributedString> lines = new ArrayList<>(answer.lines());
        lines.addAll(returned());
        return new Answer(lines, answer.isLast());
    }

    private List<AttributedString> returned() {
        elsewhere = null;
        view = ask("view", here());
        List<AttributedString> lines = new ArrayList<>(plain(List.of("", game.about().title())));
        Value.Fields log = ask("log", here().with("limit", Value.of(TOLD_OF_AN_OUTCOME)));
        Tree.trees(log.at("lines")).forEach(line -> lines.addAll(plain(telling().events(line))));
        lines.addAll(computers());
        lines.addAll(picture(Set.of()));
        return lines;
    }

    private Answer typedHere(String typed) {
        String line = typed.strip();
        if (line.isEmpty()) {
            return new Answer(List.of(), false);
        }
        String[] words = line.split(" +", 2);
        String rest = words.length > 1 ? words[1] : "";
        try {
            return words[0].equals("quit") || words[0].equals("exit")
                    ? new Answer(plain(List.of(spoken.say("goodbye"))), true)
                    : new Answer(answer(words[0], rest, line), false);
        } catch (Refusal refusal) {
            return new Answer(plain(telling().refusal(refusal)), false);
        } catch (NoSuchFileException _) {
            return new Answer(plain(List.of("  " + spoken.say("file.missing", rest))), false);
        } catch (IOException e) {
            return new Answer(plain(List.of("  " + rest + ": " + e.getMessage())), false);
        }
    }

    private List<AttributedString> answer(String word, String rest, String line)
            throws IOException {
        return switch (word) {
            case "help", "?" -> plain(Help.lines(game, spoken, wording()));
            case "map" -> picture(Set.of());
            case "moves", "actions" -> plain(listed(rest));
            case "odds" -> plain(telling().odds(ask("odds", action(rest))));
            case "why" -> plain(telling().explanation(ask("explain", action(rest))));
            case "look" -> look(rest);
            case "hint" -> plain(telling().suggestion(ask("suggest", advised(rest))));
            case "undo" -> undone(rest);
            case "log" -> plain(log());
            case "save" -> plain(saved(rest));
            case "load" -> open("load", Value.NO_FIELDS.with("record", Value.of(read(rest))));
            case "order" -> ordered(rest);
            case "resign", "offer", "accept", "decline" -> said(word);
            default -> played(line);
        };
    }

    /** Here, by the level that is named, or else by the one that always advises. */
    private Value.Fields advised(String level) {
        return level.isEmpty() ? here() : here().with("level", Value.of(level));
    }

    private Value.Fields here() {
        return Value.NO_FIELDS.with("table", Value.of(table));
    }

    private Value.Fields action(String text) {
        return here().with("action", Value.of(text));
    }

    private Value.Fields ask(String operation, Value.Fields given) {
        return operations.answer(Principal.OWNER, operation, given);
    }

    private List<String> listed(String unit) {
        Value.Fields given = here().with("limit", Value.of(MOST_LISTED));
        Value.Fields answer =
                ask("actions", unit.isEmpty() ? given : given.with("unit", Value.of(unit)));
        List<String> actions = Tree.texts(answer.at("actions"));
        List<String> lines = new ArrayList<>();
        lines.add("  " + spoken.say("total", Tree.text(answer, "total")));
        actions.forEach(action -> lines.add("  " + action));
        return lines;
    }

    private List<AttributedString> look(String rest) {
        String[] words = rest.split(" +", -1);
        Value.Fields given = here().with("what", Value.of(words[0]));
        if (words.length > 1) {
            boolean isUnit =
                    Tree.fields(Tree.fields(view.at("position")).at("units"))
                            .fields()
                            .containsKey(words[1]);
            given = given.with(isUnit ? "unit" : "place", Value.of(words[1]));
        }
        Value.Fields answer = ask("look", given);
        List<AttributedString> lines = new ArrayList<>();
        Set<String> places = new HashSet<>();
        Tree.trees(answer.at("places")).forEach(place -> places.add(Tree.text(place, "at")));
        if (!places.isEmpty()) {
            lines.addAll(picture(places));
        }
        lines.addAll(plain(telling().look(answer)));
        return lines;
    }

    private List<AttributedString> undone(String count) {
        Value.Fields given = here();
        if (!count.isEmpty()) {
            try {
                given = given.with("n", Value.of(Long.parseLong(count)));
            } catch (NumberFormatException _) {
                return plain(List.of("  " + spoken.say("undo.how")));
            }
        }
        view = ask("undo", given);
        return picture(Set.of());
    }

    private List<String> log() {
        return Tree.text(ask("record", here()), "record").lines().map(line -> "  " + line).toList();
    }

    private List<String> saved(String file) throws IOException {
        if (file.isEmpty()) {
            return List.of("  " + spoken.say("save.where"));
        }
        Path path = Path.of(file);
        if (Files.exists(path) && !Files.readString(path).startsWith("zeriba ")) {
            return List.of("  " + spoken.say("save.other", file));
        }
        Files.writeString(path, Tree.text(ask("record", here()), "record"));
        return List.of("  " + spoken.say("saved", path.toAbsolutePath().toString()));
    }

    private static String read(String file) throws IOException {
        return Files.readString(Path.of(file));
    }

    private List<AttributedString> said(String word) {
        Value.Fields given = here().with("word", Value.of(word));
        ask("say", given);
        view = ask("view", here());
        return ending();
    }

    /** A standing order, perhaps for a role that is named first. */
    private List<AttributedString> ordered(String rest) {
        String[] words = rest.split(" +", 2);
        boolean named =
                game.about().roles().stream().anyMatch(role -> role.name().equals(words[0]));
        String order = named && words.length > 1 ? words[1] : rest;
        Value.Fields given = here().with("word", Value.of("order")).with("text", Value.of(order));
        view = ask("say", named ? given.with("role", Value.of(words[0])) : given);
        List<AttributedString> lines =
                new ArrayList<>(plain(List.of("  " + spoken.say("ordered", rest))));
        lines.addAll(plain(telling().events(view)));
        lines.addAll(computers());
        return lines;
    }

    private List<AttributedString> played(String line) {
        String before = moment();
        view = ask("play", action(line).with("entry", view.at("entry")));
        List<AttributedString> lines = new ArrayList<>(plain(telling().events(view)));
        List<AttributedString> others = computers();
        lines.addAll(others);
        if (!others.isEmpty() || !before.equals(moment())) {
            lines.addAll(picture(Set.of()));
        }
        return lines;
    }

    private String moment() {
        return Tree.text(view, "side") + Tree.text(view, "step");
    }

    private int entry() {
        return Math.toIntExact(((Value.Whole) view.at("entry")).number());
    }

    /**
     * What has happened since an entry, as whoever has to choose now may know it: while the
     * computer chooses, it is looked at from the computer's side.
     */
    private List<AttributedString> told(int since) {
        List<AttributedString> lines = new ArrayList<>();
        for (int from = since; from < entry(); from += MOST_TOLD) {
            int to = Math.min(entry(), from + MOST_TOLD);
            Value.Fields log =
                    ask(
                            "log",
                            here().with("before", Value.of(to + 1))
                                    .with("limit", Value.of(to - from)));
            Tree.trees(log.at("lines"))
                    .forEach(line -> lines.addAll(plain(telling().events(line))));
        }
        return lines;
    }

    /** Plays on while it is for the computer to choose. */
    private List<AttributedString> computers() {
        int before = entry();
        while (Tree.text(view, "pending").equals("choice")
                && !persons.contains(Tree.text(view, "side"))) {
            String action =
                    Tree.text(ask("suggest", here().with("level", Value.of(level))), "action");
            view = ask("play", action(action));
        }
        List<AttributedString> lines = new ArrayList<>(told(before));
        if (Tree.text(view, "pending").equals("elsewhere")) {
            lines.addAll(goneElsewhere(Tree.text(view, "elsewhere")));
        }
        lines.addAll(ending());
        return lines;
    }

    /** What is played at another table is played here before this game goes on. */
    private List<AttributedString> goneElsewhere(String other) {
        Game<?, ?> played = operations.tables().table(other).game();
        Set<String> same = new HashSet<>();
        for (int i = 0; i < played.about().sides().size(); i++) {
            if (persons.contains(game.about().sides().get(i).name())) {
                same.add(played.about().sides().get(i).name());
            }
        }
        TypedGame there = new TypedGame(operations, played, same, level, spoken);
        elsewhere = there;
        List<AttributedString> lines =
                new ArrayList<>(there.open("view", Value.NO_FIELDS.with("table", Value.of(other))));
        if (there.over) {
            lines.addAll(returned());
        }
        return lines;
    }

    private List<AttributedString> ending() {
        boolean ended = Tree.text(view, "pending").equals("over");
        if (!ended || over) {
            over = ended;
            return List.of();
        }
        over = true;
        return plain(List.of("", "  " + telling().result(Tree.fields(view.at("result")))));
    }

    private List<AttributedString> picture(Set<String> marked) {
        List<AttributedString> lines =
                new ArrayList<>(map.draw(Tree.fields(view.at("position")), marked).coloured());
        if (Tree.text(view, "pending").equals("choice")) {
            String side = wording().name(Tree.text(view, "side"));
            lines.addAll(plain(List.of("  " + spoken.say("choose", side))));
        }
        return lines;
    }

    private static List<AttributedString> plain(List<String> lines) {
        return lines.stream().map(AttributedString::new).toList();
    }
}

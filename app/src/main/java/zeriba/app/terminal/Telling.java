package zeriba.app.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import zeriba.engine.text.Value;
import zeriba.server.refusal.Reasons;
import zeriba.server.refusal.Refusal;
import zeriba.wording.Messages;

/**
 * What operations answer, in lines for reading.
 *
 * @param wording the game's own sentences
 * @param words the terminal's, in the same language
 */
record Telling(Messages wording, TerminalWords words) {

    private static final String KEY = "key";

    /** Where games say what an account counts. */
    private static final String ACCOUNT = "account.";

    /** One line for each event, with its rule. */
    List<String> events(Value.Fields view) {
        List<String> lines = new ArrayList<>();
        for (Value.Fields event : Tree.trees(view.at("events"))) {
            String said = wording.sentence(Tree.text(event, "text"), Tree.texts(event.at("args")));
            if (!said.isEmpty()) {
                lines.add(line(said, Tree.text(event, "rule")));
            }
        }
        return lines;
    }

    private static String line(String said, String rule) {
        return "  " + said + (rule.isEmpty() ? "" : "  (" + rule + ")");
    }

    /** The odds: one line of arithmetic, then the outcomes. */
    List<String> odds(Value.Fields odds) {
        List<String> lines = new ArrayList<>();
        lines.add("  " + Tree.text(odds, "action") + arithmetic(odds));
        for (Value.Fields modifier : Tree.trees(odds.at("modifiers"))) {
            lines.add("    " + fields(modifier));
        }
        for (Value.Fields outcome : Tree.trees(odds.at("outcomes"))) {
            lines.add(outcome(outcome));
        }
        if (!Tree.isSet(odds.at("exact"))) {
            lines.add("  " + words.say("sampled", Tree.text(odds, "samples")));
        }
        return lines;
    }

    private String arithmetic(Value.Fields odds) {
        if (odds.at("column") instanceof Value.Nothing) {
            return "";
        }
        return ": "
                + words.say(
                        "odds",
                        Tree.text(odds, "attack"),
                        Tree.text(odds, "defence"),
                        Tree.text(odds, "column"));
    }

    private String outcome(Value.Fields outcome) {
        String dice = Tree.text(outcome, "dice");
        return String.format(
                words.language(),
                "    %-6s %-4s %5s  %.1f %%",
                dice.isEmpty() ? "" : words.say("die", dice),
                Tree.text(outcome, "result"),
                Tree.text(outcome, "probability"),
                100 * Tree.number(outcome.at("p")));
    }

    /** Whether an action is allowed, and if not, why. */
    List<String> explanation(Value.Fields answer) {
        if (Tree.isSet(answer.at("legal"))) {
            return List.of("  " + words.say("allowed"));
        }
        String places = String.join(", ", Tree.texts(answer.at("places")));
        String rule = Tree.text(answer, "rule");
        return List.of(line(reason(answer), rule + (places.isEmpty() ? "" : "; " + places)));
    }

    /** Why something is against the rules: by the key of its sentence where it has one. */
    private String reason(Value.Fields broken) {
        String key = Tree.text(broken, KEY);
        return key.isEmpty()
                ? Tree.text(broken, "reason")
                : wording.sentence(key, Tree.texts(broken.at("args")));
    }

    /** Why something is refused, and where to look what may be written. */
    List<String> refusal(Refusal refusal) {
        Value.Fields more = refusal.fields();
        if (!Tree.text(more, KEY).isEmpty()) {
            return List.of("  " + Tree.text(more, "rule") + ": " + reason(more));
        }
        String why = "  " + Reasons.told(refusal, words.language()).sentence();
        return refusal.kind() == Refusal.Kind.BAD_PARAMETERS
                ? List.of(why, "  " + words.say("unread"))
                : List.of(why);
    }

    /** What the computer would do. */
    List<String> suggestion(Value.Fields answer) {
        List<String> lines = new ArrayList<>();
        lines.add("  " + weighed(answer));
        Tree.trees(answer.at("others")).forEach(other -> lines.add("    " + weighed(other)));
        return lines;
    }

    private String weighed(Value.Fields choice) {
        long percent = Math.round(100 * Tree.number(choice.at("value")));
        return Tree.text(choice, "action") + "  " + words.say("chance", Long.toString(percent));
    }

    /** The answer to a question to the board: a line for each fact. */
    List<String> look(Value.Fields answer) {
        List<String> lines = new ArrayList<>();
        answer.fields()
                .forEach((name, value) -> {
                    List<Value.Fields> trees = Tree.trees(value);
                    boolean isTable =
                            !trees.isEmpty() && trees.stream().noneMatch(Value.NO_FIELDS::equals);
                    if (isAccount(trees)) {
                        trees.forEach(item -> lines.add("    " + counted(item)));
                    } else if (isTable && name.equals("tables")) {
                        trees.forEach(table -> lines.addAll(table(table)));
                    } else if (isTable && name.equals("facts")) {
                        trees.forEach(fact -> lines.add(fact(fact)));
                    } else if (isTable) {
                        lines.add("  " + words.field(name) + ":");
                        trees.forEach(tree -> lines.add("    " + fields(tree)));
                    } else {
                        lines.add("  " + words.field(name) + ": " + named(name, value));
                    }
                });
        return lines;
    }

    /** Whether these are the items of an account that the game has sentences for. */
    private boolean isAccount(List<Value.Fields> items) {
        return !items.isEmpty()
                && items.stream()
                        .allMatch(item -> wording.isSaid(ACCOUNT + Tree.text(item, "what")));
    }

    /** What points are counted for, how many there are of it, and what they come to. */
    private String counted(Value.Fields item) {
        List<String> parts =
                List.of(
                        Tree.text(item, "count"),
                        wording.name("attacker"),
                        wording.name("defender"));
        return wording.sentence(ACCOUNT + Tree.text(item, "what"), parts)
                + "  "
                + words.field("points")
                + " "
                + Tree.text(item, "points");
    }

    private String fact(Value.Fields fact) {
        return line(reason(fact), Tree.text(fact, "rule"));
    }

    /** A table of the game: its title, its columns as broad as what stands in them, its notes. */
    private List<String> table(Value.Fields table) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(Tree.texts(table.at("columns")).stream().map(wording::word).toList());
        for (Value.Fields row : Tree.trees(table.at("rows"))) {
            List<String> cells = new ArrayList<>();
            cells.add(wording.word(Tree.text(row, "head")));
            Tree.texts(row.at("cells")).forEach(cell -> cells.add(wording.word(cell)));
            rows.add(cells);
        }
        List<String> lines = new ArrayList<>();
        lines.add(line(wording.word(Tree.text(table, "title")), Tree.text(table, "rule")));
        rows.forEach(row -> lines.add("    " + aligned(row, rows)));
        Tree.trees(table.at("notes")).forEach(note -> lines.add(fact(note)));
        lines.add("");
        return lines;
    }

    private static String aligned(List<String> row, List<List<String>> rows) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < row.size(); i++) {
            int column = i;
            int breadth =
                    rows.stream()
                            .filter(one -> one.size() > column)
                            .mapToInt(one -> one.get(column).length())
                            .max()
                            .orElse(0);
            line.append(row.get(i)).append(" ".repeat(breadth - row.get(i).length() + 2));
        }
        return line.toString().stripTrailing();
    }

    /** The fields of a tree one after another, each by its name. */
    private String fields(Value.Fields tree) {
        return tree.fields().entrySet().stream()
                .map(field ->
                        words.field(field.getKey()) + " " + named(field.getKey(), field.getValue()))
                .collect(Collectors.joining(" "));
    }

    /** A field whose value is a side by that side's name. */
    private String named(String field, Value value) {
        boolean isSide = field.equals("winner") && !Tree.text(value).isEmpty();
        return isSide ? wording.name(Tree.text(value)) : told(value);
    }

    private String told(Value value) {
        return switch (value) {
            case Value.Fields fields -> fields(fields);
            case Value.Items(List<Value> items) ->
                    items.stream().map(this::told).collect(Collectors.joining(" "));
            case Value.Text _, Value.Whole _, Value.Real _, Value.Flag _, Value.Nothing _ ->
                    Tree.text(value);
        };
    }

    /** How the game ended. */
    String result(Value.Fields result) {
        String winner = Tree.text(result, "winner");
        String rule = Tree.text(result, "rule");
        String why = wording.sentence("result." + rule, List.of());
        String ended =
                winner.isEmpty() ? words.say("drawn") : words.say("won", wording.name(winner));
        return ended + " " + why + " (" + rule + ")";
    }
}

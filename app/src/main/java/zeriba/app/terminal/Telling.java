package zeriba.app.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import zeriba.engine.text.Value;
import zeriba.wording.Messages;

/** What operations answer, in lines for reading. */
record Telling(Messages wording) {

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
            lines.add("    " + Tree.text(modifier));
        }
        for (Value.Fields outcome : Tree.trees(odds.at("outcomes"))) {
            lines.add(outcome(outcome));
        }
        if (!Tree.isSet(odds.at("exact"))) {
            lines.add("  sampled " + Tree.text(odds, "samples") + " times");
        }
        return lines;
    }

    private static String arithmetic(Value.Fields odds) {
        if (odds.at("column") instanceof Value.Nothing) {
            return "";
        }
        return ": "
                + Tree.text(odds, "attack")
                + " to "
                + Tree.text(odds, "defence")
                + ", column "
                + Tree.text(odds, "column");
    }

    private static String outcome(Value.Fields outcome) {
        String dice = Tree.text(outcome, "dice");
        return String.format(
                Locale.ROOT,
                "    %-6s %-4s %5s  %.1f %%",
                dice.isEmpty() ? "" : "die " + dice,
                Tree.text(outcome, "result"),
                Tree.text(outcome, "probability"),
                100 * Tree.number(outcome.at("p")));
    }

    /** Whether an action is allowed, and if not, why. */
    List<String> explanation(Value.Fields answer) {
        if (Tree.isSet(answer.at("legal"))) {
            return List.of("  That is allowed.");
        }
        String places = String.join(", ", Tree.texts(answer.at("places")));
        return List.of(
                "  "
                        + Tree.text(answer, "reason")
                        + "  ("
                        + Tree.text(answer, "rule")
                        + (places.isEmpty() ? "" : "; " + places)
                        + ")");
    }

    /** What the computer would do. */
    List<String> suggestion(Value.Fields answer) {
        List<String> lines = new ArrayList<>();
        lines.add(
                String.format(
                        Locale.ROOT,
                        "  %s  (chance to win %.0f %%)",
                        Tree.text(answer, "action"),
                        100 * Tree.number(answer.at("value"))));
        for (Value.Fields other : Tree.trees(answer.at("others"))) {
            lines.add(
                    String.format(
                            Locale.ROOT,
                            "    or %s  (%.0f %%)",
                            Tree.text(other, "action"),
                            100 * Tree.number(other.at("value"))));
        }
        return lines;
    }

    /** The answer to a question to the board: a line for each fact. */
    List<String> look(Value.Fields answer) {
        List<String> lines = new ArrayList<>();
        answer.fields()
                .forEach((name, value) -> {
                    List<Value.Fields> trees = Tree.trees(value);
                    boolean isTable =
                            !trees.isEmpty() && trees.stream().noneMatch(Value.NO_FIELDS::equals);
                    if (isTable) {
                        lines.add("  " + name + ":");
                        trees.forEach(tree -> lines.add("    " + Tree.text(tree)));
                    } else {
                        lines.add("  " + name + ": " + Tree.text(value));
                    }
                });
        return lines;
    }

    /** How the game ended. */
    String result(Value.Fields result) {
        String winner = Tree.text(result, "winner");
        String rule = Tree.text(result, "rule");
        String why = wording.sentence("result." + rule, List.of());
        String ended =
                winner.isEmpty() ? "The game is drawn." : "Won by " + wording.name(winner) + ".";
        return ended + " " + why + " (" + rule + ")";
    }
}

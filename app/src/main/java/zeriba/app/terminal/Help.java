package zeriba.app.terminal;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.BoardQuery;
import zeriba.engine.Game;

/** The help of the terminal. */
final class Help {

    /** The commands, in the order of the help. */
    static final List<String> COMMANDS =
            List.of(
                    "help", "map", "moves", "odds", "why", "look", "hint", "undo", "log", "save",
                    "load", "order", "resign", "offer", "accept", "decline", "quit");

    private Help() {}

    static List<String> lines(Game<?, ?> game) {
        List<String> lines = new ArrayList<>();
        lines.add("  Type an action, or a command; the tab key completes both.");
        lines.add("");
        game.notation().forms().forEach(form -> lines.add("  " + form));
        lines.add("");
        lines.add("  map                the map: # town, . and ' the low side of a slope, x barbs");
        lines.add("  moves [UNIT]       what may be chosen");
        lines.add("  odds ACTION        what it may lead to, with exact chances");
        lines.add("  why ACTION         why it is not allowed, with the rule");
        for (BoardQuery.Kind kind : game.looks()) {
            String what = kind.what() + argument(kind);
            lines.add(
                    "  look " + what + " ".repeat(Math.max(1, 14 - what.length())) + kind.title());
        }
        lines.add("  hint [LEVEL]       what the computer would do");
        lines.add("  undo [N]           take back choices, until dice fall");
        lines.add("  log                the record so far");
        lines.add("  save FILE, load FILE");
        if (!game.orders().kinds().isEmpty()) {
            lines.add("  order [ROLE] KIND VALUE");
            game.orders()
                    .kinds()
                    .forEach(kind -> lines.add("    " + kind.id() + ": " + kind.title()));
        }
        lines.add("  resign, offer, accept, decline, quit");
        return lines;
    }

    private static String argument(BoardQuery.Kind kind) {
        return kind.needsUnit() ? " UNIT" : kind.needsPlace() ? " HEX" : " [HEX]";
    }
}

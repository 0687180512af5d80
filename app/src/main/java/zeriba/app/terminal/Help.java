package zeriba.app.terminal;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.BoardQuery;
import zeriba.engine.Game;
import zeriba.wording.Messages;

/** The help of the terminal. */
final class Help {

    /** The commands, in the order of the help. */
    static final List<String> COMMANDS =
            List.of(
                    "help", "map", "moves", "odds", "why", "look", "hint", "undo", "log", "save",
                    "load", "order", "resign", "offer", "accept", "decline", "quit");

    /** How broad the column is in which stands what is typed. */
    private static final int BREADTH = 25;

    private Help() {}

    static List<String> lines(Game<?, ?> game, TerminalWords words, Messages wording) {
        List<String> lines = new ArrayList<>();
        lines.add("  " + words.say("help.type"));
        lines.add("");
        game.notation().forms().forEach(form -> lines.add("  " + form));
        lines.add("");
        lines.add(line("map", words.say("help.map")));
        lines.add(line("moves [UNIT]", words.say("help.moves")));
        lines.add(line("odds ACTION", words.say("help.odds")));
        lines.add(line("why ACTION", words.say("help.why")));
        for (BoardQuery.Kind kind : game.looks()) {
            lines.add(
                    line(
                            "look " + kind.what() + argument(kind),
                            wording.look(kind.what(), kind.title())));
        }
        lines.add(line("hint [LEVEL]", words.say("help.hint")));
        lines.add(line("undo [N]", words.say("help.undo")));
        lines.add(line("log", words.say("help.log")));
        lines.add(line("save FILE, load FILE", words.say("help.files")));
        lines.addAll(orders(game, words, wording));
        lines.add(line("resign, offer, accept, decline", words.say("help.words")));
        lines.add(line("quit", words.say("help.quit")));
        return lines;
    }

    private static List<String> orders(Game<?, ?> game, TerminalWords words, Messages wording) {
        List<String> lines = new ArrayList<>();
        if (!game.orders().kinds().isEmpty()) {
            lines.add(line("order [ROLE] KIND VALUE", words.say("help.order")));
        }
        game.orders()
                .kinds()
                .forEach(kind ->
                        lines.add(
                                "    "
                                        + kind.id()
                                        + ": "
                                        + wording.order(kind.id(), kind.title())));
        return lines;
    }

    /** What is typed, and beside it what it is for. */
    private static String line(String typed, String told) {
        return "  " + typed + " ".repeat(Math.max(2, BREADTH - typed.length())) + told;
    }

    private static String argument(BoardQuery.Kind kind) {
        return kind.needsUnit() ? " UNIT" : kind.needsPlace() ? " HEX" : " [HEX]";
    }
}

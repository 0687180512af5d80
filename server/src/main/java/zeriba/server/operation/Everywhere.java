package zeriba.server.operation;

import static zeriba.server.operation.Parameter.optional;
import static zeriba.server.operation.Parameter.required;

import java.util.List;
import java.util.Locale;
import zeriba.server.table.Table;
import zeriba.server.table.Tables;

/** The operations that every place has, with what each takes. */
final class Everywhere {

    private static final int MOST_ACTIONS = 1_000;

    /** More than any battle throws at once; a request has its own limit. */
    private static final int MOST_DICE = 10_000;

    private static final int MOST_SIDES = 1_000_000;
    private static final long LONGEST_WAIT = 60_000;

    private static final Type NAME = new Type.Text(100);
    private static final Type ACTION = new Type.Text(4_000);
    private static final Type SAID = new Type.Prose(4_000);
    static final Type NUMBER = new Type.Whole(0, Integer.MAX_VALUE);
    private static final Type MILLIS = new Type.Whole(0, LONGEST_WAIT);
    static final Parameter TABLE = required("table", NAME, "The table's id.");
    private static final Parameter ENTRY =
            optional("entry", NUMBER, "The last entry you know of; refused if there is a later.");
    private static final Parameter AT =
            optional("at", NUMBER, "The entry after which it is asked; the last if none.");

    private final Tables tables;
    private final Players players;
    private final Choosing choosing = new Choosing();
    private final Shelf shelf;
    private final Asking asking;
    private final Playing playing;
    private final Records records;

    Everywhere(Tables tables, Players players, Extent extent) {
        this.tables = tables;
        this.players = players;
        this.shelf = new Shelf(tables, extent, choosing);
        this.asking = new Asking(players);
        this.playing = new Playing(extent, choosing);
        this.records = new Records(shelf, this::table);
    }

    /** What tells those who choose what they may. */
    Choosing choosing() {
        return choosing;
    }

    /** In the order in which they are documented. */
    List<Operation> all() {
        return List.of(
                games(),
                begin(),
                view(),
                actions(),
                play(),
                explain(),
                odds(),
                look(),
                suggest(),
                say(),
                undo(),
                adopt(),
                fork(),
                records.record(),
                records.log(),
                records.load(),
                await(),
                close());
    }

    private Operation games() {
        return new Operation(
                "games",
                "Lists the games, with their scenarios, options and commands.",
                List.of(optional("lang", NAME, "The language of the sides' names, en if none.")),
                "games",
                (_, given) ->
                        Catalogue.games(
                                tables.games(), Locale.forLanguageTag(given.text("lang", "en"))));
    }

    private Operation view() {
        return new Operation(
                "view",
                "Shows a table, now or as it was after an earlier entry.",
                List.of(
                        TABLE,
                        optional("at", NUMBER, "After this entry, 0 for the start."),
                        Choosing.WITH),
                "a view",
                (asker, given) -> shelf.view(table(given), asker, given));
    }

    private Operation explain() {
        return new Operation(
                "explain",
                "Says whether an action is allowed, and if not, which rule forbids" + " it.",
                List.of(TABLE, required("action", ACTION, "The action's text."), AT),
                "legal, and if it is not rule, reason and places",
                (asker, given) -> asking.explain(table(given), asker, given));
    }

    private Operation undo() {
        return new Operation(
                "undo",
                "Takes back your last choices.",
                List.of(
                        TABLE,
                        optional("n", new Type.Whole(1, 10_000), "How many choices, usually 1."),
                        ENTRY,
                        Choosing.WITH),
                "a view",
                (asker, given) -> playing.undo(table(given), asker, given));
    }

    private Operation adopt() {
        return new Operation(
                "adopt",
                "Accepts that a game whose rules have changed since goes on under"
                        + " the present ones; it does when everybody seated has.",
                List.of(TABLE, Choosing.WITH),
                "a view",
                (asker, given) -> playing.adopt(table(given), asker, given));
    }

    private Operation close() {
        return new Operation(
                "close",
                "Closes a table where you sit alone.",
                List.of(TABLE),
                "nothing",
                (asker, given) -> shelf.close(table(given), asker));
    }

    private Operation fork() {
        return new Operation(
                "fork",
                "Opens a private table, with dice of its own, from what you see here.",
                List.of(
                        TABLE,
                        optional("at", NUMBER, "After this entry."),
                        optional(
                                "mine",
                                new Type.Items(NAME, Shelf.MOST_ROLES),
                                "The roles you play there, all if none; the computer plays the"
                                        + " others."),
                        optional(
                                "level",
                                new Type.Word(players.levels()),
                                "How strong the computer plays, usually " + players.usual() + "."),
                        Adding.NONCE),
                "a view of the new table",
                (asker, given) ->
                        shelf.fork(
                                table(given), asker, given, given.text("level", players.usual())));
    }

    private Operation begin() {
        return new Operation(
                "new",
                "Opens a table where you have every seat.",
                List.of(
                        required("game", NAME, "The game's id."),
                        optional("scenario", NAME, "The scenario's id; the first if none."),
                        optional(
                                "options",
                                new Type.Tree(),
                                "Options by id: {\"cannon\":true}; their defaults if none."),
                        optional("commands", new Type.Tree(), Setups.COMMANDS),
                        Setups.UNDO,
                        optional("orders", new Type.Tree(), Beforehand.ORDERS),
                        optional(
                                "seed",
                                new Type.Whole(Long.MIN_VALUE, Long.MAX_VALUE),
                                "What the dice come from; the same seed, the same dice."),
                        optional(
                                "position",
                                new Type.Tree(),
                                "A position to begin from, as views show it."),
                        optional(
                                "roll",
                                new Type.Word(List.of("auto", "manual")),
                                "auto: the table throws; manual: you say what came up."),
                        Adding.NONCE),
                "a view",
                shelf::begin);
    }

    private Operation actions() {
        return new Operation(
                "actions",
                "Lists what may be chosen now.",
                List.of(
                        TABLE,
                        optional("unit", NAME, "Only actions that name this unit."),
                        optional(
                                "limit",
                                new Type.Whole(0, Asking.MOST_ACTIONS),
                                "At most so many are listed; total counts all.")),
                "side, total, actions",
                (asker, given) -> asking.actions(table(given), asker, given));
    }

    private Operation play() {
        return new Operation(
                "play",
                "Plays an action, or several, all or none, or says what dice came up.",
                List.of(
                        TABLE,
                        optional("action", ACTION, "The action's text: move TI 0303."),
                        optional(
                                "actions",
                                new Type.Items(ACTION, MOST_ACTIONS),
                                "Actions one after another; dice only after the last."),
                        optional(
                                "dice",
                                new Type.Items(new Type.Whole(1, MOST_SIDES), MOST_DICE),
                                "The faces, where dice are thrown by hand."),
                        ENTRY,
                        Choosing.WITH),
                "a view with events",
                (asker, given) -> playing.play(table(given), asker, given));
    }

    private Operation odds() {
        return new Operation(
                "odds",
                "Computes what an action may lead to, with exact probabilities.",
                List.of(
                        TABLE,
                        required("action", ACTION, "The action's text."),
                        optional(
                                "replies",
                                new Type.Word(List.of("none", "worst", "orders")),
                                "What the others are assumed to choose; none: they pass."),
                        optional(
                                "outcomes",
                                new Type.Word(List.of("all", "none")),
                                "none: the arithmetic alone, without counting what may come."),
                        AT),
                "action, exact, assuming, outcomes, value, and the game's arithmetic",
                (asker, given) -> asking.odds(table(given), asker, given));
    }

    private Operation look() {
        return new Operation(
                "look",
                "Answers a question to the board: where a unit may go, who threatens a place.",
                List.of(
                        TABLE,
                        required("what", NAME, "The question: reach, threat, duties, ..."),
                        optional("unit", NAME, "The unit it is about."),
                        optional("place", NAME, "The place it is about."),
                        AT),
                "as the question has it",
                (asker, given) -> asking.look(table(given), asker, given));
    }

    private Operation suggest() {
        return new Operation(
                "suggest",
                "Says what a computer player would choose in your place.",
                List.of(
                        TABLE,
                        optional("level", new Type.Word(players.levels()), "How strong it plays."),
                        optional("millis", MILLIS, "At most this long it thinks.")),
                "action, line, value, others",
                (asker, given) -> asking.suggest(table(given), asker, given));
    }

    private Operation say() {
        return new Operation(
                "say",
                "Says something at the table: resign, offer a draw, answer, claim a win on time,"
                        + " order, plan, nonce, chat.",
                List.of(
                        TABLE,
                        required("word", new Type.Word(Playing.WORDS), "What it is."),
                        optional(
                                "text",
                                SAID,
                                "undo-ask: how many choices; order: KIND VALUE; plan: actions"
                                        + " separated by ;; nonce: what your seats add to the dice,"
                                        + " nothing if none; chat: the remark."),
                        optional(
                                "role",
                                NAME,
                                "Which of your roles says it; left out, the one that is asked."),
                        ENTRY,
                        Choosing.WITH),
                "a view",
                (asker, given) -> playing.say(table(given), asker, given));
    }

    private Operation await() {
        return new Operation(
                "wait",
                "Waits until there is a later entry, or until the time is over.",
                List.of(
                        TABLE,
                        optional("after", NUMBER, "The last entry you know of."),
                        optional("millis", MILLIS, "At most this long."),
                        Choosing.WITH),
                "a view with events; untold, after a long time, is the last entry that they do not"
                        + " tell of",
                (asker, given) -> shelf.await(table(given), asker, given));
    }

    private Table<?, ?> table(Arguments given) {
        Table<?, ?> table = tables.table(given.text("table"));
        while (!table.look()) {
            // it was put away this very moment
            table = tables.table(given.text("table"));
        }
        return table;
    }
}

package zeriba.server.lobby;

import static zeriba.server.parameter.Parameter.optional;
import static zeriba.server.parameter.Parameter.required;

import java.util.List;
import zeriba.engine.rules.Role;
import zeriba.server.operation.NonceContribution;
import zeriba.server.operation.Operation;
import zeriba.server.operation.Players;
import zeriba.server.parameter.Arguments;
import zeriba.server.parameter.Parameter;
import zeriba.server.parameter.Type;
import zeriba.server.refusal.Refusal;
import zeriba.server.store.StoredTables;
import zeriba.server.table.Table;
import zeriba.server.view.SeatsTold;

/** The operations of the lobby and around a game, which only a server has. */
public final class LobbyOperations {

    private static final Type NAME = new Type.Text(100);
    private static final Parameter TABLE = required("table", NAME, "The table's id.");

    private final StoredTables tables;
    private final Players players;

    public LobbyOperations(StoredTables tables, Players players) {
        this.tables = tables;
        this.players = players;
    }

    /** All of them. */
    public List<Operation<?>> operations() {
        Lobby lobby = new Lobby(tables);
        Handovers handovers = new Handovers();
        return List.of(
                new Operation<>(
                        "lobby",
                        "Lists the tables that anybody may join.",
                        List.of(
                                optional("game", NAME, "Only tables of this game."),
                                optional(
                                        "page",
                                        new Type.Whole(0, 1_000),
                                        "Which fifty of them, the latest first; 0 if none.")),
                        "more where another page follows; tables: of each table, game, scenario, options, pace, level, seats, open,"
                                + " mine, since",
                        Lobby.OpenTables.class,
                        lobby::open),
                new Operation<>(
                        "list",
                        "Puts a table with an open seat on the list that anybody may join, or takes"
                                + " it off.",
                        List.of(
                                TABLE,
                                optional("level", NAME, "The level of play you wish for."),
                                optional("off", new Type.Word(List.of("yes", "no")), "yes: off.")),
                        "table, listed",
                        Lobby.Listed.class,
                        (asker, given) -> lobby.list(table(given), asker, given)),
                new Operation<>(
                        "join",
                        "Takes an open seat at a table on the list.",
                        List.of(
                                TABLE,
                                optional("role", NAME, "The seat; the first open if none."),
                                NonceContribution.NONCE),
                        "table, mine, seats",
                        SeatsTold.class,
                        (asker, given) -> lobby.join(table(given), asker.known(), given)),
                new Operation<>(
                        "rematch",
                        "Opens a table for the same players and the same game, with sides changed.",
                        List.of(TABLE),
                        "table: the new one's id; links of seats that nobody holds; mine, seats",
                        Rematch.Next.class,
                        (asker, given) -> new Rematch(tables).play(table(given), asker)),
                new Operation<>(
                        "hand",
                        "Hands a seat over: your own, an open one, one that was abandoned, to the"
                                + " computer or, by a new link, to a person; or takes your own back"
                                + " from the computer.",
                        List.of(
                                TABLE,
                                required("role", NAME, "The seat."),
                                optional(
                                        "level",
                                        new Type.Word(players.levels()),
                                        "The computer plays it from now on; none: a person.")),
                        "table, mine, seats, and link where a person is to come",
                        Handovers.HandedOver.class,
                        (asker, given) -> handovers.hand(table(given), asker, given)));
    }

    private Table<?, ?> table(Arguments given) {
        return tables.table(given.text("table"));
    }

    /** The role of this name at a table. */
    static Role role(Table<?, ?> table, String name) {
        return table.game()
                .about()
                .role(name)
                .orElseThrow(() -> Refusal.badParameter("role", "there is no role " + name));
    }
}

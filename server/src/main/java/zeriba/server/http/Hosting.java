package zeriba.server.http;

import static zeriba.server.parameter.Parameter.optional;
import static zeriba.server.parameter.Parameter.required;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zeriba.engine.Game;
import zeriba.engine.record.GameRecord.Start;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.schema.As;
import zeriba.engine.text.Value;
import zeriba.server.database.Secrets;
import zeriba.server.operation.InitialOrders;
import zeriba.server.operation.NonceContribution;
import zeriba.server.operation.Operation;
import zeriba.server.operation.Players;
import zeriba.server.operation.Setups;
import zeriba.server.operation.TimeControls;
import zeriba.server.parameter.Arguments;
import zeriba.server.parameter.Type;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.seat.Seat;
import zeriba.server.seat.Seats;
import zeriba.server.store.SeatLinks;
import zeriba.server.store.StoredTables;
import zeriba.server.table.Table;
import zeriba.server.table.TableSpec;

/** Tables that are made for several: every seat a person's, by a secret link, or the computer's. */
final class Hosting {

    private static final Type NAME = new Type.Text(100);

    private final StoredTables tables;
    private final Players players;
    private final Secrets secrets = new Secrets();

    Hosting(StoredTables tables, Players players) {
        this.tables = tables;
        this.players = players;
    }

    /** A table that was made. */
    record MadeTable(
            String table,
            @As.Doc("By role, the secret links of the seats.") Map<String, String> links,
            @As.Doc("The page for those who look on.") String spectate) {}

    /** The operation that makes a table. */
    Operation<MadeTable> operation() {
        return new Operation<>(
                "tables",
                "Makes a table with seats for persons, by secret links, and for the computer.",
                List.of(
                        required("game", NAME, "The game's id."),
                        optional("scenario", NAME, "The scenario's id; the first if none."),
                        optional("options", new Type.Tree(), "Options by id."),
                        optional("commands", new Type.Tree(), Setups.COMMANDS),
                        Setups.HANDICAP,
                        Setups.UNDO,
                        Setups.TALK,
                        optional("orders", new Type.Tree(), InitialOrders.ORDERS),
                        optional(
                                "seats",
                                new Type.Tree(),
                                "By role: {\"kind\":\"person\"} or"
                                        + " {\"kind\":\"computer\",\"level\":\"regular\"}."),
                        optional(
                                "mine",
                                new Type.Items(NAME, 100),
                                "The roles that you take yourself."),
                        optional(
                                "open",
                                new Type.Word(List.of("yes", "no")),
                                "yes: anybody may take the other seats."),
                        optional("level", NAME, "The level of play you wish for."),
                        optional("pace", new Type.Tree(), TimeControls.FORM),
                        NonceContribution.NONCE),
                "table, links by role, spectate",
                MadeTable.class,
                (asker, given) ->
                        make(
                                Setups.handicapped(tables.game(given.text("game")), given),
                                asker,
                                given));
    }

    private <S, A> MadeTable make(Game<S, A> game, Principal asker, Arguments given) {
        NonceContribution.check(given);
        Setup setup = Setups.of(game, given);
        Seats seats = seats(game, asker, given);
        InitialOrders orders = InitialOrders.of(game, given, seats.rolesOf(asker));
        boolean isOpen = given.text("open", "no").equals("yes");
        if (isOpen && seats.rolesOf(asker).isEmpty()) {
            throw Refusal.badParameter("open", "take a seat yourself where others are to join");
        }
        if (isOpen) {
            tables.hall().requirePlace(asker);
        }
        Map<String, String> seatSecrets = new HashMap<>();
        seats.persons().forEach(role -> seatSecrets.put(role.name(), secrets.fresh()));
        Table<S, A> table =
                tables.open(
                        TableSpec.of(
                                        new Start.FromScenario(setup),
                                        Journal.begin(game, setup),
                                        tables.freshDice(),
                                        seats)
                                .undone(Setups.takeBack(given))
                                .heard(Setups.talk(given))
                                .paced(TimeControls.of(given)),
                        seatSecrets);
        orders.give(table);
        NonceContribution.spoken(table, asker, given);
        if (isOpen) {
            tables.hall().list(table.id(), given.text("level", ""), asker);
        }
        return new MadeTable(
                table.id(),
                SeatLinks.of(table.id(), seats.persons(), seatSecrets),
                SeatLinks.page(table.id()));
    }

    private Seats seats(Game<?, ?> game, Principal asker, Arguments given) {
        Value.Fields wanted = given.tree("seats");
        List<String> mine = given.texts("mine");
        requireRoles(game, "seats", wanted.fields().keySet());
        requireRoles(game, "mine", Set.copyOf(mine));
        List<Seat> seats = new ArrayList<>();
        for (Role role : game.about().roles()) {
            Seat seat = seat(role, wanted.at(role.name()));
            boolean isMine = mine.contains(role.name());
            switch (seat) {
                case Seat.Computer _ when isMine ->
                        throw Refusal.badParameter("mine", "the computer plays " + role);
                case Seat.Computer computer -> seats.add(computer);
                case Seat.Person person -> seats.add(isMine ? person.heldBy(asker) : person);
            }
        }
        if (seats.stream().noneMatch(seat -> seat instanceof Seat.Person)) {
            throw Refusal.badParameter("seats", "at least one seat must be a person's");
        }
        return new Seats(seats);
    }

    private static void requireRoles(Game<?, ?> game, String path, Set<String> names) {
        for (String name : names) {
            if (game.about().role(name).isEmpty()) {
                throw Refusal.badParameter(
                        path,
                        "there are only the roles "
                                + String.join(
                                        ", ",
                                        game.about().roles().stream().map(Role::name).toList()));
            }
        }
    }

    private Seat seat(Role role, Value wanted) {
        Value.Fields fields = wanted instanceof Value.Fields given ? given : Value.NO_FIELDS;
        if (fields.fields().isEmpty() || fields.at("kind").equals(Value.of("person"))) {
            return new Seat.Person(role, Set.of());
        }
        if (fields.at("kind").equals(Value.of("computer"))
                && fields.at("level") instanceof Value.Text(String level)
                && players.levels().contains(level)) {
            return new Seat.Computer(role, level);
        }
        throw Refusal.badParameter(
                "seats." + role,
                "must be {kind:person} or {kind:computer, level}, the level one of "
                        + String.join(", ", players.levels()));
    }
}

package zeriba.server.lobby;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.Game;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Side;
import zeriba.engine.schema.As;
import zeriba.engine.text.UnreadableException;
import zeriba.server.database.Secrets;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.seat.Seat;
import zeriba.server.seat.Seats;
import zeriba.server.store.SeatLinks;
import zeriba.server.store.StoredTables;
import zeriba.server.table.Table;
import zeriba.server.table.TableSpec;
import zeriba.server.table.verify.Beginnings;
import zeriba.server.table.verify.Beginnings.Begun;
import zeriba.server.view.SeatsTold;
import zeriba.server.view.Views;

/** The same game once more, for the same players, with sides changed where these match. */
record Rematch(StoredTables tables) {

    /** The table that follows, and where its seats are that nobody holds. */
    record Next(
            @As.Unwrapped SeatsTold seats,
            @As.Doc("By role, the secret links of the seats.")
                    Optional<Map<String, String>> links) {}

    /** The first to ask opens the table; whoever asks later is told of it. */
    <S, A> Next play(Table<S, A> table, Principal asker) {
        // another server may just have given somebody a seat, who is to have one again
        table.catchUp();
        if (table.scene().seats().rolesOf(asker).isEmpty()) {
            throw Refusal.notNow("you have no seat at this table");
        }
        if (table.scene().journal().result().isEmpty()) {
            throw Refusal.notNow("the game is not over");
        }
        Optional<String> sequel = tables.hall().sequel(table.id());
        if (sequel.isPresent()) {
            return new Next(Views.seatsTold(tables.glimpse(sequel.get()), asker), Optional.empty());
        }
        Seats seats = changed(table.game(), table.scene().seats());
        List<Role> open = new ArrayList<>(seats.persons());
        open.removeAll(seats.held());
        Secrets secrets = new Secrets();
        Map<String, String> seatSecrets = new HashMap<>();
        open.forEach(role -> seatSecrets.put(role.name(), secrets.fresh()));
        Table<?, ?> next = tables.hall().follow(table, opening(table, seats), seatSecrets);
        return new Next(
                Views.seatsTold(next, asker),
                Optional.of(SeatLinks.of(next.id(), open, seatSecrets)));
    }

    private <S, A> TableSpec<S, A> opening(Table<S, A> table, Seats seats) {
        try {
            Begun<S, A> begun = Beginnings.of(table.game(), table.start());
            TableSpec<S, A> opening =
                    TableSpec.of(begun.start(), begun.journal(), tables.freshDice(), seats);
            return opening.with("rematch", table.id())
                    .undone(table.takeBack())
                    .heard(table.talk())
                    .paced(table.scene().clocks().pace());
        } catch (UnreadableException e) {
            throw Refusal.notNow("this cannot be begun again: " + e.getMessage());
        }
    }

    /**
     * Everybody in the chair across: of two sides with as many roles the one with the same place.
     * Where no chair is across, everybody keeps his own.
     */
    static Seats changed(Game<?, ?> game, Seats seats) {
        List<Role> roles = game.about().roles();
        int step = step(game, roles);
        List<Seat> next = new ArrayList<>();
        for (int i = 0; i < roles.size(); i++) {
            Role role = roles.get(i);
            Seat from = seats.of(roles.get((i + step) % roles.size()));
            next.add(
                    switch (from) {
                        case Seat.Person person -> new Seat.Person(role, person.holders());
                        case Seat.Computer computer ->
                                new Seat.Computer(role, computer.level(), computer.former());
                    });
        }
        return new Seats(next);
    }

    private static int step(Game<?, ?> game, List<Role> roles) {
        List<Side> sides = game.about().sides();
        long first = roles.stream().filter(role -> role.side().equals(sides.getFirst())).count();
        return sides.size() == 2 && first * 2 == roles.size() ? roles.size() / 2 : 0;
    }
}

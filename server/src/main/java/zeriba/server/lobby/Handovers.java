package zeriba.server.lobby;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import zeriba.engine.rules.Role;
import zeriba.engine.schema.As;
import zeriba.server.database.Secrets;
import zeriba.server.parameter.Arguments;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.seat.Seat;
import zeriba.server.seat.SeatTransfer;
import zeriba.server.seat.Seats;
import zeriba.server.store.SeatLinks;
import zeriba.server.table.EntryTransaction;
import zeriba.server.table.Table;
import zeriba.server.view.SeatsTold;
import zeriba.server.view.Views;

/** Seats that change hands, each time by an entry in the record. */
final class Handovers {

    private final Secrets secrets = new Secrets();

    /** Who sits where now, and by which link a person may take the seat. */
    record HandedOver(@As.Unwrapped SeatsTold seats, Optional<String> link) {}

    <S, A> HandedOver hand(Table<S, A> table, Principal asker, Arguments given) {
        Role role = LobbyOperations.role(table, given.text("role"));
        String level = given.text("level", "");
        String secret = level.isEmpty() ? secrets.fresh() : "";
        boolean[] isBack = new boolean[1];
        table.enter(
                Table.ANY_ENTRY,
                draft -> {
                    isBack[0] = level.isEmpty() && isFormer(draft.seats().of(role), asker);
                    if (!isBack[0]) {
                        requireMay(draft, role, asker);
                    }
                    if (level.isEmpty() && !isBack[0]) {
                        requireNoTraining(draft);
                    }
                    Seat seat = seat(draft.seats().of(role), role, level, isBack[0]);
                    String hash = secret.isEmpty() || isBack[0] ? "" : Secrets.digest(secret);
                    draft.hand(new SeatTransfer(List.of(seat), hash));
                });
        return new HandedOver(
                Views.seatsTold(table, asker),
                secret.isEmpty() || isBack[0]
                        ? Optional.empty()
                        : Optional.of(SeatLinks.of(table.id(), secret)));
    }

    /** Where choices were taken back at will nobody else can play on by the same rights. */
    private static void requireNoTraining(EntryTransaction<?, ?> draft) {
        if (draft.training()) {
            throw Refusal.notNow(
                    "choices were taken back at will here, so no seat goes to somebody else: begin"
                            + " a new table");
        }
    }

    private static Seat seat(Seat now, Role role, String level, boolean isBack) {
        if (!level.isEmpty()) {
            return new Seat.Computer(role, level, people(now));
        }
        return new Seat.Person(role, isBack ? people(now) : Set.of());
    }

    private static Set<String> people(Seat seat) {
        return switch (seat) {
            case Seat.Person person -> person.holders();
            case Seat.Computer computer -> computer.former();
        };
    }

    private static boolean isFormer(Seat seat, Principal asker) {
        return seat instanceof Seat.Computer computer && computer.former().contains(asker.id());
    }

    /** Refuses to dispose of what somebody else has not abandoned. */
    private static void requireMay(EntryTransaction<?, ?> draft, Role role, Principal asker) {
        Seats seats = draft.seats();
        if (seats.rolesOf(asker).isEmpty()) {
            throw Refusal.notNow("you have no seat at this table");
        }
        boolean may =
                switch (seats.of(role)) {
                    case Seat.Computer _ -> seats.isAlone(asker);
                    case Seat.Person person ->
                            person.holders().isEmpty()
                                    || person.isHeldBy(asker)
                                    || draft.isAbandoned(role);
                };
        if (!may) {
            throw Refusal.notNow(
                    "somebody else has this seat: it is free to hand over when it is given up, when"
                            + " its time is over, or after fourteen days without a choice");
        }
    }
}

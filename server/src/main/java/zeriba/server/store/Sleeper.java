package zeriba.server.store;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jdbi.v3.core.Handle;
import zeriba.engine.Game;
import zeriba.engine.GameRecord;
import zeriba.engine.Journal;
import zeriba.engine.RecordText;
import zeriba.engine.Role;
import zeriba.engine.UnreadableException;
import zeriba.server.pace.Clocks;
import zeriba.server.pace.Pace;
import zeriba.server.pace.PaceText;
import zeriba.server.pace.Stamp;
import zeriba.server.store.HoldRows.HoldRow;
import zeriba.server.store.Rows.EntryRow;
import zeriba.server.store.Rows.SeatRow;
import zeriba.server.store.Rows.TableRow;
import zeriba.server.table.Beginnings;
import zeriba.server.table.Course;
import zeriba.server.table.Opening;
import zeriba.server.table.Refusal;
import zeriba.server.table.Scene;
import zeriba.server.table.Seat;
import zeriba.server.table.Seats;
import zeriba.server.table.Table;
import zeriba.server.table.Throws;

/** Tables made again from what is stored of them. */
final class Sleeper {

    private Sleeper() {}

    /** What is stored of the beginning: the head of its record. */
    static <S, A> String head(Opening<S, A> opening) {
        Game<S, A> game = opening.game();
        return RecordText.write(
                game,
                new GameRecord<>(
                        game.about().id(),
                        game.about().rulesVersion(),
                        opening.start(),
                        opening.headers(),
                        List.of()));
    }

    static Table<?, ?> wake(StoredTables tables, Handle handle, String id) {
        TableRow row =
                Rows.tables(handle, id).stream().findFirst().orElseThrow(() -> Refusal.noTable(id));
        try {
            return wake(tables, handle, row, tables.game(row.game()));
        } catch (UnreadableException e) {
            throw Refusal.notNow(
                    "this table cannot even begin under the present rules: " + e.getMessage());
        }
    }

    private static <S, A> Table<S, A> wake(
            StoredTables tables, Handle handle, TableRow row, Game<S, A> game)
            throws UnreadableException {
        GameRecord<A> head = RecordText.read(game, row.head());
        Journal<S, A> begin = Beginnings.journal(game, head.start());
        Pace pace = PaceText.read(head.headers().getOrDefault(Opening.PACE, ""));
        Clocks clocks = Clocks.of(pace, begin, Stamp.of(row.openedAt()));
        Replay<S, A> replay = Replay.of(begin, clocks, Rows.entries(handle, row.id(), 0));
        Opening<S, A> opening =
                new Opening<>(
                        game,
                        head.start(),
                        head.headers(),
                        replay.journal(),
                        Throws.read(row.dice()),
                        seats(handle, row.id(), game),
                        Rows.remarks(handle, row.id()),
                        row.training(),
                        replay.course(row.rulesVersion()),
                        replay.clocks(),
                        Rows.sequel(handle, row.id()).orElse(""));
        int version = game.about().rulesVersion();
        if (row.rulesVersion() != version && opening.course() instanceof Course.Running<S, A>) {
            tables.raise(row.id(), version);
        }
        return new Table<>(row.id(), opening, tables.ledger());
    }

    /**
     * The scene as the store has it now, after other servers have changed it.
     *
     * @throws Refusal where it does not simply go on from {@code known}
     */
    static <S, A> Scene<S, A> later(Handle handle, String id, Scene<S, A> known) {
        TableRow row =
                Rows.tables(handle, id).stream().findFirst().orElseThrow(() -> Refusal.noTable(id));
        Game<S, A> game = known.journal().game();
        if (known.isPaused() || row.rulesVersion() != game.about().rulesVersion()) {
            throw Refusal.notNow("the rules of this table have changed");
        }
        List<EntryRow> more = Rows.entries(handle, id, known.journal().last());
        Replay<S, A> replay = Replay.of(known.journal(), known.clocks(), more);
        if (replay.course(row.rulesVersion()) instanceof Course.Paused<S, A>) {
            throw Refusal.notNow("what others have played here cannot be played on");
        }
        return new Scene<>(
                replay.journal(),
                seats(handle, id, game),
                Rows.remarks(handle, id),
                row.training(),
                known.course(),
                replay.clocks(),
                Rows.sequel(handle, id).orElse(""),
                known.version() + 1);
    }

    private static Seats seats(Handle handle, String id, Game<?, ?> game) {
        Map<String, Set<String>> holders = new HashMap<>();
        for (HoldRow hold : HoldRows.holds(handle, id)) {
            if (!hold.browser().isEmpty()) {
                holders.computeIfAbsent(hold.role(), _ -> new TreeSet<>()).add(hold.browser());
            }
        }
        Map<String, String> levels = new HashMap<>();
        for (SeatRow seat : Rows.seats(handle, id)) {
            levels.put(seat.role(), seat.level());
        }
        List<Seat> seats = new ArrayList<>();
        for (Role role : game.about().roles()) {
            String level = levels.getOrDefault(role.name(), "");
            seats.add(
                    level.isEmpty()
                            ? new Seat.Person(role, holders.getOrDefault(role.name(), Set.of()))
                            : new Seat.Computer(
                                    role, level, holders.getOrDefault(role.name(), Set.of())));
        }
        return new Seats(seats);
    }
}

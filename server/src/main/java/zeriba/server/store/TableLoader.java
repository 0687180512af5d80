package zeriba.server.store;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import zeriba.engine.Game;
import zeriba.engine.Overrides;
import zeriba.engine.record.GameRecord;
import zeriba.engine.record.Journal;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.TableAction;
import zeriba.engine.text.UnreadableException;
import zeriba.server.clock.Clocks;
import zeriba.server.clock.TimeControl;
import zeriba.server.clock.TimeControlText;
import zeriba.server.dice.Binding;
import zeriba.server.dice.DiceSecret;
import zeriba.server.dice.DiceSource;
import zeriba.server.dice.PeriodAt;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Seat;
import zeriba.server.seat.Seats;
import zeriba.server.store.rows.HoldRows;
import zeriba.server.store.rows.HoldRows.HoldRow;
import zeriba.server.store.rows.Rows;
import zeriba.server.store.rows.Rows.EntryRow;
import zeriba.server.store.rows.Rows.SeatRow;
import zeriba.server.store.rows.Rows.TableRow;
import zeriba.server.store.rows.SnapshotRows;
import zeriba.server.store.rows.SnapshotRows.SnapshotRow;
import zeriba.server.table.ChatMessage;
import zeriba.server.table.PlayStatus;
import zeriba.server.table.Table;
import zeriba.server.table.TableSnapshot;
import zeriba.server.table.TableSpec;
import zeriba.server.table.verify.Beginnings;
import zeriba.server.table.verify.Beginnings.Begun;

/** Loads tables: makes them again from what is stored of them. */
final class TableLoader {

    private TableLoader() {}

    /** What is stored of the beginning: the head of its record. */
    static <S, A> String head(TableSpec<S, A> opening) {
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

    /**
     * What is stored of a table, read at once: no connection is held while it is played again.
     *
     * @param kept the entry of the last snapshot of it; 0 where there is none
     * @param entries all that follow the snapshot, and before these its own
     */
    private record Stored(
            TableRow row,
            Optional<SnapshotRow> snapshot,
            int kept,
            List<EntryRow> entries,
            List<SeatRow> seats,
            List<HoldRow> holds,
            List<ChatMessage> remarks,
            String sequel) {

        static Stored read(Handle handle, String id, int after) {
            return read(handle, row(handle, id), Optional.empty(), 0, after);
        }

        /** With the last snapshot before the page of the log that a view shows. */
        static Stored resumable(Handle handle, String id, StoredTables tables) {
            TableRow row = row(handle, id);
            int version = tables.game(row.game()).about().rulesVersion();
            if (row.rulesVersion() != version || Binding.isOfOneSecret(row.dice())) {
                return read(handle, row, Optional.empty(), 0, 0);
            }
            int last = Rows.last(handle, id);
            if (last < Snapshots.EVERY) {
                return read(handle, row, Optional.empty(), 0, 0);
            }
            Optional<SnapshotRow> snapshot =
                    SnapshotRows.upTo(handle, id, version, last - Table.PAGE);
            int kept = SnapshotRows.lastUpTo(handle, id, version, last);
            int after = snapshot.map(known -> known.number() - 1).orElse(0);
            return read(handle, row, snapshot, kept, after);
        }

        private static TableRow row(Handle handle, String id) {
            return Rows.tables(handle, id).stream()
                    .findFirst()
                    .orElseThrow(() -> Refusal.noTable(id));
        }

        private static Stored read(
                Handle handle, TableRow row, Optional<SnapshotRow> snapshot, int kept, int after) {
            String id = row.id();
            return new Stored(
                    row,
                    snapshot,
                    kept,
                    Rows.entries(handle, id, after),
                    Rows.seats(handle, id),
                    HoldRows.holds(handle, id),
                    Rows.remarks(handle, id),
                    Rows.sequel(handle, id).orElse(""));
        }
    }

    /**
     * A table that was read again.
     *
     * @param stored its dice as they were stored
     * @param kept what its dice were bound to at the last snapshot of it; the beginning where no
     *     snapshot holds
     */
    record Woken<S, A>(Table<S, A> table, String stored, PeriodAt kept, boolean anew) {

        /** From now on further snapshots are kept. */
        void keep(Snapshots snapshots) {
            if (anew) {
                snapshots.keepAnew(table);
            } else {
                snapshots.keep(table, kept);
            }
        }
    }

    static Woken<?, ?> wake(StoredTables tables, String id) {
        Stored stored = tables.readInTurn(handle -> Stored.resumable(handle, id, tables));
        try {
            TableRow row = stored.row();
            Overrides overrides = RecordText.overridesOf(row.head());
            return wake(tables, stored, tables.game(row.game()).with(overrides));
        } catch (UnreadableException e) {
            throw Refusal.notNow(
                    "this table cannot even begin under the present rules, so open another: "
                            + e.getMessage());
        }
    }

    private static <S, A> Woken<S, A> wake(StoredTables tables, Stored stored, Game<S, A> game)
            throws UnreadableException {
        TableRow row = stored.row();
        GameRecord<A> head = RecordText.read(game, row.head());
        Begun<S, A> begun = Beginnings.asPlayed(game, head.start());
        Played<S, A> played = played(tables, stored, head, begun.journal());
        Replay<S, A> replay = played.replay();
        TableSpec<S, A> opening =
                new TableSpec<>(
                        game,
                        begun.start(),
                        head.headers(),
                        replay.journal(),
                        played.dice(),
                        seats(stored, game),
                        stored.remarks(),
                        row.training(),
                        replay.course(row.rulesVersion()),
                        replay.clocks(),
                        stored.sequel(),
                        played.period());
        int version = game.about().rulesVersion();
        if (row.rulesVersion() != version && opening.course() instanceof PlayStatus.Running<S, A>) {
            tables.raise(row.id(), version);
        }
        return woken(stored, new Table<>(row.id(), opening, tables.ledger()), played.period());
    }

    private static <S, A> Woken<S, A> woken(Stored stored, Table<S, A> table, PeriodAt from) {
        boolean isResumed = from.entry() > 0;
        PeriodAt kept =
                isResumed
                        ? table.periodAfter(from, table.scene().journal().at(stored.kept()))
                        : from;
        return new Woken<>(
                table, stored.row().dice(), kept, !isResumed && stored.snapshot().isPresent());
    }

    /**
     * A game as it was played again.
     *
     * @param period what its dice were bound to where that began
     */
    private record Played<S, A>(Replay<S, A> replay, DiceSource dice, PeriodAt period) {}

    /** From the last snapshot before the page of the log that is shown; otherwise the whole. */
    private static <S, A> Played<S, A> played(
            StoredTables tables, Stored stored, GameRecord<A> head, Journal<S, A> begin)
            throws UnreadableException {
        TableRow row = stored.row();
        TimeControl pace = TimeControlText.read(head.headers().getOrDefault(TableSpec.PACE, ""));
        Clocks clocks = Clocks.of(pace, begin, row.opened());
        if (stored.snapshot().isPresent()) {
            DiceSource dice = DiceSource.read(row.dice());
            Resumption<S, A> resumption = new Resumption<>(tables, row, begin, clocks);
            Optional<Snapshot<S>> snapshot =
                    resumption.snapshot(stored.snapshot().get(), dice, stored.entries());
            Optional<Replay<S, A>> resumed =
                    snapshot.flatMap(s -> resumption.replay(s, stored.entries()));
            if (snapshot.isPresent() && resumed.isPresent()) {
                return new Played<>(resumed.get(), dice, snapshot.get().period());
            }
        }
        List<EntryRow> all =
                stored.snapshot().isEmpty()
                        ? stored.entries()
                        : tables.read(h -> Rows.entries(h, row.id(), 0));
        Replay<S, A> whole = Replay.of(begin, clocks, all);
        DiceSource dice = dice(tables, row, whole.journal());
        return new Played<>(whole, dice, PeriodAt.beginning(dice));
    }

    /**
     * Earlier servers had one secret for each table, and went on with it when it had been shown.
     */
    private static DiceSource dice(StoredTables tables, TableRow row, Journal<?, ?> journal)
            throws UnreadableException {
        if (!Binding.isOfOneSecret(row.dice())) {
            return DiceSource.read(row.dice());
        }
        boolean isUnknown = row.rulesVersion() != journal.game().about().rulesVersion();
        DiceSecret secret = DiceSecret.ofHex(row.dice().substring("secret ".length()));
        return new DiceSource.Proven(
                Binding.ofOneSecret(
                        secret, tables.freshSecret(), isUnknown || hasEverEnded(journal)));
    }

    /** Nothing but these words follows an end. */
    private static boolean hasEverEnded(Journal<?, ?> journal) {
        if (journal.result().isPresent()) {
            return true;
        }
        List<? extends Entry<?>> entries = journal.entries();
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i) instanceof Entry.AtTable<?>(_, TableAction word)
                    && (word instanceof TableAction.Undo
                            || word instanceof TableAction.Adopt
                            || word instanceof TableAction.Lapsed)
                    && journal.at(i).result().isPresent()) {
                return true;
            }
        }
        return false;
    }

    /**
     * The scene as the store has it now, after other servers have changed it.
     *
     * @throws Refusal where it does not simply go on from {@code known}
     */
    static <S, A> TableSnapshot<S, A> later(Jdbi jdbi, String id, TableSnapshot<S, A> known) {
        int last = known.journal().last();
        Stored stored = jdbi.inTransaction(handle -> Stored.read(handle, id, last));
        TableRow row = stored.row();
        Game<S, A> game = known.journal().game();
        if (known.isPaused() || row.rulesVersion() != game.about().rulesVersion()) {
            throw Refusal.notNow("the rules of this table have changed");
        }
        Replay<S, A> replay = Replay.of(known.journal(), known.clocks(), stored.entries());
        if (replay.course(row.rulesVersion()) instanceof PlayStatus.Paused<S, A>) {
            throw Refusal.notNow("what others have played here cannot be played on");
        }
        return new TableSnapshot<>(
                replay.journal(),
                seats(stored, game),
                stored.remarks(),
                row.training(),
                known.course(),
                replay.clocks(),
                stored.sequel(),
                known.version() + 1);
    }

    private static Seats seats(Stored stored, Game<?, ?> game) {
        Map<String, Set<String>> holders = new HashMap<>();
        for (HoldRow hold : stored.holds()) {
            if (!hold.browser().isEmpty()) {
                holders.computeIfAbsent(hold.role(), _ -> new TreeSet<>()).add(hold.browser());
            }
        }
        Map<String, String> levels = new HashMap<>();
        for (SeatRow seat : stored.seats()) {
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

package zeriba.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zeriba.engine.Game;
import zeriba.server.clock.MachineTime;
import zeriba.server.clock.Now;
import zeriba.server.clock.Stamp;
import zeriba.server.clock.TimeSource;
import zeriba.server.clock.TimeUsed;
import zeriba.server.database.Database;
import zeriba.server.database.Secrets;
import zeriba.server.database.Shards;
import zeriba.server.database.StoreException;
import zeriba.server.dice.Binding;
import zeriba.server.dice.DiceSecret;
import zeriba.server.dice.DiceSource;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.PlayerDirectory;
import zeriba.server.seat.Seat;
import zeriba.server.store.rows.HoldRows;
import zeriba.server.store.rows.HoldRows.HoldRow;
import zeriba.server.store.rows.LinkedRows;
import zeriba.server.store.rows.OutcomeRows;
import zeriba.server.store.rows.Rows;
import zeriba.server.store.rows.Rows.EntryRow;
import zeriba.server.store.rows.Rows.SeatRow;
import zeriba.server.store.rows.Rows.TableRow;
import zeriba.server.table.Batch;
import zeriba.server.table.Ledger;
import zeriba.server.table.Link;
import zeriba.server.table.OutcomeCount;
import zeriba.server.table.Table;
import zeriba.server.table.TableSpec;
import zeriba.server.table.Tables;

/** Tables that outlast the process: each is rebuilt from its record when it is first asked for. */
public final class StoredTables implements Tables, AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(StoredTables.class);
    private static final int MOST_LISTED = 200;

    /** [design] Whoever waits longer asks again. */
    private static final long LONGEST_TURN_SECONDS = 20;

    /** [design] Whoever owns one shard finds an id of it with all certainty. */
    private static final int MOST_IDS = 20_000;

    private final List<Game<?, ?>> games;
    private final Database database;
    private final CommitQueue commits;
    private final TableOpenings openings;
    private final Secrets secrets = new Secrets();
    private final LoadedTables awake;
    private final Snapshots snapshots = new Snapshots(this);
    private final Heartbeat heart;
    private final WriteProbe pulse;
    private final Semaphore turns;
    private volatile MemoryBudget space = MemoryBudget.ofMemory();
    private volatile PlayerDirectory company = PlayerDirectory.UNKNOWN;

    /**
     * @param onAwake told of every table once it is in memory
     */
    public StoredTables(List<Game<?, ?>> games, Database database, Consumer<Table<?, ?>> onAwake) {
        this(games, database, onAwake, new MachineTime());
    }

    /**
     * @param onAwake told of every table once it is in memory
     */
    public StoredTables(
            List<Game<?, ?>> games,
            Database database,
            Consumer<Table<?, ?>> onAwake,
            TimeSource time) {
        this.heart = beating(database, time);
        this.games = List.copyOf(games);
        this.database = database;
        this.commits = new CommitQueue(database);
        this.openings = new TableOpenings(commits);
        this.turns = new Semaphore(database.readers(), true);
        this.awake = new LoadedTables(this::woken, onAwake);
        this.pulse = new WriteProbe(commits, () -> TimeUnit.MILLISECONDS.toNanos(time.steady()));
        database.nodes()
                .listen(this::changedElsewhere, () -> awake.ids().forEach(this::changedElsewhere));
    }

    private static Heartbeat beating(Database database, TimeSource time) {
        try {
            TableOpenings.removeAbandoned(database, time.read().wall());
            return new Heartbeat(database, time);
        } catch (JdbiException e) {
            database.close();
            throw new StoreException(
                    "The database cannot be written: "
                            + Database.cause(e)
                            + ". Make room for it, or choose another folder with --data.");
        } catch (RuntimeException | Error e) {
            database.close();
            throw e;
        }
    }

    /** From now on {@code company} says who the people are. */
    public void know(PlayerDirectory company) {
        this.company = company;
    }

    /** From now on at most so many tables are in memory. */
    public void keepAwake(int most) {
        space = new MemoryBudget(most, MemoryBudget.UNWATCHED_MILLIS);
    }

    /** How many tables were refused since the start because there was no room. */
    public long refused() {
        return space.refused();
    }

    /** Takes over what another server has kept, each table in a thread of its own. */
    private void changedElsewhere(String id) {
        awake.changed(id, this::catchUp);
    }

    private void catchUp(Table<?, ?> table) {
        try {
            table.catchUp();
        } catch (Refusal _) {
            // it is no more, or has been let go of: whoever asks next has it read again
            forget(table.id());
        } catch (RuntimeException e) {
            LOG.warn("table {} is read again: {}", table.id(), e.getMessage());
            forget(table.id());
        }
    }

    @Override
    public List<Game<?, ?>> games() {
        return games;
    }

    @Override
    public DiceSource freshDice() {
        return new DiceSource.Proven(Binding.of(freshSecret()));
    }

    DiceSecret freshSecret() {
        return DiceSecret.random(secrets.random());
    }

    @Override
    public Table<?, ?> table(String id) {
        if (!isHere(id)) {
            throw Refusal.moved(id);
        }
        Table<?, ?> table = awake.table(id);
        if (!isHere(id)) {
            // its shard was handed over while it was read
            forget(id);
            throw Refusal.moved(id);
        }
        return table;
    }

    /** Whether this server may have the table in memory. */
    public boolean isHere(String id) {
        return database.fence().isHere(Shards.of(id));
    }

    /** The table as it is just now, whoever owns it: to be read, once. */
    public Table<?, ?> glimpse(String id) {
        return isHere(id) ? table(id) : woken(id);
    }

    /**
     * What cannot be read, whatever the reason, is refused: it is the matter of that table alone.
     */
    private Table<?, ?> woken(String id) {
        space.forKnown(awake);
        database.nodes().follow(Shards.of(id));
        try {
            TableLoader.Woken<?, ?> woken = TableLoader.wake(this, id);
            String dice = woken.stored();
            if (Binding.isOfOneSecret(dice)) {
                // of several servers the first binds the dice anew, the others read what it kept
                String bound = woken.table().dice().text();
                commits.write(id, handle -> Rows.dice(handle, id, dice, bound));
                woken = TableLoader.wake(this, id);
            }
            woken.keep(snapshots);
            LOG.debug("table {} is read again", id);
            noteOutcome(woken.table());
            return woken.table();
        } catch (Refusal refusal) {
            throw refusal;
        } catch (RuntimeException e) {
            LOG.error("table {} cannot be read", id, e);
            throw Refusal.notNow("this table cannot be read; the log of the server says why");
        }
    }

    /** Of games that ended before outcomes were kept. */
    private void noteOutcome(Table<?, ?> table) {
        if (isHere(table.id())) {
            table.outcome()
                    .ifPresent(outcome ->
                            write(
                                    table.id(),
                                    handle ->
                                            OutcomeRows.insert(
                                                    handle,
                                                    table.id(),
                                                    outcome,
                                                    heart.now().stamp().wall())));
        }
    }

    @Override
    public List<OutcomeCount> outcomes() {
        return read(OutcomeRows::counts);
    }

    /** What is open to anybody, and what followed what. */
    public Listings hall() {
        return new Listings(this);
    }

    /** Who holds which seats. */
    public Holders holders() {
        return new Holders(this);
    }

    /** Does {@code work} in a transaction of its own, or in one with others. */
    void write(String table, Consumer<Handle> work) {
        commits.write(table, work);
    }

    /** What a question to the database says. */
    public <T> T read(Function<Handle, T> question) {
        return database.jdbi().withHandle(question::apply);
    }

    /**
     * The same of a whole table. Hundreds that are wanted at once, because another server was lost,
     * are read in the order in which they were asked for, and none gives up for want of a
     * connection.
     */
    <T> T readInTurn(Function<Handle, T> question) {
        boolean isOurs = false;
        try {
            isOurs = turns.tryAcquire(LONGEST_TURN_SECONDS, TimeUnit.SECONDS);
            if (!isOurs) {
                throw Refusal.notNow("too many tables are being opened; try again in a moment");
            }
            return read(question);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw Refusal.notNow("the server is closing");
        } finally {
            if (isOurs) {
                turns.release();
            }
        }
    }

    /** How many whole tables wait to be read. */
    int waiting() {
        return turns.getQueueLength();
    }

    Ledger ledger() {
        return new StoredLedger(this, database, commits);
    }

    Now now() {
        return heart.now();
    }

    PlayerDirectory company() {
        return company;
    }

    @Override
    public <S, A> Table<S, A> open(TableSpec<S, A> opening) {
        return open(opening, Map.of());
    }

    /** Opens a table whose seats may be claimed with these secrets, by role. */
    public <S, A> Table<S, A> open(TableSpec<S, A> wanted, Map<String, String> seatSecrets) {
        space.forNew(awake);
        TableSpec<S, A> opening = wanted.bound();
        String id = freshId();
        database.nodes().follow(Shards.of(id));
        Table<S, A> table = new Table<>(id, opening, ledger());
        Stamp at = heart.now().stamp();
        long now = at.wall();
        TableRow row =
                new TableRow(
                        id,
                        opening.game().about().id(),
                        opening.game().about().rulesVersion(),
                        TableLoader.head(opening),
                        opening.dice().text(),
                        opening.training(),
                        at);
        openings.keep(
                row,
                handle ->
                        opening.seats()
                                .seats()
                                .forEach(seat -> insert(handle, id, seat, seatSecrets, now)),
                rows(new Batch(1, table.lines(), table::digest, at, 0, 0)));
        table.begin();
        snapshots.keep(table);
        awake.add(table);
        if (!isHere(id)) {
            // its shard was handed over since it was kept: whoever owns it reads it
            awake.forget(table);
        }
        return table;
    }

    @Override
    public Optional<String> linked(Link link) {
        return read(handle -> LinkedRows.played(handle, link));
    }

    @Override
    public <S, A> Table<?, ?> open(TableSpec<S, A> opening, Link link) {
        Table<S, A> table = open(opening);
        commits.write(link.asking(), handle -> LinkedRows.insert(handle, link, table.id()));
        String first = linked(link).orElse(table.id());
        if (first.equals(table.id())) {
            return table;
        }
        close(table);
        return table(first);
    }

    /** A table is opened by whoever owns it. */
    private String freshId() {
        for (int i = 0; i < MOST_IDS; i++) {
            String id = secrets.tableId();
            if (isHere(id)) {
                return id;
            }
        }
        throw Refusal.moved("");
    }

    private static void insert(
            Handle handle, String id, Seat seat, Map<String, String> seatSecrets, long now) {
        String role = seat.role().name();
        String secret = seatSecrets.getOrDefault(role, "");
        String hash = secret.isEmpty() ? "" : Secrets.digest(secret);
        switch (seat) {
            case Seat.Computer(_, String level, var former) -> {
                Rows.insert(handle, id, new SeatRow(role, level, hash));
                former.forEach(h -> HoldRows.insert(handle, id, new HoldRow(role, h), now));
            }
            case Seat.Person(_, var holders) -> {
                Rows.insert(handle, id, new SeatRow(role, "", hash));
                holders.forEach(h -> HoldRows.seat(handle, id, new HoldRow(role, h), now));
            }
        }
    }

    static List<EntryRow> rows(Batch batch) {
        String digest = batch.digest().get();
        List<String> lines = batch.lines();
        List<EntryRow> rows = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String witness = i == lines.size() - 1 ? digest : "";
            TimeUsed used = new TimeUsed.Measured(i == 0 ? batch.used() : 0);
            rows.add(
                    new EntryRow(
                            batch.first() + i, lines.get(i), witness, batch.at(), used, false));
        }
        return rows;
    }

    /** Does {@code work} in the next commit: for what belongs to no table. */
    public void write(Consumer<Handle> work) {
        commits.write("", work);
    }

    /** Whether other servers may use the database too. */
    public boolean areShared() {
        return database.nodes().areSeveral();
    }

    /** Does {@code work}, for which nobody waits, after what people wait for. */
    void writeBeside(Consumer<Handle> work) {
        commits.writePart(work);
    }

    /** Notes that a table's record leads to the same positions under later rules. */
    void raise(String id, int rulesVersion) {
        commits.write(id, handle -> Rows.raise(handle, id, rulesVersion));
    }

    @Override
    public void close(Table<?, ?> table) {
        commits.write(table.id(), handle -> Rows.markClosed(handle, table.id()));
        forget(table.id());
    }

    /** Lets go of a table whose stored record has gone on without it. */
    void forget(String id) {
        awake.forget(id).ifPresent(Table::close);
    }

    /** How many commits there have been since the start. */
    public long commits() {
        return commits.commits();
    }

    /** Whether the database keeps what is written; asked of it every few seconds at most. */
    public boolean isHealthy() {
        return pulse.isKept();
    }

    @Override
    public void close() {
        heart.close();
        snapshots.close();
        commits.close();
        awake.ids().forEach(this::forget);
        database.close();
    }

    /** How many entries have been kept since the start. */
    public long entries() {
        return commits.entries();
    }

    /** The tables where somebody's time may be over, the longest first. */
    public List<String> due() {
        return read(handle -> Rows.due(handle, heart.now().served(), MOST_LISTED)).stream()
                .filter(this::isHere)
                .toList();
    }

    /** Whether somebody's time may be over anywhere by the time that so much more has passed. */
    public boolean isAnyDue(long aheadMillis) {
        return !read(handle -> Rows.due(handle, heart.now().served() + aheadMillis, 1)).isEmpty();
    }

    /** The tables of a shard are this server's: whoever reads the first of them need not wait. */
    public void own(int shard) {
        Thread.ofVirtual().name("own-" + shard).start(() -> database.nodes().follow(shard));
    }

    /** Lets go of all tables of a shard, which is another server's from now on. */
    public void disown(int shard) {
        awake.ids().stream().filter(id -> Shards.of(id) == shard).forEach(this::forget);
        database.nodes().unfollow(shard);
    }

    /** Renews the leases of the shards that this server owns. */
    public void renew() {
        write(database.fence()::renew);
    }

    /** Notes when somebody's time may be over at a table, and nothing else. */
    public void due(String id, long served) {
        write(id, handle -> Rows.due(handle, id, served));
    }

    /** Answers all who wait for something to happen at a table. */
    public void release() {
        awake.all().forEach(Table::release);
    }

    /** How many tables are in memory. */
    public int awake() {
        return awake.size();
    }

    /** Puts tables away that nobody has looked at for so long: each is read again when needed. */
    public void putAway(long unwatchedMillis) {
        for (Table<?, ?> table : awake.all()) {
            if (table.closeUnwatched(unwatchedMillis)) {
                awake.forget(table);
            }
        }
    }
}

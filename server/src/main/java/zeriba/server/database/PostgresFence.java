package zeriba.server.database;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.Query;
import zeriba.server.refusal.Refusal;

/** Epochs as columns of the leases; whoever writes shares the locks of their rows meanwhile. */
final class PostgresFence implements Fence {

    private static final String CLAIM_LOCKED =
            "update lease set holder = :self, epoch = epoch + 1, expires = "
                    + PostgresLeases.NOW
                    + " + :time where name in (select name from lease"
                    + " where name = any(:names) order by name for update";

    private static final String CLAIM = CLAIM_LOCKED + ") returning name, epoch";

    /** Those at which nobody is just writing. */
    private static final String CLAIM_IDLE = CLAIM_LOCKED + " skip locked) returning name, epoch";

    private static final String RELEASE =
            "update lease set holder = '', expires = 0"
                    + " where name = ? and holder = ? and epoch = ?";

    /** In the order in which they are locked elsewhere, or two might wait for each other. */
    private static final String RENEW =
            "update lease set expires = "
                    + PostgresLeases.NOW
                    + " + :time where name in (select name from lease"
                    + " where holder = :self and name like 'shard %' order by name for update)"
                    + " returning name, epoch";

    private static final String CHECK =
            "select name, holder, epoch, expires < "
                    + PostgresLeases.NOW
                    + " as free from lease where name = any(?) order by name for share";

    private final Jdbi jdbi;
    private final Jdbi patient;
    private final String self;
    private final Map<String, Long> held = new ConcurrentHashMap<>();
    private final Map<String, CompletableFuture<OptionalLong>> wanted = new ConcurrentHashMap<>();
    private final ReentrantLock claiming = new ReentrantLock();
    private volatile boolean isToOwn = false;

    /**
     * @param jdbi connections on which nobody waits long
     * @param patient those on which one may
     */
    PostgresFence(Jdbi jdbi, Jdbi patient, String self) {
        this.jdbi = jdbi;
        this.patient = patient;
        this.self = self;
    }

    private static String name(int shard) {
        return "shard " + shard;
    }

    /**
     * Whoever comes first claims for all who wait: a lost server leaves many shards at once. A
     * shard at which somebody is just writing is waited for by whoever wants it alone.
     */
    @Override
    public long claim(int shard) {
        String name = name(shard);
        CompletableFuture<OptionalLong> idle =
                wanted.computeIfAbsent(name, _ -> new CompletableFuture<>());
        claiming.lock();
        try {
            if (!idle.isDone()) {
                claimWanted();
            }
        } finally {
            claiming.unlock();
        }
        OptionalLong epoch = idle.join();
        return epoch.isPresent()
                ? epoch.getAsLong()
                : Objects.requireNonNull(claim(patient, CLAIM, Set.of(name)).get(name));
    }

    /** Where that fails, each of them tries by itself. */
    private void claimWanted() {
        Map<String, CompletableFuture<OptionalLong>> all = new TreeMap<>(wanted);
        wanted.keySet().removeAll(all.keySet());
        Map<String, Long> epochs = Map.of();
        try {
            epochs = claim(jdbi, CLAIM_IDLE, all.keySet());
        } finally {
            for (Map.Entry<String, CompletableFuture<OptionalLong>> one : all.entrySet()) {
                Long epoch = epochs.get(one.getKey());
                one.getValue()
                        .complete(epoch == null ? OptionalLong.empty() : OptionalLong.of(epoch));
            }
        }
    }

    private Map<String, Long> claim(Jdbi connections, String statement, Set<String> names) {
        Map<String, Long> epochs =
                connections.inTransaction(handle ->
                        epochs(
                                handle.createQuery(statement)
                                        .bind("self", self)
                                        .bind("time", LEASE.toMillis())
                                        .bindArray("names", String.class, names.toArray())));
        held.putAll(epochs);
        return epochs;
    }

    private static Map<String, Long> epochs(Query question) {
        return question.collectRows(
                Collectors.toMap(
                        row -> row.getColumn("name", String.class),
                        row -> row.getColumn("epoch", Long.class)));
    }

    @Override
    public void release(int shard) {
        Long epoch = held.remove(name(shard));
        if (epoch != null) {
            patient.useTransaction(handle -> handle.execute(RELEASE, name(shard), self, epoch));
        }
    }

    @Override
    public void renew(Handle handle) {
        Map<String, Long> before = Map.copyOf(held);
        if (!before.isEmpty()) {
            Map<String, Long> still =
                    epochs(
                            handle.createQuery(RENEW)
                                    .bind("self", self)
                                    .bind("time", LEASE.toMillis()));
            before.forEach((name, epoch) -> {
                if (!epoch.equals(still.get(name))) {
                    held.remove(name, epoch);
                }
            });
        }
    }

    @Override
    public boolean isHeld(int shard) {
        return held.containsKey(name(shard));
    }

    @Override
    public void keepToOwn() {
        isToOwn = true;
    }

    @Override
    public boolean isHere(int shard) {
        return !isToOwn || isHeld(shard);
    }

    /** A lease of a shard, as it is in the database. */
    private record Lease(String name, String holder, long epoch, boolean free) {}

    @Override
    public void check(Handle handle, Set<String> tables) throws SQLException {
        Map<String, String> tableOf = new TreeMap<>();
        tables.forEach(table -> tableOf.put(name(Shards.of(table)), table));
        for (Lease lease : leases(handle, tableOf.keySet())) {
            if (!isMine(lease)) {
                throw Refusal.moved(String.valueOf(tableOf.get(lease.name())));
            }
        }
    }

    /** Asked in every commit, and so by the driver itself: Jdbi's way costs as much again. */
    private static List<Lease> leases(Handle handle, Set<String> names) throws SQLException {
        Connection connection = handle.getConnection();
        try (PreparedStatement check = connection.prepareStatement(CHECK)) {
            check.setArray(1, connection.createArrayOf("text", names.toArray()));
            List<Lease> leases = new ArrayList<>();
            try (ResultSet row = check.executeQuery()) {
                while (row.next()) {
                    leases.add(
                            new Lease(
                                    row.getString(1),
                                    row.getString(2),
                                    row.getLong(3),
                                    row.getBoolean(4)));
                }
            }
            return leases;
        }
    }

    /** Who has lost a shard hears of it here at the latest. */
    private boolean isMine(Lease lease) {
        Long epoch = held.get(lease.name());
        if (epoch == null) {
            return lease.holder().isEmpty() || lease.free();
        }
        boolean isMine = lease.holder().equals(self) && lease.epoch() == epoch;
        if (!isMine) {
            held.remove(lease.name(), epoch);
        }
        return isMine;
    }
}

package zeriba.server.database;

import java.sql.SQLException;
import java.time.Duration;
import java.util.Set;
import org.jdbi.v3.core.Handle;

/**
 * Fencing: which shards of the tables this server owns, each by a lease with an epoch that grows
 * whenever the lease changes hands. The epoch is compared in the transaction that writes, so that
 * whoever lost a shard, and does not know it yet, writes nothing there any more.
 */
public interface Fence {

    /** [design] So long a lease lasts that is not renewed: servers that own nothing wait for it. */
    Duration LEASE = Duration.ofSeconds(30);

    /** Of one server alone, which owns everything. */
    Fence ALONE =
            new Fence() {
                @Override
                public long claim(int shard) {
                    return 1;
                }

                @Override
                public void release(int shard) {}

                @Override
                public void renew(Handle handle) {}

                @Override
                public boolean isHeld(int shard) {
                    return true;
                }

                @Override
                public void keepToOwn() {}

                @Override
                public boolean isHere(int shard) {
                    return true;
                }

                @Override
                public void check(Handle handle, Set<String> tables) {}
            };

    /**
     * Takes a shard from whoever has it, once what that one is just writing there is kept or given
     * up.
     *
     * @return the epoch under which it is held from now on
     */
    long claim(int shard);

    /** Gives a shard back, unless another has taken it. */
    void release(int shard);

    /** Renews the leases that are held; hears which of them another has taken meanwhile. */
    void renew(Handle handle);

    /** Whether this server holds a shard, as far as it knows. */
    boolean isHeld(int shard);

    /** From now on this server reads tables of shards alone that it holds. */
    void keepToOwn();

    /** Whether tables of a shard may be read into memory here. */
    boolean isHere(int shard);

    /**
     * Refuses as moved what is to be written to {@code tables} where another owns one of them.
     * Until the transaction has ended nobody takes their shards. Shards that nobody holds are
     * everybody's: there the number of the next entry alone decides who was first.
     */
    void check(Handle handle, Set<String> tables) throws SQLException;
}

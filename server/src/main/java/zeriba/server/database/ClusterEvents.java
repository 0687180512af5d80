package zeriba.server.database;

import java.util.Set;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import zeriba.server.clock.TimeSource;

/** Cluster events: how each of the servers on one database learns what the others have kept. */
public interface ClusterEvents extends AutoCloseable {

    /** One server alone. */
    ClusterEvents NONE =
            new ClusterEvents() {
                @Override
                public boolean areSeveral() {
                    return false;
                }

                @Override
                public long clock(Handle handle, TimeSource time) {
                    return time.wall();
                }

                @Override
                public void tell(Handle handle, Set<String> tables) {}

                @Override
                public void follow(int shard) {}

                @Override
                public void unfollow(int shard) {}

                @Override
                public long heard() {
                    return 0;
                }

                @Override
                public void listen(Consumer<String> changed, Runnable missed) {}

                @Override
                public void close() {}
            };

    /** Whether another server may change what this one has read. */
    boolean areSeveral();

    /** Milliseconds since 1970 by the one clock that all servers have: the database's. */
    long clock(Handle handle, TimeSource time);

    /**
     * Says, when the transaction of {@code handle} is committed, that these tables have changed.
     */
    void tell(Handle handle, Set<String> tables);

    /** From now on changes of tables of a shard are heard; returns once that is so. */
    void follow(int shard);

    /** From now on changes of tables of a shard need not be heard. */
    void unfollow(int shard);

    /** How many changes by others have been heard of. */
    long heard();

    /**
     * Listens from now on.
     *
     * @param changed told of each table that another has changed
     * @param missed told when anything may have been changed unheard
     */
    void listen(Consumer<String> changed, Runnable missed);

    @Override
    void close();
}

package zeriba.server.database;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;

/** How long what is committed lasts. A server that is killed loses neither kind. */
public enum Durability {

    /** On the disk when the commit returns, and with it all that was committed before. */
    DURABLE("full"),

    /** On the disk with the next durable commit; a loss of power before that may undo it. */
    DEFERRED("normal");

    private final String synchronous;

    Durability(String synchronous) {
        this.synchronous = synchronous;
    }

    /**
     * For the transactions that a connection to SQLite begins from here on. One that was neither
     * committed nor rolled back, because the disk failed in both, is rolled back first: its work
     * was answered as failed, and within it the setting cannot be changed.
     */
    void ofSqlite(Handle handle) {
        try {
            set(handle);
        } catch (JdbiException _) {
            handle.execute("rollback");
            set(handle);
        }
    }

    private void set(Handle handle) {
        handle.execute("pragma synchronous = " + synchronous);
    }

    /** For the transaction of PostgreSQL that {@code handle} is in. */
    void ofPostgresql(Handle handle) {
        switch (this) {
            case DURABLE -> {}
            case DEFERRED -> handle.execute("set local synchronous_commit = off");
        }
    }
}

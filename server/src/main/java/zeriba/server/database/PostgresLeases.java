package zeriba.server.database;

import java.time.Duration;
import java.util.List;
import org.jdbi.v3.core.Jdbi;

/**
 * Leases as rows. One that would last longer than it can have been taken for was taken before the
 * clock of the database was set back, and is void. A loss of power may take one back: it is only
 * ever a matter of seconds.
 */
final class PostgresLeases implements Leases {

    /** Milliseconds since 1970 by the database's clock. */
    static final String NOW = "cast(extract(epoch from clock_timestamp()) * 1000 as bigint)";

    private static final String HOLD =
            "insert into lease (name, holder, expires) values (:name, :self, "
                    + NOW
                    + " + :time) on conflict (name) do update"
                    + " set holder = excluded.holder, expires = excluded.expires"
                    + " where lease.holder = :self or lease.expires < "
                    + NOW
                    + " or lease.expires > "
                    + NOW
                    + " + 2 * :time";

    private final Jdbi jdbi;
    private final String self;

    PostgresLeases(Jdbi jdbi, String self) {
        this.jdbi = jdbi;
        this.self = self;
    }

    @Override
    public boolean hold(String right, Duration time) {
        return jdbi.inTransaction(handle -> {
            handle.execute("set local synchronous_commit = off");
            return handle.createUpdate(HOLD)
                            .bind("name", right)
                            .bind("self", self)
                            .bind("time", time.toMillis())
                            .execute()
                    == 1;
        });
    }

    @Override
    public List<String> held(String beginning) {
        return jdbi.withHandle(handle ->
                handle.createQuery(
                                "select name from lease where name like :beginning || '%'"
                                        + " and expires > "
                                        + NOW)
                        .bind("beginning", beginning)
                        .mapTo(String.class)
                        .list());
    }

    @Override
    public void release(String right) {
        jdbi.useTransaction(handle -> {
            handle.execute("set local synchronous_commit = off");
            handle.execute("delete from lease where name = ? and holder = ?", right, self);
        });
    }
}

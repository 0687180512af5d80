package zeriba.server.table;

import java.util.concurrent.TimeUnit;
import zeriba.server.pace.Calendar;
import zeriba.server.pace.Now;
import zeriba.server.pace.Stamp;

/** What keeps a table. When a method returns, what it was given outlasts the process. */
public interface Ledger {

    /** Keeps nothing: the table lives in memory. */
    Ledger NONE =
            new Ledger() {
                private final long begun = System.currentTimeMillis() - steady();

                private static long steady() {
                    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
                }

                @Override
                public Now now() {
                    Stamp stamp = new Stamp(System.currentTimeMillis(), begun + steady());
                    return new Now(stamp, Calendar.EVEN);
                }

                @Override
                public void append(String table, Batch batch) {}

                @Override
                public void accept(String table, Batch batch) {}

                @Override
                public void adopt(String table, Batch batch, Adoption adoption) {}

                @Override
                public void hand(String table, Batch batch, Handing handing) {}

                @Override
                public <S, A> Scene<S, A> later(String table, Scene<S, A> known) {
                    return known;
                }

                @Override
                public void chat(String table, Remark remark) {}

                @Override
                public void training(String table) {}

                @Override
                public void dice(String table, Throws dice) {}

                @Override
                public Company company() {
                    return Company.UNKNOWN;
                }
            };

    /** The server's time, which entries are stamped with. */
    Now now();

    /** Keeps entries; refused as stale, with nothing kept, where another has taken a number. */
    void append(String table, Batch batch);

    /** Keeps acceptances of changed rules, others of which are still waited for. */
    void accept(String table, Batch batch);

    /** Keeps the last acceptances of changed rules, and with them that the game goes on. */
    void adopt(String table, Batch batch, Adoption adoption);

    /** Keeps entries, and with them that seats have changed hands. */
    void hand(String table, Batch batch, Handing handing);

    /** What is kept of the table, where that is more than {@code known}; otherwise that itself. */
    <S, A> Scene<S, A> later(String table, Scene<S, A> known);

    void chat(String table, Remark remark);

    /** Keeps where the dice come from now. */
    void dice(String table, Throws dice);

    /** Marks the table as one where choices were taken back at will. */
    void training(String table);

    /** Who the people are that sit there. */
    Company company();
}

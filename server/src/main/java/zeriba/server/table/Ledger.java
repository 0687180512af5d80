package zeriba.server.table;

import java.util.concurrent.TimeUnit;
import zeriba.server.clock.Calendar;
import zeriba.server.clock.Now;
import zeriba.server.clock.Stamp;
import zeriba.server.dice.DiceSource;
import zeriba.server.seat.PlayerDirectory;
import zeriba.server.seat.SeatTransfer;

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
                public void hand(String table, Batch batch, SeatTransfer handing) {}

                @Override
                public <S, A> TableSnapshot<S, A> later(String table, TableSnapshot<S, A> known) {
                    return known;
                }

                @Override
                public void chat(String table, ChatMessage remark) {}

                @Override
                public void training(String table) {}

                @Override
                public void over(String table, Outcome outcome) {}

                @Override
                public void goesOn(String table) {}

                @Override
                public void dice(String table, DiceSource dice) {}

                @Override
                public PlayerDirectory company() {
                    return PlayerDirectory.UNKNOWN;
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
    void hand(String table, Batch batch, SeatTransfer handing);

    /** What is kept of the table, where that is more than {@code known}; otherwise that itself. */
    <S, A> TableSnapshot<S, A> later(String table, TableSnapshot<S, A> known);

    void chat(String table, ChatMessage remark);

    /** Keeps where the dice come from now. */
    void dice(String table, DiceSource dice);

    /** Marks the table as one where choices were taken back at will. */
    void training(String table);

    /** Keeps how a game between people came out, to be counted. */
    void over(String table, Outcome outcome);

    /** The game is not over after all. */
    void goesOn(String table);

    /** Who the people are that sit there. */
    PlayerDirectory company();
}

package zeriba.server.http;

import zeriba.server.seat.Principal;

/** Who watches a table through an open socket, whichever server owns the table. */
interface Watcher {

    void start();

    /** Who listens. */
    Principal asker();

    boolean isOf(Principal other, String table);

    /** Whether it watches a table of a shard. */
    boolean isAt(int shard);

    void end();

    /** The server is going to restart in so long; the line goes on until then. */
    void announceRestart(long millis);

    /** Ends because the server does, or the table is another's: the page comes back at once. */
    void endForRestart();
}

package zeriba.server.database;

/** The shards: each table belongs to one of them for ever, by its id. */
public final class Shards {

    /** [design] Enough for some dozens of servers to share them evenly. */
    public static final int COUNT = 256;

    private Shards() {}

    /** The number of a table's shard, from 0. */
    public static int of(String table) {
        return Math.floorMod(table.hashCode(), COUNT);
    }
}

package zeriba.server.cluster;

import zeriba.server.database.Fence;
import zeriba.server.database.Leases;
import zeriba.server.refusal.Refusal;

/** What a server does for the others of its cluster: with the tables that it owns. */
public interface Owner {

    /** By which epochs it owns them. */
    Fence fence();

    /** What only one server may do for some seconds. */
    Leases leases();

    /** Its name among the others. */
    String name();

    /**
     * The answer to a question about a table of its own, as JSON; empty where it wants none.
     *
     * @throws Refusal where there is none
     */
    String answer(Question question);

    /** From now on {@code voice} is told of every change at a table of its own. */
    Watch look(Looking looking, Voice voice);

    /** From now on the tables of a shard are its own. */
    void own(int shard);

    /** From now on the tables of a shard are another's: all business there ends here. */
    void disown(int shard);

    /** Renews the leases of what it owns. */
    void renew();
}

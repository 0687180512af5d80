package zeriba.server.admission;

import zeriba.server.table.Asker;

/** Who asks, and from where: by whose eyes an answer is seen, and whom it is charged to. */
public sealed interface Caller {

    /** As whom seats know the caller. */
    Asker asker();

    /** A program on a line of its own, started by whoever it is for: charged for nothing. */
    record Owner(Asker asker) implements Caller {}

    /** Somebody on the network. */
    record Remote(Asker asker, Network from) implements Caller {}
}

package zeriba.server.admission;

import zeriba.server.seat.Principal;

/** Who asks, and from where: by whose eyes an answer is seen, and whom it is charged to. */
public sealed interface Caller {

    /** As whom seats know the caller. */
    Principal asker();

    /** A program on a line of its own, started by whoever it is for: charged for nothing. */
    record Owner(Principal asker) implements Caller {}

    /** Somebody on the network. */
    record Remote(Principal asker, Network from) implements Caller {}
}

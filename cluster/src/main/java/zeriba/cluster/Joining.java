package zeriba.cluster;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.AddressFromURIString;
import zeriba.server.database.Leases;

/**
 * How a server comes into a cluster (its bootstrap): it joins whoever has the lease of a member,
 * and begins a cluster where nobody has. Of several that begin at once only one may, whoever stalls
 * on the way: two clusters would take the shards from each other.
 *
 * @param leases the rights in the database that all of them share
 * @param peer the server that joins
 * @param time by what it waits
 */
record Joining(Leases leases, Peer peer, Time time) {

    /** A server as the others see it. */
    interface Peer {

        /** Where the others reach it. */
        Address address();

        /** Joins whichever of these answers; its own address alone begins a new cluster. */
        void join(List<Address> others);

        /** Whether it is a member. */
        boolean isUp();
    }

    /** The time that goes by here. */
    interface Time {

        /** Nanoseconds since some moment. */
        long nanos();

        /** Rests for so long or a little longer; false when it is not worth while to go on. */
        boolean rest(Duration time);
    }

    /** How it ended. */
    enum End {
        /** It is a member. */
        JOINED,
        /** It has begun a cluster and so has another: it has to leave its own, and to join. */
        BEGUN_BY_ANOTHER,
        /** Nobody has answered in time. */
        UNANSWERED
    }

    /** The right that a member has as long as it lives, with its address. */
    private static final String MEMBER = "member ";

    /** The right to begin a cluster where there is none. */
    private static final String FIRST = "first member";

    /** [design] So long a member that was killed is still looked for by those who begin. */
    private static final Duration KNOWN = Duration.ofSeconds(6);

    private static final Duration AGAIN = Duration.ofMillis(400);
    private static final Duration LOOK = Duration.ofMillis(20);

    /** [design] So long whoever was asked to let it in is waited for before others are asked. */
    private static final Duration ANSWER = Duration.ofSeconds(8);

    /**
     * [design] A third of the time for which the right to begin is held: so often it is renewed.
     */
    private static final Duration RENEWAL = KNOWN.dividedBy(3);

    /** Has a member be found for a while longer. */
    static void renew(Leases leases, Address address) {
        leases.hold(MEMBER + address, KNOWN);
    }

    /** Has a member be found no more. */
    static void end(Leases leases, Address address) {
        leases.release(MEMBER + address);
    }

    /** Joins the others, or begins a cluster where nobody else is. */
    End join(Duration longest) {
        long end = time.nanos() + longest.toNanos();
        while (time.nanos() < end) {
            List<Address> others = others();
            if (!others.isEmpty()) {
                peer.join(others);
                if (isUpWithin(ANSWER)) {
                    break;
                }
            } else if (isFirst()) {
                return begun(end);
            }
            if (!time.rest(AGAIN)) {
                break;
            }
        }
        return isKnown() ? End.JOINED : End.UNANSWERED;
    }

    private boolean isKnown() {
        return peer.isUp() && leases.hold(self(), KNOWN);
    }

    /** Somebody who had the right may have begun since it was looked whether anybody has. */
    private boolean isFirst() {
        return leases.hold(FIRST, KNOWN) && others().isEmpty();
    }

    /** Nobody else begins meanwhile, however long that takes on a busy machine. */
    private End begun(long end) {
        peer.join(List.of(peer.address()));
        boolean isFirst = true;
        while (!peer.isUp() && isFirst && time.nanos() < end) {
            isFirst = leases.hold(FIRST, KNOWN);
            isUpWithin(RENEWAL);
        }
        if (!peer.isUp()) {
            return isFirst ? End.UNANSWERED : End.BEGUN_BY_ANOTHER;
        }
        return endedAsFirst();
    }

    /**
     * Whoever has lost the right meanwhile has lost it to somebody who did not know it, and may
     * have it again because that one has begun and is known. From when it has the right and knows
     * of nobody until it is known itself, the right must not have lapsed.
     */
    private End endedAsFirst() {
        long since = time.nanos();
        boolean isFirst = isFirst() && isKnown() && time.nanos() - since < KNOWN.toNanos();
        leases.release(isFirst ? FIRST : self());
        return isFirst ? End.JOINED : End.BEGUN_BY_ANOTHER;
    }

    private String self() {
        return MEMBER + peer.address();
    }

    private List<Address> others() {
        List<Address> others = new ArrayList<>();
        for (String right : leases.held(MEMBER)) {
            if (!right.equals(self())) {
                others.add(AddressFromURIString.parse(right.substring(MEMBER.length())));
            }
        }
        return others;
    }

    private boolean isUpWithin(Duration longest) {
        long end = time.nanos() + longest.toNanos();
        boolean goesOn = true;
        while (!peer.isUp() && goesOn && time.nanos() < end) {
            goesOn = time.rest(LOOK);
        }
        return peer.isUp();
    }
}

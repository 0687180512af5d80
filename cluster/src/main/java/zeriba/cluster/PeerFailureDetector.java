package zeriba.cluster;

import com.typesafe.config.Config;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.event.EventStream;
import org.apache.pekko.remote.PhiAccrualFailureDetector;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Pekko's own detector of failures, which is also told of a process that has ended, because its
 * connections end with it at once, and of one that says nothing on its connection any more. Who
 * goes on without it is decided as ever.
 */
public final class PeerFailureDetector extends PhiAccrualFailureDetector {

    private static final Logger LOG = LoggerFactory.getLogger(PeerFailureDetector.class);

    /** [design] Long enough for the others to decide; after this a new server may be there. */
    private static final long KNOWN_NANOS = TimeUnit.SECONDS.toNanos(5);

    private static final Map<String, Long> MISSED = new ConcurrentHashMap<>();

    private volatile String address = "";

    /** Made by Pekko. */
    public PeerFailureDetector(Config config, EventStream events) {
        super(config, events);
    }

    /** The process of a server has ended just now, or says nothing any more. */
    static void missed(String address) {
        if (MISSED.put(address, System.nanoTime()) == null) {
            LOG.info("{} is missed", address);
        }
    }

    /** Servers are heard: where they were missed, they are no longer. */
    static void heard(Set<String> addresses) {
        MISSED.keySet().removeAll(addresses);
    }

    /** Whether anybody is missed who has not been put out yet. */
    static boolean isAnybodyMissed() {
        return MISSED.values().stream().anyMatch(PeerFailureDetector::isRecent);
    }

    private static boolean isRecent(long since) {
        return System.nanoTime() - since < KNOWN_NANOS;
    }

    /** What was known of a server is of no use for the next at its address. */
    static void forget(String address) {
        MISSED.remove(address);
    }

    @Override
    public void setAddress(String of) {
        super.setAddress(of);
        address = of;
    }

    @Override
    public boolean isAvailable() {
        Long since = MISSED.get(address);
        boolean isMissed = since != null && isRecent(since);
        return !isMissed && super.isAvailable();
    }
}

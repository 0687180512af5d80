package zeriba.cluster;

import com.typesafe.config.Config;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.event.EventStream;
import org.apache.pekko.remote.PhiAccrualFailureDetector;

/**
 * Pekko's own detector of failures, which is also told of a process that has ended: its connections
 * end with it, at once. Who goes on without it is decided as ever.
 */
public final class PeerFailureDetector extends PhiAccrualFailureDetector {

    /** [design] Long enough for the others to decide; after this a new server may be there. */
    private static final long KNOWN_NANOS = TimeUnit.SECONDS.toNanos(5);

    private static final Map<String, Long> ENDED = new ConcurrentHashMap<>();

    private volatile String address = "";

    /** Made by Pekko. */
    public PeerFailureDetector(Config config, EventStream events) {
        super(config, events);
    }

    /** The process of a server has ended just now. */
    static void ended(String address) {
        ENDED.put(address, System.nanoTime());
    }

    /** What was known of a server is of no use for the next at its address. */
    static void forget(String address) {
        ENDED.remove(address);
    }

    @Override
    public void setAddress(String of) {
        super.setAddress(of);
        address = of;
    }

    @Override
    public boolean isAvailable() {
        Long since = ENDED.get(address);
        boolean hasEnded = since != null && System.nanoTime() - since < KNOWN_NANOS;
        return !hasEnded && super.isAvailable();
    }
}

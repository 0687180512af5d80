package zeriba.server.admission;

import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/**
 * Token buckets, one a network: how much of something each may have, so many at once, and then so
 * many in a time.
 */
final class TokenBuckets {

    /**
     * How much that is.
     *
     * @param atOnce how many without waiting
     * @param more how many come back in {@code within}
     */
    record Size(long atOnce, long more, Duration within) {}

    /** [design] With more networks than these, newcomers share one bucket. */
    static final int MOST_NETWORKS = 50_000;

    private final Size size;
    private final TimeMeter clock;
    private final Map<Network, Bucket> buckets = new ConcurrentHashMap<>();
    private final Bucket others;

    /**
     * @param nanos never backwards
     */
    TokenBuckets(Size size, LongSupplier nanos) {
        this.size = size;
        this.clock = new Steady(nanos);
        this.others = full();
    }

    private record Steady(LongSupplier nanos) implements TimeMeter {
        @Override
        public long currentTimeNanos() {
            return nanos.getAsLong();
        }

        @Override
        public boolean isWallClockBased() {
            return false;
        }
    }

    private Bucket full() {
        return Bucket.builder()
                .addLimit(limit ->
                        limit.capacity(size.atOnce()).refillGreedy(size.more(), size.within()))
                .withCustomTimePrecision(clock)
                .build();
    }

    private Bucket of(Network network) {
        Bucket known = buckets.get(network);
        if (known != null) {
            return known;
        }
        return buckets.size() >= MOST_NETWORKS
                ? others
                : buckets.computeIfAbsent(network, _ -> full());
    }

    /** Takes {@code many}, or says after which time there will be as many. */
    Optional<Duration> take(Network network, long many) {
        long wanted = Math.min(many, size.atOnce());
        ConsumptionProbe probe = of(network).tryConsumeAndReturnRemaining(wanted);
        return probe.isConsumed()
                ? Optional.empty()
                : Optional.of(Duration.ofNanos(probe.getNanosToWaitForRefill()));
    }

    /** Takes {@code many} although there may be fewer: what is missing has to come back first. */
    void charge(Network network, long many) {
        of(network).consumeIgnoringRateLimits(many);
    }

    /** After which time there is one again; none where there is one now. */
    Optional<Duration> untilOne(Network network) {
        long nanos = of(network).estimateAbilityToConsume(1).getNanosToWaitForRefill();
        return nanos == 0 ? Optional.empty() : Optional.of(Duration.ofNanos(nanos));
    }

    /** Forgets the networks that have not asked for long. */
    void sweep() {
        buckets.values().removeIf(bucket -> bucket.getAvailableTokens() >= size.atOnce());
    }

    /** How many networks are remembered. */
    int remembered() {
        return buckets.size();
    }
}

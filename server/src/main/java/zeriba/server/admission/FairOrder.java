package zeriba.server.admission;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Fair queueing: who of those that wait is next, by what they wait for, then network by network,
 * then table by table, then as they came. Of four turns one is for whoever has waited longest, so
 * that nothing waits for ever behind what always goes first; experiments alone do, since nobody
 * waits for them.
 */
final class FairOrder {

    /** [design] Often enough that nobody starves, seldom enough that the order is one. */
    private static final int LONGEST_WAIT_EVERY = 4;

    private final Map<Network, Long> networks;
    private final Map<String, Long> tables;
    private long turns;

    FairOrder() {
        this(new HashMap<>(), new HashMap<>(), 0);
    }

    private FairOrder(Map<Network, Long> networks, Map<String, Long> tables, long turns) {
        this.networks = networks;
        this.tables = tables;
        this.turns = turns;
    }

    /** The same, to try out who will be next. */
    FairOrder copy() {
        return new FairOrder(new HashMap<>(networks), new HashMap<>(tables), turns);
    }

    /** The next of {@code waiting}, who stand as they came; it has its turn now. */
    Optional<Queued> next(Collection<Queued> waiting) {
        boolean isForLongestWait = turns % LONGEST_WAIT_EVERY == LONGEST_WAIT_EVERY - 1;
        Optional<Queued> longest =
                waiting.stream()
                        .filter(_ -> isForLongestWait)
                        .filter(one -> one.kind() != Scheduler.Kind.EXPERIMENT)
                        .findFirst();
        Optional<Queued> next = longest.or(() -> waiting.stream().min(byRank()));
        next.ifPresent(this::served);
        return next;
    }

    private Comparator<Queued> byRank() {
        return Comparator.comparing(Queued::kind)
                .thenComparing(queued -> networks.getOrDefault(queued.from(), 0L))
                .thenComparing(queued -> tables.getOrDefault(queued.table(), 0L));
    }

    private void served(Queued queued) {
        turns++;
        networks.put(queued.from(), turns);
        tables.put(queued.table(), turns);
    }

    /** Forgets when those had a turn who are not here any more. */
    void keep(List<Queued> here) {
        networks.keySet().retainAll(all(here, Queued::from));
        tables.keySet().retainAll(all(here, Queued::table));
    }

    private static <K> Set<K> all(List<Queued> here, Function<Queued, K> key) {
        return here.stream().map(key).collect(Collectors.toSet());
    }
}

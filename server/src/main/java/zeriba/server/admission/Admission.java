package zeriba.server.admission;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zeriba.engine.text.Value;
import zeriba.server.refusal.Refusal;

/**
 * The one place that everything passes which is asked of a server, whichever way it comes: each
 * operation is charged to the network it is asked from, and what computes stands in a queue. Who is
 * refused is told to wait; nothing has changed then.
 */
public final class Admission {

    private static final Logger LOG = LoggerFactory.getLogger(Admission.class);

    /** Why somebody has to wait. */
    public enum Reason {
        /** Too many requests, or too dear ones. */
        UNITS("too much at once from your address"),
        /** Too many new tables. */
        TABLES("too many new tables from your address"),
        /** Too many wrong secrets. */
        GUESSES("too many wrong links from your address"),
        /** Too many conversations of programs. */
        SESSIONS("too many new sessions from your address"),
        /** Too many tables on the list that anybody may join. */
        LISTINGS("too many tables on the list from your address"),
        /** Too many letters to confirm an address. */
        MAILS("too many e-mails from your address"),
        /** Too many who want something computed. */
        QUEUE("the server is busy");

        private final String said;

        Reason(String said) {
            this.said = said;
        }
    }

    /** [design] A page asks for some twenty things at once; a school may share one address. */
    static final TokenBuckets.Size UNITS = new TokenBuckets.Size(1_200, 200, Duration.ofSeconds(1));

    /** [design] So much processor time is as dear as an ordinary request. */
    private static final Duration UNIT = Duration.ofMillis(1);

    /** [design] What an ordinary table takes is in its price. */
    private static final Duration INCLUDED = Duration.ofMillis(10);

    /**
     * [design] Processor time in milliseconds for tables and whole records, beyond what is in their
     * price: who has had more of late stands with all others who have had more.
     */
    static final TokenBuckets.Size LIGHT = new TokenBuckets.Size(250, 50, Duration.ofSeconds(1));

    /** [design] Tables, and records that are played again to make one. */
    static final TokenBuckets.Size TABLES = new TokenBuckets.Size(200, 1, Duration.ofSeconds(1));

    /** [design] Links that open no seat. */
    static final TokenBuckets.Size GUESSES = new TokenBuckets.Size(10, 1, Duration.ofSeconds(10));

    /** [design] Sessions of programs: each stays in memory for ten minutes. */
    static final TokenBuckets.Size SESSIONS = new TokenBuckets.Size(30, 1, Duration.ofSeconds(10));

    /** [design] Tables put on the list that anybody may join. */
    static final TokenBuckets.Size LISTINGS = new TokenBuckets.Size(30, 30, Duration.ofHours(1));

    /** [design] Letters to confirm an address. */
    static final TokenBuckets.Size MAILS = new TokenBuckets.Size(10, 10, Duration.ofHours(1));

    private final boolean isOn;
    private final Map<Reason, TokenBuckets> rations = new EnumMap<>(Reason.class);
    private final Map<Reason, LongAdder> refused = new EnumMap<>(Reason.class);
    private final Map<Reason, Long> told = new EnumMap<>(Reason.class);
    private final ConcurrencyLimit reading;
    private final ConcurrencyLimit computing;

    /** Where those stand who want tables and whole records: nobody can tell yet what these take. */
    private final ConcurrencyLimit metered;

    /** Where those stand whose tables and records have taken much of late. */
    private final ConcurrencyLimit heavy;

    private final TokenBuckets light;
    private final OffloadExecutor offload;
    private final Scheduler scheduler;

    private Admission(
            boolean isOn,
            int cores,
            LongSupplier nanos,
            Scheduler scheduler,
            LongSupplier processorNanos) {
        this.isOn = isOn;
        this.offload = new OffloadExecutor(processorNanos);
        this.scheduler = scheduler;
        rations.put(Reason.UNITS, new TokenBuckets(UNITS, nanos));
        rations.put(Reason.TABLES, new TokenBuckets(TABLES, nanos));
        rations.put(Reason.GUESSES, new TokenBuckets(GUESSES, nanos));
        rations.put(Reason.SESSIONS, new TokenBuckets(SESSIONS, nanos));
        rations.put(Reason.LISTINGS, new TokenBuckets(LISTINGS, nanos));
        rations.put(Reason.MAILS, new TokenBuckets(MAILS, nanos));
        for (Reason reason : Reason.values()) {
            refused.put(reason, new LongAdder());
            told.put(reason, 0L);
        }
        this.reading = new ConcurrencyLimit(turns(Math.max(8, 4 * cores), Duration.ofSeconds(10)));
        this.computing =
                new ConcurrencyLimit(turns(Math.max(4, 2 * cores), Duration.ofSeconds(10)));
        this.metered = new ConcurrencyLimit(oneByOne(Math.max(4, 2 * cores)));
        this.heavy = new ConcurrencyLimit(oneByOne(Math.max(1, cores / 2)));
        this.light = new TokenBuckets(LIGHT, nanos);
    }

    /** [design] One network has three places of four, and a queue of its own. */
    private static ConcurrencyLimit.Size turns(int atOnce, Duration longest) {
        return new ConcurrencyLimit.Size(atOnce, Math.max(1, atOnce * 3 / 4), 1_000, 100, longest);
    }

    /** [design] One network has one place, and a queue of its own. */
    private static ConcurrencyLimit.Size oneByOne(int atOnce) {
        return new ConcurrencyLimit.Size(atOnce, 1, 1_000, 100, Duration.ofSeconds(10));
    }

    /** The limits of a server. */
    public static Admission limited(LongSupplier nanos) {
        return limited(nanos, Scheduler.ofThisMachine());
    }

    /**
     * The limits of a server.
     *
     * @param scheduler what shares the processor with whatever else computes for long
     */
    public static Admission limited(LongSupplier nanos, Scheduler scheduler) {
        return limited(
                nanos, scheduler, ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime);
    }

    /**
     * The same by another clock of the processor.
     *
     * @param processorNanos the processor time that the thread which asks has had
     */
    static Admission limited(LongSupplier nanos, Scheduler scheduler, LongSupplier processorNanos) {
        int cores = Runtime.getRuntime().availableProcessors();
        return new Admission(true, cores, nanos, scheduler, processorNanos);
    }

    /** No limits: for benches, and where all that asks is on this machine. */
    public static Admission open() {
        return new Admission(
                false, 1, System::nanoTime, Scheduler.ofThisMachine(), System::nanoTime);
    }

    /** Charges for one message, whatever is in it. */
    public void message(Network from) {
        pay(Reason.UNITS, from, 1);
    }

    /** Charges for one more conversation of a program. */
    public void session(Network from) {
        pay(Reason.SESSIONS, from, 1);
    }

    /** Charges for an operation that there is not. */
    public void nothing(Caller caller) {
        switch (caller) {
            case Caller.Owner _ -> {}
            case Caller.Remote(_, Network from) -> pay(Reason.UNITS, from, 1);
        }
    }

    /** What {@code work} answers to an operation that is paid for, when it is its turn. */
    public <T> T admitted(Caller caller, String operation, Value.Fields given, Supplier<T> work) {
        return switch (caller) {
            case Caller.Owner _ -> work.get();
            case Caller.Remote remote ->
                    isOn ? admitted(remote, operation, given, work) : work.get();
        };
    }

    private <T> T admitted(
            Caller.Remote caller, String operation, Value.Fields given, Supplier<T> work) {
        Price price = Tariff.of(operation, given);
        Network from = caller.from();
        pay(Reason.UNITS, from, price.units());
        pay(Reason.TABLES, from, price.tables());
        pay(Reason.LISTINGS, from, price.listings());
        return switch (price.work()) {
            case ENTRY, WAITING -> work.get();
            case READING -> counted(work, begun -> reading.inTurn(from, begun));
            case COMPUTING -> computed(computing, from, work, _ -> {});
            case METERED, OPENING -> computed(lane(from), from, work, time -> spend(from, time));
            case ADVICE -> scheduled(Scheduler.Kind.ADVICE, given, caller, work);
            case ODDS -> scheduled(Scheduler.Kind.ODDS, given, caller, work);
            case LOOK -> scheduled(Scheduler.Kind.LOOK, given, caller, work);
            case ANALYSIS -> scheduled(Scheduler.Kind.ANALYSIS, given, caller, work);
            case GUESSING -> guessed(from, work);
            case MAILING -> {
                pay(Reason.MAILS, from, 1);
                yield work.get();
            }
        };
    }

    private void pay(Reason reason, Network from, long many) {
        if (isOn && many > 0) {
            ration(reason).take(from, many).ifPresent(wait -> refuse(reason, wait));
        }
    }

    private <T> T computed(
            ConcurrencyLimit lane, Network from, Supplier<T> work, Consumer<Duration> spent) {
        return counted(work, begun -> lane.inTurn(from, () -> offload.done(begun, spent)));
    }

    /** What is long has half the cores at most, whoever asks for it, and however many they are. */
    private ConcurrencyLimit lane(Network from) {
        return light.untilOne(from).isEmpty() ? metered : heavy;
    }

    /**
     * Charges for processor time once it is known: what it will be nobody can tell from outside.
     */
    private void spend(Network from, Duration processor) {
        long units = processor.minus(INCLUDED).dividedBy(UNIT);
        if (isOn && units > 0) {
            ration(Reason.UNITS).charge(from, units);
            light.charge(from, units);
        }
    }

    private TokenBuckets ration(Reason reason) {
        return Optional.ofNullable(rations.get(reason)).orElseThrow();
    }

    private LongAdder refused(Reason reason) {
        return Optional.ofNullable(refused.get(reason)).orElseThrow();
    }

    private void refuse(Reason reason, Duration wait) {
        refused(reason).increment();
        long seconds = wait.plusMillis(999).toSeconds();
        String time = seconds <= 1 ? "a second" : seconds + " seconds";
        throw Refusal.tooMuch(reason.said + "; wait " + time + " and try again", seconds);
    }

    private <T> T scheduled(
            Scheduler.Kind kind, Value.Fields given, Caller.Remote caller, Supplier<T> work) {
        String table = given.at("table") instanceof Value.Text(String id) ? id : "";
        return counted(work, begun -> scheduler.inTurn(kind, table, caller, begun));
    }

    /** What a queue makes of {@code work}; counted where its turn does not come. */
    private <T> T counted(Supplier<T> work, Function<Supplier<T>, T> queue) {
        AtomicBoolean begun = new AtomicBoolean();
        try {
            return queue.apply(() -> {
                begun.set(true);
                return work.get();
            });
        } finally {
            if (!begun.get()) {
                refused(Reason.QUEUE).increment();
            }
        }
    }

    /** Only secrets that are wrong are charged for. */
    private <T> T guessed(Network from, Supplier<T> work) {
        ration(Reason.GUESSES).untilOne(from).ifPresent(wait -> refuse(Reason.GUESSES, wait));
        try {
            return work.get();
        } catch (Refusal refusal) {
            var _ = ration(Reason.GUESSES).take(from, 1);
            throw refusal;
        }
    }

    /** How often somebody was refused for this since the start. */
    public long refusals(Reason reason) {
        return refused(reason).sum();
    }

    /** How many stand in a queue. */
    public int waiting() {
        return reading.waiting()
                + computing.waiting()
                + metered.waiting()
                + heavy.waiting()
                + scheduler.waiting();
    }

    /** Forgets networks that have not asked for long, and says what was refused since. */
    public void sweep() {
        rations.values().forEach(TokenBuckets::sweep);
        light.sweep();
        for (Reason reason : List.copyOf(told.keySet())) {
            long now = refusals(reason);
            long before = Optional.ofNullable(told.put(reason, now)).orElse(0L);
            if (now > before) {
                LOG.warn("refused {} times of late: {}", now - before, reason.said);
            }
        }
    }

    /** How many networks are remembered. */
    public int remembered() {
        return light.remembered()
                + rations.values().stream().mapToInt(TokenBuckets::remembered).sum();
    }
}

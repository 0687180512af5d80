package zeriba.server.admission;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import zeriba.server.refusal.Refusal;

/**
 * All that computes for long shares half the cores: the computer's seats, advice, odds, looks,
 * analyses, experiments, in that order and fair between networks and tables. It computes on threads
 * of its own, so that what only answers never waits for one.
 */
public final class Scheduler implements AutoCloseable {

    /** What is computed, in the order of precedence; what later comes stands behind. */
    public enum Kind {
        /** A choice of the computer's. */
        SEAT,
        /** What a computer player would choose. */
        ADVICE,
        /** What an action may lead to. */
        ODDS,
        /** An answer to a question to the board. */
        LOOK,
        /** A part of the analysis of a game. */
        ANALYSIS,
        /** A part of a game of an experiment, for which nobody waits. */
        EXPERIMENT;

        /** Whether it may take seconds. */
        boolean isThought() {
            return switch (this) {
                case SEAT, ADVICE, ANALYSIS, EXPERIMENT -> true;
                case ODDS, LOOK -> false;
            };
        }

        /** Whether somebody has asked for it and waits for the answer. */
        boolean isAsked() {
            return switch (this) {
                case ADVICE, ODDS, LOOK, ANALYSIS -> true;
                case SEAT, EXPERIMENT -> false;
            };
        }

        /** How long somebody waits for its turn at most. */
        Duration longest() {
            return isThought() ? Duration.ofSeconds(20) : Duration.ofSeconds(10);
        }
    }

    /**
     * How much there is room for.
     *
     * @param atOnce how many compute at once
     * @param thoughts how many of these may take seconds, so that the others need not wait for them
     * @param ofOne how many of these are asked from one network
     * @param waiting how many wait, the computer's seats apart
     * @param waitingOfOne how many of these for one network
     */
    record Size(int atOnce, int thoughts, int ofOne, int waiting, int waitingOfOne) {

        /**
         * [design] Half the cores; one place more than thoughts, and three of four for a network.
         */
        static Size of(int cores) {
            int atOnce = Math.max(2, cores / 2);
            return new Size(atOnce, atOnce - 1, Math.max(1, atOnce * 3 / 4), 400, 100);
        }
    }

    /**
     * Where somebody stands.
     *
     * @param table what it is about; empty where that is no table
     * @param place 1 for who is next; where many wait, {@link #MOST_COUNTED} for all further back
     * @param of how many wait
     */
    public record Place(Kind kind, String table, int place, int of) {}

    /** The last place that is told. */
    public static final int MOST_COUNTED = 200;

    private static final Network HOUSE = new Network("");
    private static final Network BENCH = new Network("bench");

    private final Size size;
    private final List<Queued> waiting = new ArrayList<>();
    private final List<Queued> computing = new ArrayList<>();
    private final FairOrder order = new FairOrder();
    private final ExecutorService threads;
    private boolean closed = false;

    Scheduler(Size size) {
        this.size = size;
        this.threads =
                Executors.newFixedThreadPool(
                        size.atOnce(),
                        Thread.ofPlatform().name("computing-", 0).daemon().factory());
    }

    /** One for this machine. */
    public static Scheduler ofThisMachine() {
        return new Scheduler(Size.of(Runtime.getRuntime().availableProcessors()));
    }

    /** Has a choice of the computer's thought out once it is the turn of its table. */
    public void play(String table, Runnable work) {
        Queued seat =
                new Queued(Kind.SEAT, table, HOUSE, "", work, () -> {}, new CountDownLatch(1));
        synchronized (this) {
            if (!closed) {
                waiting.add(seat);
                begin();
            }
        }
    }

    /**
     * What {@code work} comes to when it is its turn.
     *
     * @throws Refusal where too many wait, or the turn does not come in time
     */
    <T> T inTurn(Kind kind, String table, Caller.Remote caller, Supplier<T> work) {
        CompletableFuture<T> answer = new CompletableFuture<>();
        Queued asked =
                new Queued(
                        kind,
                        table,
                        caller.from(),
                        caller.asker().id(),
                        () -> complete(answer, work),
                        () -> answer.completeExceptionally(closing()),
                        new CountDownLatch(1));
        enter(asked);
        await(asked);
        return answered(answer);
    }

    /**
     * What a part of an experiment comes to, once nothing else waits for the place.
     *
     * @throws Refusal where the server ends first
     */
    public <T> T lastInTurn(Supplier<T> part) {
        CompletableFuture<T> answer = new CompletableFuture<>();
        Queued queued =
                new Queued(
                        Kind.EXPERIMENT,
                        "",
                        BENCH,
                        "",
                        () -> complete(answer, part),
                        () -> answer.completeExceptionally(closing()),
                        new CountDownLatch(1));
        synchronized (this) {
            if (closed) {
                throw closing();
            }
            waiting.add(queued);
            begin();
        }
        return answered(answer);
    }

    /**
     * How many parts of experiments may be computed at once: as many as thoughts of one network.
     */
    public int experimentsAtOnce() {
        return Math.min(size.thoughts(), size.ofOne());
    }

    static <T> void complete(CompletableFuture<T> answer, Supplier<T> work) {
        try {
            answer.complete(work.get());
        } catch (RuntimeException | Error e) {
            answer.completeExceptionally(e);
        }
    }

    static <T> T answered(CompletableFuture<T> answer) {
        try {
            return answer.join();
        } catch (CompletionException e) {
            switch (e.getCause()) {
                case RuntimeException cause -> throw cause;
                case Error cause -> throw cause;
                case null, default -> throw e;
            }
        }
    }

    private static Refusal closing() {
        return Refusal.notNow("the server is closing");
    }

    private synchronized void enter(Queued asked) {
        if (closed) {
            throw closing();
        }
        long others = waiting.stream().filter(queued -> queued.kind().isAsked()).count();
        long own = waiting.stream().filter(queued -> queued.from().equals(asked.from())).count();
        boolean isAble = isAble(asked);
        if (!isAble && (others >= size.waiting() || own >= size.waitingOfOne())) {
            throw busy(asked.kind(), waiting.size() + " others wait for this");
        }
        waiting.add(asked);
        begin();
    }

    private void await(Queued asked) {
        try {
            if (asked.begun().await(asked.kind().longest().toNanos(), TimeUnit.NANOSECONDS)) {
                return;
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        leave(asked)
                .ifPresent(refusal -> {
                    throw refusal;
                });
    }

    /** Leaves the queue; nothing where the turn has come this very moment. */
    private synchronized Optional<Refusal> leave(Queued asked) {
        if (!waiting.contains(asked)) {
            return Optional.empty();
        }
        int of = waiting.size();
        int place =
                places(asked.asker()).stream()
                        .filter(told -> told.kind() == asked.kind())
                        .mapToInt(Place::place)
                        .min()
                        .orElse(of);
        waiting.remove(asked);
        return Optional.of(
                busy(asked.kind(), "you are number " + place + " of " + of + " who wait"));
    }

    private static Refusal busy(Kind kind, String why) {
        long seconds = kind.longest().toSeconds();
        return Refusal.busy(
                "the server is busy: " + why + "; try again in " + seconds + " seconds", seconds);
    }

    /** Where all stand that {@code asker} waits for, the next first. */
    public synchronized List<Place> places(String asker) {
        List<Place> found = new ArrayList<>();
        boolean isKnown = !asker.isEmpty();
        if (!isKnown || waiting.stream().noneMatch(queued -> queued.asker().equals(asker))) {
            return found;
        }
        List<Queued> left = new ArrayList<>(waiting);
        FairOrder tried = order.copy();
        for (int place = 1; !left.isEmpty(); place++) {
            Queued next = place < MOST_COUNTED ? tried.next(left).orElseThrow() : left.getFirst();
            left.remove(next);
            if (next.asker().equals(asker)) {
                int told = Math.min(place, MOST_COUNTED);
                found.add(new Place(next.kind(), next.table(), told, waiting.size()));
            }
        }
        return found;
    }

    /** How many wait. */
    public synchronized int waiting() {
        return waiting.size();
    }

    private boolean isAble(Queued asked) {
        return computing.size() < size.atOnce()
                && (!asked.kind().isThought() || thoughts() < size.thoughts())
                && (asked.kind() == Kind.SEAT || of(asked.from()) < size.ofOne());
    }

    private long thoughts() {
        return computing.stream().filter(queued -> queued.kind().isThought()).count();
    }

    private long of(Network from) {
        return computing.stream().filter(queued -> queued.from().equals(from)).count();
    }

    /** Has all begin for whom there is a place. */
    private void begin() {
        boolean again = true;
        while (again && computing.size() < size.atOnce()) {
            Optional<Queued> next = order.next(waiting.stream().filter(this::isAble).toList());
            next.ifPresent(this::begin);
            again = next.isPresent();
        }
    }

    private void begin(Queued next) {
        waiting.remove(next);
        computing.add(next);
        threads.execute(() -> compute(next));
    }

    private void compute(Queued now) {
        now.begun().countDown();
        try {
            now.work().run();
        } finally {
            end(now);
        }
    }

    private synchronized void end(Queued done) {
        computing.remove(done);
        List<Queued> here = new ArrayList<>(waiting);
        here.add(done);
        here.addAll(computing);
        order.keep(here);
        if (!closed) {
            begin();
        }
    }

    /** Stops all thinking; whoever waits is told so. */
    @Override
    public synchronized void close() {
        closed = true;
        threads.shutdownNow();
        waiting.addAll(computing);
        for (Queued queued : waiting) {
            queued.dropped().run();
            queued.begun().countDown();
        }
        waiting.clear();
    }
}

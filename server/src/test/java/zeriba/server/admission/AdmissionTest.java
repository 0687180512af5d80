package zeriba.server.admission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeriba.engine.text.Value;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.testkit.Until;

/** What is charged to whom, and what comes back with time. */
class AdmissionTest {

    private static final Caller MALLORY =
            new Caller.Remote(new Principal("m"), new Network("203.0.113.9"));
    private static final Caller ANNA =
            new Caller.Remote(new Principal("a"), new Network("198.51.100.1"));

    private long now = 0;
    private final Admission admission = Admission.limited(() -> now);

    private void ask(Caller caller, String operation) {
        ask(caller, operation, Value.NO_FIELDS);
    }

    private void ask(Caller caller, String operation, Value.Fields given) {
        assertThat(admission.<Integer>admitted(caller, operation, given, () -> 1)).isEqualTo(1);
    }

    private void refused(Caller caller, String operation, Value.Fields given, long seconds) {
        assertThatThrownBy(() ->
                        admission.<Integer>admitted(
                                caller,
                                operation,
                                given,
                                () -> {
                                    throw new AssertionError("was admitted");
                                }))
                .isInstanceOfSatisfying(
                        Refusal.class,
                        refusal -> {
                            assertThat(refusal.kind()).isEqualTo(Refusal.Kind.TOO_MUCH);
                            assertThat(refusal.fields().at("retryAfter"))
                                    .isEqualTo(Value.of(seconds));
                        });
    }

    @Test
    void tablesCostTheSameWhicheverOperationMakesThem() {
        for (int i = 0; i < Admission.TABLES.atOnce() / 4; i++) {
            ask(MALLORY, "new");
            ask(MALLORY, "tables");
            ask(MALLORY, "fork");
            ask(MALLORY, "load");
        }
        refused(MALLORY, "rematch", Value.NO_FIELDS, 1);
        ask(MALLORY, "play");
        ask(ANNA, "new");
        now += Duration.ofSeconds(1).toNanos();
        ask(MALLORY, "new");
        refused(MALLORY, "new", Value.NO_FIELDS, 1);
        assertThat(admission.refusals(Admission.Reason.TABLES)).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"load", "fork", "record"})
    void whatGoesThroughRecordsIsChargedByTheProcessorTimeThatItTook(String operation) {
        long[] processor = {0};
        Admission measured =
                Admission.limited(() -> now, Scheduler.ofThisMachine(), () -> processor[0]);
        measured.<Integer>admitted(
                MALLORY,
                operation,
                Value.NO_FIELDS,
                () -> {
                    processor[0] += Duration.ofMillis(Admission.UNITS.atOnce() + 200).toNanos();
                    return 1;
                });
        assertThatThrownBy(() -> measured.message(new Network("203.0.113.9")))
                .isInstanceOf(Refusal.class);
        measured.message(new Network("198.51.100.1"));
        now += Duration.ofMillis(1_500).toNanos();
        measured.message(new Network("203.0.113.9"));
    }

    /** What it takes nobody knows before: a burst of four would be over before it was charged. */
    @ParameterizedTest
    @ValueSource(strings = {"load", "fork", "record"})
    void whatGoesThroughRecordsIsDoneOneByOneForANetworkAndBesideOthers(String operation)
            throws InterruptedException {
        CompletableFuture<Integer> first = new CompletableFuture<>();
        AtomicInteger begun = new AtomicInteger();
        for (int i = 0; i < 2; i++) {
            Thread.ofVirtual()
                    .start(() ->
                            admission.<Integer>admitted(
                                    MALLORY,
                                    operation,
                                    Value.NO_FIELDS,
                                    () -> {
                                        begun.incrementAndGet();
                                        return first.join();
                                    }));
        }
        Until.holds("both have come", () -> begun.get() + admission.waiting() == 2);
        assertThat(begun).hasValue(1);
        ask(ANNA, operation);
        first.complete(1);
        Until.holds("the second has its turn", () -> begun.get() == 2);
        assertThat(admission.waiting()).isZero();
    }

    /** A password takes long on purpose; who guesses is slowed down by attempts. */
    @Test
    void anOrdinaryTableAndAPasswordCostTheirPriceAlone() {
        long[] processor = {0};
        Admission measured =
                Admission.limited(() -> now, Scheduler.ofThisMachine(), () -> processor[0]);
        for (int i = 0; i < Admission.TABLES.atOnce(); i++) {
            measured.<Integer>admitted(
                    MALLORY,
                    "new",
                    Value.NO_FIELDS,
                    () -> {
                        processor[0] += Duration.ofMillis(10).toNanos();
                        return 1;
                    });
        }
        for (int i = 0; i < 10; i++) {
            measured.<Integer>admitted(
                    MALLORY,
                    "account/sign-in",
                    Value.NO_FIELDS,
                    () -> {
                        processor[0] += Duration.ofSeconds(1).toNanos();
                        return 1;
                    });
        }
        measured.message(new Network("203.0.113.9"));
    }

    @Test
    void whatFailsIsChargedToo() {
        long[] processor = {0};
        Admission measured =
                Admission.limited(() -> now, Scheduler.ofThisMachine(), () -> processor[0]);
        assertThatThrownBy(() ->
                        measured.<Integer>admitted(
                                MALLORY,
                                "load",
                                Value.NO_FIELDS,
                                () -> {
                                    processor[0] += Duration.ofMinutes(1).toNanos();
                                    throw new IllegalStateException("unreadable");
                                }))
                .hasMessage("unreadable");
        assertThatThrownBy(() -> measured.message(new Network("203.0.113.9")))
                .isInstanceOf(Refusal.class);
    }

    /** Others open their tables beside it. */
    @Test
    void whoHasHadMuchProcessorTimeHasHalfTheCoresAtMost() throws InterruptedException {
        long[] processor = {0};
        Admission measured =
                Admission.limited(() -> now, Scheduler.ofThisMachine(), () -> processor[0]);
        int cores = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
        measured.<Integer>admitted(
                MALLORY,
                "fork",
                Value.NO_FIELDS,
                () -> {
                    processor[0] += Duration.ofMillis(Admission.LIGHT.atOnce() + 20).toNanos();
                    return 1;
                });
        CountDownLatch until = new CountDownLatch(1);
        AtomicInteger begun = new AtomicInteger();
        List<Thread> forks = new ArrayList<>();
        for (int i = 0; i < cores + 2; i++) {
            forks.add(
                    Thread.ofVirtual().start(() -> hold(measured, MALLORY, "fork", begun, until)));
        }
        Until.holds("two wait", () -> measured.waiting() >= 2);
        assertThat(begun).hasValueLessThanOrEqualTo(cores);
        int made = measured.<Integer>admitted(ANNA, "new", Value.NO_FIELDS, () -> 2);
        assertThat(made).isEqualTo(2);
        until.countDown();
        for (Thread fork : forks) {
            fork.join();
        }
        assertThat(begun).hasValue(cores + 2);
        now += Duration.ofMinutes(1).toNanos();
        measured.sweep();
        assertThat(measured.remembered()).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"account/sign-in", "account/sign-up", "load", "fork", "suggest", "odds"})
    void whatComputesNeverHoldsAThreadThatCarriesOthers(String operation) throws Exception {
        CompletableFuture<Boolean> isVirtual = new CompletableFuture<>();
        Thread request =
                Thread.ofVirtual()
                        .start(() ->
                                isVirtual.complete(
                                        admission.admitted(
                                                ANNA,
                                                operation,
                                                Value.NO_FIELDS,
                                                () -> Thread.currentThread().isVirtual())));
        request.join();
        assertThat(isVirtual).isCompletedWithValue(false);
    }

    @Test
    void aLongRecordIsAsDearAsSeveralTables() {
        Value.Fields record = Value.NO_FIELDS.with("record", Value.of("x".repeat(1 << 20)));
        for (int i = 0; i < 6; i++) {
            ask(MALLORY, "load", record);
        }
        refused(MALLORY, "load", record, 31);
    }

    @Test
    void whatTakesTheProcessorLongerCostsMore() {
        for (int i = 0; i < Admission.UNITS.atOnce() / 20; i++) {
            ask(MALLORY, "suggest");
        }
        refused(MALLORY, "games", Value.NO_FIELDS, 1);
        now += Duration.ofMillis(5).toNanos();
        ask(MALLORY, "games");
        refused(MALLORY, "suggest", Value.NO_FIELDS, 1);
    }

    @Test
    void entriesOfPeopleStandInNoQueue() throws InterruptedException {
        CountDownLatch until = new CountDownLatch(1);
        AtomicInteger begun = new AtomicInteger();
        List<Thread> busy = new ArrayList<>();
        int more = 10 + 4 * Math.max(2, Runtime.getRuntime().availableProcessors());
        for (String work : List.of("view", "odds", "suggest")) {
            for (int i = 0; i < more; i++) {
                Caller from = new Caller.Remote(new Principal("b"), new Network("network " + i));
                busy.add(Thread.ofVirtual().start(() -> hold(admission, from, work, begun, until)));
            }
        }
        Until.holds("all wait or are busy", () -> admission.waiting() + begun.get() >= 3 * more);
        assertThat(admission.waiting()).isGreaterThanOrEqualTo(30);
        for (String entry : List.of("play", "say", "undo", "join", "hand", "claim")) {
            ask(ANNA, entry);
        }
        until.countDown();
        for (Thread thread : busy) {
            thread.join();
        }
    }

    private static void hold(
            Admission admission,
            Caller from,
            String work,
            AtomicInteger begun,
            CountDownLatch until) {
        int _ =
                admission.<Integer>admitted(
                        from,
                        work,
                        Value.NO_FIELDS,
                        () -> {
                            try {
                                int at = begun.incrementAndGet();
                                until.await();
                                return at;
                            } catch (InterruptedException e) {
                                throw new IllegalStateException(e);
                            }
                        });
    }

    @Test
    void onlyWrongSecretsAreCounted() {
        for (int i = 0; i < 3 * Admission.GUESSES.atOnce(); i++) {
            ask(MALLORY, "claim");
        }
        for (int i = 0; i < Admission.GUESSES.atOnce(); i++) {
            assertThatThrownBy(() ->
                            admission.admitted(
                                    MALLORY,
                                    "claim",
                                    Value.NO_FIELDS,
                                    () -> {
                                        throw Refusal.notNow("opens no seat");
                                    }))
                    .hasMessage("opens no seat");
        }
        refused(MALLORY, "claim", Value.NO_FIELDS, 10);
        ask(ANNA, "claim");
        now += Duration.ofSeconds(10).toNanos();
        ask(MALLORY, "claim");
    }

    @Test
    void whoeverIsOnThisMachinePaysNothing() {
        Caller owner = new Caller.Owner(Principal.OWNER);
        for (int i = 0; i < 2 * Admission.TABLES.atOnce(); i++) {
            ask(owner, "new");
        }
        assertThat(admission.remembered()).isZero();
    }

    @Test
    void networksAreForgottenOnceTheyHaveEverythingAgain() {
        ask(MALLORY, "new");
        assertThat(admission.remembered()).isPositive();
        admission.sweep();
        assertThat(admission.remembered()).isPositive();
        now += Duration.ofMinutes(1).toNanos();
        admission.sweep();
        assertThat(admission.remembered()).isZero();
    }

    @Test
    void networksWithoutNumberTakeNoMemoryWithoutEnd() {
        for (int i = 0; i < TokenBuckets.MOST_NETWORKS + 1_000; i++) {
            admission.message(new Network("network " + i));
        }
        assertThat(admission.remembered()).isEqualTo(TokenBuckets.MOST_NETWORKS);
        for (int i = 0; i < 200; i++) {
            admission.message(new Network("newcomer " + i));
        }
        assertThatThrownBy(() -> admission.message(new Network("one newcomer more")))
                .isInstanceOf(Refusal.class);
        admission.message(new Network("network 7"));
    }
}

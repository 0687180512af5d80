package zeriba.server.admission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import zeriba.engine.text.Value;
import zeriba.server.admission.Scheduler.Kind;
import zeriba.server.admission.Scheduler.Place;
import zeriba.server.json.Json;
import zeriba.server.lobby.QueuePositions;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;

/** What computes for long has a fixed share of the machine, in an order that all can rely on. */
@Timeout(60)
class SchedulerTest {

    private static final Caller.Remote MALLORY = caller("mallory", "203.0.113.9");
    private static final Caller.Remote ANNA = caller("anna", "198.51.100.1");
    private static final Caller.Remote BEN = caller("ben", "198.51.100.2");

    private final List<String> done = Collections.synchronizedList(new ArrayList<>());
    private final List<Thread> askers = new ArrayList<>();
    private final CountDownLatch until = new CountDownLatch(1);
    private final Scheduler scheduler = new Scheduler(new Scheduler.Size(2, 1, 2, 6, 4));

    private static Caller.Remote caller(String name, String address) {
        return new Caller.Remote(new Principal(name), new Network(address));
    }

    @AfterEach
    void close() {
        until.countDown();
        scheduler.close();
    }

    /** Keeps both places, the one for what takes a moment too. */
    private void holdAll() throws InterruptedException {
        hold(Kind.ADVICE);
        hold(Kind.LOOK);
    }

    private void hold(Kind kind) throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        Caller.Remote holder = caller("holder", "192.0.2.1");
        askers.add(
                Thread.ofVirtual()
                        .start(() ->
                                scheduler.inTurn(
                                        kind,
                                        "held",
                                        holder,
                                        () -> {
                                            begun.countDown();
                                            awaitEnd();
                                            return 0;
                                        })));
        begun.await();
    }

    private void awaitEnd() {
        try {
            until.await();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /** Stands in the queue, and only then lets the next one come. */
    private void queue(Kind kind, String table, Caller.Remote caller) throws InterruptedException {
        int before = scheduler.waiting();
        String name = caller.asker().id() + " " + kind + " " + table;
        askers.add(
                Thread.ofVirtual()
                        .start(() -> scheduler.inTurn(kind, table, caller, () -> done.add(name))));
        while (scheduler.waiting() == before) {
            Thread.onSpinWait();
        }
    }

    private void letAllEnd() throws InterruptedException {
        until.countDown();
        for (Thread asker : askers) {
            asker.join();
        }
    }

    @Test
    void experimentsStandBehindEverythingHoweverLongTheyWait() {
        FairOrder order = new FairOrder();
        List<Queued> waiting = new ArrayList<>();
        waiting.add(queued(Kind.EXPERIMENT, "", "bench"));
        for (int i = 0; i < 8; i++) {
            waiting.add(queued(Kind.ANALYSIS, "t" + i, "a"));
        }
        List<Kind> served = new ArrayList<>();
        while (!waiting.isEmpty()) {
            Queued next = order.next(waiting).orElseThrow();
            waiting.remove(next);
            served.add(next.kind());
        }
        assertThat(served.subList(0, 8)).containsOnly(Kind.ANALYSIS);
        assertThat(served).last().isEqualTo(Kind.EXPERIMENT);
    }

    @Test
    void aPartOfAnExperimentIsPlayedWhereNothingElseWaits() {
        assertThat(scheduler.lastInTurn(() -> 7)).isEqualTo(7);
        scheduler.close();
        assertThatThrownBy(() -> scheduler.lastInTurn(() -> 7)).isInstanceOf(Refusal.class);
    }

    @Test
    void seatsGoFirstThenAdviceThenOddsThenLooks() {
        FairOrder order = new FairOrder();
        List<Queued> waiting = new ArrayList<>();
        for (Kind kind : List.of(Kind.ANALYSIS, Kind.LOOK, Kind.ODDS, Kind.ADVICE, Kind.SEAT)) {
            waiting.add(queued(kind, "t", "a"));
        }
        List<Kind> served = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Queued next = order.next(waiting).orElseThrow();
            waiting.remove(next);
            served.add(next.kind());
        }
        assertThat(served).containsExactly(Kind.SEAT, Kind.ADVICE, Kind.ODDS);
    }

    private static Queued queued(Kind kind, String table, String network) {
        return new Queued(
                kind, table, new Network(network), "", () -> {}, () -> {}, new CountDownLatch(1));
    }

    @Test
    void networksAreServedInTurnAndOfEachNetworkTheTables() {
        FairOrder order = new FairOrder();
        List<Queued> waiting = new ArrayList<>();
        for (String name : List.of("m x", "m x", "m x", "m y", "a z")) {
            waiting.add(queued(Kind.LOOK, name.substring(2), name.substring(0, 1)));
        }
        List<String> served = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Queued next = order.next(waiting).orElseThrow();
            waiting.remove(next);
            served.add(next.from().prefix() + " " + next.table());
        }
        assertThat(served).containsExactly("m x", "a z", "m y");
    }

    @Test
    void whateverWaitsHasATurnHoweverMuchGoesFirst() {
        FairOrder order = new FairOrder();
        Queued look = queued(Kind.LOOK, "t", "a");
        List<Queued> waiting = new ArrayList<>(List.of(look));
        for (int turn = 1; turn <= 4; turn++) {
            waiting.add(queued(Kind.SEAT, "computer " + turn, ""));
            if (order.next(waiting).orElseThrow().equals(look)) {
                return;
            }
        }
        throw new AssertionError("of four turns none was for who waited longest");
    }

    @Test
    void whatTakesAMomentWaitsForNoThought() throws InterruptedException {
        hold(Kind.ADVICE);
        queue(Kind.ADVICE, "t", MALLORY);
        assertThat(scheduler.inTurn(Kind.LOOK, "t", ANNA, () -> "at once")).isEqualTo("at once");
        assertThat(done).isEmpty();
        letAllEnd();
        assertThat(done).hasSize(1);
    }

    @Test
    void noMoreThanItsShareComputesAtOnceTheComputersSeatsIncluded() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        scheduler.play(
                "one",
                () -> {
                    begun.countDown();
                    awaitEnd();
                });
        begun.await();
        scheduler.play("two", () -> done.add("two"));
        queue(Kind.ADVICE, "t", ANNA);
        assertThat(scheduler.waiting()).isEqualTo(2);
        assertThat(done).isEmpty();
        letAllEnd();
        assertThat(done).contains("anna ADVICE t");
    }

    @Test
    void whoWaitsIsToldItsPlace() throws InterruptedException {
        holdAll();
        queue(Kind.LOOK, "x", MALLORY);
        queue(Kind.LOOK, "x", MALLORY);
        queue(Kind.LOOK, "z", ANNA);
        queue(Kind.ADVICE, "z", BEN);
        assertThat(scheduler.places("ben")).containsExactly(new Place(Kind.ADVICE, "z", 1, 4));
        assertThat(scheduler.places("anna")).hasSize(1);
        assertThat(scheduler.places("anna").getFirst().place()).isBetween(2, 3);
        assertThat(scheduler.places("mallory")).extracting(Place::place).contains(4);
        assertThat(scheduler.places("")).isEmpty();
        Value.Fields told =
                QueuePositions.operation(scheduler).answer(new Principal("ben"), Value.NO_FIELDS);
        assertThat(Json.write(told))
                .isEqualTo(
                        "{\"waiting\":4,\"yours\":[{\"kind\":\"advice\",\"table\":\"z\","
                                + "\"place\":1,\"of\":4}]}");
        letAllEnd();
        assertThat(scheduler.places("anna")).isEmpty();
    }

    @Test
    void whoseQueueIsFullIsToldToComeLaterAndOthersStillWait() throws InterruptedException {
        holdAll();
        for (int i = 0; i < 4; i++) {
            queue(Kind.LOOK, "t", MALLORY);
        }
        assertThatThrownBy(() -> scheduler.inTurn(Kind.LOOK, "t", MALLORY, () -> 0))
                .isInstanceOfSatisfying(
                        Refusal.class,
                        refusal -> {
                            assertThat(refusal.kind()).isEqualTo(Refusal.Kind.BUSY);
                            assertThat(refusal.reason()).contains("4 others wait");
                        });
        queue(Kind.LOOK, "t", ANNA);
        queue(Kind.LOOK, "t", BEN);
        assertThatThrownBy(() -> scheduler.inTurn(Kind.LOOK, "u", ANNA, () -> 0))
                .isInstanceOf(Refusal.class);
        scheduler.play("seat", () -> done.add("seat"));
        letAllEnd();
        assertThat(done).contains("anna LOOK t", "ben LOOK t");
    }

    @Test
    void workThatFailsGivesItsPlaceBack() {
        for (int i = 0; i < 5; i++) {
            assertThatThrownBy(() ->
                            scheduler.inTurn(
                                    Kind.ADVICE,
                                    "t",
                                    ANNA,
                                    () -> {
                                        throw new StackOverflowError();
                                    }))
                    .isInstanceOf(StackOverflowError.class);
        }
        assertThat(scheduler.inTurn(Kind.ADVICE, "t", ANNA, () -> 1)).isEqualTo(1);
    }

    @Test
    void whoWaitsWhenTheServerEndsIsToldSo() throws InterruptedException {
        holdAll();
        List<String> told = Collections.synchronizedList(new ArrayList<>());
        Thread asker =
                Thread.ofVirtual()
                        .start(() -> {
                            try {
                                scheduler.inTurn(Kind.LOOK, "t", ANNA, () -> 0);
                            } catch (Refusal refusal) {
                                told.add(refusal.reason());
                            }
                        });
        while (scheduler.waiting() == 0) {
            Thread.onSpinWait();
        }
        scheduler.close();
        asker.join();
        assertThat(told).containsExactly("the server is closing");
    }
}

package zeriba.server.computer;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zeriba.engine.record.Choosers;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.server.admission.Scheduler;
import zeriba.server.database.Leases;
import zeriba.server.operation.Players;
import zeriba.server.refusal.Refusal;
import zeriba.server.table.Table;
import zeriba.server.table.TableSnapshot;

/**
 * Schedules and plays the computer's seats. Each table has one choice thought out, then stands in
 * the queue again. A table that nobody looks at waits until somebody does.
 */
public final class ComputerScheduler implements AutoCloseable {

    /** After so long without a look a table does not think. */
    public static final long LONGEST_UNWATCHED_MILLIS = TimeUnit.MINUTES.toMillis(10);

    private static final Logger LOG = LoggerFactory.getLogger(ComputerScheduler.class);
    private static final long LONGEST_THOUGHT_MILLIS = 20_000;

    /** A server that dies gives up its seats after so long. */
    private static final Duration LEASE = Duration.ofSeconds(5);

    private static final long RENEWAL_MILLIS = LEASE.toMillis() / 3;
    private static final long AGAIN_MILLIS = 500;

    private final Players players;
    private final Leases leases;
    private final Scheduler scheduler;
    private final ScheduledExecutorService clock;
    private final Set<String> queued = ConcurrentHashMap.newKeySet();
    private final Map<String, Map<String, Players.Mind<?, ?>>> minds = new ConcurrentHashMap<>();

    /**
     * @param leases where several servers agree which of them plays a seat
     * @param scheduler what says when it is a table's turn
     */
    public ComputerScheduler(Players players, Leases leases, Scheduler scheduler) {
        this.scheduler = scheduler;
        this.players = players;
        this.leases = leases;
        this.clock =
                Executors.newSingleThreadScheduledExecutor(
                        Thread.ofPlatform().name("computers-clock").daemon().factory());
    }

    /** From now on the computer's seats at {@code table} are played. */
    public void serve(Table<?, ?> table) {
        table.audience().listen(() -> consider(table));
        consider(table);
    }

    /** Queues the table if a computer is to choose there and somebody looks. */
    public void consider(Table<?, ?> table) {
        boolean due =
                !table.isClosed()
                        && computer(table.scene()).isPresent()
                        && table.audience().awayMillis() < LONGEST_UNWATCHED_MILLIS;
        if (due && queued.add(table.id())) {
            scheduler.play(table.id(), () -> think(table));
        }
    }

    /** The first computer that may choose. */
    private static Optional<Role> computer(TableSnapshot<?, ?> scene) {
        return scene.free().stream()
                .filter(role -> scene.seats().computer(role).isPresent())
                .findFirst();
    }

    private <S, A> void think(Table<S, A> table) {
        String right = "computer " + table.id();
        try {
            TableSnapshot<S, A> scene = table.scene();
            Optional<Role> role = computer(scene);
            if (role.isPresent()) {
                if (!leases.hold(right, LEASE)) {
                    considerLater(table);
                    return;
                }
                playOnLease(right, () -> play(table, scene, role.get()));
            }
            if (table.scene().journal().result().isPresent()) {
                minds.remove(table.id());
            }
            if (role.isPresent() && computer(table.scene()).isEmpty()) {
                leases.release(right);
            }
        } catch (Refusal refusal) {
            LOG.debug("the table went on: {}", refusal.reason());
            leases.release(right);
        } catch (RejectedExecutionException _) {
            LOG.debug("the server closes while a computer player is at table {}", table.id());
            return;
        } catch (RuntimeException | StackOverflowError e) {
            LOG.error("a computer player failed at table {}", table.id(), e);
            return;
        } finally {
            queued.remove(table.id());
        }
        consider(table);
    }

    private void playOnLease(String right, Runnable play) {
        ScheduledFuture<?> renewal =
                clock.scheduleAtFixedRate(
                        () -> leases.hold(right, LEASE),
                        RENEWAL_MILLIS,
                        RENEWAL_MILLIS,
                        TimeUnit.MILLISECONDS);
        try {
            play.run();
        } finally {
            renewal.cancel(false);
        }
    }

    /** Another server plays this seat, as long as it lives. */
    private void considerLater(Table<?, ?> table) {
        var _ = clock.schedule(() -> consider(table), AGAIN_MILLIS, TimeUnit.MILLISECONDS);
    }

    private <S, A> void play(Table<S, A> table, TableSnapshot<S, A> scene, Role role) {
        if (scene.journal().position().pending() instanceof Pending.Choice<A> all) {
            S state = scene.journal().position().state();
            Pending.Choice<A> choice = Choosers.own(table.game(), state, all, role);
            String level = scene.seats().computer(role).orElseThrow();
            Players.Suggestion<A> thought =
                    mind(table, role, level)
                            .think(table.seenBy(role, scene), role, choice, LONGEST_THOUGHT_MILLIS);
            A action = own(choice, thought.action());
            table.enter(
                    scene.journal().last(),
                    draft -> draft.choose(List.of(role), DecisionSource.COMPUTER, action));
        }
    }

    /** The action, or the first option where the mind had one in mind for another seat. */
    private static <A> A own(Pending.Choice<A> choice, A action) {
        return choice.options().contains(action) ? action : choice.options().get(0);
    }

    /**
     * The mind in a seat: one for as long as the process runs, so that it can follow its plan.
     * After the seat has changed hands it is another.
     */
    @SuppressWarnings("unchecked") // made for this very table
    private <S, A> Players.Mind<S, A> mind(Table<S, A> table, Role role, String level) {
        Map<String, Players.Mind<?, ?>> here =
                minds.computeIfAbsent(table.id(), _ -> new HashMap<>());
        return (Players.Mind<S, A>)
                here.computeIfAbsent(
                        role.name() + " " + level,
                        _ ->
                                players.mind(
                                        table.game(),
                                        level,
                                        (table.id() + role.name()).hashCode()));
    }

    /** Begins nothing more; what is not yet decided is decided after the next start. */
    @Override
    public void close() {
        clock.shutdownNow();
    }
}

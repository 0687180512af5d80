package zeriba.server.lobby;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zeriba.engine.Game;
import zeriba.engine.record.Responder;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Side;
import zeriba.engine.rules.TableAction;
import zeriba.engine.rules.Viewer;
import zeriba.server.database.Leases;
import zeriba.server.operation.Players;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Seat;
import zeriba.server.seat.SeatTransfer;
import zeriba.server.seat.Seats;
import zeriba.server.store.StoredTables;
import zeriba.server.table.EntryTransaction;
import zeriba.server.table.Table;
import zeriba.server.table.TableSnapshot;

/**
 * Monitors clocks: looks every moment where somebody's time is over, and does what was chosen for
 * that when the table was made. Of several servers one does, on a lease of seconds; should two
 * believe that they have it, the first to write the entry has done it.
 */
public final class ClockMonitor implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(ClockMonitor.class);
    private static final long TICK_MILLIS = 250;

    /** [design] Where nobody's time is over within so long, nobody looks until then. */
    private static final long REST_MILLIS = 1_000;

    /** What only one of several servers may do. */
    static final String RIGHT = "clocks";

    private static final Duration LEASE = Duration.ofSeconds(5);
    private static final long RENEWAL_NANOS = TimeUnit.SECONDS.toNanos(1);

    /** So many choices at most the clock makes at once. */
    private static final int MOST_CHOICES = 500;

    private final StoredTables tables;
    private final String level;
    private final Leases leases;
    private boolean isHeld = false;
    private long askedAt;
    private long restMillis = TICK_MILLIS;
    private final ScheduledExecutorService ticks =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().name("clockwork").daemon().factory());

    /**
     * @param leases that only one of several servers may run the clocks
     */
    public ClockMonitor(StoredTables tables, Players players, Leases leases) {
        this.tables = tables;
        this.leases = leases;
        this.level = players.usual();
    }

    /** From now on it looks by itself. */
    @SuppressWarnings("FutureReturnValueIgnored") // a tick tells of its own faults
    public void start() {
        ticks.schedule(this::tick, restMillis, TimeUnit.MILLISECONDS);
    }

    private void tick() {
        look();
        if (!ticks.isShutdown()) {
            start();
        }
    }

    /** Looks once where somebody's time is over; a fault is logged, not thrown. */
    public void look() {
        try {
            boolean isAnyDue = mayRing() && tables.isAnyDue(REST_MILLIS);
            restMillis = isAnyDue ? TICK_MILLIS : REST_MILLIS;
            if (isAnyDue) {
                tables.due().forEach(this::ring);
            }
        } catch (RuntimeException e) {
            LOG.warn("the clocks cannot be looked at: {}", e.getMessage());
        }
    }

    /** Takes the lease, or renews it long before it ends. */
    private boolean mayRing() {
        long now = System.nanoTime();
        if (!isHeld || now - askedAt > RENEWAL_NANOS) {
            isHeld = leases.hold(RIGHT, LEASE);
            askedAt = now;
        }
        return isHeld;
    }

    private void ring(String id) {
        try {
            Optional<Table<?, ?>> table = opened(id);
            if (table.isPresent()) {
                ring(table.get());
            }
        } catch (Refusal refusal) {
            LOG.debug("table {} went on: {}", id, refusal.reason());
        } catch (RuntimeException e) {
            LOG.error("the clock of table {} failed", id, e);
            tables.due(id, 0);
        }
    }

    /** What cannot be opened, of rules that have gone or unreadable, has no clock any more. */
    private Optional<Table<?, ?>> opened(String id) {
        try {
            return Optional.of(tables.table(id));
        } catch (Refusal refusal) {
            if (refusal.kind() == Refusal.Kind.NOT_NOW) {
                LOG.warn("the clock of table {} rests: {}", id, refusal.reason());
                tables.due(id, 0);
            }
            return Optional.empty();
        }
    }

    private <S, A> void ring(Table<S, A> table) {
        TableSnapshot<S, A> scene = table.scene();
        boolean isLate = !scene.isPaused() && scene.clocks().late(table.now()).isPresent();
        if (isLate) {
            table.enter(
                    scene.journal().last(), draft -> draft.late().ifPresent(s -> end(draft, s)));
        } else {
            tables.due(table.id(), scene.isPaused() ? 0 : scene.clocks().due(table.now()));
        }
    }

    private <S, A> void end(EntryTransaction<S, A> draft, Side side) {
        Role role =
                draft.asked()
                        .filter(asked -> asked.side().equals(side))
                        .orElseGet(() -> first(draft, side));
        switch (draft.atEnd()) {
            case CLAIM -> draft.say(role, new TableAction.Timeout());
            case COMPUTER -> {
                draft.say(role, new TableAction.Timeout());
                draft.hand(new SeatTransfer(taken(draft.seats(), role), ""));
            }
            case DEFAULT -> chooseFor(draft, role);
        }
    }

    private static Role first(EntryTransaction<?, ?> draft, Side side) {
        return draft.journal().game().about().roles().stream()
                .filter(role -> role.side().equals(side))
                .findFirst()
                .orElseThrow();
    }

    private List<Seat> taken(Seats seats, Role late) {
        return seats.seats().stream()
                .filter(seat -> seat.role().equals(late))
                .<Seat>mapMulti((seat, taken) -> {
                    if (seat instanceof Seat.Person person) {
                        taken.accept(new Seat.Computer(person.role(), level, person.holders()));
                    }
                })
                .toList();
    }

    /** Chooses for a seat until another is asked, or a turn of the game begins. */
    private static <S, A> void chooseFor(EntryTransaction<S, A> draft, Role late) {
        int turn = turn(draft);
        for (int made = 0; made < MOST_CHOICES; made++) {
            Optional<Pending.Choice<A>> choice = choice(draft, late);
            if (choice.isEmpty() || turn(draft) > turn) {
                return;
            }
            S state = draft.journal().position().state();
            A action = byDefault(draft, state, choice.get());
            Role role = draft.journal().game().rules().role(state, action);
            draft.choose(List.of(role), DecisionSource.CLOCK, action);
            draft.follow();
        }
    }

    private static <S, A> int turn(EntryTransaction<S, A> draft) {
        return draft.journal().game().moment(draft.journal().position().state()).turn();
    }

    private static <S, A> Optional<Pending.Choice<A>> choice(
            EntryTransaction<S, A> draft, Role late) {
        return draft.journal().result().isEmpty()
                        && draft.asked().filter(late::equals).isPresent()
                        && draft.journal().position().pending() instanceof Pending.Choice<A> choice
                ? Optional.of(choice)
                : Optional.empty();
    }

    /**
     * The answer of a standing order or of what is sensible where none is given, a pass, the end of
     * the phase, or what stands first.
     */
    private static <S, A> A byDefault(
            EntryTransaction<S, A> draft, S state, Pending.Choice<A> choice) {
        Game<S, A> game = draft.journal().game();
        Options<A> options = choice.options();
        Role role = game.rules().role(state, options.get(0));
        S seen = game.rules().seenBy(new Viewer.Seated(role), state);
        return game.orders()
                .answer(seen, role, choice, Responder.ordersOrSensible(draft.journal(), role))
                .filter(options::contains)
                .or(() -> game.pass(state, choice).filter(options::contains))
                .or(() -> phaseEnd(game, options))
                .orElseGet(() -> options.get(0));
    }

    private static <A> Optional<A> phaseEnd(Game<?, A> game, Options<A> options) {
        for (A action : options) {
            if (game.endsPhase(action)) {
                return Optional.of(action);
            }
        }
        return Optional.empty();
    }

    @Override
    public void close() {
        ticks.shutdownNow();
        try {
            ticks.awaitTermination(TICK_MILLIS * 20, TimeUnit.MILLISECONDS);
            leases.release(RIGHT);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException e) {
            LOG.debug("the clocks are free in some seconds: {}", e.getMessage());
        }
    }
}

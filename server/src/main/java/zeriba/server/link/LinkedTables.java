package zeriba.server.link;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.WeakHashMap;
import java.util.concurrent.Executor;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zeriba.engine.Game;
import zeriba.engine.dice.Roll;
import zeriba.engine.record.GameRecord.Start;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Side;
import zeriba.engine.rules.TableAction;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Seat;
import zeriba.server.seat.SeatTransfer;
import zeriba.server.seat.Seats;
import zeriba.server.table.Link;
import zeriba.server.table.Table;
import zeriba.server.table.TableSnapshot;
import zeriba.server.table.TableSpec;
import zeriba.server.table.Tables;
import zeriba.server.table.verify.Bridge;
import zeriba.server.table.verify.RecordDigest;

/**
 * Opens the table that plays what another waits for, and tells that one what it came to. Whatever
 * is interrupted is done when one of the two is next in memory: nothing is done twice.
 */
public final class LinkedTables {

    private static final Logger LOG = LoggerFactory.getLogger(LinkedTables.class);

    private final Tables tables;
    private final Bridge bridge;
    private final String level;
    private final Executor work;

    /** By table that plays for another: whose its seats were there when it was last looked at. */
    private final Map<Table<?, ?>, List<Seat>> known =
            Collections.synchronizedMap(new WeakHashMap<>());

    /**
     * @param level how strong the computer plays what no computer plays at the table that waits
     * @param work does what a table that has changed is not to wait for
     */
    public LinkedTables(Tables tables, Bridge bridge, String level, Executor work) {
        this.tables = tables;
        this.bridge = bridge;
        this.level = level;
        this.work = work;
    }

    /** From now on what {@code table} waits for is played, and what it plays is told. */
    public void serve(Table<?, ?> table) {
        table.audience().listen(() -> consider(table));
        consider(table);
    }

    private void consider(Table<?, ?> table) {
        if (table.isClosed()) {
            return;
        }
        if (table.order().isPresent()) {
            work.execute(() -> settle(table.id()));
        } else if (table.asking().isPresent() && table.scene().journal().result().isPresent()) {
            work.execute(() -> settle(table.asking().orElseThrow()));
        }
    }

    private void settle(String asking) {
        try {
            settle(tables.table(asking));
        } catch (Refusal refusal) {
            LOG.debug("table {} waits on: {}", asking, refusal.reason());
        } catch (RuntimeException e) {
            LOG.error("what table {} waits for cannot be played", asking, e);
        }
    }

    private <S, A> void settle(Table<S, A> asking) {
        TableSnapshot<S, A> now = asking.scene();
        Optional<String> order = asking.order();
        if (order.isEmpty()) {
            return;
        }
        Link link = Link.of(asking.id(), now.journal());
        Table<?, ?> played = played(asking, link, order.get());
        asking.entrust(
                new Table.Errand(link, played.id(), () -> hasBegun(tables.table(played.id()))));
        if (played.scene().journal().result().isPresent()) {
            tell(asking, now, link, played);
        } else {
            follow(asking, played);
        }
    }

    /**
     * A seat that changes hands there does so here, too. Who plays for whom here alone, because a
     * seat was given away here, is not changed by anything else.
     */
    private void follow(Table<?, ?> asking, Table<?, ?> played) {
        List<Seat> there = seats(asking, played.game()).seats();
        List<Seat> last = known.put(played, there);
        if (last != null) {
            List<Seat> changed =
                    there.stream()
                            .filter(seat -> !last.contains(seat) && !seat.known().isEmpty())
                            .toList();
            if (!changed.isEmpty()) {
                played.enter(Table.ANY_ENTRY, draft -> draft.hand(new SeatTransfer(changed, "")));
            }
        }
    }

    private static <S, A> boolean hasBegun(Table<S, A> played) {
        Journal<S, A> journal = played.scene().journal();
        return played.game().about().roles().stream().anyMatch(role -> journal.choicesOf(role) > 0);
    }

    private <S, A> void tell(
            Table<S, A> asking, TableSnapshot<S, A> now, Link link, Table<?, ?> played) {
        Roll roll =
                bridge.outcome(
                        asking.game(), now.journal().position().state(), played.scene().journal());
        String digest = RecordDigest.of(played.lines());
        TableAction.Outcome outcome = new TableAction.Outcome(played.id(), digest);
        asking.enter(Table.ANY_ENTRY, draft -> draft.tell(link, outcome, roll));
    }

    private <S, A> Table<?, ?> played(Table<S, A> asking, Link link, String order) {
        Optional<String> known = tables.linked(link);
        if (known.isPresent()) {
            return tables.table(known.get());
        }
        Bridge.Errand errand = bridge.errand(asking.game(), order);
        return tables.open(opening(asking, errand.game(), errand.setup()), link);
    }

    private <S, A> TableSpec<S, A> opening(Table<?, ?> asking, Game<S, A> game, Setup setup) {
        Seats seats = seats(asking, game);
        return TableSpec.of(
                        new Start.FromScenario(setup),
                        Journal.begin(game, setup),
                        tables.freshDice(),
                        seats)
                .with(Link.HEADER, asking.id())
                .undone(asking.takeBack())
                .heard(asking.talk())
                .paced(asking.scene().clocks().pace());
    }

    /** Whoever has a seat of a side there has every seat of the same side here. */
    private Seats seats(Table<?, ?> asking, Game<?, ?> game) {
        List<Side> there = asking.game().about().sides();
        List<Side> here = game.about().sides();
        List<Seat> seats = new ArrayList<>();
        for (Role role : game.about().roles()) {
            Side side = there.get(here.indexOf(role.side()));
            seats.add(seat(role, side, asking.scene().seats()));
        }
        return new Seats(seats);
    }

    private Seat seat(Role role, Side side, Seats there) {
        Set<String> holders = new TreeSet<>();
        Set<String> former = new TreeSet<>();
        Optional<String> computer = Optional.empty();
        for (Seat seat : there.seats()) {
            if (seat.role().side().equals(side)) {
                switch (seat) {
                    case Seat.Person(_, Set<String> held) -> holders.addAll(held);
                    case Seat.Computer(_, String played, Set<String> gave) -> {
                        computer = Optional.of(played);
                        former.addAll(gave);
                    }
                }
            }
        }
        return holders.isEmpty()
                ? new Seat.Computer(role, computer.orElse(level), former)
                : new Seat.Person(role, holders);
    }
}

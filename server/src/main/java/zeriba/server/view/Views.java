package zeriba.server.view;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import zeriba.engine.GameInfo;
import zeriba.engine.dice.Dice;
import zeriba.engine.record.Choosers;
import zeriba.engine.record.Journal;
import zeriba.engine.record.PlayerView;
import zeriba.engine.record.Responder;
import zeriba.engine.record.TableActionText;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Side;
import zeriba.engine.rules.TurnAndStep;
import zeriba.engine.text.Value;
import zeriba.server.clock.Clocks;
import zeriba.server.clock.Now;
import zeriba.server.clock.TimeControl;
import zeriba.server.clock.TimeControlText;
import zeriba.server.dice.DiceSource;
import zeriba.server.parameter.Arguments;
import zeriba.server.seat.Principal;
import zeriba.server.seat.Seat;
import zeriba.server.table.Awaited;
import zeriba.server.table.PlayStatus;
import zeriba.server.table.Table;
import zeriba.server.table.TableSnapshot;
import zeriba.server.view.View.Unproven;
import zeriba.server.view.View.Waiting;

/**
 * Views of tables as one kind of front shows them: the one place that tells what a page is told
 * from what a protocol is.
 */
public record Views(ViewScope extent, ChoiceView choosing) {

    private static final int MOST_REMARKS = 100;

    /** The table as {@code scene} shows it, and what may be chosen where that is asked for. */
    public <S, A> View now(
            Table<S, A> table, TableSnapshot<S, A> scene, Principal asker, Arguments given) {
        return choosing.with(now(table, scene, asker), table, scene, asker, given);
    }

    /** The table as {@code scene} shows it. */
    public <S, A> View now(Table<S, A> table, TableSnapshot<S, A> scene, Principal asker) {
        return shown(table, scene, asker, 0);
    }

    private <S, A> View shown(
            Table<S, A> table, TableSnapshot<S, A> scene, Principal asker, int since) {
        return switch (extent) {
            case PROTOCOL -> view(table, scene, asker);
            case PAGE -> forPage(table, scene, asker, since);
        };
    }

    /** The table, what happened after entry {@code since}, and what may be chosen. */
    public <S, A> View since(
            Table<S, A> table,
            TableSnapshot<S, A> scene,
            Principal asker,
            int since,
            Arguments given) {
        View view = shown(table, scene, asker, since).with(LogPages.news(scene, asker, since));
        return choosing.with(view, table, scene, asker, given);
    }

    /** The table as it was after entry {@code at}, to the eyes of now. */
    public static <S, A> View at(
            Table<S, A> table, TableSnapshot<S, A> scene, Principal asker, int at) {
        Journal<S, A> then = scene.journal().at(at);
        return seen(table, PlayerView.by(scene.viewer(asker), then), then);
    }

    /** The table as {@code scene} shows it, without what only a page is told. */
    static <S, A> View view(Table<S, A> table, TableSnapshot<S, A> scene, Principal asker) {
        PlayerView<S, A> seen = scene.seenBy(asker);
        Journal<S, A> journal = scene.journal();
        View view =
                table.cache()
                        .view(journal, seen.viewer(), View.class, () -> seen(table, seen, journal));
        boolean awaitsNonces =
                journal.result().isEmpty()
                        && journal.position().pending() instanceof Pending.Chance<A>;
        Map<String, Awaited> awaited = awaitsNonces ? table.awaited(scene) : Map.of();
        Optional<View.Paused> paused =
                scene.course() instanceof PlayStatus.Paused<S, A> course
                        ? Optional.of(Pauses.told(scene, course, seen.viewer()))
                        : Optional.empty();
        View.Pending pending = pending(table, view.pending(), awaited);
        return new View(
                view.board(),
                paused.isEmpty() ? pending : pending.paused(),
                view.position(),
                new View.Standing(
                        Optional.of(awaited).filter(some -> !some.isEmpty()),
                        clock(table, scene),
                        // who owns the tables knows where their dice come from
                        asker.equals(Principal.OWNER) ? Optional.empty() : unproven(table),
                        paused,
                        table.errand().map(Table.Errand::table),
                        table.asking()),
                view.page(),
                view.news(),
                view.choices());
    }

    private static View.Pending pending(
            Table<?, ?> table, View.Pending pending, Map<String, Awaited> awaited) {
        if (table.order().isPresent()) {
            return pending.on(Waiting.ELSEWHERE);
        }
        return awaited.isEmpty() ? pending : pending.on(Waiting.NONCES);
    }

    /** The asker's own roles of which a word about the dice is wanted. */
    private static <S, A> List<String> silent(
            Table<S, A> table, TableSnapshot<S, A> scene, List<Role> own) {
        Map<String, Awaited> awaited = table.awaited(scene);
        return own.stream()
                .map(Role::name)
                .filter(role -> awaited.get(role) == Awaited.NONCE)
                .toList();
    }

    private static <S, A> Optional<View.Clock> clock(Table<S, A> table, TableSnapshot<S, A> scene) {
        Clocks clocks = scene.clocks();
        if (clocks.pace() instanceof TimeControl.Free) {
            return Optional.empty();
        }
        Now now = table.now();
        Map<String, Long> left = new LinkedHashMap<>();
        for (Side side : table.game().about().sides()) {
            left.put(side.name(), clocks.left(side.name(), now));
        }
        boolean runs = clocks.runs() && !scene.isPaused();
        return Optional.of(
                new View.Clock(
                        TimeControlText.write(clocks.pace()),
                        clocks.pace().atEnd().word(),
                        left,
                        runs ? Optional.of(clocks.asked()) : Optional.empty(),
                        scene.journal().late().map(Side::name),
                        now.wall()));
    }

    private static <S, A> View seen(
            Table<S, A> table, PlayerView<S, A> seen, Journal<S, A> journal) {
        Setup setup = table.start().setup();
        TurnAndStep moment = journal.game().moment(seen.state());
        View.Board board =
                new View.Board(
                        table.id(),
                        journal.last(),
                        journal.game().about().id(),
                        setup.scenario(),
                        new TreeMap<>(setup.options()),
                        table.takeBack(),
                        moment.turn(),
                        moment.step());
        return new View(
                board,
                pending(journal),
                seen.position(),
                View.Standing.NOTHING,
                Optional.empty(),
                Optional.empty(),
                View.Choices.UNASKED);
    }

    private static <S, A> View.Pending pending(Journal<S, A> journal) {
        if (journal.result().isPresent()) {
            return new View.Pending(
                    Optional.empty(),
                    Waiting.OVER,
                    List.of(),
                    Optional.empty(),
                    journal.result().map(View.Result::of));
        }
        return switch (journal.position().pending()) {
            case Pending.Choice<A> choice ->
                    new View.Pending(
                            Optional.of(choice.side().name()),
                            Waiting.CHOICE,
                            roles(
                                    choice.side(),
                                    Choosers.roles(
                                            journal.game(), journal.position().state(), choice)),
                            Optional.empty(),
                            Optional.empty());
            case Pending.Chance<A> chance ->
                    new View.Pending(
                            Optional.empty(),
                            Waiting.DICE,
                            List.of(),
                            Optional.of(dice(chance)),
                            Optional.empty());
            case Pending.Automatic<A> _, Pending.Over<A> _ ->
                    throw new IllegalStateException("a journal settles and knows its result");
        };
    }

    /** Which roles may choose, where the side has others than one that is called as it is. */
    private static List<String> roles(Side side, List<Role> roles) {
        List<String> names = roles.stream().map(Role::name).toList();
        return names.equals(List.of(side.name())) ? List.of() : names;
    }

    private static View.Dice dice(Pending.Chance<?> chance) {
        Dice dice = chance.dice();
        return new View.Dice(dice.count(), dice.sides().boxed().toList(), chance.purpose());
    }

    /**
     * What a page shows: a view with who sits where, which seats are the asker's, how many choices
     * it may take back, what it has ordered and plans, what was said, and the last page of the log
     * since entry {@code since}.
     */
    public static <S, A> View forPage(
            Table<S, A> table, TableSnapshot<S, A> scene, Principal asker, int since) {
        List<Role> own = scene.seats().rolesOf(asker);
        Map<String, List<String>> plans = plans(scene, own);
        return view(table, scene, asker)
                .with(
                        unproven(table),
                        new View.Page(
                                own.stream().map(Role::name).toList(),
                                Undoing.most(scene, asker, table.takeBack()),
                                orders(scene, own),
                                plans,
                                goals(plans),
                                seats(scene, asker),
                                playing(table),
                                table.names(scene),
                                table.present(scene),
                                table.talk(),
                                silent(table, scene, own),
                                request(scene),
                                scene.sequel(),
                                chat(table, scene, asker),
                                LogPages.last(table, scene, asker, since)));
    }

    /** The roles that have something to do, where some have nothing. */
    private static Optional<List<String>> playing(Table<?, ?> table) {
        GameInfo about = table.game().about();
        List<Role> playing = about.playing(table.start().setup());
        return playing.size() == about.roles().size()
                ? Optional.empty()
                : Optional.of(playing.stream().map(Role::name).toList());
    }

    /** By role the standing orders in force for one's own roles; nobody is told of others'. */
    private static Map<String, Map<String, Value>> orders(
            TableSnapshot<?, ?> scene, List<Role> own) {
        Map<String, Map<String, Value>> orders = new LinkedHashMap<>();
        for (Role role : own) {
            orders.put(role.name(), new TreeMap<>(Responder.orders(scene.journal(), role)));
        }
        return orders;
    }

    private static Optional<Unproven> unproven(Table<?, ?> table) {
        return switch (table.dice()) {
            case DiceSource.ByHand() -> Optional.of(Unproven.HAND);
            case DiceSource.Seeded _ -> Optional.of(Unproven.SEED);
            case DiceSource.Proven _ -> Optional.empty();
        };
    }

    /** Who sits where, and which of the seats are the asker's. */
    public static <S, A> SeatsTold seatsTold(Table<S, A> table, Principal asker) {
        TableSnapshot<S, A> scene = table.scene();
        return new SeatsTold(
                table.id(),
                scene.seats().rolesOf(asker).stream().map(Role::name).toList(),
                seats(scene, asker),
                disclosure(table));
    }

    /** What whoever sits down at a table is to know. */
    private static <S, A> SeatsTold.Disclosure disclosure(Table<S, A> table) {
        return new SeatsTold.Disclosure(table.names(table.scene()), unproven(table));
    }

    /** Who sits where, as {@code asker} is told: {@code you}, {@code computer regular}. */
    private static Map<String, String> seats(TableSnapshot<?, ?> scene, Principal asker) {
        Map<String, String> seats = new LinkedHashMap<>();
        for (Seat seat : scene.seats().seats()) {
            seats.put(seat.role().name(), who(seat, asker));
        }
        return seats;
    }

    private static String who(Seat seat, Principal asker) {
        return switch (seat) {
            case Seat.Computer(_, String level, _) -> "computer " + level;
            case Seat.Person(_, Set<String> holders) ->
                    holders.contains(asker.id()) ? "you" : holders.isEmpty() ? "open" : "person";
        };
    }

    private static Optional<View.Request> request(TableSnapshot<?, ?> scene) {
        return scene.journal()
                .request()
                .map(request ->
                        new View.Request(
                                request.by().name(), TableActionText.write(request.word())));
    }

    /** What the asker's own roles still plan to do, by role. */
    private static Map<String, List<String>> plans(TableSnapshot<?, ?> scene, List<Role> own) {
        Map<String, List<String>> all = new LinkedHashMap<>();
        for (Role role : own) {
            List<String> plan =
                    scene.journal().instructions().plans().getOrDefault(role.name(), List.of());
            if (!plan.isEmpty()) {
                all.put(role.name(), plan);
            }
        }
        return all;
    }

    /** Where plans lead, by role: what their last actions name last. */
    private static Map<String, String> goals(Map<String, List<String>> plans) {
        Map<String, String> all = new LinkedHashMap<>();
        plans.forEach((role, plan) -> {
            String last = plan.getLast();
            all.put(role, last.substring(last.lastIndexOf(' ') + 1));
        });
        return all;
    }

    private static <S, A> List<View.Remark> chat(
            Table<S, A> table, TableSnapshot<S, A> scene, Principal asker) {
        return table.remarksFor(asker, scene, MOST_REMARKS).stream()
                .map(remark ->
                        new View.Remark(
                                remark.by(), table.speaker(remark), remark.text(), remark.at()))
                .toList();
    }
}

package zeriba.server.operation;

import java.util.List;
import java.util.Map;
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
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Side;
import zeriba.engine.rules.TurnAndStep;
import zeriba.engine.rules.Viewer;
import zeriba.engine.text.Value;
import zeriba.server.pace.Clocks;
import zeriba.server.pace.Now;
import zeriba.server.pace.Pace;
import zeriba.server.pace.PaceText;
import zeriba.server.table.Asker;
import zeriba.server.table.Awaited;
import zeriba.server.table.Course;
import zeriba.server.table.Remark;
import zeriba.server.table.Scene;
import zeriba.server.table.Seat;
import zeriba.server.table.Table;
import zeriba.server.table.Throws;

/** What a table looks like to an asker: one flat tree. */
public final class Views {

    private static final int MOST_REMARKS = 100;

    private Views() {}

    /** The table as {@code scene} shows it. */
    public static <S, A> Value.Fields view(Table<S, A> table, Scene<S, A> scene, Asker asker) {
        PlayerView<S, A> seen = scene.seenBy(asker);
        Journal<S, A> journal = scene.journal();
        Value.Fields seenAlike =
                table.cache().view(journal, seen.viewer(), () -> view(table, seen, journal));
        Value.Fields view = timed(table, scene, waiting(table, scene, seenAlike));
        // who owns the tables knows where their dice come from
        Value.Fields labelled = asker.equals(Asker.OWNER) ? view : unproven(view, table);
        return switch (scene.course()) {
            case Course.Running<S, A> _ -> labelled;
            case Course.Paused<S, A> paused -> Pauses.told(labelled, scene, paused, seen.viewer());
        };
    }

    /** The view with whom dice wait for, where they do. */
    private static <S, A> Value.Fields waiting(
            Table<S, A> table, Scene<S, A> scene, Value.Fields view) {
        Map<String, Awaited> awaited = table.awaited(scene);
        if (awaited.isEmpty()
                || !(scene.journal().position().pending() instanceof Pending.Chance<A>)) {
            return view;
        }
        Value.Fields told = Value.NO_FIELDS;
        for (Map.Entry<String, Awaited> one : awaited.entrySet()) {
            told = told.with(one.getKey(), Value.of(one.getValue().word()));
        }
        return view.with("pending", Value.of("nonces")).with("awaited", told);
    }

    /** The asker's own roles of which a word about the dice is wanted. */
    private static <S, A> Value silent(Table<S, A> table, Scene<S, A> scene, List<Role> own) {
        Map<String, Awaited> awaited = table.awaited(scene);
        return Value.texts(
                own.stream()
                        .map(Role::name)
                        .filter(role -> awaited.get(role) == Awaited.NONCE)
                        .toList());
    }

    /** The view with the clocks, where there are any. */
    private static <S, A> Value.Fields timed(
            Table<S, A> table, Scene<S, A> scene, Value.Fields view) {
        Clocks clocks = scene.clocks();
        if (clocks.pace() instanceof Pace.Free) {
            return view;
        }
        Now now = table.now();
        Value.Fields sides = Value.NO_FIELDS;
        for (Side side : table.game().about().sides()) {
            sides = sides.with(side.name(), Value.of(clocks.left(side.name(), now)));
        }
        boolean runs = clocks.runs() && !scene.isPaused();
        return view.with(
                "clock",
                Value.NO_FIELDS
                        .with("pace", Value.of(PaceText.write(clocks.pace())))
                        .with("end", Value.of(clocks.pace().atEnd().word()))
                        .with("left", sides)
                        .with("running", runs ? Value.of(clocks.asked()) : Value.NOTHING)
                        .with(
                                "late",
                                scene.journal()
                                        .late()
                                        .map(side -> Value.of(side.name()))
                                        .orElse(Value.NOTHING))
                        .with("at", Value.of(now.wall())));
    }

    /** The table as it was after entry {@code at}, to the eyes of now. */
    static <S, A> Value.Fields view(Table<S, A> table, Scene<S, A> scene, Asker asker, int at) {
        Viewer viewer = scene.viewer(asker);
        Journal<S, A> then = scene.journal().at(at);
        return view(table, PlayerView.by(viewer, then), then);
    }

    private static <S, A> Value.Fields view(
            Table<S, A> table, PlayerView<S, A> seen, Journal<S, A> journal) {
        Setup setup = table.start().setup();
        S state = seen.state();
        TurnAndStep moment = journal.game().moment(state);
        Value.Fields view =
                Value.NO_FIELDS
                        .with("table", Value.of(table.id()))
                        .with("entry", Value.of(journal.last()))
                        .with("game", Value.of(journal.game().about().id()))
                        .with("scenario", Value.of(setup.scenario()))
                        .with("options", new Value.Fields(new java.util.TreeMap<>(setup.options())))
                        .with("undoing", Value.of(table.takeBack().word()))
                        .with("turn", Value.of(moment.turn()))
                        .with("step", Value.of(moment.step()));
        return pending(view, journal).with("position", seen.position());
    }

    private static <S, A> Value.Fields pending(Value.Fields view, Journal<S, A> journal) {
        if (journal.result().isPresent()) {
            return pending(view, Value.NOTHING, "over")
                    .with("result", result(journal.result().get()));
        }
        return switch (journal.position().pending()) {
            case Pending.Choice<A> choice ->
                    asked(
                            pending(view, Value.of(choice.side().name()), "choice"),
                            choice.side(),
                            Choosers.roles(journal.game(), journal.position().state(), choice));
            case Pending.Chance<A> chance ->
                    pending(view, Value.NOTHING, "dice").with("dice", dice(chance));
            case Pending.Automatic<A> _, Pending.Over<A> _ ->
                    throw new IllegalStateException("a journal settles and knows its result");
        };
    }

    /** Which roles may choose, where the side has others than one that is called as it is. */
    private static Value.Fields asked(Value.Fields view, Side side, List<Role> roles) {
        List<String> names = roles.stream().map(Role::name).toList();
        return names.equals(List.of(side.name())) ? view : view.with("roles", Value.texts(names));
    }

    private static Value.Fields pending(Value.Fields view, Value side, String word) {
        return view.with("side", side).with("pending", Value.of(word));
    }

    private static Value dice(Pending.Chance<?> chance) {
        Dice dice = chance.dice();
        Value sides =
                dice.areEqual()
                        ? Value.of(dice.sides(0))
                        : Value.of(dice.sides().mapToObj(s -> Value.of((long) s)).toList());
        return Value.NO_FIELDS
                .with("count", Value.of(dice.count()))
                .with("sides", sides)
                .with("purpose", Value.of(chance.purpose()));
    }

    /** How a game ended. */
    static Value.Fields result(Result result) {
        Value.Fields told =
                Value.NO_FIELDS
                        .with(
                                "winner",
                                result.winner()
                                        .map(side -> Value.of(side.name()))
                                        .orElse(Value.NOTHING))
                        .with("rule", Value.of(result.rule()));
        Value.Fields graded =
                result.grade().isEmpty() ? told : told.with("grade", Value.of(result.grade()));
        return result.score() == 0 ? graded : graded.with("score", Value.of(result.score()));
    }

    /** A view with what happened after entry {@code since}. */
    static <S, A> Value.Fields withEvents(
            Table<S, A> table, Scene<S, A> scene, Asker asker, int since) {
        return LogPages.withEvents(view(table, scene, asker), scene, asker, since);
    }

    /**
     * What a page shows: a view with who sits where, which seats are the asker's, how many choices
     * it may take back, what it has ordered and plans, what was said, and the last page of the log
     * since entry {@code since}.
     */
    public static <S, A> Value.Fields forPage(
            Table<S, A> table, Scene<S, A> scene, Asker asker, int since) {
        List<Role> own = scene.seats().rolesOf(asker);
        Value.Fields view = view(table, scene, asker);
        view = view.with("mine", Value.texts(own.stream().map(Role::name).toList()));
        view = view.with("undo", Value.of(Undoing.most(scene, asker, table.takeBack())));
        view = view.with("orders", orders(scene, own)).with("plans", plans(scene, own));
        Value.Fields goals = goals(scene, own);
        view = goals.fields().isEmpty() ? view : view.with("goals", goals);
        view = playing(view.with("seats", seats(scene, asker)), table);
        view = told(view, table, scene);
        view = view.with("silent", silent(table, scene, own));
        view = view.with("request", request(scene));
        if (!scene.sequel().isEmpty()) {
            view = view.with("rematch", Value.of(scene.sequel()));
        }
        view = view.with("chat", chat(table.remarksFor(asker, scene, MOST_REMARKS)));
        return LogPages.with(view, table, scene, asker, since);
    }

    /** The view with the roles that have something to do, where some have nothing. */
    private static Value.Fields playing(Value.Fields view, Table<?, ?> table) {
        GameInfo about = table.game().about();
        List<Role> playing = about.playing(table.start().setup());
        return playing.size() == about.roles().size()
                ? view
                : view.with("playing", Value.texts(playing.stream().map(Role::name).toList()));
    }

    /** By role the standing orders in force for one's own roles; nobody is told of others'. */
    private static Value orders(Scene<?, ?> scene, List<Role> own) {
        Value.Fields orders = Value.NO_FIELDS;
        for (Role role : own) {
            Value given = new Value.Fields(new TreeMap<>(Responder.orders(scene.journal(), role)));
            orders = orders.with(role.name(), given);
        }
        return orders;
    }

    /**
     * What whoever sits down is to know: the names of those who are there, where they have told
     * one, and that the dice cannot be proved, where that is so.
     */
    public static <S, A> Value.Fields told(
            Value.Fields view, Table<S, A> table, Scene<S, A> scene) {
        Value.Fields names = Value.NO_FIELDS;
        for (Map.Entry<String, String> one : table.names(scene).entrySet()) {
            names = names.with(one.getKey(), Value.of(one.getValue()));
        }
        Value.Fields named = names.fields().isEmpty() ? view : view.with("names", names);
        return unproven(named, table);
    }

    private static Value.Fields unproven(Value.Fields view, Table<?, ?> table) {
        return switch (table.dice()) {
            case Throws.ByHand() -> view.with("throws", Value.of("hand"));
            case Throws.Seeded _ -> view.with("throws", Value.of("seed"));
            case Throws.Proven _ -> view;
        };
    }

    /** Who sits where, as {@code asker} is told: {@code you}, {@code computer regular}. */
    public static Value.Fields seats(Scene<?, ?> scene, Asker asker) {
        Value.Fields seats = Value.NO_FIELDS;
        for (Seat seat : scene.seats().seats()) {
            String who =
                    switch (seat) {
                        case Seat.Computer(_, String level, _) -> "computer " + level;
                        case Seat.Person(_, Set<String> holders) ->
                                holders.contains(asker.id())
                                        ? "you"
                                        : holders.isEmpty() ? "open" : "person";
                    };
            seats = seats.with(seat.role().name(), Value.of(who));
        }
        return seats;
    }

    private static Value request(Scene<?, ?> scene) {
        return scene.journal()
                .request()
                .<Value>map(request ->
                        Value.NO_FIELDS
                                .with("by", Value.of(request.by().name()))
                                .with("word", Value.of(TableActionText.write(request.word()))))
                .orElse(Value.NOTHING);
    }

    /** What the asker's own roles still plan to do, by role. */
    private static Value.Fields plans(Scene<?, ?> scene, List<Role> own) {
        Value.Fields all = Value.NO_FIELDS;
        for (Role role : own) {
            List<String> plan =
                    scene.journal().instructions().plans().getOrDefault(role.name(), List.of());
            all = plan.isEmpty() ? all : all.with(role.name(), Value.texts(plan));
        }
        return all;
    }

    /**
     * Where the plans of the asker's own roles lead, by role: what their last actions name last.
     */
    private static Value.Fields goals(Scene<?, ?> scene, List<Role> own) {
        Value.Fields all = Value.NO_FIELDS;
        for (Role role : own) {
            List<String> plan =
                    scene.journal().instructions().plans().getOrDefault(role.name(), List.of());
            if (!plan.isEmpty()) {
                String last = plan.getLast();
                String goal = last.substring(last.lastIndexOf(' ') + 1);
                all = all.with(role.name(), Value.of(goal));
            }
        }
        return all;
    }

    private static Value chat(List<Remark> last) {
        return Value.of(
                last.stream()
                        .map(remark ->
                                Value.NO_FIELDS
                                        .with("by", Value.of(remark.by()))
                                        .with("text", Value.of(remark.text()))
                                        .with("at", Value.of(remark.at())))
                        .toList());
    }
}

package zeriba.server.operation;

import static zeriba.server.operation.CommonParameters.NAME;
import static zeriba.server.operation.CommonParameters.NUMBER;
import static zeriba.server.operation.CommonParameters.TABLE;
import static zeriba.server.parameter.Parameter.optional;
import static zeriba.server.parameter.Parameter.required;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import zeriba.engine.Game;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.record.GameRecord;
import zeriba.engine.record.GameRecord.Start;
import zeriba.engine.record.Journal;
import zeriba.engine.record.PlayerView;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.IllegalEntryException;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Viewer;
import zeriba.engine.text.UnreadableException;
import zeriba.server.clock.Clocks;
import zeriba.server.clock.Stamp;
import zeriba.server.clock.TimeControl;
import zeriba.server.dice.DiceSource;
import zeriba.server.dice.PeriodAt;
import zeriba.server.dice.Scheme;
import zeriba.server.dice.Seal;
import zeriba.server.json.Json;
import zeriba.server.parameter.Arguments;
import zeriba.server.parameter.Type;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.seat.Seat;
import zeriba.server.seat.Seats;
import zeriba.server.table.Link;
import zeriba.server.table.PlayStatus;
import zeriba.server.table.Table;
import zeriba.server.table.TableSnapshot;
import zeriba.server.table.TableSpec;
import zeriba.server.table.Tables;
import zeriba.server.table.verify.Beginnings;
import zeriba.server.table.verify.Beginnings.Begun;
import zeriba.server.view.View;
import zeriba.server.view.Views;
import zeriba.wording.Messages;

/**
 * The operations that open and close tables.
 *
 * @param table the table that is asked about
 */
record LifecycleOperations(
        Tables tables, Players players, Views views, Function<Arguments, Table<?, ?>> table) {

    /** More roles than any game has. */
    private static final int MOST_ROLES = 100;

    private static final int MOST_ENTRIES = 20_000;

    /** Headers that belong to the table a record was made at. */
    private static final Set<String> OF_A_TABLE =
            Set.of(
                    "table",
                    "commitment",
                    "secret",
                    Scheme.HEADER,
                    Seats.HEADER,
                    Table.ENDED,
                    "training",
                    "given",
                    "rematch",
                    Link.HEADER,
                    TableSpec.PACE,
                    TableSpec.UNDO,
                    TableSpec.TALK,
                    Seal.HEADER);

    Operation<View> begin() {
        return new Operation<>(
                "new",
                "Opens a table where you have every seat.",
                List.of(
                        required("game", NAME, "The game's id."),
                        optional("scenario", NAME, "The scenario's id; the first if none."),
                        optional(
                                "options",
                                new Type.Tree(),
                                "Options by id: {\"cannon\":true}; their defaults if none."),
                        optional("commands", new Type.Tree(), Setups.COMMANDS),
                        Setups.HANDICAP,
                        Setups.UNDO,
                        optional("orders", new Type.Tree(), InitialOrders.ORDERS),
                        optional(
                                "seed",
                                new Type.Whole(Long.MIN_VALUE, Long.MAX_VALUE),
                                "What the dice come from; the same seed, the same dice."),
                        optional(
                                "position",
                                new Type.Tree(),
                                "A position to begin from, as views show it."),
                        optional(
                                "roll",
                                new Type.Word(List.of("auto", "manual")),
                                "auto: the table throws; manual: you say what came up."),
                        NonceContribution.NONCE),
                "a view",
                View.class,
                this::begin);
    }

    private View begin(Principal asker, Arguments given) {
        return begin(Setups.handicapped(tables.game(given.text("game")), given), asker, given);
    }

    private <S, A> View begin(Game<S, A> game, Principal asker, Arguments given) {
        try {
            Begun<S, A> begun =
                    given.has("position")
                            ? Beginnings.of(game, Setups.named(given), given.tree("position"))
                            : Beginnings.of(game, new Start.FromScenario(Setups.of(game, given)));
            Seats seats = Seats.allOf(game, asker);
            NonceContribution.check(given);
            InitialOrders orders = InitialOrders.of(game, given, game.about().roles());
            Table<S, A> table =
                    tables.open(
                            TableSpec.of(begun.start(), begun.journal(), dice(given), seats)
                                    .undone(Setups.takeBack(given)));
            orders.give(table);
            NonceContribution.spoken(table, asker, given);
            return views.now(table, table.scene(), asker);
        } catch (UnreadableException e) {
            throw Refusal.unreadable("position", e);
        }
    }

    private DiceSource dice(Arguments given) {
        boolean byHand = given.text("roll", "auto").equals("manual");
        if (byHand) {
            return new DiceSource.ByHand();
        }
        return given.has("seed")
                ? new DiceSource.Seeded(given.whole("seed", 0))
                : tables.freshDice();
    }

    private <S, A> View opened(TableSpec<S, A> opening, Principal asker, Arguments given) {
        NonceContribution.check(given);
        Table<S, A> table = tables.open(opening);
        NonceContribution.spoken(table, asker, given);
        return views.now(table, table.scene(), asker);
    }

    Operation<View> fork() {
        return new Operation<>(
                "fork",
                "Opens a table, with dice of its own, from what you see here.",
                List.of(
                        TABLE,
                        optional("at", NUMBER, "After this entry."),
                        optional(
                                "mine",
                                new Type.Items(NAME, MOST_ROLES),
                                "The roles you play there, all if none; the computer plays the"
                                        + " others."),
                        optional(
                                "level",
                                new Type.Word(players.levels()),
                                "How strong the computer plays, usually " + players.usual() + "."),
                        NonceContribution.NONCE),
                "a view of the new table",
                View.class,
                (asker, given) ->
                        fork(
                                table.apply(given),
                                asker,
                                given,
                                given.text("level", players.usual())));
    }

    private <S, A> View fork(Table<S, A> table, Principal asker, Arguments given, String level) {
        TableSnapshot<S, A> scene = table.scene();
        int at = ViewOperations.at(scene, given);
        PlayerView<S, A> seen = scene.takenBy(asker, at);
        Seats seats = seats(table.game(), asker, given.texts("mine"), level);
        DiceSource dice = tables.freshDice();
        TableSpec<S, A> opening =
                seen.isWholeRecord()
                        ? TableSpec.of(table.start(), scene.journal().at(at), dice, seats)
                        : dealt(table, seen, dice, seats);
        TableSpec<S, A> from = opening.with("from", table.id() + " " + at);
        int brought = opening.journal().last();
        return opened(
                brought == 0 ? from : from.with("given", Integer.toString(brought)), asker, given);
    }

    /** Seats where {@code asker} plays the roles named, or all, and the computer the rest. */
    private static Seats seats(Game<?, ?> game, Principal asker, List<String> mine, String level) {
        for (String name : mine) {
            if (game.about().role(name).isEmpty()) {
                throw Refusal.badParameter("mine", "there is no role " + name);
            }
        }
        List<Seat> seats = new ArrayList<>();
        for (Role role : game.about().roles()) {
            boolean isMine = mine.isEmpty() || mine.contains(role.name());
            seats.add(
                    isMine
                            ? new Seat.Person(role, Set.of(asker.id()))
                            : new Seat.Computer(role, level));
        }
        return new Seats(seats);
    }

    /** Some game that the viewer may believe to sit at. */
    private static <S, A> TableSpec<S, A> dealt(
            Table<S, A> table, PlayerView<S, A> seen, DiceSource dice, Seats seats) {
        Game<S, A> game = table.game();
        S state = seen.isWhole() ? seen.state() : dealt(game, seen);
        String position = Json.write(game.codec().write(state));
        Start start = new Start.FromPosition(table.start().setup(), position);
        return TableSpec.of(start, Journal.begin(game, state), dice, seats);
    }

    private static <S, A> S dealt(Game<S, A> game, PlayerView<S, A> seen) {
        if (!(seen.viewer() instanceof Viewer.Seated(Role role))) {
            throw Refusal.notNow("you have no seat at this table");
        }
        DiceCup cup = DiceCup.seeded(seen.lines().hashCode());
        return game.rules().dealt(role, seen.state(), cup);
    }

    Operation<View> load() {
        return new Operation<>(
                "load",
                "Opens a table with the game of a record.",
                List.of(
                        required("record", new Type.Prose(Json.LONGEST_TEXT), "The record's text."),
                        NonceContribution.NONCE),
                "a view",
                View.class,
                this::load);
    }

    private View load(Principal asker, Arguments given) {
        String text = given.text("record");
        try {
            Game<?, ?> game = tables.game(RecordText.gameOf(text));
            return load(game.with(RecordText.overridesOf(text)), text, asker, given);
        } catch (UnreadableException e) {
            throw Refusal.unreadable("record", e);
        }
    }

    private <S, A> View load(Game<S, A> game, String text, Principal asker, Arguments given)
            throws UnreadableException {
        GameRecord<A> record = RecordText.read(game, text);
        if (record.entries().size() > MOST_ENTRIES) {
            throw Refusal.badParameter("record", "has more than " + MOST_ENTRIES + " entries");
        }
        Begun<S, A> begun = Beginnings.of(game, record.start());
        Journal<S, A> journal = replayed(begun.journal(), record);
        Map<String, String> headers = new HashMap<>(record.headers());
        headers.keySet().removeAll(OF_A_TABLE);
        if (journal.last() > 0) {
            headers.put("given", Integer.toString(journal.last()));
        }
        DiceSource dice = tables.freshDice();
        TableSpec<S, A> opening =
                new TableSpec<>(
                        game,
                        begun.start(),
                        headers,
                        journal,
                        dice,
                        Seats.allOf(game, asker),
                        new ArrayList<>(),
                        record.headers().containsKey("training"),
                        new PlayStatus.Running<>(),
                        Clocks.of(new TimeControl.Free(), journal, Stamp.NEVER),
                        "",
                        PeriodAt.beginning(dice));
        return opened(opening, asker, given);
    }

    private static <S, A> Journal<S, A> replayed(Journal<S, A> begin, GameRecord<A> record) {
        Journal<S, A> journal = begin;
        for (Entry<A> entry : record.entries()) {
            try {
                journal = journal.after(entry);
            } catch (IllegalEntryException e) {
                throw Refusal.badParameter(
                        "record",
                        "entry "
                                + (journal.last() + 1)
                                + ": "
                                + Messages.of(begin.game(), record.start().setup().scenario())
                                        .of(e));
            }
        }
        return journal;
    }

    Operation<Closed> close() {
        return new Operation<>(
                "close",
                "Closes a table where you sit alone.",
                List.of(TABLE),
                "nothing",
                Closed.class,
                (asker, given) -> close(table.apply(given), asker));
    }

    /** A table is closed; there is nothing to tell. */
    public record Closed() {}

    private <S, A> Closed close(Table<S, A> table, Principal asker) {
        requireAlone(table, asker);
        tables.close(table);
        return new Closed();
    }

    private static void requireAlone(Table<?, ?> table, Principal asker) {
        if (!table.scene().seats().isAlone(asker)) {
            throw Refusal.notNow("this is only for one who sits alone at a table");
        }
    }
}

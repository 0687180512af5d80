package zeriba.server.operation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Viewer;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.server.json.Json;
import zeriba.server.pace.Clocks;
import zeriba.server.pace.Pace;
import zeriba.server.pace.Stamp;
import zeriba.server.table.Asker;
import zeriba.server.table.Beginnings;
import zeriba.server.table.Beginnings.Begun;
import zeriba.server.table.Course;
import zeriba.server.table.DiceSecret;
import zeriba.server.table.Opening;
import zeriba.server.table.PeriodAt;
import zeriba.server.table.Refusal;
import zeriba.server.table.Scene;
import zeriba.server.table.Scheme;
import zeriba.server.table.Seal;
import zeriba.server.table.Seat;
import zeriba.server.table.Seats;
import zeriba.server.table.Table;
import zeriba.server.table.Tables;
import zeriba.server.table.Throws;
import zeriba.wording.Messages;

/** The operations that open tables, and that write what is played there as a record. */
record Shelf(Tables tables, Extent extent, Choosing choosing) {

    /** More roles than any game has. */
    static final int MOST_ROLES = 100;

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
                    Opening.PACE,
                    Opening.UNDO,
                    Seal.HEADER);

    Value.Fields begin(Asker asker, Arguments given) {
        return begin(tables.game(given.text("game")), asker, given);
    }

    private <S, A> Value.Fields begin(Game<S, A> game, Asker asker, Arguments given) {
        try {
            Begun<S, A> begun =
                    given.has("position")
                            ? Beginnings.of(game, Setups.named(given), given.tree("position"))
                            : Beginnings.of(game, new Start.FromScenario(Setups.of(game, given)));
            Seats seats = Seats.allOf(game, asker);
            Adding.check(given);
            Beforehand orders = Beforehand.of(game, given, game.about().roles());
            Table<S, A> table =
                    tables.open(
                            Opening.of(begun.start(), begun.journal(), dice(given), seats)
                                    .undone(Setups.takeBack(given)));
            orders.give(table);
            Adding.spoken(table, asker, given);
            return shown(table, table.scene(), asker);
        } catch (UnreadableException e) {
            throw Refusal.unreadable("position", e);
        }
    }

    private Throws dice(Arguments given) {
        boolean byHand = given.text("roll", "auto").equals("manual");
        if (byHand) {
            return new Throws.ByHand();
        }
        return given.has("seed") ? new Throws.Seeded(given.whole("seed", 0)) : tables.freshDice();
    }

    private <S, A> Value.Fields opened(Opening<S, A> opening, Asker asker, Arguments given) {
        Adding.check(given);
        Table<S, A> table = tables.open(opening);
        Adding.spoken(table, asker, given);
        return shown(table, table.scene(), asker);
    }

    private <S, A> Value.Fields shown(Table<S, A> table, Scene<S, A> scene, Asker asker) {
        return switch (extent) {
            case PROTOCOL -> Views.view(table, scene, asker);
            case PAGE -> Views.forPage(table, scene, asker, 0);
        };
    }

    <S, A> Value.Fields view(Table<S, A> table, Asker asker, Arguments given) {
        Scene<S, A> scene = table.scene();
        return given.has("at")
                ? Views.view(table, scene, asker, at(scene, given))
                : choosing.with(shown(table, scene, asker), table, scene, asker, given);
    }

    /** The table as it is, or as it was after the entry that a question is about. */
    static <S, A> Scene<S, A> asked(Table<S, A> table, Arguments given) {
        Scene<S, A> scene = table.scene();
        int at = at(scene, given);
        return at == scene.journal().last() ? scene : scene.at(at);
    }

    private static int at(Scene<?, ?> scene, Arguments given) {
        int last = scene.journal().last();
        long at = given.whole("at", last);
        if (at > last) {
            throw Refusal.badParameter("at", "the last entry is " + last);
        }
        return (int) at;
    }

    <S, A> Value.Fields await(Table<S, A> table, Asker asker, Arguments given) {
        int last = table.scene().journal().last();
        int after = (int) Math.min(given.whole("after", last), last);
        Scene<S, A> scene = table.await(after, given.whole("millis", 25_000));
        Value.Fields view =
                switch (extent) {
                    case PROTOCOL -> Views.withEvents(table, scene, asker, after);
                    case PAGE ->
                            LogPages.withEvents(
                                    Views.forPage(table, scene, asker, after), scene, asker, after);
                };
        return choosing.with(view, table, scene, asker, given);
    }

    <S, A> Value.Fields close(Table<S, A> table, Asker asker) {
        requireAlone(table, asker);
        tables.close(table);
        return Value.NO_FIELDS;
    }

    private static void requireAlone(Table<?, ?> table, Asker asker) {
        if (!table.scene().seats().isAlone(asker)) {
            throw Refusal.notNow("this is only for one who sits alone at a table");
        }
    }

    <S, A> Value.Fields fork(Table<S, A> table, Asker asker, Arguments given, String level) {
        Scene<S, A> scene = table.scene();
        int at = at(scene, given);
        PlayerView<S, A> seen = scene.takenBy(asker, at);
        Seats seats = seats(table.game(), asker, given.texts("mine"), level);
        Throws dice = tables.freshDice();
        Opening<S, A> opening =
                seen.isWholeRecord()
                        ? Opening.of(table.start(), scene.journal().at(at), dice, seats)
                        : dealt(table, seen, dice, seats);
        Opening<S, A> from = opening.with("from", table.id() + " " + at);
        int brought = opening.journal().last();
        return opened(
                brought == 0 ? from : from.with("given", Integer.toString(brought)), asker, given);
    }

    /** Seats where {@code asker} plays the roles named, or all, and the computer the rest. */
    private static Seats seats(Game<?, ?> game, Asker asker, List<String> mine, String level) {
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
    private static <S, A> Opening<S, A> dealt(
            Table<S, A> table, PlayerView<S, A> seen, Throws dice, Seats seats) {
        Game<S, A> game = table.game();
        S state = seen.isWhole() ? seen.state() : dealt(game, seen);
        String position = Json.write(game.codec().write(state));
        Start start = new Start.FromPosition(table.start().setup(), position);
        return Opening.of(start, Journal.begin(game, state), dice, seats);
    }

    private static <S, A> S dealt(Game<S, A> game, PlayerView<S, A> seen) {
        if (!(seen.viewer() instanceof Viewer.Seated(Role role))) {
            throw Refusal.notNow("you have no seat at this table");
        }
        DiceCup cup = DiceCup.seeded(seen.lines().hashCode());
        return game.rules().dealt(role, seen.state(), cup);
    }

    <S, A> Value.Fields record(Table<S, A> table, Asker asker, Arguments given) {
        Scene<S, A> scene = table.scene();
        PlayerView<S, A> seen = scene.takenBy(asker, scene.journal().last());
        GameRecord<A> head =
                new GameRecord<>(
                        table.game().about().id(),
                        table.game().about().rulesVersion(),
                        shownStart(table, scene, asker),
                        table.headers(scene),
                        List.of());
        String written = RecordText.write(table.game(), head);
        String text =
                given.text("entries", "all").equals("none")
                        ? written
                        : text(table, scene, written, seen.lines());
        return Value.NO_FIELDS.with("record", Value.of(text));
    }

    /** Sealed once the game is over, where the dice can be proved. */
    private static <S, A> String text(
            Table<S, A> table, Scene<S, A> scene, String head, List<String> lines) {
        Optional<DiceSecret> seal = table.seal(scene);
        if (seal.isPresent()) {
            return Seal.sealed(head, lines, seal.get());
        }
        StringBuilder text = new StringBuilder(head);
        lines.forEach(line -> text.append(line).append('\n'));
        return text.toString();
    }

    private static <S, A> Start shownStart(Table<S, A> table, Scene<S, A> scene, Asker asker) {
        return switch (table.start()) {
            case Start.FromScenario scenario -> scenario;
            case Start.FromPosition(Setup setup, String position) -> {
                PlayerView<S, A> then = scene.takenBy(asker, 0);
                boolean open = then.isWhole() || scene.journal().result().isPresent();
                yield new Start.FromPosition(setup, open ? position : Json.write(then.position()));
            }
        };
    }

    Value.Fields load(Asker asker, Arguments given) {
        String text = given.text("record");
        try {
            return load(tables.game(RecordText.gameOf(text)), text, asker, given);
        } catch (UnreadableException e) {
            throw Refusal.unreadable("record", e);
        }
    }

    private <S, A> Value.Fields load(Game<S, A> game, String text, Asker asker, Arguments given)
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
        Throws dice = tables.freshDice();
        Opening<S, A> opening =
                new Opening<>(
                        game,
                        begun.start(),
                        headers,
                        journal,
                        dice,
                        Seats.allOf(game, asker),
                        new ArrayList<>(),
                        record.headers().containsKey("training"),
                        new Course.Running<>(),
                        Clocks.of(new Pace.Free(), journal, Stamp.NEVER),
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
}

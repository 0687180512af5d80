package zeriba.server.batch;

import static zeriba.server.parameter.Parameter.optional;
import static zeriba.server.parameter.Parameter.required;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;
import zeriba.engine.rules.Role;
import zeriba.server.batch.BatchAnswers.Begun;
import zeriba.server.batch.BatchAnswers.Closed;
import zeriba.server.batch.BatchAnswers.Options;
import zeriba.server.batch.BatchAnswers.Positions;
import zeriba.server.batch.BatchAnswers.Seen;
import zeriba.server.batch.BatchAnswers.Step;
import zeriba.server.batch.BatchAnswers.Written;
import zeriba.server.batch.TableBatch.AtEnd;
import zeriba.server.batch.TableBatch.Plan;
import zeriba.server.operation.Operation;
import zeriba.server.operation.Setups;
import zeriba.server.parameter.Arguments;
import zeriba.server.parameter.Parameter;
import zeriba.server.parameter.Type;
import zeriba.server.refusal.Refusal;

/**
 * The operations on many tables at once: for a program on this machine alone, which owns all seats.
 * Their tables have no log, no undo and no clock.
 */
public final class BatchOperations {

    private static final int MOST_TABLES = 4_096;
    private static final int MOST_OPTIONS = 10_000;
    private static final int SHORTEST = 10;
    private static final int LONGEST = 50_000;
    private static final String STAY = "stay";
    private static final String AGAIN = "again";

    private static final Parameter BATCH =
            required("batch", new Type.Text(20), "What batch-new called it.");
    private static final Type TABLE = new Type.Whole(0, MOST_TABLES - 1);

    private final Function<String, Optional<Game<?, ?>>> games;
    private final Map<String, TableBatch<?, ?>> batches = new ConcurrentHashMap<>();
    private final AtomicInteger last = new AtomicInteger();

    /** Over the games that are known by their ids. */
    public BatchOperations(Function<String, Optional<Game<?, ?>>> games) {
        this.games = games;
    }

    /** All of them, in the order in which they are documented. */
    public List<Operation<?>> all() {
        return List.of(begin(), step(), options(), view(), record(), close());
    }

    private Operation<Begun> begin() {
        return new Operation<>(
                "batch-new",
                "Opens many tables of one game that go on together.",
                List.of(
                        required("game", new Type.Text(40), "The game's id."),
                        required("tables", new Type.Whole(1, MOST_TABLES), "How many."),
                        optional("scenario", new Type.Text(100), "The first if none."),
                        optional("options", new Type.Tree(), "Their defaults if none."),
                        optional("commands", new Type.Tree(), Setups.COMMANDS),
                        optional(
                                "seed",
                                new Type.Whole(Long.MIN_VALUE, Long.MAX_VALUE),
                                "What the dice of all tables come from; 0 if none."),
                        optional(
                                "longest",
                                new Type.Whole(SHORTEST, LONGEST),
                                "After how many entries a game is broken off."),
                        optional(
                                "end",
                                new Type.Word(List.of(STAY, AGAIN)),
                                "again: where a game is over, the next begins at once.")),
                "batch, roles, sides, step",
                Begun.class,
                (_, given) -> begun(game(given.text("game")), given));
    }

    private Game<?, ?> game(String id) {
        return games.apply(id)
                .orElseThrow(() -> Refusal.badParameter("game", "there is no such game"));
    }

    private <S, A> Begun begun(Game<S, A> game, Arguments given) {
        Plan<S, A> plan =
                new Plan<>(
                        game,
                        Setups.of(game, given),
                        given.whole("seed", 0),
                        Math.toIntExact(given.whole("longest", LONGEST)),
                        given.text("end", STAY).equals(AGAIN) ? AtEnd.AGAIN : AtEnd.STAY);
        TableBatch<S, A> batch = new TableBatch<>(plan, (int) given.whole("tables", 1));
        String id = "b" + last.incrementAndGet();
        batches.put(id, batch);
        GameInfo about = game.about();
        return new Begun(
                id,
                about.roles().stream().map(Role::name).toList(),
                about.roles().stream().map(role -> role.side().name()).toList(),
                batch.now());
    }

    private Operation<Step> step() {
        return new Operation<>(
                "batch-step",
                "Takes an option at every table and throws the dice up to the next choice.",
                List.of(
                        BATCH,
                        required(
                                "actions",
                                new Type.Items(
                                        new Type.Whole(TableBatch.LEAVE, Integer.MAX_VALUE),
                                        MOST_TABLES),
                                "The number of an option for each table, or -1 to leave it.")),
                "entry, role, options, ended",
                Step.class,
                (_, given) -> batch(given).step(given.wholes("actions")));
    }

    private Operation<Options> options() {
        return new Operation<>(
                "batch-options",
                "Tells what may be chosen at one table.",
                List.of(
                        BATCH,
                        required("table", TABLE, "Its number, from 0."),
                        optional(
                                "from",
                                new Type.Whole(0, Integer.MAX_VALUE),
                                "Number of the first that is told."),
                        optional("most", new Type.Whole(1, MOST_OPTIONS), "How many are told.")),
                "of, options",
                Options.class,
                (_, given) -> options(batch(given), given));
    }

    private static Options options(TableBatch<?, ?> batch, Arguments given) {
        int table = table(given);
        int most = (int) given.whole("most", MOST_OPTIONS);
        return new Options(batch.size(table), batch.options(table, given.whole("from", 0), most));
    }

    private Operation<Positions> view() {
        return new Operation<>(
                "batch-view",
                "Shows positions, as whoever is to choose may see them.",
                List.of(
                        BATCH,
                        required(
                                "tables",
                                new Type.Items(TABLE, MOST_TABLES),
                                "The numbers of the tables."),
                        optional("role", new Type.Text(100), "Whose eyes instead.")),
                "positions",
                Positions.class,
                (_, given) -> positions(batch(given), given));
    }

    private static <S, A> Positions positions(TableBatch<S, A> batch, Arguments given) {
        List<Seen> seen = new ArrayList<>();
        for (int table : given.wholes("tables")) {
            seen.add(
                    batch.seen(table, given.has("role") ? role(batch, given) : batch.asked(table)));
        }
        return new Positions(seen);
    }

    private static Role role(TableBatch<?, ?> batch, Arguments given) {
        String name = given.text("role");
        List<Role> roles = batch.game().about().roles();
        return roles.stream()
                .filter(role -> role.name().equals(name))
                .findFirst()
                .orElseThrow(() -> Refusal.badParameter("role", "there are " + roles));
    }

    private Operation<Written> record() {
        return new Operation<>(
                "batch-record",
                "Writes the record of a table's present game.",
                List.of(BATCH, required("table", TABLE, "Its number, from 0.")),
                "record",
                Written.class,
                (_, given) -> new Written(batch(given).record(table(given))));
    }

    private Operation<Closed> close() {
        return new Operation<>(
                "batch-close",
                "Closes all tables of a batch.",
                List.of(BATCH),
                "closed",
                Closed.class,
                (_, given) -> {
                    batch(given);
                    batches.remove(given.text("batch"));
                    return new Closed(given.text("batch"));
                });
    }

    private static int table(Arguments given) {
        return (int) given.whole("table", 0);
    }

    private TableBatch<?, ?> batch(Arguments given) {
        return Optional.<TableBatch<?, ?>>ofNullable(batches.get(given.text("batch")))
                .orElseThrow(() -> Refusal.badParameter("batch", "there is no such batch"));
    }
}

package zeriba.server.operation;

import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zeriba.engine.text.Value;
import zeriba.server.admission.Admission;
import zeriba.server.admission.Caller;
import zeriba.server.cluster.Question;
import zeriba.server.cluster.Routing;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;
import zeriba.server.parameter.Arguments;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.table.Table;
import zeriba.server.table.Tables;
import zeriba.server.view.ChoiceView;
import zeriba.server.view.ViewScope;
import zeriba.server.view.Views;

/** All operations, over the tables of one place. */
public final class Operations {

    private static final Logger LOG = LoggerFactory.getLogger(Operations.class);

    /** What makes a table, and so belongs where that is going to be. */
    private static final Set<String> OPENING = Set.of("new", "load", "tables");

    private final Tables tables;
    private final List<Operation<?>> all;
    private final ChoiceView choosing = new ChoiceView();
    private final Analyses analyses = new Analyses();
    private final Admission admission;
    private final Routing routing;

    public Operations(Tables tables, Players players, ViewScope extent) {
        this(tables, players, extent, List.of(), Admission.open());
    }

    /**
     * @param more operations that only some places have
     * @param admission what everybody who is not on this machine has to pass
     */
    public Operations(
            Tables tables,
            Players players,
            ViewScope extent,
            List<Operation<?>> more,
            Admission admission) {
        this(tables, players, extent, more, admission, Routing.HERE);
    }

    /**
     * @param more operations that only some places have
     * @param admission what everybody who is not on this machine has to pass
     * @param routing which of several servers answers
     */
    public Operations(
            Tables tables,
            Players players,
            ViewScope extent,
            List<Operation<?>> more,
            Admission admission,
            Routing routing) {
        this.admission = admission;
        this.routing = routing;
        this.tables = tables;
        this.all =
                Stream.concat(everywhere(players, new Views(extent, choosing)), more.stream())
                        .toList();
    }

    /** The operations that every place has, in the order in which they are documented. */
    private Stream<Operation<?>> everywhere(Players players, Views views) {
        ViewOperations viewing = new ViewOperations(views, this::table);
        QueryOperations asking = new QueryOperations(players, new Advisers(players), this::table);
        PlayOperations playing = new PlayOperations(views, this::table);
        RecordOperations records = new RecordOperations(this::table);
        AnalysisOperations analysing = new AnalysisOperations(analyses, this::table);
        LifecycleOperations lifecycle =
                new LifecycleOperations(tables, players, views, this::table);
        return Stream.of(
                Catalogue.operation(tables),
                LedgerOperations.ledger(tables),
                lifecycle.begin(),
                viewing.view(),
                asking.actions(),
                playing.play(),
                asking.explain(),
                asking.odds(),
                asking.look(),
                asking.suggest(),
                analysing.analyse(),
                analysing.rollout(),
                analysing.judge(),
                playing.say(),
                playing.undo(),
                playing.adopt(),
                lifecycle.fork(),
                records.record(),
                records.log(),
                lifecycle.load(),
                viewing.await(),
                lifecycle.close());
    }

    private Table<?, ?> table(Arguments given) {
        Table<?, ?> table = tables.table(given.text("table"));
        while (!table.look()) {
            // it was put away this very moment
            table = tables.table(given.text("table"));
        }
        return table;
    }

    /** What tells those who choose what they may. */
    public ChoiceView choosing() {
        return choosing;
    }

    /** The list, in the order in which it is documented. */
    public List<Operation<?>> all() {
        return all;
    }

    /** The tables that they work on. */
    public Tables tables() {
        return tables;
    }

    /**
     * The answer to {@code asker}, on this machine and charged to nobody.
     *
     * @throws Refusal where there is none; nothing has changed then
     */
    public Value.Fields answer(Principal asker, String operation, Value.Fields given) {
        return answer(new Caller.Owner(asker), operation, given);
    }

    /**
     * The answer to {@code caller}, whom it is charged to.
     *
     * @throws Refusal where there is none; nothing has changed then
     */
    public Value.Fields answer(Caller caller, String operation, Value.Fields given) {
        for (Operation<?> one : all) {
            if (one.name().equals(operation)) {
                return answer(caller, one, given);
            }
        }
        admission.nothing(caller);
        throw new Refusal(
                Refusal.Kind.NO_OPERATION,
                "no such operation; there are "
                        + String.join(", ", all.stream().map(Operation::name).toList()));
    }

    /** The answer of an operation that need not be one of these, by whoever owns the table. */
    public Value.Fields answer(Caller caller, Operation<?> operation, Value.Fields given) {
        String table = key(operation, given);
        if (table.isEmpty() || routing.isHere(table)) {
            try {
                return answerHere(caller, operation, given);
            } catch (Refusal refusal) {
                if (table.isEmpty() || refusal.kind() != Refusal.Kind.MOVED) {
                    throw refusal;
                }
            }
        }
        return fields(
                routing.ask(new Question(table, caller, operation.name(), Json.write(given))));
    }

    /** The table that is asked for, or any text where one is to be made; otherwise nothing. */
    private static String key(Operation<?> operation, Value.Fields given) {
        if (given.at("table") instanceof Value.Text(String id)) {
            return id;
        }
        return OPENING.contains(operation.name()) ? UUID.randomUUID().toString() : "";
    }

    private static Value.Fields fields(String json) {
        try {
            return Json.read(json) instanceof Value.Fields fields ? fields : Value.NO_FIELDS;
        } catch (BadJsonException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The answer of this server, whoever owns the table. */
    public Value.Fields answerHere(Caller caller, Operation<?> operation, Value.Fields given) {
        operation.audience().admit(caller);
        return admission.admitted(
                caller, operation.name(), given, () -> answer(caller.asker(), operation, given));
    }

    /** The answer to a question that is no operation, charged as one by the name of it. */
    public <T> T asked(Caller caller, String what, Supplier<T> answer) {
        return admission.admitted(caller, what, Value.NO_FIELDS, answer);
    }

    /** A fault of ours is told as one, without its inside; the log has that. */
    private static Value.Fields answer(
            Principal asker, Operation<?> operation, Value.Fields given) {
        try {
            return operation.answer(asker, given);
        } catch (Refusal refusal) {
            if (refusal.kind() == Refusal.Kind.NO_TABLE) {
                // nothing has changed; if it was put away this very moment, it is read again
                return operation.answer(asker, given);
            }
            throw refusal;
        } catch (RuntimeException | StackOverflowError e) {
            LOG.error("operation {} failed", operation.name(), e);
            throw new Refusal(Refusal.Kind.FAULT, "this should not happen; nothing was changed");
        }
    }
}

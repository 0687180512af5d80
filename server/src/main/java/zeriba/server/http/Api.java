package zeriba.server.http;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Supplier;
import zeriba.engine.BoardQuery;
import zeriba.engine.Game;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.TurnAndStep;
import zeriba.engine.text.Value;
import zeriba.server.admission.Admission;
import zeriba.server.admission.Caller;
import zeriba.server.computer.Thinkers;
import zeriba.server.operation.Adding;
import zeriba.server.operation.Arguments;
import zeriba.server.operation.Catalogue;
import zeriba.server.operation.LogPages;
import zeriba.server.operation.Operation;
import zeriba.server.operation.Operations;
import zeriba.server.operation.Parameter;
import zeriba.server.operation.Players;
import zeriba.server.operation.Type;
import zeriba.server.operation.Views;
import zeriba.server.store.StoredTables;
import zeriba.server.table.Asker;
import zeriba.server.table.Refusal;
import zeriba.server.table.Scene;
import zeriba.server.table.Sentences;
import zeriba.server.table.Table;

/** What is answered under {@code /api}. */
final class Api {

    private final StoredTables tables;
    private final Operations operations;
    private final Thinkers thinkers;
    private final Browsers browsers;
    private final Admission admission;
    private final Operation hosting;
    private final Operation claiming;

    Api(
            StoredTables tables,
            Operations operations,
            Players players,
            Thinkers thinkers,
            Browsers browsers,
            Admission admission) {
        this.admission = admission;
        this.browsers = browsers;
        this.tables = tables;
        this.operations = operations;
        this.thinkers = thinkers;
        this.hosting = new Hosting(tables, players).operation();
        this.claiming = claiming();
    }

    private Operation claiming() {
        return new Operation(
                "claim",
                "Takes the seat that a secret link opens.",
                List.of(
                        Parameter.required("table", new Type.Text(100), "The table's id."),
                        Parameter.required("secret", new Type.Text(200), "What the link says."),
                        Adding.NONCE),
                "table, mine",
                this::claim);
    }

    private Value.Fields claim(Asker asker, Arguments given) {
        String id = given.text("table");
        Adding.check(given);
        tables.holders().claim(id, given.text("secret"), asker);
        Adding.spoken(tables.table(id), asker, given);
        return about(tables.table(id), asker).with("record", Value.NOTHING);
    }

    /** The operations that only the server has. */
    List<Operation> own() {
        return List.of(hosting, claiming);
    }

    /** {@code POST /api/tables}. */
    void host(Context request) {
        Value.Fields given = Answers.parameters(request);
        Caller caller = Browsers.caller(request, browsers.known(request));
        Answers.result(request, operations.answer(caller, hosting, given));
    }

    /** {@code POST /api/claim}. */
    void claim(Context request) {
        Value.Fields given = Answers.parameters(request);
        Caller caller = Browsers.caller(request, browsers.known(request));
        Answers.result(request, operations.answer(caller, claiming, given));
    }

    /** {@code POST /api/OPERATION}. */
    void operate(Context request) {
        String operation = request.pathParam("operation");
        Value.Fields given = Answers.parameters(request);
        boolean opens = List.of("new", "load", "fork", "rematch").contains(operation);
        boolean joins = operation.equals("join");
        Asker asker = opens || joins ? browsers.known(request) : browsers.asker(request);
        if (joins && given.at("table") instanceof Value.Text(String id)) {}
        Value.Fields answer = operations.answer(Browsers.caller(request, asker), operation, given);
        Value touched = (opens ? answer : given).at("table");
        if (touched instanceof Value.Text(String id) && !operation.equals("close")) {
            thinkers.consider(tables.table(id));
        }
        Answers.result(request, answer);
    }

    /** The answer to a question that is no operation, charged as one. */
    private <T> T asked(Context request, String what, Supplier<T> answer) {
        return admission.admitted(browsers.caller(request), "GET " + what, Value.NO_FIELDS, answer);
    }

    /** {@code GET /api/tables}: those where this browser has a seat. */
    void mine(Context request) {
        Asker asker = browsers.asker(request);
        List<Value.Fields> rows =
                asked(
                        request,
                        "tables",
                        () ->
                                tables.holders().tablesOf(asker).stream()
                                        .map(table -> row(table, asker))
                                        .toList());
        Answers.result(request, Value.NO_FIELDS.with("tables", Value.of(rows)));
    }

    private static <S, A> Value.Fields row(Table<S, A> table, Asker asker) {
        Scene<S, A> scene = table.scene();
        Setup setup = table.start().setup();
        TurnAndStep moment = table.game().moment(scene.seenBy(asker).state());
        return Views.told(Value.NO_FIELDS, table, scene)
                .with("table", Value.of(table.id()))
                .with("game", Value.of(table.game().about().id()))
                .with("roles", Value.texts(scene.free().stream().map(Role::name).toList()))
                .with("scenario", Value.of(setup.scenario()))
                .with("turn", Value.of(moment.turn()))
                .with(
                        "side",
                        scene.asked()
                                .map(role -> Value.of(role.side().name()))
                                .orElse(Value.NOTHING))
                .with("over", Value.of(scene.journal().result().isPresent()))
                .with("mine", mine(scene, asker))
                .with("seats", Views.seats(scene, asker));
    }

    private static Value mine(Scene<?, ?> scene, Asker asker) {
        return Value.texts(scene.seats().rolesOf(asker).stream().map(Role::name).toList());
    }

    /** {@code GET /api/table/ID}. */
    void about(Context request) {
        Asker asker = browsers.asker(request);
        Answers.result(
                request,
                asked(request, "table", () -> about(tables.table(request.pathParam("id")), asker)));
    }

    private <S, A> Value.Fields about(Table<S, A> table, Asker asker) {
        Value.Fields id = Value.NO_FIELDS.with("table", Value.of(table.id()));
        return Views.told(id, table, table.scene())
                .with("game", Value.of(table.game().about().id()))
                .with("seats", Views.seats(table.scene(), asker))
                .with("mine", mine(table.scene(), asker))
                .with("looks", Value.texts(looks(table.game())))
                .with("orders", Catalogue.orders(table.game()))
                .with("record", operations.answer(asker, "record", shown(table, id)).at("record"));
    }

    /** The record of a game that fills no more than a page of the log; of a longer one its head. */
    private static Value.Fields shown(Table<?, ?> table, Value.Fields id) {
        return table.scene().journal().last() <= LogPages.LINES
                ? id
                : id.with("entries", Value.of("none"));
    }

    /** What the game's board can be asked. */
    private static List<String> looks(Game<?, ?> game) {
        return game.looks().stream().map(BoardQuery.Kind::what).toList();
    }

    /** {@code GET /api/sheet/GAME}. */
    void sheet(Context request) {
        Answers.result(request, asked(request, "sheet", () -> game(request).sheet()));
    }

    /** {@code GET /api/messages/GAME?lang=en&scenario=SCENARIO}. */
    void messages(Context request) {
        String scenario = Objects.requireNonNullElse(request.queryParam("scenario"), "");
        Answers.result(
                request,
                asked(
                        request,
                        "sheet",
                        () -> Sentences.all(game(request), scenario, language(request))));
    }

    /** {@code GET /api/rules/GAME?lang=en}. */
    void rules(Context request) {
        Answers.result(
                request,
                asked(request, "sheet", () -> Sentences.rules(game(request), language(request))));
    }

    private static Locale language(Context request) {
        String language = request.queryParam("lang");
        return language == null ? Locale.ENGLISH : Locale.forLanguageTag(language);
    }

    private Game<?, ?> game(Context request) {
        return tables.game(request.pathParam("game"));
    }

    /** {@code GET /health}. */
    void health(Context request) {
        boolean healthy = tables.isHealthy();
        request.status(healthy ? HttpStatus.OK : HttpStatus.SERVICE_UNAVAILABLE);
        Answers.result(
                request, Value.NO_FIELDS.with("status", Value.of(healthy ? "ok" : "no database")));
    }

    /** Refuses what pages of other sites send. */
    static void requireOwnPage(Context request) {
        if (!request.method().name().equals("GET")
                && Browsers.isForeign(request.header("Origin"), request.header("Host"))) {
            throw new Refusal(Refusal.Kind.BAD_REQUEST, "this may not come from another site");
        }
    }
}

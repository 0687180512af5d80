package zeriba.server.http;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import zeriba.engine.BoardQuery;
import zeriba.engine.Game;
import zeriba.engine.rules.Role;
import zeriba.engine.schema.As;
import zeriba.engine.text.Value;
import zeriba.server.admission.Admission;
import zeriba.server.admission.Caller;
import zeriba.server.computer.ComputerScheduler;
import zeriba.server.json.RecordJson;
import zeriba.server.operation.Catalogue;
import zeriba.server.operation.NonceContribution;
import zeriba.server.operation.Operation;
import zeriba.server.operation.Operations;
import zeriba.server.operation.Players;
import zeriba.server.operation.RecordOperations;
import zeriba.server.operation.Setups;
import zeriba.server.parameter.Arguments;
import zeriba.server.parameter.Parameter;
import zeriba.server.parameter.Type;
import zeriba.server.refusal.Refusal;
import zeriba.server.refusal.Sentences;
import zeriba.server.seat.Principal;
import zeriba.server.store.StoredTables;
import zeriba.server.table.Table;
import zeriba.server.table.TableSnapshot;
import zeriba.server.view.LogPages;
import zeriba.server.view.SeatsTold;
import zeriba.server.view.Views;

/** What is answered under {@code /api}. */
final class Api {

    private final StoredTables tables;
    private final Operations operations;
    private final ComputerScheduler thinkers;
    private final BrowserAuthenticator browsers;
    private final Admission admission;
    private final Operation<?> hosting;
    private final Operation<TableInfo> claiming;
    private final ResponseCache same;
    private final Operation<TableInfo> telling;

    /**
     * @param same what is told to everybody alike
     */
    Api(
            StoredTables tables,
            Operations operations,
            Players players,
            ComputerScheduler thinkers,
            BrowserAuthenticator browsers,
            Admission admission,
            ResponseCache same) {
        this.admission = admission;
        this.same = same;
        this.browsers = browsers;
        this.tables = tables;
        this.operations = operations;
        this.thinkers = thinkers;
        this.hosting = new Hosting(tables, players).operation();
        this.claiming = claiming();
        this.telling = telling();
    }

    private Operation<TableInfo> claiming() {
        return new Operation<>(
                "claim",
                "Takes the seat that a secret link opens.",
                List.of(
                        Parameter.required("table", new Type.Text(100), "The table's id."),
                        Parameter.required("secret", new Type.Text(200), "What the link says."),
                        NonceContribution.NONCE),
                "table, mine",
                TableInfo.class,
                this::claim);
    }

    private TableInfo claim(Principal asker, Arguments given) {
        String id = given.text("table");
        NonceContribution.check(given);
        tables.holders().claim(id, given.text("secret"), asker);
        NonceContribution.spoken(tables.table(id), asker, given);
        return about(tables.table(id), asker, Optional.empty());
    }

    /** The operations that only the server has. */
    List<Operation<?>> own() {
        return List.of(hosting, claiming);
    }

    /** What another server may ask beside the operations that anybody sees. */
    List<Operation<?>> behind() {
        return List.of(hosting, claiming, telling);
    }

    /** {@code POST /api/tables}. */
    void host(Context request) {
        Value.Fields given = Answers.parameters(request);
        Caller caller = BrowserAuthenticator.caller(request, browsers.known(request));
        Answers.result(request, operations.answer(caller, hosting, given));
    }

    /** {@code POST /api/claim}. */
    void claim(Context request) {
        Value.Fields given = Answers.parameters(request);
        Caller caller = BrowserAuthenticator.caller(request, browsers.known(request));
        Answers.result(request, operations.answer(caller, claiming, given));
    }

    /** {@code POST /api/OPERATION}. */
    void operate(Context request) {
        String operation = request.pathParam("operation");
        Value.Fields given = Answers.parameters(request);
        boolean opens = List.of("new", "load", "fork", "rematch").contains(operation);
        boolean joins = operation.equals("join");
        Principal asker = opens || joins ? browsers.known(request) : browsers.asker(request);
        if (joins && given.at("table") instanceof Value.Text(String id)) {}
        Value.Fields answer =
                operations.answer(BrowserAuthenticator.caller(request, asker), operation, given);
        Value touched = (opens ? answer : given).at("table");
        if (touched instanceof Value.Text(String id) && !operation.equals("close")) {
            think(id);
        }
        Answers.result(request, answer);
    }

    /** Whoever owns a table has its computers think when an entry is made there. */
    private void think(String table) {
        if (tables.isHere(table)) {
            thinkers.consider(tables.table(table));
        }
    }

    /** The answer to a question that is no operation, charged as one. */
    private <T> T asked(Context request, String what, Supplier<T> answer) {
        return admission.admitted(browsers.caller(request), "GET " + what, Value.NO_FIELDS, answer);
    }

    /** {@code GET /api/tables}: those where this browser has a seat. */
    void mine(Context request) {
        Principal asker = browsers.asker(request);
        List<TableRow> rows =
                asked(
                        request,
                        "tables",
                        () ->
                                tables.holders().tablesOf(asker).stream()
                                        .map(table -> row(table, asker))
                                        .toList());
        Answers.result(request, new MyTables(rows));
    }

    /** The tables where a browser has a seat. */
    record MyTables(List<TableRow> tables) {}

    /** A table where a browser has a seat. */
    record TableRow(
            @As.Unwrapped SeatsTold.Disclosure disclosure,
            String table,
            String game,
            @As.Doc("The roles that may choose now.") List<String> roles,
            String scenario,
            int turn,
            @As.OrNull Optional<String> side,
            boolean over,
            List<String> mine,
            Map<String, String> seats) {}

    private static <S, A> TableRow row(Table<S, A> table, Principal asker) {
        TableSnapshot<S, A> scene = table.scene();
        SeatsTold seats = Views.seatsTold(table, asker);
        return new TableRow(
                seats.disclosure(),
                table.id(),
                table.game().about().id(),
                scene.free().stream().map(Role::name).toList(),
                table.start().setup().scenario(),
                table.game().moment(scene.seenBy(asker).state()).turn(),
                scene.asked().map(role -> role.side().name()),
                scene.journal().result().isPresent(),
                seats.mine(),
                seats.seats());
    }

    /** {@code GET /api/table/ID}. */
    void about(Context request) {
        Value.Fields given = Value.NO_FIELDS.with("table", Value.of(request.pathParam("id")));
        Answers.result(request, operations.answer(browsers.caller(request), telling, given));
    }

    private Operation<TableInfo> telling() {
        return new Operation<>(
                "GET table",
                "Tells what a page begins with.",
                List.of(Parameter.required("table", new Type.Text(1_000), "The table's id.")),
                "table, mine",
                TableInfo.class,
                (asker, given) -> {
                    Table<?, ?> table = tables.table(given.text("table"));
                    return about(table, asker, Optional.of(record(table, asker)));
                });
    }

    /** A table as its page begins with it. */
    record TableInfo(
            String table,
            @As.Unwrapped SeatsTold.Disclosure disclosure,
            String game,
            Map<String, String> seats,
            List<String> mine,
            @As.Doc("What the game's board can be asked.") List<String> looks,
            @As.Doc("The kinds of standing orders.") List<Catalogue.OrderDef> orders,
            @As.Implied @As.Doc("Whether its sheet and words are its own, not those of the game.")
                    boolean own,
            @As.Doc("The handicap it is played with, as games lists them.")
                    Optional<String> handicap,
            @As.OrNull Optional<String> record) {}

    private static TableInfo about(Table<?, ?> table, Principal asker, Optional<String> record) {
        SeatsTold seats = Views.seatsTold(table, asker);
        return new TableInfo(
                table.id(),
                seats.disclosure(),
                table.game().about().id(),
                seats.seats(),
                seats.mine(),
                looks(table.game()),
                Catalogue.orders(table.game()),
                !table.game().overrides().isEmpty(),
                Setups.handicapOf(table.game(), table.start().setup().scenario()),
                record);
    }

    /** The record of a game that fills no more than a page of the log; of a longer one its head. */
    private static String record(Table<?, ?> table, Principal asker) {
        return RecordOperations.text(
                table,
                asker,
                table.scene().journal().last() <= LogPages.LINES
                        ? RecordOperations.Part.WHOLE
                        : RecordOperations.Part.HEAD);
    }

    /** What the game's board can be asked. */
    private static List<String> looks(Game<?, ?> game) {
        return game.looks().stream().map(BoardQuery.Kind::what).toList();
    }

    /** {@code GET /api/sheet/GAME}, of a table that has its own {@code ?table=TABLE}. */
    void sheet(Context request) {
        Game<?, ?> game = game(request);
        told(request, "sheet", game.overrides().write(), _ -> game.sheet());
    }

    /** {@code GET /api/messages/GAME?lang=en&scenario=SCENARIO}, and perhaps a table's. */
    void messages(Context request) {
        Game<?, ?> game = game(request);
        String scenario = Objects.requireNonNullElse(request.queryParam("scenario"), "");
        told(
                request,
                "messages",
                (scenario + " " + game.overrides().write()).strip(),
                language -> Sentences.all(game, scenario, language));
    }

    /** {@code GET /api/rules/GAME?lang=en}. */
    void rules(Context request) {
        Game<?, ?> game = game(request);
        told(request, "rules", "", language -> RecordJson.write(Sentences.rules(game, language)));
    }

    /** Answers with what everybody is told of a game alike, in a language. */
    private void told(Context request, String what, String scenario, Function<Locale, Value> said) {
        Locale language = language(request);
        ResponseCache.Key key =
                new ResponseCache.Key(
                        what, request.pathParam("game"), scenario, language.toLanguageTag());
        CachedResponse response =
                asked(request, "sheet", () -> same.response(key, () -> said.apply(language)));
        response.answer(request);
    }

    private static Locale language(Context request) {
        String language = request.queryParam("lang");
        return language == null ? Locale.ENGLISH : Locale.forLanguageTag(language);
    }

    /** The game that is named, with the data of the table that is. */
    private Game<?, ?> game(Context request) {
        String id = request.pathParam("game");
        String table = Objects.requireNonNullElse(request.queryParam("table"), "");
        Game<?, ?> game = table.isEmpty() ? tables.game(id) : tables.glimpse(table).game();
        return game.about().id().equals(id) ? game : tables.game(id);
    }

    /** How the server is. */
    record Status(String status) {}

    /** {@code GET /health}. */
    void health(Context request) {
        boolean healthy = tables.isHealthy();
        request.status(healthy ? HttpStatus.OK : HttpStatus.SERVICE_UNAVAILABLE);
        Answers.result(request, new Status(healthy ? "ok" : "no database"));
    }

    /** Refuses what pages of other sites send. */
    static void requireOwnPage(Context request) {
        if (!request.method().name().equals("GET")
                && BrowserAuthenticator.isForeign(
                        request.header("Origin"), request.header("Host"))) {
            throw new Refusal(Refusal.Kind.BAD_REQUEST, "this may not come from another site");
        }
    }
}

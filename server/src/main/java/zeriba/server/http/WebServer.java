package zeriba.server.http;

import io.github.bucket4j.TimeMeter;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import io.javalin.util.JavalinBindException;
import jakarta.servlet.DispatcherType;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import org.eclipse.jetty.ee10.servlet.FilterHolder;
import org.eclipse.jetty.ee10.servlet.ServletHolder;
import org.eclipse.jetty.http.HttpException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zeriba.engine.Game;
import zeriba.server.account.Accounts;
import zeriba.server.admission.Admission;
import zeriba.server.admission.Scheduler;
import zeriba.server.clock.MachineTime;
import zeriba.server.clock.TimeSource;
import zeriba.server.cluster.ClusterException;
import zeriba.server.cluster.ClusterProvider;
import zeriba.server.cluster.Junction;
import zeriba.server.computer.ComputerScheduler;
import zeriba.server.connection.CannotListenException;
import zeriba.server.connection.ClientAddresses;
import zeriba.server.connection.ConnectionLimits;
import zeriba.server.connection.Connectors;
import zeriba.server.connection.Hosts;
import zeriba.server.database.Database;
import zeriba.server.database.Secrets;
import zeriba.server.experiment.ExperimentOperations;
import zeriba.server.experiment.Experiments;
import zeriba.server.json.RecordJson;
import zeriba.server.link.LinkPreview;
import zeriba.server.link.LinkedTables;
import zeriba.server.lobby.ClockMonitor;
import zeriba.server.lobby.LobbyOperations;
import zeriba.server.lobby.QueuePositions;
import zeriba.server.mcp.McpEndpoint;
import zeriba.server.mcp.McpSessions;
import zeriba.server.notice.NoticePreferences;
import zeriba.server.notice.Notices;
import zeriba.server.operation.CareerOperations;
import zeriba.server.operation.Operation;
import zeriba.server.operation.Operations;
import zeriba.server.operation.Players;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.settings.Setting;
import zeriba.server.settings.Settings;
import zeriba.server.store.Keyring;
import zeriba.server.store.StoredTables;
import zeriba.server.table.Table;
import zeriba.server.table.verify.Bridge;
import zeriba.server.view.ViewScope;

/** A running server: tables in a database, reached over HTTP and WebSocket. */
public final class WebServer implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(WebServer.class);

    /** The longest request, in bytes: a long record as JSON. */
    private static final long LONGEST_REQUEST = 2L << 20;

    /** What was asked when the server is to end is answered within so long. */
    private static final Duration LONGEST_ANSWER = Duration.ofSeconds(3);

    private static final String CONTENT_POLICY =
            "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none';"
                    + " form-action 'self'; frame-ancestors 'none'";

    private final Junction junction = new Junction();
    private final OwnedTables owned;
    private final AtomicBoolean closed = new AtomicBoolean();
    private final Scheduler scheduler = Scheduler.ofThisMachine();
    private final StoredTables tables;
    private final LinkedTables links;
    private final ComputerScheduler thinkers;
    private final ClockMonitor clockwork;
    private final Operations operations;
    private final Api api;
    private final AccountApi accountApi;
    private final NoticeApi noticeApi;
    private final Notices notices;
    private final Sockets sockets;
    private final StaticFiles pages = new StaticFiles();
    private final ResponseCache same = new ResponseCache();
    private final McpEndpoint mcp;
    private final Metrics metrics;
    private final Admission admission;
    private final Experiments experiments;
    private final ReportPages reports;
    private final RateLimitFilter guard;
    private final ConnectionLimits lines;
    private final ClientAddresses clients;
    private final boolean isLimited;
    private final Housekeeping housekeeping;
    private final Javalin javalin;

    /**
     * A server that does not listen yet, everything set as it is by default.
     *
     * @param database closed when the server is
     */
    public WebServer(List<Game<?, ?>> games, Players players, Database database) {
        this(games, players, database, Settings.preset());
    }

    /**
     * A server that does not listen yet.
     *
     * @param database closed when the server is
     */
    public WebServer(
            List<Game<?, ?>> games, Players players, Database database, Settings settings) {
        this(games, players, database, settings, new MachineTime());
    }

    /**
     * A server that does not listen yet.
     *
     * @param database closed when the server is
     * @param time what its clocks and its limits go by
     */
    public WebServer(
            List<Game<?, ?>> games,
            Players players,
            Database database,
            Settings settings,
            TimeSource time) {
        this(games, players, database, settings, time, Bridge.NONE);
    }

    /**
     * A server that does not listen yet.
     *
     * @param database closed when the server is
     * @param time what its clocks and its limits go by
     * @param bridge between games that have something played elsewhere and those that play it
     */
    public WebServer(
            List<Game<?, ?>> games,
            Players players,
            Database database,
            Settings settings,
            TimeSource time,
            Bridge bridge) {
        // whoever owns a table needs no lease to play at it
        this.thinkers =
                new ComputerScheduler(players, junction.leases(database.leases()), scheduler);
        this.tables = new StoredTables(games, database, this::awake, time);
        this.links =
                new LinkedTables(
                        tables, bridge, players.usual(), Thread.ofVirtual().name("links")::start);
        if (settings.number(Setting.AWAKE) > 0) {
            tables.keepAwake(settings.number(Setting.AWAKE));
        }
        this.clockwork = new ClockMonitor(tables, players, junction.leases(database.leases()));
        List<Operation<?>> around =
                new ArrayList<>(new LobbyOperations(tables, players).operations());
        around.add(QueuePositions.operation(scheduler));
        around.add(LinkPreview.operation(tables, bridge));
        around.add(new CareerOperations(tables.holders()::tablesOf).career());
        this.experiments = experiments(games, settings);
        ExperimentOperations experimenting =
                new ExperimentOperations(experiments, ExperimentOperations.audience(settings));
        around.addAll(experimenting.all());
        LongSupplier nanos = () -> TimeUnit.MILLISECONDS.toNanos(time.steady());
        this.isLimited = settings.isOn(Setting.LIMITS);
        this.admission = isLimited ? Admission.limited(nanos, scheduler) : Admission.open();
        this.operations =
                new Operations(tables, players, ViewScope.PAGE, around, admission, junction);
        this.clients = new ClientAddresses(settings);
        Accounts accounts = new Accounts(tables, InstantSource.system());
        tables.know(accounts);
        BrowserAuthenticator browsers =
                new BrowserAuthenticator(clients, tables.holders(), accounts);
        this.reports = new ReportPages(operations, experimenting.report(), browsers);
        this.api = new Api(tables, operations, players, thinkers, browsers, admission, same);
        InstantSource clock = InstantSource.system();
        this.notices = new Notices(tables, settings, clock, this::isLooking);
        NoticePreferences wishes = new NoticePreferences(tables, notices, settings, clock);
        this.noticeApi = new NoticeApi(wishes, browsers, operations);
        this.accountApi =
                new AccountApi(accounts, tables, operations, notices, wishes, browsers, settings);
        McpSessions sessions = new McpSessions(Keyring.kept(tables, "mcp", new Secrets().fresh()));
        this.guard =
                new RateLimitFilter(
                        isLimited,
                        admission,
                        new Hosts(settings),
                        clients,
                        sessions,
                        TimeMeter.SYSTEM_NANOTIME);
        this.lines =
                new ConnectionLimits(
                        ConnectionLimits.MOST_OF_ONE,
                        ConnectionLimits.REST_MILLIS,
                        clients::isProxy);
        this.housekeeping = new Housekeeping(tables, admission);
        this.sockets =
                new Sockets(
                        tables, operations, thinkers, browsers, guard, junction, notices::looked);
        this.metrics = new Metrics(tables, sockets, clients, admission);
        Operations protocol =
                new Operations(tables, players, ViewScope.PROTOCOL, around, admission, junction);
        this.mcp =
                new McpEndpoint(
                        protocol,
                        api.own(),
                        sessions,
                        BrowserAuthenticator::isForeign,
                        request ->
                                RateLimitFilter.network(
                                        request.getAttribute(RateLimitFilter.NETWORK)));
        this.owned = new OwnedTables(database, tables, operations, api.behind(), sockets, notices);
        this.javalin = Javalin.create(this::configure);
    }

    private Experiments experiments(List<Game<?, ?>> games, Settings settings) {
        return new Experiments(
                Path.of(settings.text(Setting.DATA)).resolve(Experiments.FOLDER),
                id -> games.stream().filter(game -> game.about().id().equals(id)).findFirst(),
                scheduler,
                new Experiments.Limits(
                        settings.number(Setting.EXPERIMENT_GAMES),
                        settings.number(Setting.EXPERIMENTS_KEPT)));
    }

    private boolean hasNoPace(String address) {
        return !isLimited || clients.isProxy(address);
    }

    /**
     * Joins other servers on the same database, before it listens: from then on each table has one
     * that owns it, and is asked for there.
     *
     * @throws ClusterException where that cannot be
     */
    public void join(ClusterProvider provider, Settings settings) throws ClusterException {
        owned.fence().keepToOwn();
        junction.join(provider.join(owned, settings));
    }

    private void awake(Table<?, ?> table) {
        thinkers.serve(table);
        notices.serve(table);
        links.serve(table);
    }

    private boolean isLooking(Principal asker, String table) {
        return sockets.isLooking(asker, table);
    }

    private void configure(JavalinConfig config) {
        config.concurrency.useVirtualThreads = true;
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.http.maxRequestSize = LONGEST_REQUEST;
        Connectors.configure(config.jetty, lines, this::hasNoPace);
        config.jetty.modifyWebSocketServletFactory(sockets -> {
            sockets.setMaxTextMessageSize(LONGEST_REQUEST);
            sockets.setMaxBinaryMessageSize(1);
        });
        config.jetty.modifyServletContextHandler(context -> {
            FilterHolder first = new FilterHolder(guard);
            first.setAsyncSupported(true);
            context.addFilter(first, "/*", EnumSet.of(DispatcherType.REQUEST));
            ServletHolder holder = new ServletHolder(mcp.servlet());
            holder.setAsyncSupported(true);
            context.addServlet(holder, "/mcp");
        });
        failures(config.routes);
        routes(config.routes);
    }

    private void routes(RoutesConfig routes) {
        routes.before(metrics::begin);
        routes.before(WebServer::harden);
        routes.before("/api/*", Api::requireOwnPage);
        routes.get("/", pages::index);
        routes.get("/table/{id}", pages::index);
        routes.get("/rules/{game}", pages::index);
        routes.get("/experiments", pages::index);
        routes.get("/experiments/{id}", pages::index);
        routes.get("/experiments/{id}/report", reports::show);
        routes.get("/assets/{name}", pages::asset);
        routes.get("/health", api::health);
        routes.get("/ready", this::ready);
        routes.get("/metrics", metrics::show);
        routes.get("/api/openapi.json", this::describe);
        routes.get("/api/tables", api::mine);
        routes.get("/api/table/{id}", api::about);
        routes.get("/api/sheet/{game}", api::sheet);
        routes.get("/api/messages/{game}", api::messages);
        routes.get("/api/rules/{game}", api::rules);
        routes.get("/account", pages::index);
        routes.get("/api/account", accountApi::show);
        routes.get("/api/account/export", accountApi::export);
        routes.post("/api/account/{operation}", accountApi::operate);
        routes.get("/sw.js", pages::worker);
        routes.get("/api/notices", noticeApi::show);
        routes.post("/api/notices/{operation}", noticeApi::operate);
        routes.post("/api/tables", api::host);
        routes.post("/api/claim", api::claim);
        routes.post("/api/{operation}", api::operate);
        routes.error(HttpStatus.NOT_FOUND, pages::nowhere);
        routes.after(metrics::end);
        routes.ws("/ws/table/{id}", sockets::configure);
    }

    /** {@code GET /ready}: whether new connections should come here. */
    private void ready(Context request) {
        if (guard.isDraining()) {
            request.status(HttpStatus.SERVICE_UNAVAILABLE);
            Answers.result(request, new Api.Status("restarting"));
        } else {
            api.health(request);
        }
    }

    /** {@code GET /api/openapi.json}. */
    private void describe(Context request) {
        ResponseCache.Key key = ResponseCache.Key.of(request.path());
        same.response(key, () -> RecordJson.write(OpenApi.of(operations, described())))
                .answer(request);
    }

    /** What the server has beside the operations at a table. */
    private List<Operation<?>> described() {
        List<Operation<?>> all = new ArrayList<>(api.own());
        all.addAll(accountApi.operations());
        all.addAll(noticeApi.operations());
        return all;
    }

    private static void harden(Context request) {
        request.header("Content-Security-Policy", CONTENT_POLICY)
                .header("X-Content-Type-Options", "nosniff")
                .header("Referrer-Policy", "no-referrer")
                .header("Cross-Origin-Opener-Policy", "same-origin")
                .header("Cross-Origin-Resource-Policy", "same-origin");
    }

    private static void failures(RoutesConfig routes) {
        routes.exception(Refusal.class, (refusal, request) -> Answers.refusal(request, refusal));
        routes.exception(
                HttpResponseException.class,
                (failure, request) ->
                        Answers.refusal(
                                request,
                                new Refusal(
                                        Refusal.Kind.BAD_REQUEST,
                                        String.valueOf(failure.getMessage())),
                                HttpStatus.forStatus(failure.getStatus())));
        routes.exception(
                IOException.class,
                (lost, request) ->
                        // the line was cut in the midst of a request: nobody hears an answer
                        LOG.debug("{} {} was cut: {}", request.method(), request.path(), lost));
        routes.exception(
                Exception.class,
                (failure, request) -> {
                    if (failure instanceof HttpException unreadable) {
                        Answers.refusal(
                                request,
                                new Refusal(
                                        Refusal.Kind.BAD_REQUEST,
                                        String.valueOf(unreadable.getReason())),
                                HttpStatus.forStatus(unreadable.getCode()));
                        return;
                    }
                    LOG.error("{} {} failed", request.method(), request.path(), failure);
                    Answers.refusal(
                            request, new Refusal(Refusal.Kind.FAULT, "this should not happen"));
                });
    }

    /**
     * Begins to listen.
     *
     * @param host an address of this machine, or {@code 0.0.0.0} for all
     * @param port 0 for any that is free
     */
    public void listen(String host, int port) throws CannotListenException {
        try {
            clockwork.start();
            javalin.start(host, port);
        } catch (JavalinBindException _) {
            throw new CannotListenException(port);
        }
    }

    /** The port it listens on. */
    public int port() {
        return javalin.port();
    }

    /** How many sockets are open. */
    public int sockets() {
        return sockets.count();
    }

    /** From now on a socket that does not take a message within so long is cut off. */
    void sendWithin(Duration longest) {
        sockets.sendWithin(longest);
    }

    /** How many requests are being answered. */
    int answering() {
        return guard.answering();
    }

    /** What it tells people who are away. */
    public Notices notices() {
        return notices;
    }

    /** The tables it serves. */
    public StoredTables tables() {
        return tables;
    }

    /**
     * Begins to end: {@code /ready} says no more that it is, sockets are told how long they have,
     * and everything is answered as before. Returns after {@code notice}, or as soon as nobody
     * listens or asks any more.
     */
    public void drain(Duration notice) {
        long end = System.nanoTime() + notice.toNanos();
        guard.drain();
        sockets.announceRestart(notice);
        sockets.awaitNone(notice);
        guard.awaitQuiet(Duration.ofNanos(end - System.nanoTime()));
    }

    /** Ends everything in good order; a second time it does nothing. */
    @Override
    public void close() {
        if (closed.getAndSet(true)) {
            return;
        }
        housekeeping.close();
        tables.release();
        sockets.close(LONGEST_ANSWER);
        guard.awaitAnswers(LONGEST_ANSWER);
        junction.close();
        clockwork.close();
        thinkers.close();
        experiments.close();
        scheduler.close();
        notices.close();
        mcp.close();
        javalin.stop();
        lines.close();
        metrics.close();
        tables.close();
    }
}

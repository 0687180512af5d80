package zeriba.server.http;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.router.Endpoint;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zeriba.server.admission.Admission;
import zeriba.server.connection.ClientAddresses;
import zeriba.server.store.StoredTables;

/** What a running server counts and how long its answers take, as Prometheus reads it. */
final class Metrics implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger("zeriba.requests");
    private static final String BEGUN = "zeriba.begun";
    private static final String PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8";

    /** What stands in a label for everything that is not in its set. */
    static final String OTHER = "OTHER";

    /** The methods that have a label of their own (RFC 9110, section 9; RFC 5789). */
    static final Set<String> METHODS =
            Set.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT");

    private static final Set<String> STATUSES = Set.of("1xx", "2xx", "3xx", "4xx", "5xx");

    private final PrometheusMeterRegistry registry =
            new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final JvmGcMetrics collections = new JvmGcMetrics();
    private final ClientAddresses clients;

    Metrics(StoredTables tables, Sockets sockets, ClientAddresses clients, Admission admission) {
        this.clients = clients;
        Gauge.builder("zeriba.tables.awake", tables, StoredTables::awake)
                .description("Tables whose position is in memory.")
                .register(registry);
        Gauge.builder("zeriba.sockets.open", sockets, Sockets::count)
                .description("Browsers and programs that listen at a table.")
                .register(registry);
        FunctionCounter.builder("zeriba.commits", tables, StoredTables::commits)
                .description("Commits of the database since the start.")
                .register(registry);
        FunctionCounter.builder("zeriba.entries", tables, StoredTables::entries)
                .description("Entries of games kept since the start.")
                .register(registry);
        for (Admission.Reason reason : Admission.Reason.values()) {
            FunctionCounter.builder("zeriba.refused", admission, a -> a.refusals(reason))
                    .description("What was asked and not admitted since the start.")
                    .tag("reason", reason.name().toLowerCase(Locale.ROOT))
                    .register(registry);
        }
        Gauge.builder("zeriba.waiting", admission, Admission::waiting)
                .description("Questions that wait for their turn to be computed.")
                .register(registry);
        FunctionCounter.builder("zeriba.refused", tables, StoredTables::refused)
                .description("What was asked and not admitted since the start.")
                .tag("reason", "space")
                .register(registry);
        collections.bindTo(registry);
        new JvmMemoryMetrics().bindTo(registry);
        new JvmThreadMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
        new UptimeMetrics().bindTo(registry);
    }

    /** Before a request is answered. */
    void begin(Context request) {
        request.attribute(BEGUN, System.nanoTime());
    }

    /** When it has been answered: the path without what it asks for, never the address. */
    void end(Context request) {
        @Nullable Long begun = request.attribute(BEGUN);
        if (begun == null) {
            return;
        }
        Duration time = Duration.ofNanos(System.nanoTime() - begun);
        @Nullable Endpoint endpoint = request.endpoints().lastHttpEndpoint();
        String route = endpoint == null ? OTHER : endpoint.path;
        String method = known(request.req().getMethod(), METHODS);
        Timer.builder("zeriba.requests")
                .description("How long answers take.")
                .tag("method", method)
                .tag("route", route)
                .tag("status", known(request.statusCode() / 100 + "xx", STATUSES))
                .publishPercentileHistogram(false)
                .register(registry)
                .record(time);
        LOG.atInfo()
                .addKeyValue("method", method)
                .addKeyValue("route", route)
                .addKeyValue("status", request.statusCode())
                .addKeyValue("millis", time.toMillis())
                .log("answered");
    }

    /** A label of a fixed set: each other value would be a series for as long as we run. */
    private static String known(String value, Set<String> labels) {
        return labels.contains(value) ? value : OTHER;
    }

    /** {@code GET /metrics}. */
    void show(Context request) {
        if (!clients.mayReadMetrics(request)) {
            request.status(HttpStatus.NOT_FOUND).contentType("text/plain").result("Not here.");
            return;
        }
        request.header("Cache-Control", "no-store");
        request.contentType(PROMETHEUS).result(registry.scrape());
    }

    @Override
    public void close() {
        collections.close();
        registry.close();
    }
}

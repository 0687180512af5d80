package zeriba.server.http;

import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.LongSupplier;
import zeriba.engine.Value;
import zeriba.server.json.Json;
import zeriba.server.rpc.Rpc;
import zeriba.server.table.Refusal;

/**
 * Stands before everything that is asked over HTTP: so much from one address, and no more. Who asks
 * too much is told to wait; nothing has changed then.
 */
final class Guard implements Filter {

    /** Where the address of a request is found by who answers it. */
    static final String ADDRESS = "zeriba.address";

    /**
     * [design] What one person's pages ask in a minute fits in a second; a school may share one.
     */
    static final Bucket.Size REQUESTS = new Bucket.Size(600, 100);

    /** [design] Tables, and records that are played again to make one. */
    static final Bucket.Size TABLES = new Bucket.Size(200, 1);

    /** [design] Links that open no seat. */
    static final Bucket.Size GUESSES = new Bucket.Size(10, 0.1);

    /** [design] Messages on one socket; after these each waits for its turn. */
    static final Bucket.Size MESSAGES = new Bucket.Size(200, 50);

    /** [design] Sockets of one address that are open together. */
    static final int MOST_SOCKETS = 1_000;

    private static final int MOST_ADDRESSES = 100_000;
    private static final int TOO_MANY_REQUESTS = 429;
    private static final Set<String> OPENING =
            Set.of("/api/new", "/api/tables", "/api/load", "/api/fork");
    private static final String CLAIM = "/api/claim";

    private final boolean isOn;
    private final Function<HttpServletRequest, String> address;
    private final LongSupplier clock;
    private final Map<String, Bucket> requests = new ConcurrentHashMap<>();
    private final Map<String, Bucket> tables = new ConcurrentHashMap<>();
    private final Map<String, Bucket> guesses = new ConcurrentHashMap<>();
    private final Map<String, Integer> sockets = new ConcurrentHashMap<>();

    /**
     * @param address from where a request comes
     * @param clock nanoseconds, never backwards
     */
    Guard(boolean isOn, Function<HttpServletRequest, String> address, LongSupplier clock) {
        this.isOn = isOn;
        this.address = address;
        this.clock = clock;
    }

    @Override
    public void doFilter(ServletRequest asked, ServletResponse answer, FilterChain chain)
            throws IOException, ServletException {
        HttpServletRequest request = (HttpServletRequest) asked;
        HttpServletResponse response = (HttpServletResponse) answer;
        String from = network(address.apply(request));
        request.setAttribute(ADDRESS, from);
        if (isOn && !mayAsk(request, from)) {
            refuse(response);
            return;
        }
        if (!Metrics.METHODS.contains(request.getMethod())) {
            // Javalin keeps a name for every method that it has ever heard of
            response.setStatus(HttpServletResponse.SC_NOT_IMPLEMENTED);
            return;
        }
        chain.doFilter(new Sessionless(request), response);
        if (isOn
                && isPost(request, CLAIM)
                && response.getStatus() >= HttpServletResponse.SC_BAD_REQUEST) {
            bucket(guesses, from, GUESSES).take(clock.getAsLong());
        }
    }

    private boolean mayAsk(HttpServletRequest request, String from) {
        long now = clock.getAsLong();
        if (!bucket(requests, from, REQUESTS).take(now)) {
            return false;
        }
        if (isPost(request, CLAIM)) {
            return bucket(guesses, from, GUESSES).hasOne(now);
        }
        boolean opens = OPENING.stream().anyMatch(path -> isPost(request, path));
        return !opens || bucket(tables, from, TABLES).take(now);
    }

    private static boolean isPost(HttpServletRequest request, String path) {
        return request.getMethod().equals("POST") && request.getRequestURI().equals(path);
    }

    private Bucket bucket(Map<String, Bucket> all, String from, Bucket.Size size) {
        if (all.size() > MOST_ADDRESSES) {
            sweep();
        }
        return all.computeIfAbsent(from, _ -> new Bucket(size, clock.getAsLong()));
    }

    private static void refuse(HttpServletResponse response) throws IOException {
        Refusal refusal = Refusal.notNow("too much at once from your address; wait a moment");
        response.setStatus(TOO_MANY_REQUESTS);
        response.setHeader("Retry-After", "10");
        response.setHeader("Cache-Control", "no-store");
        response.setContentType("application/json");
        response.getOutputStream()
                .write(
                        Json.write(Value.NO_FIELDS.with("error", Rpc.error(refusal)))
                                .getBytes(StandardCharsets.UTF_8));
    }

    /** An address of IPv6 stands for its network: whoever has one of 2^64 has them all. */
    static String network(String address) {
        String bare = address.replace("[", "").replace("]", "");
        if (bare.indexOf(':') < 0) {
            return bare;
        }
        String[] parts = bare.split(":", -1);
        StringBuilder network = new StringBuilder();
        for (int i = 0; i < Math.min(4, parts.length) && !parts[i].isEmpty(); i++) {
            network.append(parts[i]).append(':');
        }
        return network.append(':').toString();
    }

    /** One more socket of this address; false where it has enough. */
    boolean admit(String from) {
        return sockets.merge(from, 1, Integer::sum) <= MOST_SOCKETS || !isOn;
    }

    /** One socket of this address less. */
    void leave(String from) {
        sockets.computeIfPresent(from, (_, open) -> open > 1 ? open - 1 : null);
    }

    /** What one socket may say. */
    Bucket messages() {
        return new Bucket(isOn ? MESSAGES : new Bucket.Size(1e12, 1e12), clock.getAsLong());
    }

    /** Waits until another message of a socket may be answered. */
    void await(Bucket messages) throws InterruptedException {
        long millis = messages.takeLater(clock.getAsLong());
        if (millis > 0) {
            Thread.sleep(millis);
        }
    }

    /** Forgets addresses that have not asked for long. */
    void sweep() {
        long now = clock.getAsLong();
        requests.values().removeIf(bucket -> bucket.isFull(now));
        tables.values().removeIf(bucket -> bucket.isFull(now));
        guesses.values().removeIf(bucket -> bucket.isFull(now));
    }

    /** How many addresses are remembered. */
    int remembered() {
        return requests.size() + tables.size() + guesses.size();
    }
}

package zeriba.server.http;

import io.github.bucket4j.Bucket;
import io.github.bucket4j.TimeMeter;
import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import zeriba.server.admission.Admission;
import zeriba.server.admission.Network;
import zeriba.server.connection.ClientAddresses;
import zeriba.server.connection.Hosts;
import zeriba.server.json.Json;
import zeriba.server.mcp.McpSessions;
import zeriba.server.refusal.Refusal;
import zeriba.server.rpc.RpcError;

/**
 * The rate limit before everything that comes over HTTP: finds out from where it comes, and charges
 * for the message. What is asked in it is charged where it is answered.
 */
final class RateLimitFilter implements Filter {

    /** Where the network that a request comes from is found by who answers it. */
    static final String NETWORK = "zeriba.network";

    /** Where it is found whether a request, or that which opened a socket, came encrypted. */
    static final String SECURE = "zeriba.secure";

    /** [design] Messages on one socket without waiting; after these each waits for its turn. */
    static final int MESSAGES_AT_ONCE = 200;

    /** [design] Messages on one socket in a second. */
    static final int MESSAGES = 50;

    /** [design] Sockets of one network that are open together. */
    static final int MOST_SOCKETS = 1_000;

    private static final String MCP = "/mcp";
    private static final String NEEDS_KEY =
            "from other machines this needs the header Authorization: Bearer KEY, with the"
                    + " key that whoever runs the server knows";
    private static final Duration POLL = Duration.ofMillis(10);

    /** [design] So long nobody asks before a server that drains ends: a proxy looks each second. */
    private static final Duration QUIET = Duration.ofMillis(1_500);

    /** What asks of the server and not of tables, and goes on asking to the end. */
    private static final Set<String> PROBES = Set.of("/ready", "/health", "/metrics");

    private static final int MISDIRECTED = 421;
    private static final int TOO_MANY_REQUESTS = 429;

    private final boolean isOn;
    private final Admission admission;
    private final Hosts hosts;
    private final ClientAddresses clients;
    private final TimeMeter clock;
    private final AtomicInteger answering = new AtomicInteger();

    /** When somebody who is no probe asked last, on the steady clock. */
    private final AtomicLong lastAsked = new AtomicLong(System.nanoTime());

    private volatile boolean draining = false;
    private final Map<Network, Integer> sockets = new ConcurrentHashMap<>();
    private final McpSessions sessions;

    /**
     * @param clients from where requests come
     * @param sessions which sessions of programs are known
     * @param clock what the messages of sockets go by
     */
    RateLimitFilter(
            boolean isOn,
            Admission admission,
            Hosts hosts,
            ClientAddresses clients,
            McpSessions sessions,
            TimeMeter clock) {
        this.isOn = isOn;
        this.admission = admission;
        this.hosts = hosts;
        this.clients = clients;
        this.sessions = sessions;
        this.clock = clock;
    }

    @Override
    public void doFilter(ServletRequest asked, ServletResponse answer, FilterChain chain)
            throws IOException, ServletException {
        HttpServletRequest request = (HttpServletRequest) asked;
        HttpServletResponse response = (HttpServletResponse) answer;
        Network from = clients.network(request);
        request.setAttribute(NETWORK, from);
        request.setAttribute(SECURE, clients.isSecure(request));
        try {
            admission.message(from);
        } catch (Refusal refusal) {
            turnAway(response, refusal);
            return;
        }
        if (!Metrics.METHODS.contains(request.getMethod())) {
            // Javalin keeps a name for every method that it has ever heard of
            response.setStatus(HttpServletResponse.SC_NOT_IMPLEMENTED);
            return;
        }
        if (!hosts.know(Objects.requireNonNullElse(request.getHeader("Host"), ""))) {
            refuse(
                    response,
                    MISDIRECTED,
                    new Refusal(
                            Refusal.Kind.BAD_REQUEST,
                            "there is no server of this name here; whoever runs it may add the"
                                    + " name to hosts, or as public-address"));
            return;
        }
        try {
            if (isForPrograms(request) && !clients.mayUseTools(request)) {
                admission.session(from);
                response.setHeader("WWW-Authenticate", "Bearer");
                refuse(response, HttpServletResponse.SC_UNAUTHORIZED, Refusal.notNow(NEEDS_KEY));
                return;
            }
            if (beginsSession(request)) {
                admission.session(from);
            }
        } catch (Refusal refusal) {
            turnAway(response, refusal);
            return;
        }
        if (draining) {
            // whoever asks on would ask a server that is no more
            response.setHeader("Connection", "close");
        }
        if (!PROBES.contains(request.getServletPath())) {
            lastAsked.set(System.nanoTime());
        }
        answering.incrementAndGet();
        try {
            chain.doFilter(new Sessionless(request), response);
        } finally {
            answering.decrementAndGet();
        }
    }

    /** What else was asked on the same connection, without waiting for answers, is let fall. */
    private static void turnAway(HttpServletResponse response, Refusal refusal) throws IOException {
        response.setHeader("Connection", "close");
        refuse(response, TOO_MANY_REQUESTS, refusal);
    }

    private static boolean isForPrograms(HttpServletRequest request) {
        return request.getServletPath().equals(MCP);
    }

    /** Whether a program may begin a session: whatever it says, unless it has one of ours. */
    private boolean beginsSession(HttpServletRequest request) {
        return isForPrograms(request)
                && request.getMethod().equals("POST")
                && !sessions.isOurs(request.getHeader(McpSessions.HEADER));
    }

    private static void refuse(HttpServletResponse response, int status, Refusal refusal)
            throws IOException {
        response.setStatus(status);
        refusal.retryAfter()
                .ifPresent(seconds -> response.setHeader("Retry-After", Long.toString(seconds)));
        response.setHeader("Cache-Control", "no-store");
        response.setContentType("application/json");
        response.getOutputStream().write(Json.bytes(RpcError.answer(refusal)));
    }

    /** From where a request comes that has passed. */
    static Network network(@Nullable Object attribute) {
        return attribute instanceof Network network ? network : new Network("");
    }

    /** From now on a connection has one more request, and then goes elsewhere. */
    void drain() {
        draining = true;
    }

    /** Whether connections are asked to go elsewhere. */
    boolean isDraining() {
        return draining;
    }

    /** How many requests are being answered. */
    int answering() {
        return answering.get();
    }

    /** Waits until all that was asked is answered, or for so long. */
    void awaitAnswers(Duration longest) {
        long end = System.nanoTime() + longest.toNanos();
        try {
            while (answering.get() > 0 && System.nanoTime() < end) {
                Thread.sleep(POLL);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Waits for a quiet period, or for so long: until then somebody may still ask who has not heard
     * that others serve now, and a connection that is cut under a request is an error to him.
     */
    void awaitQuiet(Duration longest) {
        long end = System.nanoTime() + longest.toNanos();
        try {
            while (System.nanoTime() - lastAsked.get() < QUIET.toNanos()
                    && System.nanoTime() < end) {
                Thread.sleep(POLL);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /** One more socket of this network; false where it has enough. */
    boolean admit(Network from) {
        return sockets.merge(from, 1, Integer::sum) <= MOST_SOCKETS || !isOn;
    }

    /** One socket of this network less. */
    void leave(Network from) {
        sockets.computeIfPresent(from, (_, open) -> open > 1 ? open - 1 : null);
    }

    /** What one socket may say. */
    Bucket messages() {
        return Bucket.builder()
                .addLimit(limit ->
                        limit.capacity(MESSAGES_AT_ONCE)
                                .refillGreedy(MESSAGES, Duration.ofSeconds(1)))
                .withCustomTimePrecision(clock)
                .build();
    }

    /** Waits until another message of a socket may be answered, and charges for it. */
    void await(Bucket messages, Network from) throws InterruptedException {
        if (isOn) {
            Thread.sleep(Duration.ofNanos(messages.consumeIgnoringRateLimits(1)));
        }
        admission.message(from);
    }
}

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
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import zeriba.engine.Value;
import zeriba.server.admission.Admission;
import zeriba.server.admission.Network;
import zeriba.server.json.Json;
import zeriba.server.rpc.Rpc;
import zeriba.server.table.Refusal;

/**
 * Stands before everything that comes over HTTP: finds out from where it comes, and charges for the
 * message. What is asked in it is charged where it is answered.
 */
final class Guard implements Filter {

    /** Where the network that a request comes from is found by who answers it. */
    static final String NETWORK = "zeriba.network";

    /** [design] Messages on one socket without waiting; after these each waits for its turn. */
    static final int MESSAGES_AT_ONCE = 200;

    /** [design] Messages on one socket in a second. */
    static final int MESSAGES = 50;

    /** [design] Sockets of one network that are open together. */
    static final int MOST_SOCKETS = 1_000;

    private static final String MCP = "/mcp";
    private static final String MCP_SESSION = "Mcp-Session-Id";
    private static final int TOO_MANY_REQUESTS = 429;

    private final boolean isOn;
    private final Admission admission;
    private final Function<HttpServletRequest, Network> network;
    private final TimeMeter clock;
    private final Map<Network, Integer> sockets = new ConcurrentHashMap<>();

    /**
     * @param network from where a request comes
     * @param clock what the messages of sockets go by
     */
    Guard(
            boolean isOn,
            Admission admission,
            Function<HttpServletRequest, Network> network,
            TimeMeter clock) {
        this.isOn = isOn;
        this.admission = admission;
        this.network = network;
        this.clock = clock;
    }

    @Override
    public void doFilter(ServletRequest asked, ServletResponse answer, FilterChain chain)
            throws IOException, ServletException {
        HttpServletRequest request = (HttpServletRequest) asked;
        HttpServletResponse response = (HttpServletResponse) answer;
        Network from = network.apply(request);
        request.setAttribute(NETWORK, from);
        if (!Metrics.METHODS.contains(request.getMethod())) {
            // Javalin keeps a name for every method that it has ever heard of
            response.setStatus(HttpServletResponse.SC_NOT_IMPLEMENTED);
            return;
        }
        try {
            admission.message(from);
            if (beginsSession(request)) {
                admission.session(from);
            }
        } catch (Refusal refusal) {
            refuse(response, refusal);
            return;
        }
        chain.doFilter(new Sessionless(request), response);
    }

    /** Whether a program begins a conversation, which the server then keeps for it. */
    private static boolean beginsSession(HttpServletRequest request) {
        return request.getServletPath().equals(MCP)
                && request.getMethod().equals("POST")
                && request.getHeader(MCP_SESSION) == null;
    }

    private static void refuse(HttpServletResponse response, Refusal refusal) throws IOException {
        response.setStatus(TOO_MANY_REQUESTS);
        if (refusal.data().at(Refusal.RETRY_AFTER) instanceof Value.Whole(long seconds)) {
            response.setHeader("Retry-After", Long.toString(seconds));
        }
        response.setHeader("Cache-Control", "no-store");
        response.setContentType("application/json");
        response.getOutputStream()
                .write(
                        Json.write(Value.NO_FIELDS.with("error", Rpc.error(refusal)))
                                .getBytes(StandardCharsets.UTF_8));
    }

    /** From where a request comes that has passed. */
    static Network network(@Nullable Object attribute) {
        return attribute instanceof Network network ? network : new Network("");
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

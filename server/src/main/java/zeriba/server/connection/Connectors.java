package zeriba.server.connection;

import io.javalin.config.JettyConfig;
import java.util.function.Predicate;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.ServerConnector;

/** The connectors: how connections are taken and what each of them costs. */
public final class Connectors {

    private static final int MOST_WAITING = 4_096;

    private Connectors() {}

    /**
     * Has the server listen by these rules.
     *
     * @param isFree which addresses have no pace, such as a proxy's
     */
    public static void configure(
            JettyConfig config, ConnectionLimits lines, Predicate<String> isFree) {
        config.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            // a table of 98 kB for every open socket, which asks once and never again
            http.setHeaderCacheSize(0);
            http.addCustomizer(lines);
        });
        config.addConnector((server, http) -> {
            ServerConnector connector =
                    new PacedConnector(server, new HttpConnectionFactory(http), isFree);
            connector.addBean(lines);
            return listening(config, connector);
        });
    }

    /** With room for all who come back at once after the server was away. */
    private static ServerConnector listening(JettyConfig where, ServerConnector connector) {
        connector.setHost(where.host);
        connector.setPort(where.port);
        connector.setAcceptQueueSize(MOST_WAITING);
        return connector;
    }
}

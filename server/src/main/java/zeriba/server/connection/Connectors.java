package zeriba.server.connection;

import io.javalin.config.JettyConfig;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

/** The connectors: how connections are taken and what each of them costs. */
public final class Connectors {

    private static final int MOST_WAITING = 4_096;

    private Connectors() {}

    public static void configure(JettyConfig config, ConnectionLimits lines) {
        config.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            // a table of 98 kB for every open socket, which asks once and never again
            http.setHeaderCacheSize(0);
            http.addCustomizer(lines);
        });
        config.addConnector((server, http) -> connector(config, server, http, lines));
    }

    /** One with room for all who come back at once after the server was away. */
    private static ServerConnector connector(
            JettyConfig where, Server server, HttpConfiguration http, ConnectionLimits lines) {
        ServerConnector connector = new ServerConnector(server, new HttpConnectionFactory(http));
        connector.setHost(where.host);
        connector.setPort(where.port);
        connector.setAcceptQueueSize(MOST_WAITING);
        connector.addBean(lines);
        return connector;
    }
}

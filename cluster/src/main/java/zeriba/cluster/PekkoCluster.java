package zeriba.cluster;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigException;
import com.typesafe.config.ConfigFactory;
import java.io.File;
import java.util.Map;
import zeriba.server.cluster.ClusterException;
import zeriba.server.cluster.ClusterProvider;
import zeriba.server.cluster.Owner;
import zeriba.server.cluster.Routing;
import zeriba.server.settings.Setting;
import zeriba.server.settings.Settings;

/** Clusters by Apache Pekko. */
public final class PekkoCluster implements ClusterProvider {

    private static final String FORM = "HOST:PORT, such as 10.0.0.5:25520";

    /** Made by {@link java.util.ServiceLoader}. */
    public PekkoCluster() {}

    @Override
    public Routing join(Owner owner, Settings settings) throws ClusterException {
        String address = settings.text(Setting.CLUSTER);
        int colon = address.lastIndexOf(':');
        if (colon < 1 || !address.substring(colon + 1).matches("[0-9]{1,5}")) {
            throw new ClusterException("cluster must be " + FORM + ".");
        }
        if (owner.name().isEmpty()) {
            throw new ClusterException(
                    "The servers of a cluster share a PostgreSQL database: name it as database, or"
                            + " leave out cluster.");
        }
        Config own =
                ConfigFactory.parseMap(
                        Map.of(
                                "pekko.remote.artery.canonical.hostname",
                                address.substring(0, colon),
                                "pekko.remote.artery.canonical.port",
                                Integer.parseInt(address.substring(colon + 1))));
        try {
            ClassLoader loader = PekkoCluster.class.getClassLoader();
            Config others =
                    ConfigFactory.parseResources(loader, "zeriba-cluster.conf")
                            .withFallback(ConfigFactory.load(loader));
            Config wanted = own.withFallback(given(settings));
            Config config = wanted.withFallback(others).resolve();
            if (!PeerConnections.areWanted(config)) {
                Config alone = others.getConfig("zeriba.without-peers");
                config = wanted.withFallback(alone).withFallback(others).resolve();
            }
            return Membership.begin(owner, config);
        } catch (ConfigException e) {
            throw new ClusterException("cluster.config: " + e.getMessage());
        }
    }

    private static Config given(Settings settings) {
        String file = settings.text(Setting.CLUSTER_CONFIG);
        return file.isEmpty() ? ConfigFactory.empty() : ConfigFactory.parseFile(new File(file));
    }
}

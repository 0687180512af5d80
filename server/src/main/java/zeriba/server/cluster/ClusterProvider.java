package zeriba.server.cluster;

import zeriba.server.settings.Settings;

/**
 * What makes several servers on one database a cluster; found by {@link java.util.ServiceLoader}.
 */
public interface ClusterProvider {

    /**
     * Joins the others, and returns once {@code owner} is one of them.
     *
     * @throws ClusterException where that cannot be
     */
    Routing join(Owner owner, Settings settings) throws ClusterException;
}

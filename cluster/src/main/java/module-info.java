import org.jspecify.annotations.NullMarked;

/** Several servers as one, by Apache Pekko. Loaded only where a server is to be one of several. */
@NullMarked
module zeriba.cluster {
    requires org.slf4j;
    requires pekko.actor;
    requires pekko.actor.typed;
    requires pekko.cluster;
    requires pekko.cluster.sharding.typed;
    requires pekko.cluster.typed;
    requires pekko.coordination;
    requires pekko.remote;
    requires scala.library;
    requires typesafe.config;
    requires zeriba.engine;
    requires zeriba.server;
    requires static org.jspecify;

    provides zeriba.server.cluster.ClusterProvider with
            zeriba.cluster.PekkoCluster;
}

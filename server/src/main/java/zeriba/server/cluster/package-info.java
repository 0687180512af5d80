/**
 * What a server that is one of a cluster asks of the others, and does for them. How they find each
 * other and who owns what is for a {@link zeriba.server.cluster.ClusterProvider}, which is loaded
 * only where it is wanted.
 */
package zeriba.server.cluster;

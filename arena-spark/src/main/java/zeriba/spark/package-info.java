/** Experiments on a cluster, by Apache Spark: the driver decides, executors play. */
@org.jspecify.annotations.NullMarked
package zeriba.spark;

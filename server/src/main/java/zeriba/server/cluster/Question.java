package zeriba.server.cluster;

import zeriba.server.admission.Caller;

/**
 * What the owner of a table is asked by another server.
 *
 * @param table the table that it is about, or any text of the shard where one is to be made
 * @param caller on whose behalf
 * @param operation the operation; empty where {@code given} is a message of JSON-RPC
 * @param given its parameters as JSON
 */
public record Question(String table, Caller caller, String operation, String given) {}

/**
 * The one list of what a player or program can do: each operation defined once, with its parameters
 * and its answer, and reached by every line into this server. Start reading at {@link
 * zeriba.server.operation.Operations}.
 */
package zeriba.server.operation;

/**
 * Load on a real server: starts one as a process of its own and plays at its tables over WebSocket.
 * Start reading at {@link zeriba.app.load.ServerBench}.
 */
package zeriba.app.load;

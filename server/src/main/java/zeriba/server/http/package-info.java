/**
 * The server: HTTP for every operation, a WebSocket that tells of changes, and the pages. Start
 * reading at {@link zeriba.server.http.WebServer}.
 */
package zeriba.server.http;

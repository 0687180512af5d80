/** Tables, seats, HTTP and WebSocket, storage. Knows no particular game. */
package zeriba.server;

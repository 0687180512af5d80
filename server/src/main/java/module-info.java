import org.jspecify.annotations.NullMarked;

/** Tables, seats, HTTP and WebSocket, storage. Knows no particular game. */
@NullMarked
module zeriba.server {
    exports zeriba.server.json;
    exports zeriba.server.operation;
    exports zeriba.server.rpc;
    exports zeriba.server.table;

    requires tools.jackson.core;
    requires transitive zeriba.engine;
    requires static org.jspecify;
}

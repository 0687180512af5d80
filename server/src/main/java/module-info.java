import org.jspecify.annotations.NullMarked;

/** Tables, seats, HTTP and WebSocket, storage. Knows no particular game. */
@NullMarked
module zeriba.server {
    requires zeriba.ai;
    requires zeriba.arena;
    requires zeriba.board;
    requires transitive zeriba.engine;
    requires static org.jspecify;
}

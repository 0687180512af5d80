import org.jspecify.annotations.NullMarked;

/** Tables, seats, HTTP and WebSocket, storage. Knows no particular game. */
@NullMarked
module zeriba.server {
    exports zeriba.server.computer;
    exports zeriba.server.json;
    exports zeriba.server.operation;
    exports zeriba.server.rpc;
    exports zeriba.server.store;
    exports zeriba.server.table;

    requires com.zaxxer.hikari;
    requires flyway.core;
    requires java.sql;
    requires org.jdbi.v3.core;
    requires org.xerial.sqlitejdbc;
    requires tools.jackson.core;
    requires zeriba.ai;
    requires transitive zeriba.engine;
    requires static com.google.errorprone.annotations;
    requires static org.jspecify;
}

import org.jspecify.annotations.NullMarked;

/** Tables, seats, HTTP and WebSocket, storage. Knows no particular game. */
@NullMarked
module zeriba.server {
    exports zeriba.server.account;
    exports zeriba.server.admission;
    exports zeriba.server.batch;
    exports zeriba.server.clock;
    exports zeriba.server.cluster;
    exports zeriba.server.computer;
    exports zeriba.server.connection;
    exports zeriba.server.database;
    exports zeriba.server.dice;
    exports zeriba.server.experiment;
    exports zeriba.server.http;
    exports zeriba.server.json;
    exports zeriba.server.link;
    exports zeriba.server.lobby;
    exports zeriba.server.mcp;
    exports zeriba.server.notice;
    exports zeriba.server.operation;
    exports zeriba.server.parameter;
    exports zeriba.server.refusal;
    exports zeriba.server.rpc;
    exports zeriba.server.seat;
    exports zeriba.server.settings;
    exports zeriba.server.store;
    exports zeriba.server.table;
    exports zeriba.server.table.verify;
    exports zeriba.server.view;

    requires com.ibm.icu;
    requires com.nulabinc.zxcvbn;
    requires com.webauthn4j.core;
    requires com.zaxxer.hikari;
    requires com.zerodeplibs.webpush;
    requires flyway.core;
    requires io.github.bucket4j.core;
    requires io.javalin;
    requires io.modelcontextprotocol.sdk.mcp.core;
    requires io.modelcontextprotocol.sdk.mcp.json.jackson3;
    requires jakarta.mail;
    requires jakarta.servlet;
    requires java.management;
    requires java.net.http;
    requires java.sql;
    requires micrometer.core;
    requires micrometer.registry.prometheus;
    requires org.bouncycastle.provider;
    requires org.eclipse.jetty.ee10.servlet;
    requires org.eclipse.jetty.ee10.websocket.jetty.server;
    requires org.eclipse.jetty.http;
    requires org.eclipse.jetty.server;
    requires org.eclipse.jetty.websocket.api;
    requires org.jdbi.v3.core;
    requires org.postgresql.jdbc;
    requires org.slf4j;
    requires org.xerial.sqlitejdbc;
    requires tools.jackson.core;
    requires tools.jackson.databind;
    requires zeriba.ai;
    requires zeriba.arena;
    requires transitive zeriba.engine;
    requires zeriba.wording;
    requires static org.checkerframework.checker.qual;
    requires static com.google.errorprone.annotations;
    requires static org.jspecify;
}

import org.jspecify.annotations.NullMarked;

/** Puts the games, the server, the arena and the command line together into one program. */
@NullMarked
module zeriba.app {
    requires info.picocli;
    requires java.management;
    requires java.net.http;
    requires org.jline;
    requires zeriba.ai;
    requires zeriba.arena;
    requires zeriba.board;
    requires zeriba.engine;
    requires zeriba.field;
    requires zeriba.fireandsword;
    requires zeriba.ascari;
    requires zeriba.kassala;
    requires zeriba.kasserine;
    requires zeriba.server;
    requires zeriba.wording;
    requires static org.jspecify;

    uses zeriba.arena.rows.RowDatabase;
    uses zeriba.server.cluster.ClusterProvider;

    opens zeriba.app to
            info.picocli;
    opens zeriba.app.command.operator to
            info.picocli;
    opens zeriba.app.command.designer to
            info.picocli;
    opens zeriba.app.command.player to
            info.picocli;
    opens zeriba.app.command.option to
            info.picocli;
}

package zeriba.app.command.option;

import java.util.List;
import zeriba.app.games.FieldBridge;
import zeriba.app.games.Games;
import zeriba.engine.Game;
import zeriba.server.link.LinkedTables;
import zeriba.server.operation.Players;
import zeriba.server.table.MemoryTables;

/** Tables in memory, where battles are fought at tables of their own. */
public final class LinkedMemory {

    private LinkedMemory() {}

    /** Of all games. */
    public static MemoryTables tables(Players players) {
        return tables(Games.all(), players);
    }

    /** Of these games; what no computer of the table that waits plays, the usual level plays. */
    public static MemoryTables tables(List<Game<?, ?>> games, Players players) {
        FieldBridge bridge = new FieldBridge();
        return new MemoryTables(
                games,
                (tables, table) ->
                        new LinkedTables(tables, bridge, players.usual(), Runnable::run)
                                .serve(table));
    }
}

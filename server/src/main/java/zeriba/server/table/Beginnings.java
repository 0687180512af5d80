package zeriba.server.table;

import zeriba.engine.Game;
import zeriba.engine.GameRecord.Start;
import zeriba.engine.Journal;
import zeriba.engine.Setup;
import zeriba.engine.UnreadableException;
import zeriba.engine.Value;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;

/** What records begin from, as journals. */
public final class Beginnings {

    private Beginnings() {}

    /** The empty journal that {@code start} begins. */
    public static <S, A> Journal<S, A> journal(Game<S, A> game, Start start)
            throws UnreadableException {
        return switch (start) {
            case Start.FromScenario(Setup setup) -> Journal.begin(game, setup);
            case Start.FromPosition(_, String position) ->
                    Journal.begin(game, game.codec().read(tree(position)));
        };
    }

    private static Value tree(String position) throws UnreadableException {
        try {
            return Json.read(position);
        } catch (BadJsonException e) {
            throw new UnreadableException("position", String.valueOf(e.getMessage()));
        }
    }
}

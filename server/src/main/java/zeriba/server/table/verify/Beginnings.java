package zeriba.server.table.verify;

import zeriba.engine.Game;
import zeriba.engine.record.Composed;
import zeriba.engine.record.GameRecord.Start;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;

/** What records begin from, as journals. */
public final class Beginnings {

    private Beginnings() {}

    /**
     * A game that has not been played yet.
     *
     * @param start with the complete set-up that the journal is played under
     */
    public record Begun<S, A>(Start start, Journal<S, A> journal) {

        private static <S, A> Begun<S, A> of(Game<S, A> game, Composed<S> composed) {
            return new Begun<>(
                    new Start.FromPosition(composed.setup(), Json.write(composed.position())),
                    Journal.begin(game, composed.state()));
        }
    }

    /**
     * The game that {@code start} begins; refused where a position has other options than those
     * that are named beside it.
     */
    public static <S, A> Begun<S, A> of(Game<S, A> game, Start start) throws UnreadableException {
        return switch (start) {
            case Start.FromScenario(Setup setup) -> new Begun<>(start, Journal.begin(game, setup));
            case Start.FromPosition(Setup named, String position) ->
                    of(game, named, tree(position));
        };
    }

    /** The game that a position begins under the options that are named beside it. */
    public static <S, A> Begun<S, A> of(Game<S, A> game, Setup named, Value position)
            throws UnreadableException {
        return Begun.of(game, Composed.of(game, named, position));
    }

    /** The same for what has been played: a position's own options are those it was played by. */
    public static <S, A> Begun<S, A> asPlayed(Game<S, A> game, Start start)
            throws UnreadableException {
        return switch (start) {
            case Start.FromScenario(Setup setup) -> new Begun<>(start, Journal.begin(game, setup));
            case Start.FromPosition(Setup named, String position) ->
                    Begun.of(game, Composed.asItStands(game, named, tree(position)));
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

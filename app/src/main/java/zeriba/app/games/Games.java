package zeriba.app.games;

import java.util.List;
import java.util.Optional;
import zeriba.ascari.AscariGame;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;
import zeriba.engine.text.UnreadableException;
import zeriba.field.FieldBattle;
import zeriba.fireandsword.FireAndSwordGame;
import zeriba.kassala.KassalaGame;
import zeriba.kasserine.KasserineGame;

/** The games that there are: the only place that names them. */
public final class Games {

    private Games() {}

    /** All, in the order in which they are shown. */
    public static List<Game<?, ?>> all() {
        return List.of(
                new KassalaGame(), new AscariGame(), new KasserineGame(), new FireAndSwordGame());
    }

    /** The game with the longest records. */
    public static Game<?, ?> ofLongestRecords() {
        return new AscariGame();
    }

    /** The game of this id. */
    public static Optional<Game<?, ?>> named(String id) {
        return all().stream().filter(game -> game.about().id().equals(id)).findFirst();
    }

    /**
     * The game of one battle on the field, if {@code game} fights such; refused where the map has
     * no room for it.
     */
    public static Optional<Game<?, ?>> onTheField(Game<?, ?> game, FieldBattle battle)
            throws UnreadableException {
        return game instanceof AscariGame ascari
                ? Optional.of(ascari.of(battle))
                : Optional.empty();
    }

    /** The ids, with commas. */
    public static String ids() {
        return String.join(", ", all().stream().map(Game::about).map(GameInfo::id).toList());
    }
}

package zeriba.arena.experiment;

import zeriba.ai.Level;
import zeriba.engine.Game;
import zeriba.engine.rules.Setup;

/** Where players come from that are no level of ours: programs that speak the engine protocol. */
@FunctionalInterface
public interface OutsidePlayers {

    /**
     * The player that a file's words name.
     *
     * @param words {@code engine:COMMAND} or {@code engine@LEVEL:COMMAND}
     * @param setup the complete set-up of what does not vary
     */
    Answer named(String words, Game<?, ?> game, Setup setup);

    /** Whether these words name an outside player rather than a level. */
    static boolean isOutside(String words) {
        return words.startsWith("engine:") || words.startsWith("engine@");
    }

    /** None: what reads the file starts no programs that the file names. */
    static OutsidePlayers none() {
        return (_, _, _) ->
                new Unfit(
                        "other programs play in ./zeriba experiment alone, which starts them; here"
                                + " name a level of our own");
    }

    /** A player, or why there is none. */
    sealed interface Answer {}

    /** A player for this game. */
    record Fit(Player player) implements Answer {}

    /** Why it cannot play here, and what would do. */
    record Unfit(String reason) implements Answer {}

    /** A player that must know how the game was set up. */
    interface Player extends Level {

        /** The same player for games with this complete set-up. */
        Player under(Setup setup);
    }
}

package zeriba.arena;

import java.util.List;
import zeriba.ai.Level;
import zeriba.engine.Game;
import zeriba.engine.record.Elsewhere;
import zeriba.engine.rules.Setup;

/**
 * Games to be played.
 *
 * @param setup complete, as by {@link zeriba.engine.GameInfo#complete}
 * @param levels a level for each side, in the game's order; all commanders of a side have it
 * @param games how many
 * @param seed game {@code i} has a seed mixed from this and {@code i}
 * @param swaps whether the levels change sides from game to game; the two games of such a pair have
 *     the same seed
 * @param elsewhere where is played what the game asks for
 */
public record Batch<S, A>(
        Game<S, A> game,
        Setup setup,
        List<Level> levels,
        long games,
        long seed,
        boolean swaps,
        Elsewhere elsewhere) {

    /** Games in which dice are dice. */
    public Batch(
            Game<S, A> game,
            Setup setup,
            List<Level> levels,
            long games,
            long seed,
            boolean swaps) {
        this(game, setup, levels, games, seed, swaps, Elsewhere.NOWHERE);
    }

    public Batch {
        levels = List.copyOf(levels);
        int sides = game.about().sides().size();
        if (levels.size() != sides) {
            throw new IllegalArgumentException(
                    "a level for each of " + sides + " sides, not " + levels.size());
        }
    }

    /** How many games use the same seed, one for each seating. */
    int seatings() {
        return swaps ? levels.size() : 1;
    }

    /** The side, from 0, that the first level plays in game {@code i}. */
    int sideOfFirst(long i) {
        return (int) (i % seatings());
    }

    /** The level that plays side {@code side} in game {@code i}. */
    Level level(long i, int side) {
        int sides = levels.size();
        return levels.get(Math.floorMod(side - sideOfFirst(i), sides));
    }
}

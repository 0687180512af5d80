package zeriba.arena;

import java.util.List;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Side;

/**
 * One game of a batch.
 *
 * @param game its number, from 0
 * @param seed what its dice and players were seeded with
 * @param levels who sat where: a level's name for each side, in the game's order
 * @param result how it ended
 * @param turns the turn it ended in
 * @param entries how many choices and throws it had
 * @param nanos how long it took; alone not the same at every run
 */
public record Row(
        long game,
        long seed,
        List<String> levels,
        Result result,
        int turns,
        int entries,
        long nanos) {

    public Row {
        levels = List.copyOf(levels);
    }

    /** The winning side's name, or {@code draw}. */
    public String winner() {
        return result.winner().map(Side::name).orElse("draw");
    }

    /** The row without what differs from run to run. */
    public Row timeless() {
        return new Row(game, seed, levels, result, turns, entries, 0);
    }
}

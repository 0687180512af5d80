package zeriba.arena.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import zeriba.ai.StopSignal;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Setup;

/**
 * Plays games that look for dead ends, games without end, exceptions, and contradictions between
 * what a game says of one position.
 *
 * @param setup complete
 * @param longest more entries than any game has
 */
public record Fuzz<S, A>(Game<S, A> game, Setup setup, int longest) {

    /** Which stream of chance the checks have; games have others. */
    private static final long CHECKS = -1;

    /**
     * Games from a seed on, until {@code stop} is asked for, so many are played, or a fault was
     * met.
     *
     * @param games how many at most
     * @param progress told after every game how many entries there have been
     */
    public FuzzPortion play(
            Manner manner, long from, long games, StopSignal stop, LongConsumer progress) {
        Seen<FuzzGame.Beginning<S, A>> seen = new Seen<>();
        CrossCheck<S, A> check = new CrossCheck<>(game, SplitMix64.of(from, CHECKS));
        List<Finding> findings = new ArrayList<>();
        long entries = 0;
        long checked = 0;
        long seed = from;
        while (seed < from + games && findings.isEmpty() && !stop.isAsked()) {
            FuzzGame<S, A> one = new FuzzGame<>(this, manner, seed, seen, check);
            one.play(stop).ifPresent(findings::add);
            entries += one.played();
            checked += one.checked();
            seed++;
            progress.accept(entries);
        }
        return new FuzzPortion(manner, from, seed, entries, checked, seen.kinds(), findings);
    }
}

package zeriba.app.games;

import java.util.List;
import java.util.stream.LongStream;
import zeriba.ai.Level;
import zeriba.arena.fit.MannersOfChance;
import zeriba.arena.fit.SelfPlay;
import zeriba.arena.fit.Sighting;
import zeriba.engine.Features;
import zeriba.field.FieldBattle;

/**
 * Positions of battles on the field that a level fights against itself, now and then in a manner of
 * chance, and what came of them.
 *
 * @param level who fights
 * @param seed the same seed, the same positions
 */
public record FieldPositions(Level level, long seed) {

    /** [design] One player turn of so many is played in a manner of chance. */
    private static final int ONE_OF = 3;

    /** What is counted in a position of a battle. */
    public static Features<?> features(FieldBattle battle) {
        return new FieldBridge().ordered(battle).evaluation().features().orElseThrow();
    }

    /** The positions of so many battles, these one after another and again from the first. */
    public List<Sighting> of(List<MetBattle> battles, long games) {
        return LongStream.range(0, games)
                .parallel()
                .mapToObj(i -> of(battles.get((int) (i % battles.size())), i))
                .flatMap(List::stream)
                .toList();
    }

    private List<Sighting> of(MetBattle met, long number) {
        var game = new FieldBridge().ordered(met.battle());
        Level both = new MannersOfChance(level, ONE_OF);
        return new SelfPlay<>(game, FieldBridge.setup(game), both, seed, 0)
                .play(number, number + 1);
    }
}

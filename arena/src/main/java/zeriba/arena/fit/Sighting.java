package zeriba.arena.fit;

import java.util.List;

/**
 * One position that a game came through, and how the game went on.
 *
 * @param game the game's number
 * @param kind the kind of position
 * @param features what was counted in it
 * @param chance what was told of it, for the game's first side, 0 to 1
 * @param targets what was to be foretold, as it came
 * @param score the score of the game's first side at the end, 0 to 1
 */
public record Sighting(
        long game,
        String kind,
        FeatureRow features,
        double chance,
        List<Double> targets,
        double score) {

    public Sighting {
        targets = List.copyOf(targets);
    }
}

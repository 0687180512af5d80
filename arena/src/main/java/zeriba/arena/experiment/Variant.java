package zeriba.arena.experiment;

import java.util.List;

/**
 * One combination of what varies.
 *
 * @param number from 0, the base
 * @param levels the level of each factor, by its number
 * @param change how the game differs in it
 */
public record Variant(int number, List<Integer> levels, Change change) {

    public Variant {
        levels = List.copyOf(levels);
    }

    /** What it is called: the levels that are not the base's. */
    public String label(List<Factor> factors) {
        List<String> words =
                java.util.stream.IntStream.range(0, factors.size())
                        .filter(factor -> levels.get(factor) != 0)
                        .mapToObj(factor ->
                                factors.get(factor).name()
                                        + " "
                                        + factors.get(factor)
                                                .levels()
                                                .get(levels.get(factor))
                                                .label())
                        .toList();
        return words.isEmpty() ? "base" : String.join(", ", words);
    }
}

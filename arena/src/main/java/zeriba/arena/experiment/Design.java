package zeriba.arena.experiment;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import zeriba.engine.dice.SplitMix64;

/** Which combinations of the factors' levels are played; the base is always the first. */
public enum Design {
    /** The base, and every other level of each factor by itself. */
    ONE_AT_A_TIME("one-at-a-time"),
    /** Every combination. */
    GRID("grid"),
    /** Combinations drawn at random, none twice. */
    RANDOM("random"),
    /** The base, and of each factor only the next levels: one step from it. */
    ONE_STEP("one-step");

    private final String word;

    Design(String word) {
        this.word = word;
    }

    @Override
    public String toString() {
        return word;
    }

    /**
     * The levels of the factors in each variant.
     *
     * @param most how many variants are drawn at random
     */
    public List<List<Integer>> variants(List<Factor> factors, int most, long seed) {
        return switch (this) {
            case ONE_AT_A_TIME -> alone(factors, Integer.MAX_VALUE);
            case ONE_STEP -> alone(factors, 2);
            case GRID -> grid(factors);
            case RANDOM -> drawn(factors, most, seed);
        };
    }

    private static List<Integer> base(List<Factor> factors) {
        return factors.stream().map(_ -> 0).toList();
    }

    /** The base, then at most so many other levels of each factor. */
    private static List<List<Integer>> alone(List<Factor> factors, int most) {
        List<List<Integer>> variants = new ArrayList<>();
        variants.add(base(factors));
        for (int factor = 0; factor < factors.size(); factor++) {
            int levels = factors.get(factor).levels().size();
            for (int level = 1; level < levels && level <= most; level++) {
                List<Integer> one = new ArrayList<>(base(factors));
                one.set(factor, level);
                variants.add(List.copyOf(one));
            }
        }
        return variants;
    }

    private static List<List<Integer>> grid(List<Factor> factors) {
        List<List<Integer>> variants = List.of(List.of());
        for (Factor factor : factors) {
            List<List<Integer>> longer = new ArrayList<>();
            for (List<Integer> begun : variants) {
                for (int level = 0; level < factor.levels().size(); level++) {
                    List<Integer> one = new ArrayList<>(begun);
                    one.add(level);
                    longer.add(List.copyOf(one));
                }
            }
            variants = longer;
        }
        return variants;
    }

    private static List<List<Integer>> drawn(List<Factor> factors, int most, long seed) {
        SplitMix64 random = new SplitMix64(seed);
        double all = 1;
        for (Factor factor : factors) {
            all *= factor.levels().size();
        }
        Set<List<Integer>> variants = new LinkedHashSet<>();
        variants.add(base(factors));
        while (variants.size() < Math.min(most, all)) {
            variants.add(
                    factors.stream().map(factor -> random.below(factor.levels().size())).toList());
        }
        return List.copyOf(variants);
    }
}

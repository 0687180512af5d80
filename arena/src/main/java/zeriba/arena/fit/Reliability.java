package zeriba.arena.fit;

import java.util.ArrayList;
import java.util.List;

/**
 * How true the chances are that were told: of positions of which about the same was told, how the
 * games came out.
 *
 * @param bins tenths of the scale that hold positions, the lowest first
 */
public record Reliability(List<Bin> bins) {

    private static final int BINS = 10;

    /** [design] A bin with fewer positions says nothing. */
    public static final int ENOUGH = 100;

    public Reliability {
        bins = List.copyOf(bins);
    }

    /**
     * Positions of which about the same was told.
     *
     * @param positions how many
     * @param games of how many games they are
     * @param told the mean of the chances told, 0 to 1
     * @param came the mean of the scores that came, 0 to 1
     * @param error the standard error of {@code came} less {@code told}; positions of one game
     *     count as one
     */
    public record Bin(int positions, int games, double told, double came, double error) {

        /** How much more came than was told. */
        public double gap() {
            return came - told;
        }
    }

    /** The curve of these positions. */
    public static Reliability of(List<Sighting> sightings) {
        List<Bin> bins = new ArrayList<>();
        for (int b = 0; b < BINS; b++) {
            int bin = b;
            List<Sighting> in =
                    sightings.stream()
                            .filter(s -> Math.min(BINS - 1, (int) (s.chance() * BINS)) == bin)
                            .toList();
            if (!in.isEmpty()) {
                bins.add(bin(in));
            }
        }
        return new Reliability(bins);
    }

    private static Bin bin(List<Sighting> in) {
        double told = in.stream().mapToDouble(Sighting::chance).average().orElse(0);
        double came = in.stream().mapToDouble(Sighting::score).average().orElse(0);
        double squares = 0;
        double sum = 0;
        int games = 0;
        for (int i = 0; i < in.size(); i++) {
            sum += in.get(i).score() - in.get(i).chance() - (came - told);
            if (i + 1 == in.size() || in.get(i + 1).game() != in.get(i).game()) {
                squares += sum * sum;
                sum = 0;
                games++;
            }
        }
        return new Bin(in.size(), games, told, came, StrictMath.sqrt(squares) / in.size());
    }

    /** The greatest distance from the diagonal where a bin holds enough; 0 where none does. */
    public double worst() {
        return bins.stream()
                .filter(bin -> bin.positions() >= ENOUGH)
                .mapToDouble(bin -> Math.abs(bin.gap()))
                .max()
                .orElse(0);
    }
}

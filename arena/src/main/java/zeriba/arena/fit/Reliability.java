package zeriba.arena.fit;

import java.util.ArrayList;
import java.util.List;

/**
 * How true the chances are that were told: of positions of which about the same was told, how the
 * games came out.
 *
 * @param bins tenths of the scale that hold positions, the lowest first
 * @param doubt how much of the distance from the diagonal may be chance
 */
public record Reliability(List<Bin> bins, Doubt doubt) {

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

        /** Whether it holds enough to be held against what was told. */
        public boolean isHeld() {
            return positions >= ENOUGH;
        }
    }

    /** What a game has in a bin: positions, what was told of them, and how they came out. */
    private record Share(long game, int positions, double told, double came) {

        Share and(Sighting one) {
            return new Share(game, positions + 1, told + one.chance(), came + one.score());
        }

        /** By how much it pulls the bin's sum away from what is told and from the bin's gap. */
        double pull(double gap) {
            return came - told - positions * gap;
        }

        /** The same where all games came out alike, as few do by chance: what is told decides. */
        double pullAsTold() {
            return StrictMath.sqrt(told * (positions - told));
        }
    }

    /** A bin and what each of its games pulls by. */
    private record Tenth(Bin bin, List<Share> shares, List<Double> pulled) {

        static Tenth of(List<Share> shares) {
            List<Double> pulled = pulls(shares);
            return new Tenth(Reliability.bin(shares, pulled), shares, pulled);
        }
    }

    /** The curve of these positions. */
    public static Reliability of(List<Sighting> sightings) {
        List<Tenth> tenths =
                binned(sightings).stream()
                        .filter(shares -> !shares.isEmpty())
                        .map(Tenth::of)
                        .toList();
        Doubt doubt = doubt(tenths.stream().filter(tenth -> tenth.bin().isHeld()).toList());
        return new Reliability(tenths.stream().map(Tenth::bin).toList(), doubt);
    }

    private static Doubt doubt(List<Tenth> held) {
        Doubt.Pulls pulls = new Doubt.Pulls(held.size());
        for (int i = 0; i < held.size(); i++) {
            Tenth tenth = held.get(i);
            for (int g = 0; g < tenth.pulled().size(); g++) {
                double pull = tenth.pulled().get(g) / tenth.bin().positions();
                pulls.add(i, tenth.shares().get(g).game(), pull);
            }
        }
        double[] gaps = held.stream().mapToDouble(tenth -> tenth.bin().gap()).toArray();
        double[] errors = held.stream().mapToDouble(tenth -> tenth.bin().error()).toArray();
        return Doubt.of(gaps, errors, pulls.all());
    }

    /** What each game has in each tenth; positions of a game follow each other. */
    private static List<List<Share>> binned(List<Sighting> sightings) {
        List<List<Share>> bins = new ArrayList<>();
        for (int bin = 0; bin < BINS; bin++) {
            bins.add(new ArrayList<>());
        }
        for (Sighting one : sightings) {
            List<Share> bin = bins.get(Math.min(BINS - 1, (int) (one.chance() * BINS)));
            if (bin.isEmpty() || bin.getLast().game() != one.game()) {
                bin.add(new Share(one.game(), 0, 0, 0));
            }
            bin.set(bin.size() - 1, bin.getLast().and(one));
        }
        return bins;
    }

    private static Bin bin(List<Share> shares, List<Double> pulled) {
        int positions = shares.stream().mapToInt(Share::positions).sum();
        double told = shares.stream().mapToDouble(Share::told).sum() / positions;
        double came = shares.stream().mapToDouble(Share::came).sum() / positions;
        double squares = 0;
        for (double pull : pulled) {
            squares += pull * pull;
        }
        double error = StrictMath.sqrt(squares) / positions;
        return new Bin(positions, shares.size(), told, came, error);
    }

    private static List<Double> pulls(List<Share> shares) {
        Share first = shares.getFirst();
        double score = first.came() / first.positions();
        if (shares.stream().allMatch(share -> share.came() == score * share.positions())) {
            return shares.stream().map(Share::pullAsTold).toList();
        }
        double gap =
                shares.stream().mapToDouble(share -> share.came() - share.told()).sum()
                        / shares.stream().mapToInt(Share::positions).sum();
        return shares.stream().map(share -> share.pull(gap)).toList();
    }

    /** The greatest distance from the diagonal where a bin holds enough; 0 where none does. */
    public double worst() {
        return bins.stream()
                .filter(Bin::isHeld)
                .mapToDouble(bin -> Math.abs(bin.gap()))
                .max()
                .orElse(0);
    }
}

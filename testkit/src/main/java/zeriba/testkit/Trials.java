package zeriba.testkit;

import java.time.Duration;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Assumptions;

/**
 * The trials of a check, one a seed: the first few in the short, the usual and the extended form;
 * in the long one all, in portions of some minutes ({@code zeriba.minutes}, without end where it is
 * not given) that add up in a file ({@code zeriba.sums}). A portion begins at {@code zeriba.from},
 * or else where the portions before it ended.
 *
 * @param name what the sums are kept under; one check, one name
 * @param brief how many seeds the short form tries
 * @param extended how many seeds the extended form tries; the usual one tries a third of them
 * @param whole how many seeds there are to try in all
 */
public record Trials(String name, long brief, long extended, long whole) {

    /** The tag of the test classes that take trials, by which the long form finds them. */
    public static final String TAG = "trials";

    public Trials {
        if (brief < 0 || extended < brief || whole < extended) {
            throw new IllegalArgumentException(
                    "%s: not 0 <= %s <= %s <= %s".formatted(name, brief, extended, whole));
        }
    }

    /** One trial. */
    @FunctionalInterface
    public interface Trial {
        void run(long seed) throws Exception;
    }

    /** Tries the seeds that are due in this run. */
    public void each(Trial trial) throws Exception {
        each(trial, Set::of);
    }

    /**
     * Tries the seeds that are due in this run.
     *
     * @param met what this portion has met, asked for at its end; what portions met adds up too
     */
    public void each(Trial trial, Supplier<Set<String>> met) throws Exception {
        switch (Form.now()) {
            case SHORT -> stretch(trial, brief);
            case USUAL -> stretch(trial, Math.max(brief, Math.ceilDiv(extended, 3)));
            case EXTENDED -> stretch(trial, extended);
            case LONG -> portion(trial, met, Portion.asked());
        }
    }

    private static void stretch(Trial trial, long seeds) throws Exception {
        for (long seed = 0; seed < seeds; seed++) {
            trial.run(seed);
        }
    }

    private void portion(Trial trial, Supplier<Set<String>> met, Portion portion) throws Exception {
        long from = portion.from().orElseGet(() -> portion.sums().end(name));
        Assumptions.assumeTrue(from < whole, () -> name + ": all " + whole + " were tried");
        long end = System.nanoTime() + portion.time().toNanos();
        long seed = from;
        do {
            trial.run(seed++);
        } while (seed < whole && System.nanoTime() - end < 0);
        portion.sums().add(name, from, seed, met.get());
    }

    /** Whether all seeds are tried, in this portion or those before it. */
    public boolean areDone() {
        return Form.now() == Form.LONG && Portion.asked().sums().end(name) >= whole;
    }

    /** What this check has met in all portions that are in the file. */
    public Set<String> met() {
        return Portion.asked().sums().met(name);
    }

    /** What the properties say about a portion. */
    private record Portion(OptionalLong from, Duration time, Sums sums) {

        private static final Duration LONGEST = Duration.ofDays(30);

        static Portion asked() {
            String minutes = System.getProperty("zeriba.minutes", "");
            String from = System.getProperty("zeriba.from", "");
            return new Portion(
                    from.isEmpty() ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(from)),
                    minutes.isEmpty()
                            ? LONGEST
                            : Duration.ofMillis(Math.round(Double.parseDouble(minutes) * 60_000)),
                    Sums.asked());
        }
    }
}

package zeriba.engine.dice;

/**
 * A stream of random numbers that means the same on every machine for ever: SplitMix64 (Steele, Lea
 * and Flood, OOPSLA 2014), written out. Not thread-safe, and not for anything that must be secret.
 */
public final class SplitMix64 {

    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private long state;

    /** The stream of a seed from its first number on. */
    public SplitMix64(long seed) {
        this.state = seed;
    }

    /** Stream number {@code stream} of those that belong to {@code seed}. */
    public static SplitMix64 of(long seed, long stream) {
        return new SplitMix64(mix(seed ^ mix(stream + GOLDEN_GAMMA)));
    }

    /** The next 64 bits. */
    public long next() {
        state += GOLDEN_GAMMA;
        return mix(state);
    }

    /** A number from 0 to {@code bound} - 1, all equally likely to within bound / 2^64. */
    public int below(int bound) {
        return (int) Math.unsignedMultiplyHigh(next(), bound);
    }

    /** A number from 0 to {@code bound} - 1, all equally likely to within bound / 2^64. */
    public long below(long bound) {
        return Math.unsignedMultiplyHigh(next(), bound);
    }

    /** A number from 0 (inclusive) to 1 (exclusive). */
    public double unit() {
        return (next() >>> 11) * 0x1.0p-53;
    }

    private static long mix(long bits) {
        long z = (bits ^ (bits >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}

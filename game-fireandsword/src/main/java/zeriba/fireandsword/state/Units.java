package zeriba.fireandsword.state;

import java.util.stream.IntStream;

/** A set of units by number, as the bits of two words. */
public record Units(long low, long high) {

    /** The most units there can be. */
    public static final int MOST = 128;

    private static final int WORD = 64;
    public static final Units NONE = new Units(0, 0);

    public static Units of(int unit) {
        return NONE.with(unit);
    }

    public Units with(int unit) {
        return unit < WORD
                ? new Units(low | 1L << unit, high)
                : new Units(low, high | 1L << (unit - WORD));
    }

    public Units minus(Units others) {
        return new Units(low & ~others.low, high & ~others.high);
    }

    public Units and(Units others) {
        return new Units(low | others.low, high | others.high);
    }

    /** Whether any of these is in it. */
    public boolean meets(Units others) {
        return ((low & others.low) | (high & others.high)) != 0;
    }

    public boolean contains(int unit) {
        return unit < WORD ? (low >>> unit & 1) != 0 : (high >>> (unit - WORD) & 1) != 0;
    }

    public boolean isEmpty() {
        return (low | high) == 0;
    }

    public int size() {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    /** The lowest number in it; refused for none. */
    public int first() {
        return next(0);
    }

    /** The lowest number from {@code from} on; -1 where there is none. */
    public int next(int from) {
        if (from < WORD) {
            long rest = low & (-1L << from);
            if (rest != 0) {
                return Long.numberOfTrailingZeros(rest);
            }
        }
        long rest = from < WORD ? high : from >= MOST ? 0 : high & (-1L << (from - WORD));
        return rest == 0 ? -1 : WORD + Long.numberOfTrailingZeros(rest);
    }

    /** The numbers in order. */
    public IntStream stream() {
        return IntStream.iterate(next(0), n -> n >= 0, n -> next(n + 1));
    }
}

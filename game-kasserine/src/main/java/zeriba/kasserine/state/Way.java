package zeriba.kasserine.state;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Hexes entered one after another, the goal last. */
public final class Way {

    /** Not said: the documented way. */
    public static final Way CHEAPEST = new Way();

    private final int[] hexes;

    private Way(int... hexes) {
        this.hexes = hexes;
    }

    /** These hexes, in order. */
    public static Way of(int... hexes) {
        return hexes.length == 0 ? CHEAPEST : new Way(hexes.clone());
    }

    /** This way and one hex more. */
    public Way then(int hex) {
        int[] more = Arrays.copyOf(hexes, hexes.length + 1);
        more[hexes.length] = hex;
        return new Way(more);
    }

    public boolean isEmpty() {
        return hexes.length == 0;
    }

    public int length() {
        return hexes.length;
    }

    /** Hex number {@code i} of the way, from 0. */
    public int hex(int i) {
        return hexes[i];
    }

    public IntStream stream() {
        return Arrays.stream(hexes);
    }

    /** The goal. */
    public int last() {
        return hexes[hexes.length - 1];
    }

    public int[] toArray() {
        return hexes.clone();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Way that && Arrays.equals(hexes, that.hexes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(hexes);
    }

    @Override
    public String toString() {
        return Arrays.toString(hexes);
    }
}

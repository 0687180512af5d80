package zeriba.kasserine.state;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A path: hexes entered one after another, the goal last. */
public final class Path {

    /** Not said: the documented path. */
    public static final Path CHEAPEST = new Path();

    private final int[] hexes;

    private Path(int... hexes) {
        this.hexes = hexes;
    }

    /** These hexes, in order. */
    public static Path of(int... hexes) {
        return hexes.length == 0 ? CHEAPEST : new Path(hexes.clone());
    }

    /** This way and one hex more. */
    public Path then(int hex) {
        int[] more = Arrays.copyOf(hexes, hexes.length + 1);
        more[hexes.length] = hex;
        return new Path(more);
    }

    public boolean isEmpty() {
        return hexes.length == 0;
    }

    /** The number of its hexes. */
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
        return other instanceof Path that && Arrays.equals(hexes, that.hexes);
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

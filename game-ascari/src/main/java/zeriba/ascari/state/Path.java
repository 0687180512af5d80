package zeriba.ascari.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The hexes of a move, from where it began; linked from the last one back, so that it shares. */
public final class Path {

    private final int hex;
    private final @Nullable Path before;
    private final int start;
    private final int hash;

    private Path(int hex, @Nullable Path before) {
        this.hex = hex;
        this.before = before;
        this.start = before == null ? hex : before.start;
        this.hash = 31 * hex + (before == null ? 7 : before.hash);
    }

    /** A move that has not left its hex. */
    public static Path from(int hex) {
        return new Path(hex, null);
    }

    /** The path of these hexes, the start first. */
    public static Path of(List<Integer> hexes) {
        Path path = from(hexes.getFirst());
        for (int next : hexes.subList(1, hexes.size())) {
            path = path.to(next);
        }
        return path;
    }

    /** The same with one more hex. */
    public Path to(int next) {
        return new Path(next, this);
    }

    /** Where it has come to. */
    public int hex() {
        return hex;
    }

    public boolean isStart() {
        return before == null;
    }

    /** The path before its last hex. */
    public Path back() {
        if (before == null) {
            throw new IllegalStateException("the move has not left its hex");
        }
        return before;
    }

    /** Where it began. */
    public int start() {
        return start;
    }

    /** All its hexes, the start first. */
    public List<Integer> hexes() {
        List<Integer> hexes = new ArrayList<>();
        for (Path path = this; path.before != null; path = path.before) {
            hexes.add(path.hex);
        }
        hexes.add(start());
        Collections.reverse(hexes);
        return List.copyOf(hexes);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Path that
                        && hash == that.hash
                        && hexes().equals(that.hexes()));
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public String toString() {
        return hexes().toString();
    }
}

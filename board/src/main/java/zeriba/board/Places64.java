package zeriba.board;

import java.util.Iterator;
import java.util.stream.Collectors;

/** A set of places of a board of up to 64: {@link Places} in one word, faster by far. */
public record Places64(long bits) implements Set64<Integer, Places64> {

    public static final Places64 NONE = new Places64(0);

    /** One place. */
    public static Places64 of(int place) {
        return new Places64(1L << checked(place));
    }

    /** The same set, of a board of up to 64 places. */
    public static Places64 of(Places places) {
        return new Places64(places.bits());
    }

    private static int checked(int place) {
        if (place >>> 6 != 0) {
            throw new IllegalArgumentException("no place " + place + " among 64");
        }
        return place;
    }

    /** The same set as that of a board with so many place numbers. */
    public Places on(int capacity) {
        return Places.ofBits(capacity, bits);
    }

    @Override
    public Places64 ofBits(long places) {
        return new Places64(places);
    }

    @Override
    public Integer member(int number) {
        return number;
    }

    @Override
    public int number(Integer member) {
        return member;
    }

    /** Whether a place is in it; boxes beside the board never are. */
    public boolean contains(int place) {
        return has(place);
    }

    /** This set and one place more. */
    public Places64 with(int place) {
        return new Places64(bits | 1L << checked(place));
    }

    /** This set less one place. */
    public Places64 without(int place) {
        return new Places64(bits & ~(1L << checked(place)));
    }

    /** How many members have lower numbers. */
    public int indexOf(int place) {
        return Long.bitCount(bits & ((1L << place) - 1));
    }

    @Override
    public Iterator<Integer> iterator() {
        return new Cursor<>(bits) {
            @Override
            protected Integer of(int number) {
                return number;
            }
        };
    }

    /** The numbers of the members; boards know their labels. */
    @Override
    public String toString() {
        return stream().map(Object::toString).collect(Collectors.joining(", ", "[", "]"));
    }
}

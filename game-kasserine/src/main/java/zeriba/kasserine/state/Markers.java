package zeriba.kasserine.state;

import java.util.ArrayList;
import java.util.List;

/**
 * Support fire markers: how many there are of each value, 1 to 4, and how many lie face down for
 * whoever looks. Markers of one value are all alike.
 *
 * @param counts four bits for each value, the lowest for value 1, then four for those face down
 */
public record Markers(int counts) {

    public static final Markers NONE = new Markers(0);

    /** The highest value of a marker. */
    public static final int HIGHEST = 4;

    private static final int BITS = 4;
    private static final int EACH = 0xf;

    /** One marker of a value, 1 to 4. */
    public static Markers of(int value) {
        return new Markers(1 << (BITS * (value - 1)));
    }

    /** So many markers that lie face down, 0 to 15. */
    public static Markers faceDown(int number) {
        return new Markers(number << (BITS * HIGHEST));
    }

    /** How many there are of a value. */
    public int count(int value) {
        return (counts >>> (BITS * (value - 1))) & EACH;
    }

    /** How many lie face down. */
    public int hidden() {
        return (counts >>> (BITS * HIGHEST)) & EACH;
    }

    /** How many there are. */
    public int size() {
        int size = 0;
        for (int rest = counts; rest != 0; rest >>>= BITS) {
            size += rest & EACH;
        }
        return size;
    }

    /** What those that lie open add to a combat. */
    public int strength() {
        int sum = 0;
        for (int value = 1; value <= HIGHEST; value++) {
            sum += value * count(value);
        }
        return sum;
    }

    public boolean isEmpty() {
        return counts == 0;
    }

    public Markers plus(Markers more) {
        return new Markers(counts + more.counts);
    }

    /** These without some that are among them. */
    public Markers minus(Markers fewer) {
        return new Markers(counts - fewer.counts);
    }

    /** Whether all of these others are among them. */
    public boolean containsAll(Markers others) {
        for (int value = 1; value <= HIGHEST + 1; value++) {
            if (others.count(value) > count(value)) {
                return false;
            }
        }
        return true;
    }

    /** The same number, face down. */
    public Markers turnedDown() {
        return faceDown(size());
    }

    /** The value of marker {@code place} of those that lie open, in ascending order, from 0. */
    public int value(int place) {
        int left = place;
        for (int value = 1; value <= HIGHEST; value++) {
            left -= count(value);
            if (left < 0) {
                return value;
            }
        }
        throw new IndexOutOfBoundsException(place + " in " + this);
    }

    /** The values of those that lie open, in ascending order. */
    public List<Integer> values() {
        List<Integer> values = new ArrayList<>();
        for (int value = 1; value <= HIGHEST; value++) {
            for (int i = count(value); i > 0; i--) {
                values.add(value);
            }
        }
        return values;
    }

    /** The values joined by plus signs, or {@code none}. */
    @Override
    public String toString() {
        String open = String.join("+", values().stream().map(v -> Integer.toString(v)).toList());
        return isEmpty() ? "none" : hidden() > 0 ? open + "?" : open;
    }
}

package zeriba.ascari.state;

import java.util.Arrays;

/**
 * Options as whole numbers, in order: of what kind, with which counter and which place (0 to 1023)
 * each of them is. An army that sets up has hundreds, of which one is made into an action.
 */
public final class OptionCodes {

    private static final int KIND = 28;
    private static final int COUNTER = 20;
    private static final int EIGHT_BITS = 0xff;
    private static final int TEN_BITS = 0x3ff;

    private int[] codes;
    private int size;

    /** No options, with room for so many. */
    public OptionCodes(int room) {
        this.codes = new int[room];
    }

    /** One more option. */
    public void add(int kind, int counter, int place) {
        if (size == codes.length) {
            codes = Arrays.copyOf(codes, 2 * size);
        }
        codes[size++] = kind << KIND | counter << COUNTER | place;
    }

    public int size() {
        return size;
    }

    /** What kind of option the k-th is; refused where there are not so many. */
    public int kind(long k) {
        return code(k) >>> KIND;
    }

    /** The number of its counter. */
    public int counter(long k) {
        return code(k) >>> COUNTER & EIGHT_BITS;
    }

    /** The number of its hex, or of whatever else the kind has there. */
    public int place(long k) {
        return code(k) & TEN_BITS;
    }

    private int code(long k) {
        if (k < 0 || k >= size) {
            throw new IndexOutOfBoundsException("no option " + k + " of " + size);
        }
        return codes[(int) k];
    }
}

package zeriba.testkit.parley.state;

import java.util.ArrayList;
import java.util.List;

/**
 * Where the guard's tokens, numbered from 1, and the omen are. The pool is what is in neither hand
 * nor spent.
 *
 * @param hand the tokens in the guard's hand, as far as they are known: bit {@code n} for number n
 * @param hidden how many more there are in it that are not known
 * @param spent the tokens that have been played, as bits
 * @param omen 0 none, 1 to 3, or {@link #UNKNOWN}
 * @param isUp whether the omen lies face up
 */
public record Tokens(int hand, int hidden, int spent, int omen, boolean isUp) {

    /** How many tokens there are. */
    public static final int COUNT = 8;

    /** How many omens there are. */
    public static final int OMENS = 3;

    /** An omen that lies face down and is not known to the viewer. */
    public static final int UNKNOWN = -1;

    public static final Tokens START = new Tokens(0, 0, 0, 0, false);

    /** The numbers of bits, ascending. */
    public static List<Integer> numbers(int bits) {
        List<Integer> numbers = new ArrayList<>();
        for (int n = 1; n <= COUNT; n++) {
            if ((bits & 1 << n) != 0) {
                numbers.add(n);
            }
        }
        return numbers;
    }

    /** A set of tokens in one word. */
    public static int bits(List<Integer> numbers) {
        return numbers.stream().mapToInt(n -> 1 << n).reduce(0, (a, b) -> a | b);
    }

    /** The known tokens in the hand, ascending. */
    public List<Integer> known() {
        return numbers(hand);
    }

    /** Whether a token is in the hand. */
    public boolean holds(int token) {
        return known().contains(token);
    }

    /** The tokens that may still be in the pool, ascending: with some hidden, more than are. */
    public List<Integer> pool() {
        return numbers(~(hand | spent));
    }

    /** How many tokens are left in the pool. */
    public int left() {
        return pool().size() - hidden;
    }

    /** How many tokens are in the hand. */
    public int handSize() {
        return Integer.bitCount(hand) + hidden;
    }

    /** What an omen that is known is worth at the end. */
    public int omenValue() {
        return Math.max(omen, 0);
    }

    /** The token that is number {@code k}, from 1, of the pool goes to the hand. */
    public Tokens drawn(int k) {
        return new Tokens(hand | 1 << pool().get(k - 1), hidden, spent, omen, isUp);
    }

    /** The tokens after one has been played. */
    public Tokens played(int token) {
        return new Tokens(hand & ~(1 << token), hidden, spent | 1 << token, omen, isUp);
    }

    /** The tokens with an omen laid. */
    public Tokens withOmen(int laid) {
        return new Tokens(hand, hidden, spent, laid, false);
    }

    /** The tokens with the omen turned up. */
    public Tokens turnedUp() {
        return new Tokens(hand, hidden, spent, omen, omen != 0);
    }

    /** With the hand face down. */
    public Tokens withHandHidden() {
        return new Tokens(0, handSize(), spent, omen, isUp);
    }

    /** With the omen not known while it lies face down. */
    public Tokens withOmenHidden() {
        return omen == 0 || isUp ? this : withOmen(UNKNOWN);
    }

    /** With one of the hidden tokens known: number {@code k}, from 1, of those it may be. */
    public Tokens dealt(int k) {
        return new Tokens(hand | 1 << pool().get(k - 1), hidden - 1, spent, omen, isUp);
    }

    /** Whether a viewer who does not see the hand knows where each token of {@code bits} is. */
    public boolean showsAll(int bits) {
        return (bits & ~spent) == 0;
    }
}

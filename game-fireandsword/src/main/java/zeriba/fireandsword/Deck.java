package zeriba.fireandsword;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.Roll;

/**
 * The casualty cards as a set of bits: hearts, diamonds, clubs and spades, each from the ace to the
 * king. Whoever draws throws a die with as many faces as cards are left.
 */
public final class Deck {

    private static final int SUIT = 13;
    private static final int SPADES = 3;
    private static final String SUITS = "♥♦♣♠";
    private static final List<String> RANKS =
            List.of("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K");

    /** How many cards there are. */
    public static final int SIZE = 4 * SUIT;

    /** All of them. */
    public static final long WHOLE = (1L << SIZE) - 1;

    private Deck() {}

    /** Number {@code face}, from 1, of the cards left. */
    public static int card(long deck, int face) {
        long left = deck;
        for (int i = 1; i < face; i++) {
            left &= left - 1;
        }
        return Long.numberOfTrailingZeros(left);
    }

    /** What is left without a card; after the last one all are shuffled anew. */
    public static long without(long deck, int card) {
        long left = deck & ~(1L << card);
        return left == 0 ? WHOLE : left;
    }

    /** How many are left after so many, one more being drawn. */
    public static int fewer(int left) {
        return left == 1 ? SIZE : left - 1;
    }

    public static boolean isHeart(int card) {
        return card / SUIT == 0;
    }

    public static boolean isSpade(int card) {
        return card / SUIT == SPADES;
    }

    public static boolean isAce(int card) {
        return card % SUIT == 0;
    }

    /** The cards that a throw draws, in their order: {@code 10♥ A♠}. */
    static String drawn(long deck, Roll roll) {
        List<String> cards = new ArrayList<>();
        long left = deck;
        for (int i = 0; i < roll.count(); i++) {
            int card = card(left, roll.face(i));
            left = without(left, card);
            cards.add(RANKS.get(card % SUIT) + SUITS.charAt(card / SUIT));
        }
        return String.join(" ", cards);
    }
}

package zeriba.fireandsword.rules.general;

import static zeriba.board.Bits.*;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import zeriba.board.Bits;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Event.Detail;
import zeriba.fireandsword.rules.battle.FaceClasses;

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
    public static final long WHOLE = below(SIZE);

    private Deck() {}

    /** Number {@code face}, from 1, of the cards left. */
    public static int card(long deck, int face) {
        return nth(deck, face - 1);
    }

    /** What is left without a card; after the last one all are shuffled anew. */
    public static long without(long deck, int card) {
        long left = Bits.without(deck, card);
        return isEmpty(left) ? WHOLE : left;
    }

    /** How many are left after so many, one more being drawn. */
    private static int fewer(int left) {
        return left == 1 ? SIZE : left - 1;
    }

    /** Whether a card, 0 to 51, is of hearts. */
    public static boolean isHeart(int card) {
        return card / SUIT == 0;
    }

    /** Whether a stand with this card is dead: by a heart, and on a lost field by a spade. */
    public static boolean kills(int card, boolean won) {
        return isHeart(card) || (!won && card / SUIT == SPADES);
    }

    /** The suits that kill. */
    private static String killing(boolean won) {
        return won ? "♥" : "♥♠";
    }

    /** Whether a card, 0 to 51, is an ace. */
    public static boolean isAce(int card) {
        return card % SUIT == 0;
    }

    /** The cards that a throw draws, in their order: {@code 10♥ A♠}. */
    private static String drawn(long deck, Roll roll) {
        return drawnCards(deck, roll)
                .mapToObj(card -> RANKS.get(card % SUIT) + SUITS.charAt(card / SUIT))
                .collect(Collectors.joining(" "));
    }

    /** What is told of a throw: the cards that it draws, and the suits that kill. */
    public static List<Detail> told(long deck, Roll roll, boolean won) {
        return List.of(new Detail("comes-to", drawn(deck, roll)), new Detail("dead", killing(won)));
    }

    /** The throw that draws so many of the cards left, one after another. */
    public static FaceClasses faceClasses(int left, int many) {
        FaceClasses classes = new FaceClasses();
        int cards = left;
        for (int i = 0; i < many; i++) {
            classes.free(cards);
            cards = fewer(cards);
        }
        return classes;
    }

    /** How many of the cards that a throw draws from the whole deck kill. */
    public static int dead(Roll roll, boolean won) {
        return (int) drawnCards(WHOLE, roll).filter(card -> kills(card, won)).count();
    }

    private static IntStream drawnCards(long deck, Roll roll) {
        int[] cards = new int[roll.count()];
        long left = deck;
        for (int i = 0; i < cards.length; i++) {
            cards[i] = card(left, roll.face(i));
            left = without(left, cards[i]);
        }
        return IntStream.of(cards);
    }
}

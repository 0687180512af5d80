package zeriba.fireandsword.rules.battle;

import static zeriba.board.Bits.*;

import java.util.Arrays;
import zeriba.engine.dice.Dice;

/** The dice of one throw, the faces of each divided into classes that have the same effect. */
public final class FaceClasses {

    private static final int WORD = 64;

    /** Room for the dice of most throws. */
    private static final int ROOM = 16;

    // most stages of a battle throw nothing, and need no room
    private int[] sides = {};
    private long[] cuts = {};
    private int count;

    /** One die of which every face has its own effect. */
    public static FaceClasses of(int faces) {
        FaceClasses classes = new FaceClasses();
        classes.free(faces);
        return classes;
    }

    /** A die on which {@code from} and the faces above it are alike, and those below. */
    public void die(int faces, int from) {
        boolean isInWord = from >= 1 && from <= faces && from <= WORD;
        add(faces, isInWord ? only(from - 1) : NONE);
    }

    /** Several such dice. */
    public void dice(int many, int faces, int from) {
        for (int i = 0; i < many; i++) {
            die(faces, from);
        }
    }

    /** A die of which every face has its own effect. */
    public void free(int faces) {
        add(faces, below(Math.min(faces, WORD)));
    }

    /** A die whose effects change at the faces of which the bits are set, face 1 the lowest. */
    public void add(int faces, long starts) {
        if (count == sides.length) {
            int room = Math.max(ROOM, 2 * count);
            sides = Arrays.copyOf(sides, room);
            cuts = Arrays.copyOf(cuts, room);
        }
        sides[count] = faces;
        cuts[count] = with(starts, 0);
        count++;
    }

    public boolean isEmpty() {
        return count == 0;
    }

    public int count() {
        return count;
    }

    /** The dice that are thrown for these classes of faces together. */
    public Dice dice() {
        return Dice.unequal(Arrays.copyOf(sides, count));
    }

    /** The lowest face of each class of die {@code i}. */
    public int[] lowest(int i) {
        int[] lowest = new int[sides[i]];
        int found = 0;
        for (int face = 1; face <= sides[i]; face++) {
            if (sides[i] > WORD || contains(cuts[i], face - 1)) {
                lowest[found++] = face;
            }
        }
        return Arrays.copyOf(lowest, found);
    }

    /** The sides of die {@code i}. */
    public int sides(int i) {
        return sides[i];
    }
}

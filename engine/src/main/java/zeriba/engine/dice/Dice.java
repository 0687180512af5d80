package zeriba.engine.dice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The dice of one throw: any number, each with any number of sides. A card or marker drawn without
 * replacement is a die with as many sides as are left in the pool, numbered in the pool's order.
 */
public final class Dice {

    /** The most outcomes that {@link #outcomes} lists. */
    public static final int MOST_OUTCOMES = 50_000;

    /** One common die. */
    public static final Dice D6 = of(1, 6);

    /** Nothing to throw: what a step says that passes by itself. */
    public static final Dice NONE = new Dice(new int[0]);

    private final int[] sides;

    private Dice(int[] sides) {
        this.sides = sides;
    }

    /** {@code count} dice of {@code sides} sides. */
    public static Dice of(int count, int sides) {
        int[] all = new int[count];
        Arrays.fill(all, sides);
        return unequal(all);
    }

    /** Dice with these numbers of sides, in this order. */
    public static Dice unequal(int... sides) {
        if (sides.length == 0 || hasNone(sides)) {
            throw new IllegalArgumentException("dice need sides: " + Arrays.toString(sides));
        }
        return new Dice(sides.clone());
    }

    /** Whether a die has no sides; a loop, since every throw of a game asks. */
    private static boolean hasNone(int[] sides) {
        for (int s : sides) {
            if (s < 1) {
                return true;
            }
        }
        return false;
    }

    /** How many dice are thrown together. */
    public int count() {
        return sides.length;
    }

    /** The sides of die {@code i}, from 0. */
    public int sides(int i) {
        return sides[i];
    }

    /** The sides of each die, in order; faces count from 1. */
    public IntStream sides() {
        return Arrays.stream(sides);
    }

    /** Whether all dice have the same number of sides. */
    public boolean areEqual() {
        return sides().distinct().count() == 1;
    }

    /** Whether the roll has as many faces as there are dice, each on its die. */
    public boolean canShow(Roll roll) {
        return roll.count() == sides.length
                && IntStream.range(0, sides.length)
                        .allMatch(i -> roll.face(i) >= 1 && roll.face(i) <= sides[i]);
    }

    /** One throw of them, each die fair and for itself, in order. */
    public Roll thrown(SplitMix64 random) {
        if (sides.length == 1) {
            return Roll.of(1 + random.below(sides[0]));
        }
        int[] faces = new int[sides.length];
        for (int i = 0; i < faces.length; i++) {
            faces[i] = 1 + random.below(sides[i]);
        }
        return Roll.of(faces);
    }

    /** The number of equally likely outcomes, at most {@link Long#MAX_VALUE}. */
    public long size() {
        long size = 1;
        for (int s : sides) {
            if (size > Long.MAX_VALUE / s) {
                return Long.MAX_VALUE;
            }
            size *= s;
        }
        return size;
    }

    /** Every outcome in ascending order; refused above {@link #MOST_OUTCOMES}. */
    public List<Roll> outcomes() {
        if (size() > MOST_OUTCOMES) {
            throw new IllegalStateException(
                    "too many outcomes to list: " + size() + "; fold them into branches");
        }
        List<Roll> all = new ArrayList<>((int) size());
        int[] faces = new int[sides.length];
        Arrays.fill(faces, 1);
        do {
            all.add(Roll.of(faces));
        } while (advance(faces));
        return List.copyOf(all);
    }

    private boolean advance(int[] faces) {
        for (int i = faces.length - 1; i >= 0; i--) {
            if (faces[i] < sides[i]) {
                faces[i]++;
                return true;
            }
            faces[i] = 1;
        }
        return false;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Dice that && Arrays.equals(sides, that.sides);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(sides);
    }

    @Override
    public String toString() {
        return areEqual() ? count() + "d" + sides[0] : "d" + Arrays.toString(sides);
    }
}

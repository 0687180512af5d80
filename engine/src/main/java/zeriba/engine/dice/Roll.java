package zeriba.engine.dice;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The faces that came up, each from 1, in the order of the dice. */
public final class Roll {

    private static final int SMALL = 20;
    private static final Roll[] SINGLE =
            IntStream.rangeClosed(0, SMALL)
                    .mapToObj(face -> new Roll(new int[] {face}))
                    .toArray(Roll[]::new);

    private final int[] faces;

    private Roll(int[] faces) {
        this.faces = faces;
    }

    /** One die. */
    public static Roll of(int face) {
        return face >= 0 && face <= SMALL ? SINGLE[face] : new Roll(new int[] {face});
    }

    /** Several dice. */
    public static Roll of(int... faces) {
        return faces.length == 1 ? of(faces[0]) : new Roll(faces.clone());
    }

    /** How many dice were thrown. */
    public int count() {
        return faces.length;
    }

    /** The face of die {@code i}, from 0. */
    public int face(int i) {
        return faces[i];
    }

    /** The faces added up. */
    public int sum() {
        int sum = 0;
        for (int face : faces) {
            sum += face;
        }
        return sum;
    }

    /** The faces as thrown, in the order of the dice, each from 1. */
    public IntStream faces() {
        return Arrays.stream(faces);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Roll that && Arrays.equals(faces, that.faces);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(faces);
    }

    /** The faces with spaces between them. */
    @Override
    public String toString() {
        return faces().mapToObj(Integer::toString).collect(Collectors.joining(" "));
    }
}

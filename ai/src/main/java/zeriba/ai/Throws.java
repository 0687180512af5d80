package zeriba.ai;

import zeriba.engine.Dice;
import zeriba.engine.Roll;
import zeriba.engine.SplitMix64;

/** Imagined throws. */
final class Throws {

    private Throws() {}

    static Roll of(Dice dice, SplitMix64 random) {
        if (dice.count() == 1) {
            return Roll.of(1 + random.below(dice.sides(0)));
        }
        int[] faces = new int[dice.count()];
        for (int i = 0; i < faces.length; i++) {
            faces[i] = 1 + random.below(dice.sides(i));
        }
        return Roll.of(faces);
    }
}

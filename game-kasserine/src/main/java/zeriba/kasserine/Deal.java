package zeriba.kasserine;

import zeriba.engine.Dice;
import zeriba.engine.DiceCup;

/** A full state for somebody who does not see everything: drawn for searching players. */
final class Deal {

    private Deal() {}

    /** Some state that what is seen allows: markers face down are drawn from what is left. */
    static Kasserine dealt(Kasserine seen, DiceCup cup) {
        Support support = seen.support();
        for (Army army : Army.values()) {
            Markers hand = support.hand(army);
            if (hand.hidden() > 0) {
                support = support.hand(army, drawn(seen, army, hand.hidden(), cup));
            }
        }
        return support.equals(seen.support()) ? seen : seen.support(support);
    }

    private static Markers drawn(Kasserine seen, Army army, int count, DiceCup cup) {
        Markers left = seen.terms().charts().pool(army).minus(seen.support().spent(army));
        Markers hand = Markers.NONE;
        for (int i = 0; i < count; i++) {
            int face = cup.roll(Dice.of(1, left.size()), i + 1L).face(0);
            Markers marker = Markers.of(left.value(face - 1));
            left = left.minus(marker);
            hand = hand.plus(marker);
        }
        return hand;
    }
}

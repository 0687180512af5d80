package zeriba.kasserine;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import zeriba.engine.dice.Dice;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.rules.Determinization;
import zeriba.kasserine.rules.S08_Allotment;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Markers;
import zeriba.kasserine.state.Support;

/**
 * Determinizations: full states that agree with what somebody sees, drawn for searching players.
 */
final class Determinizations {

    private Determinizations() {}

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

    /** Every such state, with the number of ways in which the markers come to lie like that. */
    static List<Determinization<Kasserine>> all(Kasserine seen) {
        List<Determinization<Kasserine>> all = List.of(new Determinization<>(seen, 1));
        for (Army army : Army.values()) {
            Markers hand = seen.support().hand(army);
            if (hand.hidden() > 0) {
                Markers left =
                        seen.parameters().charts().pool(army).minus(seen.support().spent(army));
                Map<Markers, Long> hands = S08_Allotment.hands(left, hand.hidden());
                all = all.stream().flatMap(deal -> dealt(deal, army, hands)).toList();
            }
        }
        return all;
    }

    private static Stream<Determinization<Kasserine>> dealt(
            Determinization<Kasserine> deal, Army army, Map<Markers, Long> hands) {
        return hands.entrySet().stream()
                .map(hand ->
                        new Determinization<>(
                                deal.state()
                                        .support(deal.state().support().hand(army, hand.getKey())),
                                deal.weight() * hand.getValue()));
    }

    private static Markers drawn(Kasserine seen, Army army, int count, DiceCup cup) {
        Markers left = seen.parameters().charts().pool(army).minus(seen.support().spent(army));
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

package zeriba.engine.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import zeriba.engine.dice.Dice;
import zeriba.engine.dice.Roll;

/**
 * One distinct effect of a throw.
 *
 * @param roll one throw that has this effect, the lowest
 * @param weight how many of the equally likely throws have it, at least 1
 */
public record Branch(Roll roll, long weight) {

    /** The throw in {@code state} folded by equality of what follows; empty above the limit. */
    public static <S, A> List<Branch> fold(Rules<S, A> rules, S state, Dice dice) {
        if (dice.size() > Dice.MOST_OUTCOMES) {
            return List.of();
        }
        Map<S, Integer> places = new HashMap<>();
        List<Branch> branches = new ArrayList<>();
        for (Roll roll : dice.outcomes()) {
            int next = branches.size();
            int place = places.computeIfAbsent(rules.roll(state, roll), _ -> next);
            if (place == next) {
                branches.add(new Branch(roll, 1));
            } else {
                Branch old = branches.get(place);
                branches.set(place, new Branch(old.roll, old.weight + 1));
            }
        }
        return List.copyOf(branches);
    }
}

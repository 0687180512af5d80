package zeriba.fireandsword.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Branch;
import zeriba.fireandsword.rules.battle.FaceClasses;
import zeriba.fireandsword.state.Sudan;

/** Every combination of classes of faces of a throw, folded by what follows from it. */
final class Folding {

    private final Throwing step;
    private final Sudan state;
    private final FaceClasses classes;
    private final Map<Sudan, Integer> places = new HashMap<>();
    private final List<Branch> branches = new ArrayList<>();

    Folding(Throwing step, Sudan state, FaceClasses classes) {
        this.step = step;
        this.state = state;
        this.classes = classes;
    }

    List<Branch> branches() {
        int count = classes.count();
        int[][] lowest = new int[count][];
        for (int i = 0; i < count; i++) {
            lowest[i] = classes.lowest(i);
        }
        int[] at = new int[count];
        int[] faces = new int[count];
        boolean more = true;
        while (more) {
            long weight = 1;
            for (int i = 0; i < count; i++) {
                faces[i] = lowest[i][at[i]];
                int next =
                        at[i] + 1 < lowest[i].length ? lowest[i][at[i] + 1] : classes.sides(i) + 1;
                weight *= next - faces[i];
            }
            add(Roll.of(faces), weight);
            more = advance(at, lowest);
        }
        return List.copyOf(branches);
    }

    private void add(Roll roll, long weight) {
        int next = branches.size();
        int place = places.computeIfAbsent(step.roll(state, roll), _ -> next);
        if (place == next) {
            branches.add(new Branch(roll, weight));
        } else {
            Branch old = branches.get(place);
            branches.set(place, new Branch(old.roll(), old.weight() + weight));
        }
    }

    private static boolean advance(int[] at, int[][] lowest) {
        for (int i = at.length - 1; i >= 0; i--) {
            if (++at[i] < lowest[i].length) {
                return true;
            }
            at[i] = 0;
        }
        return false;
    }
}

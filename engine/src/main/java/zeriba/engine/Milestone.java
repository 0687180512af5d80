package zeriba.engine;

import java.util.Map;

/**
 * All that a game goes on from at one entry, without the entries that led there.
 *
 * @param number the number of the entry
 * @param standing the number of the last entry that counts; 0 where none does
 * @param choices by role's name, how many of its choices count
 * @param state the position after it
 */
public record Milestone<S>(
        int number,
        int standing,
        Map<String, Integer> choices,
        S state,
        Talk talk,
        Instructions instructions) {

    public Milestone {
        choices = Map.copyOf(choices);
    }

    static <S> Milestone<S> beginning(S state) {
        return new Milestone<>(0, 0, Map.of(), state, Talk.NONE, Instructions.NONE);
    }
}

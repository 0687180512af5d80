package zeriba.engine.record;

import java.util.Map;

/**
 * A checkpoint: all that a game goes on from at one entry, without the entries that led there.
 *
 * @param number the number of the entry
 * @param standing the number of the last entry that counts; 0 where none does
 * @param choices by role's name, how many of its choices count
 * @param state the position after it
 */
public record Checkpoint<S>(
        int number,
        int standing,
        Map<String, Integer> choices,
        S state,
        TableStatus talk,
        Instructions instructions) {

    public Checkpoint {
        choices = Map.copyOf(choices);
    }

    static <S> Checkpoint<S> beginning(S state) {
        return new Checkpoint<>(0, 0, Map.of(), state, TableStatus.NONE, Instructions.NONE);
    }
}

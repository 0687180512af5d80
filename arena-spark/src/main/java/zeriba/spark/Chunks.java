package zeriba.spark;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import zeriba.arena.experiment.GameKey;

/**
 * Cuts games into what one executor plays in one go.
 *
 * @param most how many games one has at most; one pair is never cut
 * @param atOnce among how many they are shared
 */
record Chunks(int most, int atOnce) {

    /** [design] How many games are handed out before more are: what the driver keeps in memory. */
    private static final int WAVE = 200_000;

    /** The next games; none where there are no more. */
    static List<GameKey> wave(Iterator<GameKey> keys) {
        List<GameKey> wave = new ArrayList<>();
        while (wave.size() < WAVE && keys.hasNext()) {
            wave.add(keys.next());
        }
        return wave;
    }

    /** All games in their order, those of one round and variant together. */
    List<Chunk> of(List<GameKey> keys) {
        int wanted = Math.clamp(Math.ceilDiv(keys.size(), Math.max(1, atOnce)), 1, most);
        List<Chunk> chunks = new ArrayList<>();
        List<GameKey> chunk = new ArrayList<>();
        for (GameKey key : keys) {
            if (chunk.size() >= wanted && !isOnePair(chunk.getLast(), key)) {
                chunks.add(Chunk.of(chunk));
                chunk.clear();
            }
            chunk.add(key);
        }
        if (!chunk.isEmpty()) {
            chunks.add(Chunk.of(chunk));
        }
        return chunks;
    }

    private static boolean isOnePair(GameKey one, GameKey next) {
        return one.round() == next.round() && one.variant() == next.variant();
    }
}

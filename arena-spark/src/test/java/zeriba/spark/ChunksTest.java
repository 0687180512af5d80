package zeriba.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.arena.experiment.GameKey;

class ChunksTest {

    private static List<GameKey> games(int rounds, int variants, int seatings) {
        List<GameKey> games = new ArrayList<>();
        for (long round = 0; round < rounds; round++) {
            for (int variant = 0; variant < variants; variant++) {
                for (int seating = 0; seating < seatings; seating++) {
                    games.add(new GameKey(round, variant, seating));
                }
            }
        }
        return games;
    }

    @Test
    void everyGameIsInOneChunkAndNoPairIsCut() {
        List<GameKey> games = games(7, 3, 2);

        List<Chunk> chunks = new Chunks(5, 2).of(games);

        List<GameKey> inChunks = new ArrayList<>();
        chunks.forEach(chunk -> inChunks.addAll(chunk.games()));
        assertThat(inChunks).isEqualTo(games);
        assertThat(chunks).allMatch(chunk -> chunk.games().size() % 2 == 0).hasSize(7);
    }

    @Test
    void fewGamesAreSharedAmongAll() {
        assertThat(new Chunks(1000, 8).of(games(10, 1, 2))).hasSizeBetween(5, 8);
    }

    @Test
    void whereNothingIsLeftThereIsNoChunk() {
        assertThat(new Chunks(10, 4).of(List.of())).isEmpty();
    }
}

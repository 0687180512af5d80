package zeriba.spark;

import java.io.Serializable;
import java.util.List;
import zeriba.arena.experiment.GameKey;

/** Some games for one executor: whole pairs, so that one that is lost leaves no half of any. */
record Chunk(List<Sent> sent) implements Serializable {

    /** A game's key, as it is sent. */
    record Sent(long round, int variant, int seating) implements Serializable {}

    Chunk {
        sent = List.copyOf(sent);
    }

    static Chunk of(List<GameKey> keys) {
        return new Chunk(
                keys.stream()
                        .map(key -> new Sent(key.round(), key.variant(), key.seating()))
                        .toList());
    }

    List<GameKey> games() {
        return sent.stream()
                .map(one -> new GameKey(one.round(), one.variant(), one.seating()))
                .toList();
    }
}

package zeriba.arena.experiment.local;

import java.util.function.Supplier;

/** When the games of an experiment may be played on, where others want the processor as well. */
public interface Turns {

    /** What {@code part} comes to, which lasts about {@link #nanos()}, when it is its turn. */
    <T> T take(Supplier<T> part);

    /** How long one turn lasts. */
    long nanos();

    /** Where nobody else wants it: a game is played in one go. */
    static Turns unshared() {
        return new Turns() {
            @Override
            public <T> T take(Supplier<T> part) {
                return part.get();
            }

            @Override
            public long nanos() {
                return Long.MAX_VALUE;
            }
        };
    }
}

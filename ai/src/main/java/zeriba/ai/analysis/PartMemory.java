package zeriba.ai.analysis;

import java.util.Optional;

/**
 * Where the parts of an analysis are kept, so that one that was broken off goes on. Called by
 * several threads at once.
 */
public interface PartMemory<A> {

    /** The part of this number, if it is known. */
    Optional<PartAnalysis<A>> recall(int number);

    /** Keeps a part that is done. */
    void keep(PartAnalysis<A> part);

    /** One that forgets. */
    static <A> PartMemory<A> none() {
        return new PartMemory<>() {
            @Override
            public Optional<PartAnalysis<A>> recall(int number) {
                return Optional.empty();
            }

            @Override
            public void keep(PartAnalysis<A> part) {}
        };
    }
}

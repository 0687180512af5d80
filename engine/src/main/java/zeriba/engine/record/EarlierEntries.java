package zeriba.engine.record;

/** The entries before a journal that was resumed, loaded when somebody asks for them. */
@FunctionalInterface
public interface EarlierEntries<S, A> {

    /**
     * The journal as it was after entry {@code number}, from 0 to that which was resumed, with that
     * entry itself.
     */
    Journal<S, A> at(int number);
}

package zeriba.arena.measure;

import java.util.List;
import java.util.function.ObjDoubleConsumer;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;

/** Watches one game for one measure; used by one thread. */
public interface Watch<S, A> {

    /** Somebody chooses. */
    default void chose(S before, Role role, Pending.Choice<A> choice, A action, long nanos) {}

    /** What followed from an entry; told only to watches of measures that want it. */
    default void happened(S before, List<Event> events) {}

    /** What was measured, once the game is over: a number by key. */
    void tell(S end, ObjDoubleConsumer<String> facts);
}

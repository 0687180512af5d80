package zeriba.server.lobby;

import java.util.List;
import zeriba.engine.schema.As;
import zeriba.server.admission.Scheduler;
import zeriba.server.operation.Operation;

/** The operation that tells one's position in the queue. */
public final class QueuePositions {

    private QueuePositions() {}

    /** Where one's own questions stand, the next first. */
    public record QueueTold(
            @As.Doc("How many wait, of everybody.") int waiting, List<PlaceInQueue> yours) {}

    /** Where a question stands that the server has yet to compute. */
    public record PlaceInQueue(
            Scheduler.Kind kind, String table, @As.Doc("1 for the next.") int place, int of) {}

    /** Tells of what waits for its turn with {@code scheduler}. */
    public static Operation<QueueTold> operation(Scheduler scheduler) {
        return new Operation<>(
                "queue",
                "Tells where your questions stand that wait to be computed: advice, odds, looks, analyses.",
                List.of(),
                "waiting: how many wait, of everybody; yours: of each, kind, table, place, of",
                QueueTold.class,
                (asker, _) ->
                        new QueueTold(
                                scheduler.waiting(),
                                scheduler.places(asker.id()).stream()
                                        .map(p ->
                                                new PlaceInQueue(
                                                        p.kind(), p.table(), p.place(), p.of()))
                                        .toList()));
    }
}

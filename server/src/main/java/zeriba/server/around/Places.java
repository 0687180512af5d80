package zeriba.server.around;

import java.util.List;
import java.util.Locale;
import zeriba.engine.text.Value;
import zeriba.server.admission.Scheduler;
import zeriba.server.operation.Operation;

/** The operation that tells where in the queue one stands. */
public final class Places {

    private Places() {}

    /** Tells of what waits for its turn with {@code scheduler}. */
    public static Operation operation(Scheduler scheduler) {
        return new Operation(
                "queue",
                "Tells where your questions stand that wait to be computed: advice, odds, looks.",
                List.of(),
                "waiting: how many wait, of everybody; yours: of each, kind, table, place, of",
                (asker, _) ->
                        Value.NO_FIELDS
                                .with("waiting", Value.of(scheduler.waiting()))
                                .with("yours", yours(scheduler.places(asker.id()))));
    }

    private static Value yours(List<Scheduler.Place> places) {
        return Value.of(places.stream().map(Places::told).toList());
    }

    private static Value told(Scheduler.Place place) {
        return Value.NO_FIELDS
                .with("kind", Value.of(place.kind().name().toLowerCase(Locale.ROOT)))
                .with("table", Value.of(place.table()))
                .with("place", Value.of(place.place()))
                .with("of", Value.of(place.of()));
    }
}

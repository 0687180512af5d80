package zeriba.testkit.parley;

import java.util.List;
import zeriba.engine.BoardQuery;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/** The questions that the board answers. */
final class ParleyLooks {

    static final List<BoardQuery.Kind> KINDS =
            List.of(
                    new BoardQuery.Kind("reach", "Where may it go?", true, false),
                    new BoardQuery.Kind("threat", "Who can shoot here?", false, true),
                    new BoardQuery.Kind("duties", "What must still be done?", false, false));

    private ParleyLooks() {}

    static Value.Fields answer(Parley seen, BoardQuery look) throws UnreadableException {
        return switch (look.what()) {
            case "reach" ->
                    reach(seen, ParleyForm.SCHEMA.of(Unit.class).read(Value.of(look.unit())));
            case "threat" ->
                    threat(seen, ParleyForm.SCHEMA.of(Place.class).read(Value.of(look.place())));
            case "duties" -> Value.NO_FIELDS.with("duties", Value.texts(List.of()));
            default ->
                    throw new UnreadableException(
                            "what", "this board does not answer " + look.what());
        };
    }

    private static Value.Fields reach(Parley seen, Unit unit) {
        List<Value> places =
                Place.onMap().stream()
                        .filter(to -> canReach(seen, unit, to))
                        .map(to -> (Value) Value.NO_FIELDS.with("place", Value.of(to.id())))
                        .toList();
        return Value.NO_FIELDS.with("places", Value.of(places));
    }

    private static boolean canReach(Parley seen, Unit unit, Place to) {
        return unit.isOf(Seats.GUARD)
                ? S5_Sally.documented(seen, unit, to).isPresent()
                : seen.at(unit).isLinkedTo(to)
                        && Objections.entering(seen, unit, to).isEmpty()
                        && Objections.stopping(seen, unit, to).isEmpty();
    }

    private static Value.Fields threat(Parley seen, Place place) {
        return Value.NO_FIELDS.with(
                "units",
                Value.texts(
                        Unit.GUARD.stream()
                                .filter(guard -> seen.at(guard).isLinkedTo(place))
                                .map(Unit::name)
                                .toList()));
    }
}

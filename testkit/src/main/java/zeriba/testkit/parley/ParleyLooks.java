package zeriba.testkit.parley;

import java.util.List;
import zeriba.engine.BoardQuery;
import zeriba.engine.schema.As.Tag;
import zeriba.engine.schema.Shape;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.testkit.parley.state.Act;
import zeriba.testkit.parley.state.Place;
import zeriba.testkit.parley.state.Seats;
import zeriba.testkit.parley.state.Unit;

/** What the board shows: itself, and answers to questions about it. */
final class ParleyLooks {

    static final List<BoardQuery.Kind> KINDS =
            List.of(
                    new BoardQuery.Kind("reach", "Where may it go?", true, false),
                    new BoardQuery.Kind("threat", "Who can shoot here?", false, true),
                    new BoardQuery.Kind("duties", "What must still be done?", false, false));

    /** What a screen is told beside the position; it is written as its records stand here. */
    @Tag("")
    private sealed interface Answer {}

    /** Where a unit may go. */
    private record Reachable(List<Goal> places) implements Answer {}

    /** A place that a unit may go to. */
    private record Goal(Place place) {}

    /** Who can shoot at a place. */
    private record Threat(List<Unit> units) implements Answer {}

    /** What must still be done. */
    private record Duties(List<String> duties) implements Answer {}

    /** The map and the counters for drawing. */
    private record Sheet(List<Spot> places, List<List<String>> ways, List<Unit> units)
            implements Answer {}

    /** A place of the map. */
    private record Spot(Place id) {}

    /** How many dice are thrown. */
    private record Throw(int dice) implements Answer {}

    private static final Shape<Answer> ANSWERS = ParleyForm.SCHEMA.of(Answer.class);

    private ParleyLooks() {}

    static Value.Fields answer(Parley seen, BoardQuery look) throws UnreadableException {
        return written(told(seen, look));
    }

    private static Answer told(Parley seen, BoardQuery look) throws UnreadableException {
        return switch (look.what()) {
            case "reach" ->
                    reach(seen, ParleyForm.SCHEMA.of(Unit.class).read(Value.of(look.unit())));
            case "threat" ->
                    threat(seen, ParleyForm.SCHEMA.of(Place.class).read(Value.of(look.place())));
            case "duties" -> new Duties(List.of());
            default ->
                    throw new UnreadableException(
                            "what", "this board does not answer " + look.what());
        };
    }

    static Value.Fields sheet() {
        return written(
                new Sheet(Place.onMap().stream().map(Spot::new).toList(), Place.ways(), Unit.ALL));
    }

    /** Of a storm the number of dice; nothing of anything else. */
    static Value.Fields arithmetic(Parley seen, Act act) {
        return act instanceof Act.Storm storm
                ? written(new Throw(new S4_Storm.Storming(storm.units(), 4).dice(seen).count()))
                : Value.NO_FIELDS;
    }

    private static Value.Fields written(Answer answer) {
        return (Value.Fields) ANSWERS.write(answer);
    }

    private static Reachable reach(Parley seen, Unit unit) {
        return new Reachable(
                Place.onMap().stream()
                        .filter(to -> canReach(seen, unit, to))
                        .map(Goal::new)
                        .toList());
    }

    private static boolean canReach(Parley seen, Unit unit, Place to) {
        return unit.isOf(Seats.GUARD)
                ? S5_Sally.documented(seen, unit, to).isPresent()
                : seen.at(unit).isLinkedTo(to)
                        && Objections.entering(seen, unit, to).isEmpty()
                        && Objections.stopping(seen, unit, to).isEmpty();
    }

    private static Threat threat(Parley seen, Place place) {
        return new Threat(
                Unit.GUARD.stream().filter(guard -> seen.at(guard).isLinkedTo(place)).toList());
    }
}

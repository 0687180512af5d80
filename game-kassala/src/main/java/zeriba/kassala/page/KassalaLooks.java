package zeriba.kassala.page;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.BoardQuery;
import zeriba.engine.text.TreeReader;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.kassala.rules.S2D_Movement;
import zeriba.kassala.rules.S2D_Objections;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Contacts;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Unit;

/** What the board shows on request. */
public record KassalaLooks(Kassala state) {

    /** The questions. */
    public static final List<BoardQuery.Kind> KINDS =
            List.of(
                    new BoardQuery.Kind("reach", "Where a unit may go", true, false),
                    new BoardQuery.Kind(
                            "exposure", "Where a unit could be attacked next turn", true, false),
                    new BoardQuery.Kind("threat", "Who can attack a hex next turn", false, false),
                    new BoardQuery.Kind("duties", "Who must still fight", false, false));

    /** The answer to one. */
    public Value.Fields answer(BoardQuery look) throws UnreadableException {
        return switch (look.what()) {
            case "reach" -> reach(unit(look));
            case "exposure" -> exposure(unit(look));
            case "threat" ->
                    look.place().isEmpty() ? threats() : new Threat(state, hex(look)).written();
            case "duties" -> duties();
            default ->
                    throw new UnreadableException(
                            "what", "this board shows reach, exposure, threat and duties");
        };
    }

    private static Unit unit(BoardQuery look) throws UnreadableException {
        return new TreeReader("unit", Value.of(look.unit())).named("unit", Unit::named);
    }

    private int hex(BoardQuery look) throws UnreadableException {
        return new TreeReader("place", Value.of(look.place()))
                .numbered("hex", state.map().grid()::find);
    }

    /** Where a unit could go from where it stands, if it were its turn to move. */
    private Value.Fields reach(Unit unit) {
        Value.Fields answer = Value.NO_FIELDS.with("unit", Value.of(unit.name()));
        List<Value> places = new ArrayList<>();
        if (state.isOnMap(unit)) {
            boolean done = state.moved().contains(unit);
            String held =
                    done
                            ? "G-20"
                            : S2D_Objections.mayNotLeave(state, unit)
                                    .map(objection -> objection.rule())
                                    .orElse("");
            if (!held.isEmpty()) {
                answer = answer.with("held", Value.of(held));
            } else {
                long hexes = S2D_Movement.goals(state, unit);
                for (long rest = hexes; rest != 0; rest &= rest - 1) {
                    places.add(goal(unit, Long.numberOfTrailingZeros(rest)));
                }
            }
        }
        return answer.with("places", Value.of(places));
    }

    private Value goal(Unit unit, int hex) {
        S2D_Movement.Way way = S2D_Movement.way(state, unit, hex);
        Value.Fields goal =
                Value.NO_FIELDS
                        .with("at", Value.of(state.map().label(hex)))
                        .with("cost", Value.of(way.cost()))
                        .with("path", Value.texts(way.hexes()));
        return way.stops() ? goal.with("stops", Value.of("II.D.10")) : goal;
    }

    /** Who could attack a unit next turn, in each hex that it may go to and where it stands. */
    private Value.Fields exposure(Unit unit) {
        List<Value> places = new ArrayList<>();
        if (state.isOnMap(unit)) {
            long hexes = 1L << state.place(unit) | S2D_Movement.goals(state, unit);
            for (long rest = hexes; rest != 0; rest &= rest - 1) {
                int hex = Long.numberOfTrailingZeros(rest);
                places.add(new Threat(state.put(unit, hex), hex).written());
            }
        }
        return Value.NO_FIELDS.with("unit", Value.of(unit.name())).with("places", Value.of(places));
    }

    private Value.Fields threats() {
        List<Value> threats = new ArrayList<>();
        long held = state.occupied(Army.MOSLEM) | state.occupied(Army.CHRISTIAN);
        for (long rest = held; rest != 0; rest &= rest - 1) {
            Threat threat = new Threat(state, Long.numberOfTrailingZeros(rest));
            if (!threat.attackers().isEmpty()) {
                threats.add(threat.written());
            }
        }
        return Value.NO_FIELDS.with("places", Value.of(threats));
    }

    private Value.Fields duties() {
        Contacts contacts = state.contacts();
        return Value.NO_FIELDS
                .with("units", Value.texts(contacts.due().names()))
                .with("enemies", Value.texts(state.unitsIn(contacts.targets()).names()))
                .with("rule", Value.of("II.E.3"));
    }
}

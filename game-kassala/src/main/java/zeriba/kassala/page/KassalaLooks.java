package zeriba.kassala.page;

import static zeriba.board.Bits.*;

import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.BoardQuery;
import zeriba.engine.rules.Objection;
import zeriba.engine.schema.Schema;
import zeriba.engine.sheet.GameTables;
import zeriba.engine.sheet.Inspection;
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
                    new BoardQuery.Kind("duties", "Who must still fight", false, false),
                    new BoardQuery.Kind(
                            Inspection.WHAT, "What is to be known of a unit or hex", false, false),
                    new BoardQuery.Kind(GameTables.WHAT, "The tables of the game", false, false));

    private static final Schema SCHEMA = new Schema(MethodHandles.lookup(), Map.of());

    /** Where a unit may go, or the paragraph by which it is held. */
    private record Reach(String unit, Optional<String> held, List<Goal> places) {}

    /**
     * A hex within reach: what it costs, by which hexes, and by which paragraph one stops there.
     */
    private record Goal(String at, int cost, List<String> path, Optional<String> stops) {}

    /** Who could attack a unit, by place. */
    private record Exposure(String unit, List<Threat.Answer> places) {}

    /** Who could be attacked, by place. */
    private record Threats(List<Threat.Answer> places) {}

    /** Who must still fight. */
    private record Duties(List<String> units, List<String> enemies, String rule) {}

    /** The answer to one. */
    public Value.Fields answer(BoardQuery look) throws UnreadableException {
        return switch (look.what()) {
            case "reach" -> SCHEMA.written(reach(unit(look)));
            case "exposure" -> SCHEMA.written(exposure(unit(look)));
            case "threat" ->
                    SCHEMA.written(
                            look.place().isEmpty()
                                    ? threats()
                                    : new Threat(state, hex(look)).answer());
            case "duties" -> SCHEMA.written(duties());
            case Inspection.WHAT -> inspection(look).written();
            case GameTables.WHAT -> new KassalaTables(state).all().written();
            default ->
                    throw new UnreadableException(
                            "what",
                            "this board shows reach, exposure, threat, duties, inspect and tables");
        };
    }

    private Inspection inspection(BoardQuery look) throws UnreadableException {
        KassalaInspector inspector = new KassalaInspector(state);
        return look.unit().isEmpty() ? inspector.of(hex(look)) : inspector.of(unit(look));
    }

    private static Unit unit(BoardQuery look) throws UnreadableException {
        return new TreeReader("unit", Value.of(look.unit())).named("unit", Unit::named);
    }

    private int hex(BoardQuery look) throws UnreadableException {
        return new TreeReader("place", Value.of(look.place()))
                .numbered("hex", state.map().grid()::find);
    }

    /** Where a unit could go from where it stands, if it were its turn to move. */
    private Reach reach(Unit unit) {
        if (!state.isOnMap(unit)) {
            return new Reach(unit.name(), Optional.empty(), List.of());
        }
        Optional<String> held =
                state.moved().contains(unit)
                        ? Optional.of("G-20")
                        : S2D_Objections.mayNotLeave(state, unit).map(Objection::rule);
        long goals = held.isPresent() ? NONE : S2D_Movement.goals(state, unit);
        return new Reach(
                unit.name(), held, stream(goals).mapToObj(hex -> goal(unit, hex)).toList());
    }

    private Goal goal(Unit unit, int hex) {
        S2D_Movement.Way way = S2D_Movement.way(state, unit, hex);
        Optional<String> stops = way.stops() ? Optional.of("II.D.10") : Optional.empty();
        return new Goal(state.map().label(hex), way.cost(), way.hexes(), stops);
    }

    /** Who could attack a unit next turn, in each hex that it may go to and where it stands. */
    private Exposure exposure(Unit unit) {
        long hexes =
                state.isOnMap(unit)
                        ? with(S2D_Movement.goals(state, unit), state.place(unit))
                        : NONE;
        return new Exposure(
                unit.name(),
                stream(hexes)
                        .mapToObj(hex -> new Threat(state.put(unit, hex), hex).answer())
                        .toList());
    }

    private Threats threats() {
        return new Threats(
                stream(union(state.occupied(Army.MOSLEM), state.occupied(Army.CHRISTIAN)))
                        .mapToObj(hex -> new Threat(state, hex))
                        .filter(threat -> !threat.attackers().isEmpty())
                        .map(Threat::answer)
                        .toList());
    }

    private Duties duties() {
        Contacts contacts = state.contacts();
        return new Duties(
                contacts.due().names(), state.unitsIn(contacts.targets()).names(), "II.E.3");
    }
}

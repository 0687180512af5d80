package zeriba.kasserine.page;

import static zeriba.board.Bits.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import zeriba.board.Places;
import zeriba.engine.BoardQuery;
import zeriba.engine.rules.Objection;
import zeriba.engine.sheet.GameTables;
import zeriba.engine.sheet.Inspection;
import zeriba.engine.text.TreeReader;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.kasserine.page.Answer.Duties;
import zeriba.kasserine.page.Answer.Exposed;
import zeriba.kasserine.page.Answer.Goal;
import zeriba.kasserine.page.Answer.Objective;
import zeriba.kasserine.page.Answer.Objectives;
import zeriba.kasserine.page.Answer.Reachable;
import zeriba.kasserine.page.Answer.Reinforcement;
import zeriba.kasserine.page.Answer.Reinforcements;
import zeriba.kasserine.page.Answer.Threat;
import zeriba.kasserine.page.Answer.Threatened;
import zeriba.kasserine.rules.Encounters;
import zeriba.kasserine.rules.Reach;
import zeriba.kasserine.rules.S04_Sequence;
import zeriba.kasserine.rules.S05_Movement;
import zeriba.kasserine.rules.S05_Movement.Going;
import zeriba.kasserine.rules.S05_Objections;
import zeriba.kasserine.rules.S05_Phases.Movement;
import zeriba.kasserine.rules.S11_Reinforcements;
import zeriba.kasserine.rules.S18_Victory;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.KasserineMap;
import zeriba.kasserine.state.Phase;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;

/** What the board shows on request. */
public record KasserineLooks(Kasserine state) {

    /** The questions. */
    public static final List<BoardQuery.Kind> KINDS =
            List.of(
                    new BoardQuery.Kind("reach", "Where a unit may go", true, false),
                    new BoardQuery.Kind("threat", "Who can attack a hex next turn", false, false),
                    new BoardQuery.Kind(
                            "exposure", "Who could attack a unit where it may go", true, false),
                    new BoardQuery.Kind("duties", "Who must still arrive", false, false),
                    new BoardQuery.Kind("due", "Who comes when, and after what", false, false),
                    new BoardQuery.Kind("control", "Who holds the objectives", false, false),
                    new BoardQuery.Kind("support", "The pools of support fire", false, false),
                    new BoardQuery.Kind(
                            Inspection.WHAT, "What is to be known of a unit or hex", false, false),
                    new BoardQuery.Kind(GameTables.WHAT, "The tables of the game", false, false));

    /** The answer to one. */
    public Answer answer(BoardQuery look) throws UnreadableException {
        return switch (look.what()) {
            case "reach" -> reach(unit(look));
            case "threat" ->
                    look.place().isEmpty() ? threats() : new Exposure(state, place(look)).threat();
            case "exposure" -> exposure(unit(look));
            case "duties" -> duties();
            case "due" -> due();
            case "control" -> control();
            case "support" -> new SupportFire(state).pools();
            default ->
                    throw new UnreadableException(
                            "what",
                            "this board shows reach, threat, exposure, duties, due, control,"
                                    + " support, inspect and tables");
        };
    }

    static Unit unit(BoardQuery look) throws UnreadableException {
        return new TreeReader("unit", Value.of(look.unit())).named("unit", Unit::named);
    }

    private int place(BoardQuery look) throws UnreadableException {
        return place(look, state.map());
    }

    static int place(BoardQuery look, KasserineMap map) throws UnreadableException {
        return new TreeReader("place", Value.of(look.place())).numbered("hex", map::find);
    }

    /** Where a unit could go from where it stands, in its side's movement in hand or the next. */
    private Reachable reach(Unit unit) {
        if (state.agenda().now() instanceof Going going && going.unit().equals(unit)) {
            return reach(unit, Reach.of(state, going), going.from());
        }
        if (!state.isOnMap(unit)) {
            return new Reachable(unit, Optional.empty(), List.of());
        }
        Kasserine then = S04_Sequence.nextMovement(state, unit.army());
        Movement step = movement(then);
        Optional<String> held = S05_Objections.held(then, step, unit).map(Objection::rule);
        return held.isPresent()
                ? new Reachable(unit, held, List.of())
                : reach(unit, Reach.of(then, unit, step.phase()), state.place(unit));
    }

    private static Movement movement(Kasserine then) {
        if (then.agenda().now() instanceof Movement step) {
            return step;
        }
        throw new IllegalStateException("nobody moves in " + then);
    }

    private Reachable reach(Unit unit, Reach reach, int from) {
        List<Goal> goals =
                reach.ends().stream()
                        .filter(hex -> hex != state.place(unit))
                        .mapToObj(hex -> goal(unit, reach, from, hex))
                        .toList();
        return new Reachable(unit, Optional.empty(), goals);
    }

    private Goal goal(Unit unit, Reach reach, int from, int hex) {
        int[] path = reach.path(hex);
        Optional<String> stops =
                reach.stops().contains(hex)
                        ? Optional.of(S05_Movement.stopping(state, unit, hex))
                        : Optional.empty();
        return new Goal(
                hex,
                reach.cost(hex) / 2.0,
                IntStream.of(path).boxed().toList(),
                List.copyOf(Encounters.released(state, unit, from, path)),
                stops);
    }

    /** For each place that a unit may go to: who could attack it there in his next turn. */
    private Exposed exposure(Unit unit) {
        if (!state.isOnMap(unit)) {
            return new Exposed(unit, List.of());
        }
        Ranges ranges = Ranges.of(state, unit.army().enemy());
        Kasserine then = S04_Sequence.nextMovement(state, unit.army());
        Movement step = movement(then);
        Places ends =
                S05_Objections.held(then, step, unit).isPresent()
                        ? state.map().grid().none().with(state.place(unit))
                        : Reach.of(then, unit, step.phase()).ends();
        return new Exposed(
                unit,
                ends.stream()
                        .mapToObj(hex -> new Exposure(state.put(unit, hex), hex, ranges).threat())
                        .filter(threat -> threat.best().isPresent())
                        .toList());
    }

    private Threatened threats() {
        Ranges axis = Ranges.of(state, Army.AXIS);
        Ranges allies = Ranges.of(state, Army.ALLIES);
        return new Threatened(
                Unit.all().stream()
                        .filter(state::isOnMap)
                        .map(unit -> threat(unit, unit.army() == Army.AXIS ? allies : axis))
                        .filter(threat -> threat.best().isPresent())
                        .toList());
    }

    private Threat threat(Unit unit, Ranges ranges) {
        return new Exposure(state, state.place(unit), ranges).threat();
    }

    private Duties duties() {
        List<Unit> units = new ArrayList<>();
        if (state.agenda().now() instanceof Movement(Army army, Phase phase)
                && !state.activity().closed()) {
            for (Unit unit : new Units(army, S11_Reinforcements.due(state, army, phase))) {
                if (!S11_Reinforcements.mayWait(state, unit, phase)
                        && !S11_Reinforcements.open(state, unit, phase).isEmpty()) {
                    units.add(unit);
                }
            }
        }
        return new Duties(units, List.of(), "R28");
    }

    private Reinforcements due() {
        return new Reinforcements(
                Unit.all().stream()
                        .filter(unit -> state.place(unit) == Kasserine.DUE)
                        .map(this::due)
                        .toList());
    }

    private Reinforcement due(Unit unit) {
        return new Reinforcement(
                unit,
                state.roster().turn(unit),
                S11_Reinforcements.isDue(state, unit),
                S11_Reinforcements.isFree(state, unit),
                state.roster().starts(unit).stream().boxed().toList(),
                state.roster().trigger(unit));
    }

    private Objectives control() {
        long captured = S18_Victory.captured(state);
        List<Objective> places = new ArrayList<>();
        List<Integer> objectives = state.parameters().scenario().objectives();
        for (int i = 0; i < objectives.size(); i++) {
            Army holder = contains(state.control().held(), i) ? Army.AXIS : Army.ALLIES;
            boolean isCaptured = contains(captured, i);
            boolean isSuspended = holder == Army.AXIS && !isCaptured;
            places.add(new Objective(objectives.get(i), holder, isCaptured, isSuspended));
        }
        return new Objectives(places, state.control().most(), "18.0");
    }
}

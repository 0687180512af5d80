package zeriba.kasserine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import zeriba.board.Places;
import zeriba.engine.BoardQuery;
import zeriba.engine.rules.Objection;
import zeriba.engine.text.TreeReader;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.kasserine.rules.Encounters;
import zeriba.kasserine.rules.Reach;
import zeriba.kasserine.rules.S04_Sequence;
import zeriba.kasserine.rules.S05_Movement;
import zeriba.kasserine.rules.S05_Movement.Going;
import zeriba.kasserine.rules.S05_Objections;
import zeriba.kasserine.rules.S05_Phases.Movement;
import zeriba.kasserine.rules.S11_Reinforcements;
import zeriba.kasserine.rules.S18_Victory;

/** What the board shows on request. */
record KasserineLooks(Kasserine state) {

    static final List<BoardQuery.Kind> KINDS =
            List.of(
                    new BoardQuery.Kind("reach", "Where a unit may go", true, false),
                    new BoardQuery.Kind("threat", "Who can attack a hex next turn", false, false),
                    new BoardQuery.Kind(
                            "exposure", "Who could attack a unit where it may go", true, false),
                    new BoardQuery.Kind("duties", "Who must still arrive", false, false),
                    new BoardQuery.Kind("due", "Who comes when, and after what", false, false),
                    new BoardQuery.Kind("control", "Who holds the objectives", false, false),
                    new BoardQuery.Kind("support", "The pools of support fire", false, false));

    Value.Fields answer(BoardQuery look) throws UnreadableException {
        return switch (look.what()) {
            case "reach" -> reach(unit(look));
            case "threat" ->
                    look.place().isEmpty() ? threats() : new Exposure(state, place(look)).written();
            case "exposure" -> exposure(unit(look));
            case "duties" -> duties();
            case "due" -> due();
            case "control" -> control();
            case "support" -> new SupportFire(state).answer();
            default ->
                    throw new UnreadableException(
                            "what",
                            "this board shows reach, threat, exposure, duties, due, control and"
                                    + " support");
        };
    }

    private static Unit unit(BoardQuery look) throws UnreadableException {
        return new TreeReader("unit", Value.of(look.unit())).named("unit", Unit::named);
    }

    private int place(BoardQuery look) throws UnreadableException {
        return new TreeReader("place", Value.of(look.place())).numbered("hex", state.map()::find);
    }

    /** Where a unit could go from where it stands, in its side's movement in hand or the next. */
    private Value.Fields reach(Unit unit) {
        Value.Fields answer = Value.NO_FIELDS.with("unit", Value.of(unit.id()));
        List<Value> places = new ArrayList<>();
        if (state.agenda().now() instanceof Going going && going.unit().equals(unit)) {
            places(unit, Reach.of(state, going), going.from(), places);
        } else if (state.isOnMap(unit)) {
            Kasserine then = S04_Sequence.nextMovement(state, unit.army());
            Movement step = movement(then);
            Optional<Objection> held = S05_Objections.held(then, step, unit);
            if (held.isPresent()) {
                return answer.with("held", Value.of(held.get().rule()))
                        .with("places", Value.of(places));
            }
            places(unit, Reach.of(then, unit, step.phase()), state.place(unit), places);
        }
        return answer.with("places", Value.of(places));
    }

    private static Movement movement(Kasserine then) {
        if (then.agenda().now() instanceof Movement step) {
            return step;
        }
        throw new IllegalStateException("nobody moves in " + then);
    }

    private void places(Unit unit, Reach reach, int from, List<Value> places) {
        Places ends = reach.ends();
        for (int hex = ends.next(0); hex >= 0; hex = ends.next(hex + 1)) {
            if (hex != state.place(unit)) {
                places.add(goal(unit, reach, from, hex));
            }
        }
    }

    private Value goal(Unit unit, Reach reach, int from, int hex) {
        List<String> path = new ArrayList<>();
        for (int on : reach.path(hex)) {
            path.add(state.map().label(on));
        }
        Value.Fields goal =
                Value.NO_FIELDS
                        .with("at", Value.of(state.map().label(hex)))
                        .with("cost", Value.of(reach.cost(hex) / 2.0))
                        .with("path", Value.texts(path));
        Set<Trigger> released = Encounters.released(state, unit, from, reach.path(hex));
        if (!released.isEmpty()) {
            goal = goal.with("releases", Value.texts(released.stream().map(Trigger::id).toList()));
        }
        return reach.stops().contains(hex)
                ? goal.with("stops", Value.of(S05_Movement.stopping(state, unit, hex)))
                : goal;
    }

    /** For each place that a unit may go to: who could attack it there in his next turn. */
    private Value.Fields exposure(Unit unit) {
        List<Value> places = new ArrayList<>();
        if (state.isOnMap(unit)) {
            Ranges ranges = Ranges.of(state, unit.army().enemy());
            Kasserine then = S04_Sequence.nextMovement(state, unit.army());
            Movement step = movement(then);
            Places ends =
                    S05_Objections.held(then, step, unit).isPresent()
                            ? state.map().grid().none().with(state.place(unit))
                            : Reach.of(then, unit, step.phase()).ends();
            for (int hex = ends.next(0); hex >= 0; hex = ends.next(hex + 1)) {
                Value.Fields threat = new Exposure(state.put(unit, hex), hex, ranges).written();
                if (!threat.at("best").equals(Value.NOTHING)) {
                    places.add(threat);
                }
            }
        }
        return Value.NO_FIELDS.with("unit", Value.of(unit.id())).with("places", Value.of(places));
    }

    private Value.Fields threats() {
        List<Value> threats = new ArrayList<>();
        Ranges axis = Ranges.of(state, Army.AXIS);
        Ranges allies = Ranges.of(state, Army.ALLIES);
        for (Unit unit : Unit.all()) {
            if (state.isOnMap(unit)) {
                Ranges ranges = unit.army() == Army.AXIS ? allies : axis;
                Value.Fields threat = new Exposure(state, state.place(unit), ranges).written();
                if (!threat.at("best").equals(Value.NOTHING)) {
                    threats.add(threat);
                }
            }
        }
        return Value.NO_FIELDS.with("places", Value.of(threats));
    }

    private Value.Fields duties() {
        List<String> units = new ArrayList<>();
        if (state.agenda().now() instanceof Movement(Army army, Phase phase)) {
            long due = S11_Reinforcements.due(state, army, phase);
            for (Unit unit : new Units(army, due)) {
                boolean must =
                        !S11_Reinforcements.mayWait(state, unit, phase)
                                && !S11_Reinforcements.open(state, unit, phase).isEmpty();
                if (must && !state.activity().closed()) {
                    units.add(unit.id());
                }
            }
        }
        return Value.NO_FIELDS
                .with("units", Value.texts(units))
                .with("enemies", Value.texts(List.of()))
                .with("rule", Value.of("R28"));
    }

    private Value.Fields due() {
        List<Value> units = new ArrayList<>();
        for (Unit unit : Unit.all()) {
            if (state.place(unit) == Kasserine.DUE) {
                Value.Fields fields =
                        Value.NO_FIELDS
                                .with("unit", Value.of(unit.id()))
                                .with("turn", Value.of(state.roster().turn(unit)))
                                .with("now", Value.of(S11_Reinforcements.isDue(state, unit)))
                                .with("happened", Value.of(S11_Reinforcements.isFree(state, unit)))
                                .with(
                                        "places",
                                        Value.texts(
                                                state.map().labels(state.roster().starts(unit))));
                units.add(
                        state.roster()
                                .trigger(unit)
                                .map(event -> fields.with("event", Value.of(event.id())))
                                .orElse(fields));
            }
        }
        return Value.NO_FIELDS.with("units", Value.of(units));
    }

    private Value.Fields control() {
        int captured = S18_Victory.captured(state);
        List<Value> places = new ArrayList<>();
        List<Integer> objectives = state.terms().scenario().objectives();
        for (int i = 0; i < objectives.size(); i++) {
            boolean axis = (state.control().held() >>> i & 1) != 0;
            places.add(
                    Value.NO_FIELDS
                            .with("at", Value.of(state.map().label(objectives.get(i))))
                            .with("held", Value.of((axis ? Army.AXIS : Army.ALLIES).toString()))
                            .with("captured", Value.of((captured >>> i & 1) != 0))
                            .with("suspended", Value.of(axis && (captured >>> i & 1) == 0)));
        }
        return Value.NO_FIELDS
                .with("places", Value.of(places))
                .with("most", Value.of(state.control().most()))
                .with("rule", Value.of("18.0"));
    }
}

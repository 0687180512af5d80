package zeriba.kasserine.text;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zeriba.board.Bits;
import zeriba.engine.GameInfo;
import zeriba.engine.rules.Setup;
import zeriba.engine.schema.As.Implied;
import zeriba.engine.schema.As.Of;
import zeriba.engine.schema.As.Within;
import zeriba.engine.schema.Shape.Veiled;
import zeriba.engine.step.Agenda;
import zeriba.engine.step.Task;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.kasserine.rules.PositionCheck;
import zeriba.kasserine.rules.S18_Victory;
import zeriba.kasserine.rules.Step;
import zeriba.kasserine.rules.TurnStep;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Activity;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Charts;
import zeriba.kasserine.state.Control;
import zeriba.kasserine.state.GameParameters;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Markers;
import zeriba.kasserine.state.Strength;
import zeriba.kasserine.state.Support;
import zeriba.kasserine.state.Trigger;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;

/**
 * A state as positions tell it. A unit that is not named is eliminated; what nobody has done in the
 * phase is not told.
 */
record KasserineForm(
        int turn,
        Optional<String> scenario,
        Optional<Value.Fields> options,
        Map<Unit, Standing> units,
        List<Step> agenda,
        Optional<Units> moved,
        @Implied boolean arrivalsOver,
        Optional<Units> fought,
        Optional<Units> struck,
        Optional<Units> bombarded,
        Optional<Units> mired,
        @Implied(written = true) List<@Of("hex") Integer> held,
        @Implied(written = true) @Within(from = 0, to = S18_Victory.TO_WIN) int captured,
        @Implied(written = true) List<Trigger> events,
        @Implied(written = true) Map<Army, Drawn> support) {

    /** Where a unit is, and how strong. */
    record Standing(@Of("place") int at, Optional<Strength> strength) {}

    /** The markers of an army in this turn. */
    record Drawn(
            Optional<Veiled<Markers>> hand,
            Optional<@Within(from = 0, to = Charts.MOST_MARKERS) Integer> number,
            Optional<Markers> spent) {
        static Drawn of(Support support, Army army) {
            Markers hand = support.hand(army);
            return new Drawn(
                    Optional.of(hand.hidden() > 0 ? Veiled.hidden() : Veiled.known(hand)),
                    Optional.of(hand.size()),
                    Optional.of(support.spent(army)));
        }

        Support added(Support support, Army army, Charts charts) throws UnreadableException {
            Markers held = hand.flatMap(Veiled::value).orElse(Markers.NONE);
            Markers gone = spent.orElse(Markers.NONE);
            if (number.isPresent() && number.get() != held.size()) {
                throw new UnreadableException(
                        "support." + army + ".number", "is not the number of markers in hand");
            }
            if (!charts.pool(army).containsAll(held.plus(gone))) {
                throw new UnreadableException(
                        "support." + army, "there are not so many of these markers");
            }
            return support.hand(army, held.plus(gone)).spend(army, gone);
        }
    }

    static KasserineForm of(Kasserine state) {
        Activity done = state.activity();
        Army army = TurnStep.mover(state);
        return new KasserineForm(
                state.turn(),
                Optional.of(state.parameters().scenario().id()),
                Optional.of(state.parameters().variants().named()),
                standing(state),
                state.agenda().steps().stream().map(Step.class::cast).toList(),
                some(army, done.moved()),
                done.closed(),
                some(army, done.fought()),
                some(army.enemy(), done.struck()),
                some(army.enemy(), done.bombarded()),
                some(army, done.mired()),
                state.parameters().sites(state.control().held()),
                state.control().most(),
                Stream.of(Trigger.values()).filter(state.control()::has).toList(),
                drawn(state.support()));
    }

    private static Map<Unit, Standing> standing(Kasserine state) {
        Map<Unit, Standing> units = new LinkedHashMap<>();
        for (Unit unit : Unit.all()) {
            units.put(unit, new Standing(state.place(unit), Optional.of(Strength.of(state, unit))));
        }
        return units;
    }

    private static Optional<Units> some(Army army, long bits) {
        return bits == 0 ? Optional.empty() : Optional.of(new Units(army, bits));
    }

    private static Map<Army, Drawn> drawn(Support support) {
        Map<Army, Drawn> drawn = new EnumMap<>(Army.class);
        for (Army army : Army.values()) {
            drawn.put(army, Drawn.of(support, army));
        }
        return drawn;
    }

    /** The set-up that the position is of. */
    Setup setup(GameInfo about) throws UnreadableException {
        Setup setup = Setup.of(scenario.orElse(about.scenarios().getFirst().id()));
        for (Map.Entry<String, Value> option :
                options.orElse(Value.NO_FIELDS).fields().entrySet()) {
            setup = setup.with(option.getKey(), option.getValue());
        }
        return about.complete(setup);
    }

    /** The state, if everything in it may be so. */
    Kasserine state(GameParameters parameters) throws UnreadableException {
        require(
                0 < turn && turn <= parameters.lastTurn(),
                "turn",
                "is from 1 to " + parameters.lastTurn());
        require(!agenda.isEmpty(), "agenda", "must say what is to be done, next step first");
        Agenda<Task<Kasserine, Act>> todo = Agenda.of(List.<Task<Kasserine, Act>>copyOf(agenda));
        Kasserine state = placed(Kasserine.empty(parameters, todo).turn(turn, todo));
        new PositionCheck(state).agenda();
        state = state.activity(activity(TurnStep.mover(state))).control(control(parameters));
        return new PositionCheck(state.support(support(parameters.charts()))).checked();
    }

    private Kasserine placed(Kasserine empty) throws UnreadableException {
        Kasserine state = empty;
        for (Map.Entry<Unit, Standing> entry : units.entrySet()) {
            Unit unit = entry.getKey();
            state = state.put(unit, entry.getValue().at());
            if (entry.getValue().strength().equals(Optional.of(Strength.REDUCED))) {
                require(
                        Bits.contains(state.roster().twoSided(unit.army()), unit.bit()),
                        "units." + unit + ".strength",
                        unit + " has no reduced side");
                state =
                        state.reduced(
                                unit.army(), Bits.with(state.reduced(unit.army()), unit.bit()));
            }
        }
        return state;
    }

    private Activity activity(Army army) throws UnreadableException {
        return new Activity(
                bits("moved", moved, army),
                arrivalsOver,
                bits("fought", fought, army),
                bits("struck", struck, army.enemy()),
                bits("bombarded", bombarded, army.enemy()),
                bits("mired", mired, army));
    }

    private static long bits(String path, Optional<Units> units, Army army)
            throws UnreadableException {
        if (units.isEmpty()) {
            return 0;
        }
        PositionCheck.of(army, units.get(), path);
        return units.get().bits();
    }

    private Control control(GameParameters parameters) throws UnreadableException {
        long sites = Bits.NONE;
        for (int i = 0; i < held.size(); i++) {
            long site = parameters.site(held.get(i));
            require(site != Bits.NONE, "held[" + i + "]", "nobody asks who holds this hex");
            sites = Bits.union(sites, site);
        }
        Control control = new Control(sites, captured, 0);
        for (Trigger event : events) {
            control = control.with(event);
        }
        return control;
    }

    private Support support(Charts charts) throws UnreadableException {
        Support all = Support.NONE;
        for (Map.Entry<Army, Drawn> drawn : support.entrySet()) {
            all = drawn.getValue().added(all, drawn.getKey(), charts);
        }
        return all;
    }

    private static void require(boolean holds, String path, String reason)
            throws UnreadableException {
        if (!holds) {
            throw new UnreadableException(path, reason);
        }
    }
}

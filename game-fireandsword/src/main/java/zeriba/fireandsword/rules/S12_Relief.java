package zeriba.fireandsword.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rule;
import zeriba.engine.schema.As.Implied;
import zeriba.engine.schema.As.Of;
import zeriba.engine.schema.As.Unwrapped;
import zeriba.engine.schema.As.Within;
import zeriba.engine.text.Value;
import zeriba.fireandsword.rules.general.EventDraft;
import zeriba.fireandsword.rules.general.Orders;
import zeriba.fireandsword.rules.general.Reason;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Edit;
import zeriba.fireandsword.state.Engagement;
import zeriba.fireandsword.state.Figures;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Unit;
import zeriba.fireandsword.state.Units;

/** Sorties, and what a garrison does that is freed. */
public final class S12_Relief {

    private S12_Relief() {}

    /** A garrison has seen how many besiege it. */
    @Rule({"12.6", "R-18"})
    public record CallOff(@Unwrapped Engagement engagement, @Within(from = 1, to = 20) int count)
            implements Deciding<Act.Sallying> {

        @Override
        public Class<Act.Sallying> acts() {
            return Act.Sallying.class;
        }

        @Override
        public Role decider(Sudan state, Act act) {
            return S01_Command.leader(state, engagement.force());
        }

        @Override
        public Options<Act> options(Sudan state) {
            return offer(state, List.of(new Act.Attack(), new Act.CallOff()));
        }

        @Override
        public Optional<Objection> objection(Sudan state, Act.Sallying act) {
            return Optional.empty();
        }

        @Override
        public Optional<Objection> notNow(Sudan state, Act act) {
            return Reason.of(state, "12.6", "attack-or-not").space(engagement.space()).given();
        }

        /** A sortie that is called off counts as a lost battle. */
        @Override
        public Sudan choose(Sudan state, Act.Sallying act) {
            return switch (act) {
                case Act.Attack _ -> state.done();
                case Act.CallOff _ ->
                        state.done()
                                .edit()
                                .done()
                                .gain(state.map().region(engagement.space()))
                                .now();
            };
        }

        @Override
        public Optional<Act.Sallying> pass() {
            return Optional.of(new Act.Attack());
        }

        @Override
        public Optional<Act> answer(Sudan seen, Options<Act> options, Map<String, Value> orders) {
            long most = Orders.mostForSortie(orders);
            return most == 0
                    ? Optional.empty()
                    : Optional.of(count > most ? new Act.CallOff() : new Act.Attack());
        }

        @Override
        public List<Event> told(Sudan before, Act.Sallying act) {
            return switch (act) {
                case Act.Attack _ -> List.of(draft(before, act).told("attack"));
                case Act.CallOff _ -> List.of(draft(before, act).told("call-off"));
            };
        }

        @Override
        public Optional<String> fault(PositionCheck check, PositionCheck.Place place) {
            return place.next() instanceof S11_Encounters.Types types
                            && types.engagement().equals(engagement)
                    ? check.battle().engagement(engagement, place.next())
                    : Optional.of("types must follow");
        }
    }

    /** A garrison, or its relief, has the way free: to gather supplies, or to leave. */
    @Rule({"12.7", "R-19", "R-79"})
    public record Freed(@Of("space") int space, @Implied(written = true) boolean relieved)
            implements Deciding<Act.Freed> {

        @Override
        public Class<Act.Freed> acts() {
            return Act.Freed.class;
        }

        @Override
        public Role decider(Sudan state, Act act) {
            return S01_Command.leader(state, S14_Sieges.garrison(state, space));
        }

        /** To stay; to leave, alone or all, by space. */
        @Override
        public Options<Act> options(Sudan state) {
            List<Act> acts = new ArrayList<>(List.of(new Act.Stay()));
            Units all = S14_Sieges.garrison(state, space);
            all = relieved ? all : all.minus(state.stopped());
            for (int to : state.map().spacesAt(space)) {
                for (int u = all.next(0); u >= 0 && !relieved; u = all.next(u + 1)) {
                    addLeave(state, Units.of(u), to, acts);
                }
                Units four = first(state, all);
                if (!relieved && !four.equals(all)) {
                    addLeave(state, four, to, acts);
                }
                if (all.size() > 1 || relieved) {
                    addLeave(state, all, to, acts);
                }
            }
            return offer(state, acts);
        }

        private void addLeave(Sudan state, Units units, int to, List<Act> acts) {
            Act.Leave act = new Act.Leave(units, to);
            if (objection(state, act).isEmpty() && !acts.contains(act)) {
                acts.add(act);
            }
        }

        @Override
        public Optional<Objection> objection(Sudan state, Act.Freed act) {
            return switch (act) {
                case Act.Stay _ -> Optional.empty();
                case Act.Leave leave -> S12_Relief.objection(state, this, leave);
            };
        }

        @Override
        public Optional<Objection> notNow(Sudan state, Act act) {
            return Reason.of(state, "12.7", "stay-or-leave").space(space).given();
        }

        /** To gather supplies, which a relief brings along; or to leave at once. */
        @Override
        public Sudan choose(Sudan state, Act.Freed act) {
            Edit e = state.edit().done();
            Units garrison = S14_Sieges.garrison(state, space);
            e.stopped(garrison.minus(garrison.minus(state.moved())));
            return switch (act) {
                case Act.Stay _ -> stay(e, state).now();
                case Act.Leave(Units units, int to) ->
                        e.moved(units)
                                .stopped(units)
                                .before(new S14_Sieges.Settle())
                                .before(
                                        new S08_Columns.Travel(
                                                units, -1, List.of(space, to), false))
                                .now();
            };
        }

        private Edit stay(Edit e, Sudan state) {
            boolean stocked = relieved && state.isSupplied(space);
            boolean besieged = state.supply(space) > 0;
            return besieged && !stocked ? e.before(new S14_Sieges.Supply(space, !relieved)) : e;
        }

        @Override
        public Optional<Act.Freed> pass() {
            return Optional.of(new Act.Stay());
        }

        @Override
        public Optional<Act> answer(Sudan seen, Options<Act> options, Map<String, Value> orders) {
            return Orders.stays(orders) ? pass().map(act -> act) : Optional.empty();
        }

        @Override
        public List<Event> told(Sudan before, Act.Freed act) {
            EventDraft draft = draft(before, act);
            return switch (act) {
                case Act.Stay _ -> List.of(draft.told("stay"));
                case Act.Leave(Units units, int to) -> List.of(draft.at("leave", units, to));
            };
        }

        @Override
        public Optional<String> fault(PositionCheck check, PositionCheck.Place place) {
            return check.town(space);
        }
    }

    /** Why a garrison may not sortie. */
    @Rule({"12.6", "R-17", "R-18"})
    public static Optional<Objection> objection(Sudan state, Act.Sortie act) {
        int space = state.at(act.units().first());
        if (S08_Movement.counted(state, act.units()) == 0) {
            return Reason.of(state, "12.6", "no-troops").units(act.units()).space(space).given();
        }
        for (int u = act.units().next(0); u >= 0; u = act.units().next(u + 1)) {
            Unit unit = state.forces().unit(u);
            if (state.at(u) != space) {
                return Reason.of(state, "R-77", "apart").apart(act.units()).given();
            }
            if (unit.isBoat()) {
                return Reason.of(state, "12.6", "boat-sorties").unit(u).space(space).given();
            }
            if (unit.isCommander() && state.condition(u) > 0) {
                return Reason.of(state, "QB.15", "wounded")
                        .unit(u)
                        .number(state.condition(u))
                        .space(space)
                        .given();
            }
        }
        if (space >= Sudan.ALEXANDRIA || state.supply(space) == 0) {
            return Reason.of(state, "12.6", "no-siege").space(space).given();
        }
        if (state.hasSortied(space)) {
            return Reason.of(state, "R-18", "sortied").space(space).given();
        }
        int moved = act.units().stream().filter(state::hasMoved).findFirst().orElse(-1);
        return moved >= 0
                ? Reason.of(state, "R-77", "moved").unit(moved).space(space).given()
                : Optional.empty();
    }

    /** The state after a garrison has come out against its besiegers. */
    @Rule({"12.6", "R-18"})
    public static Sudan sortie(Sudan state, Act.Sortie act) {
        int space = state.at(act.units().first());
        Units force = act.units().and(boats(state, space));
        Engagement engagement = new Engagement(Engagement.Cause.SORTIE, space, force, force, space);
        return keepInside(state.edit(), space)
                .moved(act.units())
                .sortied(space)
                .before(new S14_Sieges.Settle())
                .before(new S11_Encounters.Encounter(engagement))
                .now();
    }

    /** Boats that are fit lend their guns. */
    private static Units boats(Sudan state, int space) {
        Units boats = Units.NONE;
        Units here = state.unitsAt(space);
        for (int u = here.next(0); u >= 0; u = here.next(u + 1)) {
            boats = lendsItsGuns(state, u) ? boats.with(u) : boats;
        }
        return boats;
    }

    /** Whether a unit is a boat that may support whoever fights where it lies. */
    @Rule({"12.6", "8.6", "R-44"})
    static boolean lendsItsGuns(Sudan state, int u) {
        return state.forces().unit(u).isBoat() && state.condition(u) == 0 && !state.isStopped(u);
    }

    /** Everybody in a space but boats that lend no guns. */
    @Rule("R-44")
    static Units ableAt(Sudan state, int space) {
        Units able = state.unitsAt(space);
        for (int u = able.next(0); u >= 0; u = able.next(u + 1)) {
            boolean idle = state.forces().unit(u).isBoat() && !lendsItsGuns(state, u);
            able = idle ? able.minus(Units.of(u)) : able;
        }
        return able;
    }

    /** Who fights beside a relief: of the garrison nobody who has moved this turn. */
    @Rule({"8.6", "R-21", "R-77"})
    static Units defenders(Sudan state, int space) {
        Units fit = Units.NONE;
        Units here = state.unitsAt(space);
        for (int u = here.next(0); u >= 0; u = here.next(u + 1)) {
            boolean boat = state.forces().unit(u).isBoat();
            boolean fights = boat ? lendsItsGuns(state, u) : !state.hasMoved(u);
            fit = fights ? fit.with(u) : fit;
        }
        return fit;
    }

    /** Whoever has moved into a town this turn does not go out of it with the others. */
    @Rule({"8.6", "R-77"})
    static Edit keepInside(Edit e, int space) {
        Sudan state = e.now();
        Units here = state.unitsAt(space);
        for (int u = here.next(0); u >= 0; u = here.next(u + 1)) {
            if (state.hasMoved(u) && !state.forces().unit(u).isBoat()) {
                e.stopped(Units.of(u));
            }
        }
        return e;
    }

    /** As many as may go into the desert together, with all commanders. */
    private static Units first(Sudan state, Units all) {
        Units some = Units.NONE;
        for (int u = all.next(0); u >= 0; u = all.next(u + 1)) {
            boolean goes =
                    state.forces().unit(u).isCommander()
                            || S08_Movement.counted(state, some) < Figures.DESERT_STACK;
            some = goes ? some.with(u) : some;
        }
        return some;
    }

    /** Why these may not leave a town that has been freed. */
    @Rule({"12.7", "R-17", "R-79"})
    private static Optional<Objection> objection(Sudan state, Freed step, Act.Leave act) {
        Units garrison = S14_Sieges.garrison(state, step.space());
        Units strangers = act.units().minus(garrison);
        if (!strangers.isEmpty()) {
            return stranger(state, step, strangers.first());
        }
        int stopped = act.units().stream().filter(state::isStopped).findFirst().orElse(-1);
        if (stopped >= 0) {
            return Reason.of(state, "8.6", "has-fought").unit(stopped).space(step.space()).given();
        }
        if (step.relieved() && !garrison.minus(act.units()).isEmpty()) {
            return Reason.of(state, "R-79", "all-leave")
                    .units(garrison.minus(act.units()))
                    .space(step.space())
                    .given();
        }
        int link = state.map().landLink(step.space(), act.space(), state.parameters().has("roads"));
        if (link < 0) {
            return Reason.of(state, "12.7", "one-space")
                    .units(act.units())
                    .space(act.space())
                    .given();
        }
        int count = S08_Movement.counted(state, act.units());
        if (!state.map().isRiverLink(link) && count > Figures.DESERT_STACK) {
            return Reason.of(state, "8.3", "desert-four")
                    .units(act.units())
                    .number(Figures.DESERT_STACK)
                    .space(act.space())
                    .given();
        }
        return S08_Movement.mayEnd(state, act.units(), act.space());
    }

    private static Optional<Objection> stranger(Sudan state, Freed step, int u) {
        Unit unit = state.forces().unit(u);
        if (state.at(u) != step.space()) {
            return Reason.of(state, "12.7", "not-in-garrison").unit(u).space(step.space()).given();
        }
        return unit.isBoat()
                ? Reason.of(state, "9.1", "boat-leaves").unit(u).space(step.space()).given()
                : Reason.of(state, "QB.15", "wounded")
                        .unit(u)
                        .number(state.condition(u))
                        .space(step.space())
                        .given();
    }
}

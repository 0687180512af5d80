package zeriba.fireandsword.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.engine.Objection;
import zeriba.engine.Rule;
import zeriba.fireandsword.Act;
import zeriba.fireandsword.Clash;
import zeriba.fireandsword.Edit;
import zeriba.fireandsword.Figures;
import zeriba.fireandsword.Step;
import zeriba.fireandsword.Sudan;
import zeriba.fireandsword.Unit;
import zeriba.fireandsword.Units;

/** Sorties, and what a garrison does that is freed. */
public final class S14_Relief {

    private S14_Relief() {}

    /** Why a garrison may not sortie. */
    @Rule({"12.6", "R-17", "R-18"})
    public static Optional<Objection> objection(Sudan state, Act.Sortie act) {
        int space = state.at(act.units().first());
        if (S07_Movement.counted(state, act.units()) == 0) {
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

    @Rule({"12.6", "R-18"})
    public static Sudan sortie(Sudan state, Act.Sortie act) {
        int space = state.at(act.units().first());
        Units force = act.units().and(boats(state, space));
        Clash clash = new Clash(Clash.Cause.SORTIE, space, force, force, space);
        return keepInside(state.edit(), space)
                .moved(act.units())
                .sortied(space)
                .before(new Step.Settle())
                .before(new Step.Encounter(clash))
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

    /** A sortie that is called off counts as a lost battle. */
    @Rule({"12.6", "R-18"})
    public static Sudan calledOff(Sudan state, Clash clash) {
        return state.edit().done().gain(state.map().region(clash.space())).now();
    }

    /** Options of a garrison whose way is free: to stay; to leave, alone or all, by space. */
    @Rule({"12.7", "R-19", "R-79"})
    public static List<Act> freed(Sudan state, Step.Freed step) {
        List<Act> acts = new ArrayList<>(List.of(new Act.Stay()));
        Units all = S14_Sieges.garrison(state, step.space());
        all = step.relieved() ? all : all.minus(state.stopped());
        for (int to : state.map().spacesAt(step.space())) {
            for (int u = all.next(0); u >= 0 && !step.relieved(); u = all.next(u + 1)) {
                addLeave(state, step, Units.of(u), to, acts);
            }
            Units four = first(state, all);
            if (!step.relieved() && !four.equals(all)) {
                addLeave(state, step, four, to, acts);
            }
            if (all.size() > 1 || step.relieved()) {
                addLeave(state, step, all, to, acts);
            }
        }
        return acts;
    }

    /** As many as may go into the desert together, with all commanders. */
    private static Units first(Sudan state, Units all) {
        Units some = Units.NONE;
        for (int u = all.next(0); u >= 0; u = all.next(u + 1)) {
            boolean goes =
                    state.forces().unit(u).isCommander()
                            || S07_Movement.counted(state, some) < Figures.DESERT_STACK;
            some = goes ? some.with(u) : some;
        }
        return some;
    }

    private static void addLeave(
            Sudan state, Step.Freed step, Units units, int to, List<Act> acts) {
        Act.Leave act = new Act.Leave(units, to);
        if (objection(state, step, act).isEmpty() && !acts.contains(act)) {
            acts.add(act);
        }
    }

    /** Why these may not leave a town that has been freed. */
    @Rule({"12.7", "R-17", "R-79"})
    public static Optional<Objection> objection(Sudan state, Step.Freed step, Act.Leave act) {
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
        int link = state.map().landLink(step.space(), act.space(), state.terms().has("roads"));
        if (link < 0) {
            return Reason.of(state, "12.7", "one-space")
                    .units(act.units())
                    .space(act.space())
                    .given();
        }
        int count = S07_Movement.counted(state, act.units());
        if (!state.map().isRiverLink(link) && count > Figures.DESERT_STACK) {
            return Reason.of(state, "8.3", "desert-four")
                    .units(act.units())
                    .number(Figures.DESERT_STACK)
                    .space(act.space())
                    .given();
        }
        return S07_Movement.mayEnd(state, act.units(), act.space());
    }

    private static Optional<Objection> stranger(Sudan state, Step.Freed step, int u) {
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

    /** Who has neither moved nor fought. */
    private static Units freshIn(Sudan state, Step.Freed step) {
        return S14_Sieges.garrison(state, step.space()).minus(state.moved());
    }

    /** To gather supplies, which a relief brings along; or to leave at once. */
    @Rule({"12.7", "R-19", "R-79"})
    public static Sudan choose(Sudan state, Step.Freed step, Act act) {
        Edit e = state.edit().done();
        e.stopped(S14_Sieges.garrison(state, step.space()).minus(freshIn(state, step)));
        if (act instanceof Act.Leave leave) {
            return e.moved(leave.units())
                    .stopped(leave.units())
                    .before(new Step.Settle())
                    .before(
                            new Step.Travel(
                                    leave.units(), -1, List.of(step.space(), leave.space()), false))
                    .now();
        }
        boolean stocked = step.relieved() && state.isSupplied(step.space());
        boolean besieged = state.supply(step.space()) > 0;
        return besieged && !stocked
                ? e.before(new Step.Supply(step.space(), !step.relieved())).now()
                : e.now();
    }
}

package zeriba.fireandsword.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.engine.Objection;
import zeriba.engine.Roll;
import zeriba.engine.Rule;
import zeriba.fireandsword.Act;
import zeriba.fireandsword.Clash;
import zeriba.fireandsword.Edit;
import zeriba.fireandsword.Figures;
import zeriba.fireandsword.Step;
import zeriba.fireandsword.Sudan;
import zeriba.fireandsword.Unit;
import zeriba.fireandsword.Units;

/** Reinforcements by Aswan and Suakin, evacuation, and the levies of Khartoum. */
public final class S16_Reinforcements {

    private static final int ASWAN_LESS = 1;
    private static final int SUAKIN_LESS = 2;

    private S16_Reinforcements() {}

    /** How many may land for a die. */
    @Rule({"16.1", "16.2", "R-62"})
    static int landing(Sudan state, int space, int die) {
        return Math.max(0, die - (space == state.map().aswan ? ASWAN_LESS : SUAKIN_LESS));
    }

    @Rule({"16.1", "16.2", "R-64"})
    public static Sudan thrown(Sudan state, Step.Arrivals step, Roll roll) {
        int left = landing(state, step.space(), roll.face(0));
        return state.instead(new Step.Landing(step.space(), left, 0, Units.NONE, false));
    }

    private static boolean feeds(int box, Step.Landing step, Sudan state) {
        return box == Sudan.ALEXANDRIA
                || box == Sudan.ENGLAND
                || (box == Sudan.INDIA && step.space() == state.map().suakin);
    }

    private static int bit(int box) {
        return 1 << (box - Sudan.ALEXANDRIA);
    }

    /** Why a unit may not land. */
    @Rule({"16.1", "R-8", "R-62"})
    public static Optional<Objection> objection(Sudan state, Step.Landing step, Act.Arrive act) {
        int u = act.unit();
        int box = state.at(u);
        boolean commander = state.forces().unit(u).isCommander();
        if (step.landed().contains(u)) {
            return Reason.of(state, "16.1", "has-landed").unit(u).space(step.space()).given();
        }
        if (!feeds(box, step, state)) {
            return Reason.of(state, "16.1", "not-in-box").unit(u).space(step.space()).given();
        }
        if (state.began(u) < Sudan.ALEXANDRIA) {
            return Reason.of(state, "R-65", "just-left").unit(u).space(step.space()).given();
        }
        if (state.forces().unit(u).isBoat() && !state.map().isNavigable(step.space())) {
            return Reason.of(state, "R-8", "no-nile").unit(u).space(step.space()).given();
        }
        if (commander && state.condition(u) > 0) {
            return Reason.of(state, "QB.15", "unfit-to-land")
                    .unit(u)
                    .space(step.space())
                    .number(state.condition(u))
                    .given();
        }
        if (commander) {
            return (step.boxes() & bit(box)) != 0
                    ? Optional.empty()
                    : Reason.of(state, "R-62", "needs-company").unit(u).space(step.space()).given();
        }
        if (step.left() == 0) {
            return Reason.of(state, "16.1", "no-more-land").unit(u).space(step.space()).given();
        }
        int waiting =
                state.isMahdist(step.space()) ? S07_Movement.counted(state, step.landed()) : 0;
        return state.stack(step.space()) + waiting < state.room(step.space())
                ? Optional.empty()
                : Reason.of(state, "7.1", "full")
                        .space(step.space())
                        .number(state.room(step.space()))
                        .given();
    }

    /** Why a unit may not be evacuated. */
    @Rule({"16.3", "R-65"})
    public static Optional<Objection> objection(Sudan state, Step.Landing step, Act.Evacuate act) {
        int u = act.unit();
        String key =
                step.space() != state.map().suakin
                        ? "no-ship"
                        : step.evacuated()
                                ? "ship-gone"
                                : step.landed().contains(u)
                                        ? "just-landed"
                                        : state.at(u) != step.space()
                                                ? "not-at-port"
                                                : state.forces().unit(u).isLand() ? "" : "no-cargo";
        return key.isEmpty()
                ? Optional.empty()
                : Reason.of(state, "R-65", key).unit(u).space(step.space()).given();
    }

    /** Options: who may land, by unit; who may leave; the end. */
    @Rule({"16.1", "16.3"})
    public static List<Act> options(Sudan state, Step.Landing step) {
        List<Act> acts = new ArrayList<>();
        boolean full = step.left() == 0;
        for (Unit unit : state.forces().all()) {
            boolean waits = feeds(state.at(unit.number()), step, state);
            if (waits && (unit.isCommander() ? step.boxes() != 0 : !full)) {
                Act.Arrive arrive = new Act.Arrive(unit.number());
                if (objection(state, step, arrive).isEmpty()) {
                    acts.add(arrive);
                }
            }
        }
        Units here = step.evacuated() ? Units.NONE : state.unitsAt(step.space());
        for (int u = here.next(0); u >= 0; u = here.next(u + 1)) {
            Act.Evacuate leave = new Act.Evacuate(u);
            if (objection(state, step, leave).isEmpty()) {
                acts.add(leave);
            }
        }
        acts.add(new Act.End());
        return acts;
    }

    @Rule({"16.1", "16.3", "R-63"})
    public static Sudan choose(Sudan state, Step.Landing step, Act act) {
        return switch (act) {
            case Act.Arrive(int u) -> land(state, step, u);
            case Act.Evacuate(int u) ->
                    state.edit()
                            .move(u, Sudan.ALEXANDRIA)
                            .instead(
                                    new Step.Landing(
                                            step.space(),
                                            step.left(),
                                            step.boxes(),
                                            step.landed(),
                                            true))
                            .before(new Step.Settle())
                            .now();
            case Act.End _ -> close(state, step);
            case Act.Stay _, Act.Leave _, Act.Levy _ -> throw unfit(state, act);
            case Act.Posting _, Act.Moving _, Act.Fighting _ -> throw unfit(state, act);
        };
    }

    private static IllegalStateException unfit(Sudan state, Act act) {
        return new IllegalStateException(act + " in " + state);
    }

    private static Sudan land(Sudan state, Step.Landing step, int u) {
        boolean commander = state.forces().unit(u).isCommander();
        Step.Landing next =
                new Step.Landing(
                        step.space(),
                        step.left() - (commander ? 0 : 1),
                        step.boxes() | (commander ? 0 : bit(state.at(u))),
                        step.landed().with(u),
                        step.evacuated());
        Edit e = state.edit().instead(next);
        return state.isMahdist(step.space()) ? e.now() : e.move(u, step.space()).now();
    }

    /** Supplies for a besieged port, or a battle for one that is lost. */
    @Rule({"16.2", "R-22", "R-63"})
    static Sudan close(Sudan state, Step.Landing step) {
        Edit e = state.edit().done();
        if (step.landed().isEmpty()) {
            return e.now();
        }
        if (!state.isMahdist(step.space())) {
            return S14_Sieges.reinforced(e.before(new Step.Settle()), step.landed(), step.space())
                    .now();
        }
        step.landed().stream().forEach(u -> e.move(u, step.space()));
        Clash clash =
                new Clash(
                        Clash.Cause.LANDING,
                        step.space(),
                        step.landed(),
                        Units.NONE,
                        Sudan.ALEXANDRIA);
        return e.before(new Step.Settle()).before(new Step.Encounter(clash)).now();
    }

    /** Whether levies are raised: on even turns, at Khartoum, while the South is in revolt. */
    @Rule({"16.4", "R-66"})
    public static boolean areRaised(Sudan state) {
        int khartoum = state.map().khartoum;
        return state.turn() % 2 == 0
                && !state.isMahdist(khartoum)
                && state.status(state.map().region(khartoum)) == Sudan.REVOLT
                && (mayJoin(state, 0) || mayJoin(state, 1));
    }

    private static int levy(Sudan state, int which) {
        return state.forces().number(which == 0 ? "LEV1" : "LEV2");
    }

    private static boolean mayJoin(Sudan state, int which) {
        int khartoum = state.map().khartoum;
        int u = levy(state, which);
        return state.isLevied(which)
                ? state.at(u) == khartoum && state.stands(u) < Figures.LEVY_MOST
                : state.stack(khartoum) < state.room(khartoum);
    }

    @Rule("16.4")
    public static List<Act> options(Sudan state) {
        List<Act> acts = new ArrayList<>();
        for (int which = 0; which < 2; which++) {
            if (mayJoin(state, which)) {
                acts.add(new Act.Levy(which == 0 ? Act.Recruits.FOOT : Act.Recruits.HORSE));
            }
        }
        return acts;
    }

    /** Why levies may not join the foot or the horse. */
    @Rule({"16.4", "R-66"})
    public static Optional<Objection> objection(Sudan state, Act.Levy act) {
        int which = act.recruits() == Act.Recruits.FOOT ? 0 : 1;
        int khartoum = state.map().khartoum;
        if (mayJoin(state, which)) {
            return Optional.empty();
        }
        if (!state.isLevied(which)) {
            return Reason.of(state, "7.1", "full")
                    .space(khartoum)
                    .number(state.room(khartoum))
                    .given();
        }
        String key = state.at(levy(state, which)) == khartoum ? "levy-whole" : "levy-away";
        return Reason.of(state, "R-66", key).unit(levy(state, which)).space(khartoum).given();
    }

    @Rule({"16.4", "R-66"})
    public static Sudan levy(Sudan state, Step.Levy step, Act.Levy act) {
        int which = act.recruits() == Act.Recruits.FOOT ? 0 : 1;
        int u = levy(state, which);
        int khartoum = state.map().khartoum;
        Edit e = state.edit().done();
        if (!state.isLevied(which)) {
            e.put(u, khartoum).arrived(u, khartoum).levied(which);
            e.condition(u, S13_Casualties.printed(state.forces().unit(u)));
        }
        return e.stands(u, Math.min(Figures.LEVY_MOST, state.stands(u) + step.stands())).now();
    }

    /** The turn closes: boats are repaired, commanders mend. */
    @Rule({"9.4", "QB.15"})
    public static Sudan close(Sudan state) {
        Edit e = state.edit().instead(new Step.TurnBegins());
        S08_Gunboats.repair(e);
        S13_Casualties.mend(e);
        return e.now();
    }
}

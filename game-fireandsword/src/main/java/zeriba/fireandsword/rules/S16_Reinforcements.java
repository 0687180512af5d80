package zeriba.fireandsword.rules;

import static zeriba.board.Bits.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Rule;
import zeriba.engine.schema.As.Implied;
import zeriba.engine.schema.As.Of;
import zeriba.engine.schema.As.Within;
import zeriba.fireandsword.rules.battle.FaceClasses;
import zeriba.fireandsword.rules.general.EventDraft;
import zeriba.fireandsword.rules.general.Reason;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Edit;
import zeriba.fireandsword.state.Engagement;
import zeriba.fireandsword.state.Figures;
import zeriba.fireandsword.state.Places;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Unit;
import zeriba.fireandsword.state.Units;
import zeriba.fireandsword.state.Word;

/** Reinforcements by Aswan and Suakin, evacuation, and the levies of Khartoum. */
public final class S16_Reinforcements {

    private static final int ASWAN_LESS = 1;
    private static final int SUAKIN_LESS = 2;

    private S16_Reinforcements() {}

    /** Reinforcements by Suakin have a paragraph of their own. */
    @Rule({"16.1", "16.2"})
    public static String ofPort(Sudan state, int port) {
        return port == state.map().suakin ? "16.2" : "16.1";
    }

    /** Reinforcements for a port are thrown. */
    @Rule({"16.1", "16.2", "R-64"})
    public record Arrivals(@Of("space") int space) implements Throwing {

        @Override
        public String rule(Sudan state) {
            return ofPort(state, space);
        }

        @Override
        public FaceClasses faceClasses(Sudan state) {
            return FaceClasses.of(DIE);
        }

        @Override
        public Sudan roll(Sudan state, Roll roll) {
            int left = landing(state, space, roll.face(0));
            return state.instead(new Landing(space, left, 0, Units.NONE, false));
        }

        @Override
        public List<Event> outcome(Sudan before, Sudan after, Roll roll) {
            int left = landing(before, space, roll.face(0));
            EventDraft draft = draft(before);
            return List.of(
                    left == 0
                            ? draft.at("no-ship", Units.NONE, space)
                            : draft.counted("ships", left, Places.name(before.map(), space)));
        }

        @Override
        public int rank() {
            return PositionCheck.SEVERAL;
        }

        @Override
        public Optional<String> fault(PositionCheck check, PositionCheck.Place place) {
            return check.port(space);
        }
    }

    /**
     * Units land.
     *
     * @param left how many may still land
     * @param boxes a bit for each box that a unit has come from
     * @param landed those that have
     * @param evacuated whether a unit has left
     */
    @Rule({"16.1", "16.2", "16.3", "R-63"})
    public record Landing(
            @Of("space") int space,
            @Within(from = 0, to = 5) int left,
            @Within(from = 0, to = 7) int boxes,
            Units landed,
            @Implied(written = true) boolean evacuated)
            implements Deciding<Act.Landing> {

        @Override
        public Class<Act.Landing> acts() {
            return Act.Landing.class;
        }

        @Override
        public String rule(Sudan state) {
            return ofPort(state, space);
        }

        @Override
        public String rule(Sudan state, Act act) {
            return act instanceof Act.Evacuate ? "16.3" : rule(state);
        }

        /** Who may land, by unit; who may leave; the end. Nobody is asked in vain. */
        @Override
        public Options<Act> options(Sudan state) {
            List<Act> acts = new ArrayList<>();
            for (Unit unit : state.forces().all()) {
                boolean waits = feeds(state.at(unit.number()), this, state);
                if (waits && (unit.isCommander() ? boxes != 0 : left != 0)) {
                    add(state, new Act.Arrive(unit.number()), acts);
                }
            }
            Units here = evacuated ? Units.NONE : state.unitsAt(space);
            for (int u = here.next(0); u >= 0; u = here.next(u + 1)) {
                add(state, new Act.Evacuate(u), acts);
            }
            if (acts.isEmpty()) {
                return Options.none();
            }
            acts.add(new Act.End());
            return offer(state, acts);
        }

        private void add(Sudan state, Act.Landing act, List<Act> acts) {
            if (objection(state, act).isEmpty()) {
                acts.add(act);
            }
        }

        @Override
        public Sudan skip(Sudan state) {
            return close(state, this);
        }

        @Override
        public Optional<Objection> objection(Sudan state, Act.Landing act) {
            return switch (act) {
                case Act.Arrive arrive -> S16_Reinforcements.objection(state, this, arrive);
                case Act.Evacuate leave -> S16_Reinforcements.objection(state, this, leave);
                case Act.End _ -> Optional.empty();
            };
        }

        @Override
        public Optional<Objection> notNow(Sudan state, Act act) {
            return Reason.of(state, "4.1", "landing-now").space(space).given();
        }

        @Override
        public Sudan choose(Sudan state, Act.Landing act) {
            return switch (act) {
                case Act.Arrive(int u) -> land(state, this, u);
                case Act.Evacuate(int u) ->
                        state.edit()
                                .move(u, Sudan.ALEXANDRIA)
                                .instead(new Landing(space, left, boxes, landed, true))
                                .before(new S14_Sieges.Settle())
                                .now();
                case Act.End _ -> close(state, this);
            };
        }

        @Override
        public List<Event> told(Sudan before, Act.Landing act) {
            return switch (act) {
                case Act.Arrive _, Act.Evacuate _ -> List.of();
                case Act.End _ -> List.of(draft(before, act).at("end-landing", Units.NONE, space));
            };
        }

        @Override
        public Optional<String> fault(PositionCheck check, PositionCheck.Place place) {
            return check.haveLanded(this)
                    ? check.port(space)
                    : Optional.of("the landed are elsewhere");
        }
    }

    /** Levies are thrown at Khartoum. */
    @Rule({"16.4", "R-66"})
    public record Levies() implements Throwing {

        @Override
        public FaceClasses faceClasses(Sudan state) {
            return areRaised(state) ? FaceClasses.of(DIE) : new FaceClasses();
        }

        @Override
        public Sudan skip(Sudan state) {
            return state.done();
        }

        @Override
        public Sudan roll(Sudan state, Roll roll) {
            return state.instead(new Levy(roll.face(0)));
        }

        @Override
        public List<Event> outcome(Sudan before, Sudan after, Roll roll) {
            return List.of(draft(before).counted("levies", roll.face(0)));
        }

        @Override
        public int rank() {
            return 9;
        }
    }

    /** Levies join the foot or the horse. */
    @Rule({"16.4", "R-66"})
    public record Levy(@Within(from = 1, to = 6) int stands) implements Deciding<Act.Levy> {

        @Override
        public Class<Act.Levy> acts() {
            return Act.Levy.class;
        }

        @Override
        public Options<Act> options(Sudan state) {
            List<Act> acts = new ArrayList<>();
            for (Act.Recruits recruits : Act.Recruits.values()) {
                if (mayJoin(state, which(recruits))) {
                    acts.add(new Act.Levy(recruits));
                }
            }
            return offer(state, acts);
        }

        @Override
        public Optional<Objection> objection(Sudan state, Act.Levy act) {
            return S16_Reinforcements.objection(state, act);
        }

        @Override
        public Optional<Objection> notNow(Sudan state, Act act) {
            return Reason.of(state, "16.4", "levy-first").space(state.map().khartoum).given();
        }

        @Override
        public Sudan choose(Sudan state, Act.Levy act) {
            int which = which(act.recruits());
            int u = levy(state, which);
            int khartoum = state.map().khartoum;
            Edit e = state.edit().done();
            if (!state.isLevied(which)) {
                e.put(u, khartoum).arrived(u, khartoum).levied(which);
                e.condition(u, S13_Casualties.printed(state.forces().unit(u)));
            }
            return e.stands(u, Math.min(Figures.LEVY_MOST, state.stands(u) + stands)).now();
        }

        @Override
        public List<Event> told(Sudan before, Act.Levy act) {
            return List.of(draft(before, act).told("levy-" + Word.of(act.recruits())));
        }

        @Override
        public Optional<String> fault(PositionCheck check, PositionCheck.Place place) {
            boolean nobody = !mayJoin(check.s(), 0) && !mayJoin(check.s(), 1);
            return PositionCheck.when(nobody, "nobody can be levied");
        }
    }

    /** The turn is over. */
    @Rule({"4.1", "9.4", "QB.15"})
    public record EndOfTurn() implements Passing {

        /** Boats are repaired, commanders mend. */
        @Override
        public Sudan proceed(Sudan state) {
            Edit e = state.edit().instead(new S05_Revolts.TurnBegins());
            S09_Gunboats.repair(e);
            S13_Casualties.mend(e);
            return e.now();
        }

        @Override
        public int rank() {
            return PositionCheck.LAST;
        }
    }

    /** How many may land for a die. */
    @Rule({"16.1", "16.2", "R-62"})
    static int landing(Sudan state, int space, int die) {
        return Math.max(0, die - (space == state.map().aswan ? ASWAN_LESS : SUAKIN_LESS));
    }

    private static boolean feeds(int box, Landing step, Sudan state) {
        return box == Sudan.ALEXANDRIA
                || box == Sudan.ENGLAND
                || (box == Sudan.INDIA && step.space() == state.map().suakin);
    }

    /** The number of a box in the set of those that units have come from. */
    private static int boxNumber(int box) {
        return box - Sudan.ALEXANDRIA;
    }

    /** Why a unit may not land. */
    @Rule({"16.1", "R-8", "R-62"})
    private static Optional<Objection> objection(Sudan state, Landing step, Act.Arrive act) {
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
            return contains(step.boxes(), boxNumber(box))
                    ? Optional.empty()
                    : Reason.of(state, "R-62", "needs-company").unit(u).space(step.space()).given();
        }
        if (step.left() == 0) {
            return Reason.of(state, "16.1", "no-more-land").unit(u).space(step.space()).given();
        }
        int waiting =
                state.isMahdist(step.space()) ? S08_Movement.counted(state, step.landed()) : 0;
        return state.stack(step.space()) + waiting < state.room(step.space())
                ? Optional.empty()
                : Reason.of(state, "7.1", "full")
                        .space(step.space())
                        .number(state.room(step.space()))
                        .given();
    }

    /** Why a unit may not be evacuated. */
    @Rule({"16.3", "R-65"})
    private static Optional<Objection> objection(Sudan state, Landing step, Act.Evacuate act) {
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

    private static Sudan land(Sudan state, Landing step, int u) {
        boolean commander = state.forces().unit(u).isCommander();
        Landing next =
                new Landing(
                        step.space(),
                        step.left() - (commander ? 0 : 1),
                        commander ? step.boxes() : (int) with(step.boxes(), boxNumber(state.at(u))),
                        step.landed().with(u),
                        step.evacuated());
        Edit e = state.edit().instead(next);
        return state.isMahdist(step.space()) ? e.now() : e.move(u, step.space()).now();
    }

    /** Supplies for a besieged port, or a battle for one that is lost. */
    @Rule({"16.2", "R-22", "R-63"})
    private static Sudan close(Sudan state, Landing step) {
        Edit e = state.edit().done();
        if (step.landed().isEmpty()) {
            return e.now();
        }
        if (!state.isMahdist(step.space())) {
            return S14_Sieges.reinforced(
                            e.before(new S14_Sieges.Settle()), step.landed(), step.space())
                    .now();
        }
        step.landed().stream().forEach(u -> e.move(u, step.space()));
        Engagement engagement =
                new Engagement(
                        Engagement.Cause.LANDING,
                        step.space(),
                        step.landed(),
                        Units.NONE,
                        Sudan.ALEXANDRIA);
        return e.before(new S14_Sieges.Settle())
                .before(new S11_Encounters.Encounter(engagement))
                .now();
    }

    /** Whether levies are raised: on even turns, at Khartoum, while the South is in revolt. */
    @Rule({"16.4", "R-66"})
    private static boolean areRaised(Sudan state) {
        int khartoum = state.map().khartoum;
        return state.turn() % 2 == 0
                && !state.isMahdist(khartoum)
                && state.status(state.map().region(khartoum)) == Sudan.REVOLT
                && (mayJoin(state, 0) || mayJoin(state, 1));
    }

    private static int which(Act.Recruits recruits) {
        return recruits == Act.Recruits.FOOT ? 0 : 1;
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

    /** Why levies may not join the foot or the horse. */
    @Rule({"16.4", "R-66"})
    private static Optional<Objection> objection(Sudan state, Act.Levy act) {
        int which = which(act.recruits());
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
}

package zeriba.fireandsword.rules;

import static zeriba.board.Bits.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.rules.battle.Bands;
import zeriba.fireandsword.rules.battle.FaceClasses;
import zeriba.fireandsword.rules.battle.Kind;
import zeriba.fireandsword.rules.battle.Muster;
import zeriba.fireandsword.rules.battle.Steamer;
import zeriba.fireandsword.rules.battle.Troop;
import zeriba.fireandsword.rules.general.Reason;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Arm;
import zeriba.fireandsword.state.Edit;
import zeriba.fireandsword.state.Engagement;
import zeriba.fireandsword.state.Figures;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Unit;
import zeriba.fireandsword.state.Units;

/** Gunboats, which are the Nile steamers: sailing, towing, cataracts, fights and repairs. */
public final class S09_Gunboats {

    private S09_Gunboats() {}

    /** The stands that these take up aboard. */
    @Rule({"9.3", "R-43"})
    public static int load(Sudan state, int from, Units units) {
        int stands = 0;
        for (int u = units.next(from); u >= 0; u = units.next(u + 1)) {
            stands += state.forces().unit(u).isCommander() ? 1 : state.stands(u);
        }
        return stands;
    }

    /** The first units of a space that find room aboard. */
    @Rule({"9.3", "R-43"})
    static Units load(Sudan state, Units here) {
        Units load = Units.NONE;
        for (int u = here.next(0); u >= 0; u = here.next(u + 1)) {
            Unit unit = state.forces().unit(u);
            boolean goes =
                    !unit.isBoat()
                            && !state.hasMoved(u)
                            && !(unit.isCommander() && state.condition(u) > 0);
            if (goes && load(state, 0, load.with(u)) <= Figures.BOAT_CAPACITY) {
                load = load.with(u);
            }
        }
        return load;
    }

    /** Why a boat may not go. */
    @Rule({"9.1", "R-42", "R-45"})
    public static Optional<Objection> objection(Sudan state, Act.Steam act) {
        int boat = act.boat();
        if (!state.forces().unit(boat).isBoat()) {
            return Reason.of(state, "9.1", "no-boat").unit(boat).space(act.space()).given();
        }
        if (!state.isOnMap(boat)) {
            return Reason.of(state, "8.1", "not-on-map").unit(boat).space(act.space()).given();
        }
        int from = state.at(boat);
        if (from == act.space()) {
            return Reason.of(state, "8.1", "same-space").unit(boat).space(from).given();
        }
        if (!state.map().isNavigable(act.space())) {
            return Reason.of(state, "R-42", "no-water").unit(boat).space(act.space()).given();
        }
        int[] path = state.map().boatPath(from, act.space());
        if (path.length == 0) {
            return Reason.of(state, "9.1", "sails-three").unit(boat).space(act.space()).given();
        }
        if (state.isStopped(boat)) {
            return Reason.of(state, "8.6", "has-fought").unit(boat).space(from).given();
        }
        if (path.length - 1 > state.steps(boat)) {
            return Reason.of(state, "9.1", "boat-done")
                    .unit(boat)
                    .number(state.steps(boat))
                    .space(act.space())
                    .given();
        }
        if (state.barred(boat) == path[1]) {
            return Reason.of(state, "R-40", "not-again").unit(boat).space(path[1]).given();
        }
        return passengers(state, act).or(() -> homeward(state, act)).or(() -> mayEnd(state, act));
    }

    private static boolean isBoat(Sudan state, int unit) {
        return state.forces().unit(unit).isBoat();
    }

    private static Optional<Objection> passengers(Sudan state, Act.Steam act) {
        if (act.passengers().isEmpty()) {
            return Optional.empty();
        }
        if (state.condition(act.boat()) > 0) {
            return Reason.of(state, "R-44", "damaged").unit(act.boat()).space(act.space()).given();
        }
        int towed = act.passengers().stream().filter(u -> isBoat(state, u)).findFirst().orElse(-1);
        if (towed >= 0) {
            return Reason.of(state, "9.3", "boat-towed").unit(towed).space(act.space()).given();
        }
        Optional<Objection> starting = S08_Movement.mayStart(state, act.passengers(), act.space());
        if (starting.isPresent()) {
            return starting;
        }
        if (state.at(act.passengers().first()) != state.at(act.boat())) {
            return Reason.of(state, "R-77", "apart")
                    .apart(act.passengers().with(act.boat()))
                    .given();
        }
        return load(state, 0, act.passengers()) <= Figures.BOAT_CAPACITY
                ? Optional.empty()
                : Reason.of(state, "9.3", "overloaded")
                        .units(act.passengers())
                        .number(load(state, 0, act.passengers()))
                        .space(act.space())
                        .given();
    }

    private static Optional<Objection> mayEnd(Sudan state, Act.Steam act) {
        int count = 1 + S08_Movement.counted(state, act.passengers());
        if (state.stack(act.space()) + count > state.room(act.space())) {
            return Reason.of(state, "7.1", "full")
                    .space(act.space())
                    .number(state.room(act.space()))
                    .given();
        }
        return Optional.empty();
    }

    /** A damaged boat comes nearer to a yard that is held, and stays in one until it is sound. */
    @Rule({"9.4", "R-44"})
    private static Optional<Objection> homeward(Sudan state, Act.Steam act) {
        int boat = act.boat();
        int from = state.at(boat);
        if (state.condition(boat) == 0) {
            return Optional.empty();
        }
        long yards = yards(state);
        if (contains(yards, from)) {
            return Reason.of(state, "9.4", "in-yard").unit(boat).space(from).given();
        }
        int[] now = state.map().voyages(from);
        int[] then = state.map().voyages(act.space());
        return isEmpty(yards) || any(yards, yard -> then[yard] < now[yard])
                ? Optional.empty()
                : Reason.of(state, "R-44", "to-yard").unit(boat).space(act.space()).given();
    }

    /** The yards that a damaged boat can be repaired in. */
    @Rule("9.4")
    private static long yards(Sudan state) {
        return minus(state.map().yards(), state.mahdist());
    }

    /** The state after a boat has gone one space on. */
    @Rule({"9.1", "R-43", "R-77"})
    public static Sudan steam(Sudan state, Act.Steam act) {
        List<Integer> path =
                IntStream.of(state.map().boatPath(state.at(act.boat()), act.space()))
                        .boxed()
                        .toList();
        Units all = act.passengers().with(act.boat());
        return state.edit()
                .moved(all)
                .before(new S14_Sieges.Settle())
                .before(new S08_Columns.Travel(all, act.boat(), path, false))
                .now();
    }

    /** Whether a boat fights its way here rather than lands its passengers for a battle. */
    @Rule({"12.5", "R-43"})
    static boolean runs(Sudan state, S08_Columns.Travel step, int space) {
        boolean last = step.path().size() == 2;
        boolean lands =
                last
                        && state.isMahdist(space)
                        && step.units().size() > 1
                        && S08_Movement.counted(state, step.units()) > 1;
        return step.boat() >= 0 && !lands;
    }

    /** Those on the bank who can hurt a boat: rifles, and guns by the kind of battle. */
    @Rule({"12.5", "QB.13"})
    public static Sudan meet(Sudan state, S11_Encounters.Nature step, int die) {
        List<Troop> rivals = hurting(step, die);
        Engagement engagement = step.engagement();
        int boat = boatOf(state, engagement.force());
        if (rivals.isEmpty()) {
            return state.done();
        }
        if (state.condition(boat) > 0) {
            return back(state.edit().done(), engagement, boat).now();
        }
        Muster muster = muster(state, engagement.force(), rivals);
        return state.parameters().mayTakeTheField()
                ? S12_Afield.begin(state, engagement, muster)
                : quick(state, engagement, muster);
    }

    /** A fight under steam by its rounds alone. */
    @Rule({"12.5", "QB.13"})
    static Sudan quick(Sudan state, Engagement engagement, Muster muster) {
        int boat = boatOf(state, engagement.force());
        int aboard = load(state, 0, engagement.force().minus(Units.of(boat)));
        Steamer fight = Steamer.of(muster, aboard);
        return state.instead(new S12_Battles.Sail(engagement, fight));
    }

    /** Those who were met and can hurt a boat, with the guns of the kind that a die says. */
    @Rule({"12.5", "12.1"})
    private static List<Troop> hurting(S11_Encounters.Nature step, int die) {
        List<Troop> rivals =
                new ArrayList<>(
                        step.rivals().stream()
                                .filter(troop ->
                                        troop.arm() == Arm.RIFLES || troop.arm() == Arm.JEHADIA)
                                .toList());
        int guns = Bands.guns(S11_Encounters.kind(Engagement.Cause.MARCH, die), step.count());
        if (guns > 0) {
            rivals.add(Troop.dervish("gun", Arm.GUNS, guns));
        }
        return rivals;
    }

    /** A boat under way, who is aboard, and those who fire at it. */
    @Rule("12.5")
    private static Muster muster(Sudan state, Units force, List<Troop> rivals) {
        List<Troop> own = new ArrayList<>();
        boolean commanded = false;
        for (int u = force.next(0); u >= 0; u = force.next(u + 1)) {
            Unit unit = state.forces().unit(u);
            if (unit.isCommander()) {
                commanded = true;
            } else {
                own.add(S12_Battles.troop(state, unit));
            }
        }
        return new Muster(own, rivals, Kind.STEAMER, commanded);
    }

    /** The boat among these; an engagement under steam has one. */
    @Rule("R-45")
    static int boatOf(Sudan state, Units units) {
        return units.stream()
                .filter(u -> state.forces().unit(u).isBoat())
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no boat in " + units));
    }

    /** A fight under steam is over: the boat goes on, or back without a battle. */
    @Rule({"12.5", "R-40", "R-59"})
    public static Sudan fought(Sudan state, Engagement engagement, Steamer fight) {
        Edit e = state.edit().done();
        int boat = boatOf(state, engagement.force());
        int region = state.map().region(engagement.space());
        e.condition(boat, Math.max(state.condition(boat), fight.damage()));
        if (!fight.passes()) {
            e.gain(region);
            return back(e, engagement, boat).now();
        }
        boolean alone = S08_Movement.counted(state, engagement.force()) == 1;
        boolean counts = alone || state.parameters().has("steamer-wins");
        if (counts && (!state.hasSteamed(region) || state.parameters().has("steamer-wins"))) {
            e.win(region).steamed(region);
        }
        return e.now();
    }

    /** Back to the space before; what is left of the move may be used, but not there. */
    @Rule({"12.5", "R-40"})
    private static Edit back(Edit e, Engagement engagement, int boat) {
        S09_TurningBack.lie(e, boat, engagement.force(), engagement.origin());
        return (e.now().isOnMap(boat) ? e.bar(boat, engagement.space()) : e).done();
    }

    /** A boat that lay a whole turn in a yard is repaired by one degree. */
    @Rule({"9.4", "R-44"})
    public static void repair(Edit e) {
        Sudan state = e.now();
        for (Unit unit : state.forces().all()) {
            int boat = unit.number();
            if (unit.isBoat() && state.isOnMap(boat) && state.condition(boat) > 0) {
                int space = state.at(boat);
                boolean lay = state.began(boat) == space && !state.hasMoved(boat);
                if (lay && state.map().isYard(space) && !state.isMahdist(space)) {
                    e.condition(boat, state.condition(boat) - 1);
                }
            }
        }
    }

    /** From the third turn on a six brings the third boat to Aswan, once. */
    @Rule({"16.5", "R-46"})
    public static boolean mayArrive(Sudan state) {
        return !state.hasHermes()
                && state.turn() >= Figures.HERMES_FROM
                && state.stack(state.map().aswan) < state.room(state.map().aswan);
    }

    /** The third gunboat may arrive. */
    @Rule({"16.5", "R-46"})
    public record ThirdBoat() implements Throwing {

        @Override
        public FaceClasses faceClasses(Sudan state) {
            FaceClasses classes = new FaceClasses();
            if (mayArrive(state)) {
                classes.die(DIE, Figures.HERMES_NEEDS);
            }
            return classes;
        }

        @Override
        public Sudan skip(Sudan state) {
            return state.done();
        }

        @Override
        public Sudan roll(Sudan state, Roll roll) {
            Edit e = state.edit().done();
            if (roll.face(0) >= Figures.HERMES_NEEDS) {
                int boat = state.forces().number("HER");
                int aswan = state.map().aswan;
                e.put(boat, aswan).arrived(boat, aswan).stands(boat, 1).hermes();
            }
            return e.now();
        }

        @Override
        public String effect(Sudan before, Sudan after) {
            return after.hasHermes() ? "arrived" : "none";
        }

        @Override
        public List<Event> outcome(Sudan before, Sudan after, Roll roll) {
            return List.of(draft(before).told(after.hasHermes() ? "hermes" : "no-hermes"));
        }

        @Override
        public int rank() {
            return 7;
        }
    }
}

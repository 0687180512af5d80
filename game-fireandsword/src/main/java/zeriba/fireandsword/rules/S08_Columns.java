package zeriba.fireandsword.rules;

import static zeriba.board.Bits.*;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Rule;
import zeriba.engine.schema.As.Implied;
import zeriba.engine.schema.As.Of;
import zeriba.fireandsword.rules.battle.FaceClasses;
import zeriba.fireandsword.state.Edit;
import zeriba.fireandsword.state.Engagement;
import zeriba.fireandsword.state.Figures;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.SudanMap;
import zeriba.fireandsword.state.Units;

/** A stack on its way from space to space, and the friendly territory that it leaves behind. */
public final class S08_Columns {

    private S08_Columns() {}

    /**
     * A stack is on its way.
     *
     * @param boat the boat that carries it, or -1
     * @param path the space it is in, then those to come
     * @param cleared whether the cataract ahead has been passed
     */
    @Rule({"8.1", "9.1", "9.2", "R-41"})
    public record Travel(
            Units units,
            @Of("anyone") int boat,
            @Implied(written = true) List<@Of("space") Integer> path,
            @Implied(written = true) boolean cleared)
            implements Throwing {
        public Travel {
            path = List.copyOf(path);
        }

        @Override
        public String purpose() {
            return "cataract";
        }

        @Override
        public String rule(Sudan state) {
            return isBeforeCataract(state, this) ? "9.2" : boat >= 0 ? "9.1" : "8.1";
        }

        @Override
        public FaceClasses faceClasses(Sudan state) {
            FaceClasses classes = new FaceClasses();
            if (isBeforeCataract(state, this)) {
                classes.die(DIE, Figures.CATARACT_STOPS);
            }
            return classes;
        }

        @Override
        public Sudan skip(Sudan state) {
            return goOn(state, this);
        }

        /** A cataract that is not passed ends the move. */
        @Override
        public Sudan roll(Sudan state, Roll roll) {
            return roll.face(0) >= Figures.CATARACT_STOPS
                    ? stop(state.edit(), this).now()
                    : state.instead(new Travel(units, boat, path, true));
        }

        @Override
        public String effect(Sudan before, Sudan after) {
            return after.now() instanceof Travel ? "passed" : "blocked";
        }

        @Override
        public List<Event> outcome(Sudan before, Sudan after, Roll roll) {
            String verb = after.now() instanceof Travel ? "cataract" : "cataract-stops";
            return List.of(draft(before).told(verb, Units.of(Math.max(0, boat))));
        }

        @Override
        public Optional<String> fault(PositionCheck check, PositionCheck.Place place) {
            return check.travel(this, place.first());
        }
    }

    /** Whether a cataract must be tried before the next space. */
    @Rule({"9.2", "R-41"})
    private static boolean isBeforeCataract(Sudan state, Travel step) {
        return step.boat() >= 0
                && !step.cleared()
                && step.path().size() > 1
                && state.map().isCataract(step.path().get(0), step.path().get(1));
    }

    /** One space further, or the end of the way. */
    @Rule({"8.6", "R-36", "R-48"})
    private static Sudan goOn(Sudan state, Travel step) {
        if (step.path().size() == 1) {
            return arrive(state.edit().done(), step).now();
        }
        int from = step.path().get(0);
        int to = step.path().get(1);
        boolean land = step.boat() < 0;
        boolean meets = mayMeet(state, step, to);
        boolean besieged = state.supply(to) > 0;
        boolean runs = S09_Gunboats.runs(state, step, to);
        Units inside = besieged && !runs ? S12_Relief.defenders(state, to) : Units.NONE;
        Edit e = state.edit();
        if (land) {
            convert(e, from, to);
        }
        if (meets && besieged && !runs) {
            S12_Relief.keepInside(e, to);
        }
        step.units().stream().forEach(u -> e.move(u, to));
        if (!land) {
            e.steps(step.boat(), state.steps(step.boat()) - 1);
        }
        List<Integer> left = step.path().subList(1, step.path().size());
        e.instead(new Travel(step.units(), step.boat(), left, false));
        if (meets) {
            Engagement.Cause cause =
                    runs
                            ? Engagement.Cause.STEAM
                            : besieged ? Engagement.Cause.RELIEF : Engagement.Cause.MARCH;
            Units force = runs ? step.units() : step.units().and(supports(state, to)).and(inside);
            e.before(new S11_Encounters.Encounter(new Engagement(cause, to, force, inside, from)));
        }
        if (S08_Movement.counted(state, step.units()) > 0 || !land) {
            leave(e, from);
        }
        return e.now();
    }

    /** Boats that lie in a space, and are fit, support whoever fights there, once a turn. */
    @Rule({"12.6", "R-44"})
    private static Units supports(Sudan state, int space) {
        Units boats = Units.NONE;
        Units here = state.unitsAt(space);
        for (int u = here.next(0); u >= 0; u = here.next(u + 1)) {
            boats = S12_Relief.lendsItsGuns(state, u) ? boats.with(u) : boats;
        }
        return boats;
    }

    /** Whether these may be met: commanders alone are not. */
    private static boolean mayMeet(Sudan state, Travel step, int to) {
        boolean fighters = step.boat() >= 0 || S08_Movement.counted(state, step.units()) > 0;
        return fighters && mayMeet(state, to);
    }

    /** Whether Dervishes may be met by whoever enters a space. */
    @Rule({"R-48", "G-2"})
    static boolean mayMeet(Sudan state, int space) {
        return state.isHostile(space) && (!state.hasLand(space) || state.supply(space) > 0);
    }

    /** A force that has left a camp begins its stay anew. */
    private static void leave(Edit e, int from) {
        if (!e.now().hasLand(from)) {
            e.stay(from, 0);
        }
    }

    /** The way ends here: a boat is done, a Dervish town is retaken, a siege reinforced. */
    @Rule({"14.3", "R-23", "R-50"})
    static Edit arrive(Edit e, Travel step) {
        Sudan state = e.now();
        int space = step.path().getFirst();
        if (step.boat() >= 0) {
            e.steps(step.boat(), 0);
        }
        boolean land = step.units().stream().anyMatch(u -> state.forces().unit(u).isLand());
        if (land && state.isMahdist(space)) {
            S14_Sieges.retake(e, space);
            e.win(state.map().region(space));
        }
        return S14_Sieges.reinforced(e, step.units(), space);
    }

    /** A boat that was stopped lies where it is now, or back from there where that is full. */
    @Rule({"R-41", "G-1"})
    static Edit stop(Edit e, Travel step) {
        int berth = S09_TurningBack.lie(e, step.boat(), step.units(), step.path().getFirst());
        e.done();
        Units left = step.units().minus(e.now().unitsAt(Sudan.GONE));
        return left.isEmpty() ? e : arrive(e, new Travel(left, step.boat(), List.of(berth), false));
    }

    /** Whether a space is a base that is held, or reached from one along the trail. */
    @Rule({"14.2", "R-26"})
    public static boolean isLinked(Sudan state, int space) {
        if (isBase(state, space)) {
            return true;
        }
        for (int link : state.map().linksAt(space)) {
            if (contains(state.trail(), link)) {
                return true;
            }
        }
        return false;
    }

    /** Whether supply passes to a space: friendly, or the head of a column. */
    @Rule({"14.2", "R-26"})
    public static boolean isFed(Sudan state, int space) {
        if (state.isFriendly(space)) {
            return true;
        }
        boolean head = false;
        for (int link : state.map().linksAt(space)) {
            head = head || contains(state.trail(), link);
        }
        return head;
    }

    private static boolean isBase(Sudan state, int space) {
        SudanMap map = state.map();
        return (space == map.wadiHalfa || space == map.suakin) && !state.isMahdist(space);
    }

    /**
     * Land units that go on from a base or its column take the column with them. Whoever goes back
     * the only way that he came leaves nothing friendly behind him.
     */
    @Rule({"14.2", "R-26", "R-28"})
    private static void convert(Edit e, int from, int to) {
        Sudan state = e.now();
        SudanMap map = state.map();
        int link = map.landLink(from, to, true);
        if (link < 0 || !new Walk(state, without(state.trail(), link)).reaches(from)) {
            return;
        }
        e.trail(with(state.trail(), link));
        int region = map.region(from);
        if (region >= 0 && state.status(region) == Sudan.REVOLT) {
            e.converted(with(state.converted(), from));
        }
    }

    /** Cuts every trail back to the last land unit that a base still reaches along it. */
    @Rule({"14.2", "R-27", "R-28"})
    static void prune(Edit e) {
        Sudan state = e.now();
        Walk walk = new Walk(state, state.trail());
        if (!isEmpty(state.trail()) || !isEmpty(state.converted())) {
            walk.fromBases();
        }
        e.trail(walk.links).converted(intersection(state.converted(), walk.spaces));
    }

    /** The ways along a trail: which of its links and spaces lead on to a land unit. */
    private static final class Walk {
        private final Sudan state;
        private final long trail;
        private long links;
        private long spaces;

        Walk(Sudan state, long trail) {
            this.state = state;
            this.trail = trail;
        }

        void fromBases() {
            for (int base : bases()) {
                leads(base, 0);
            }
        }

        private List<Integer> bases() {
            return Stream.of(state.map().wadiHalfa, state.map().suakin)
                    .filter(base -> isBase(state, base))
                    .toList();
        }

        /** Whether a base is joined to a space by friendly ones. */
        boolean reaches(int goal) {
            return bases().stream().anyMatch(base -> joins(base, goal, 0));
        }

        private boolean joins(int space, int goal, long passed) {
            if (space == goal) {
                return true;
            }
            SudanMap map = state.map();
            for (int i = 0; i < map.linksAt(space).length && isOpen(space, passed); i++) {
                int to = map.spacesAt(space)[i];
                boolean goes = isOnTrail(map.linksAt(space)[i]) && !isIn(passed, to);
                if (goes && joins(to, goal, with(passed, space))) {
                    return true;
                }
            }
            return false;
        }

        /**
         * Whether a land unit stands in the space or beyond it, on a way that passes no space
         * twice. All such ways are gone, so that none of two roads to one place is lost.
         */
        private boolean leads(int space, long passed) {
            boolean beyond = false;
            SudanMap map = state.map();
            for (int i = 0; i < map.linksAt(space).length && isOpen(space, passed); i++) {
                int link = map.linksAt(space)[i];
                int to = map.spacesAt(space)[i];
                boolean goes = isOnTrail(link) && !isIn(passed, to);
                if (goes && leads(to, with(passed, space))) {
                    links = with(links, link);
                    spaces = with(spaces, space);
                    beyond = true;
                }
            }
            return beyond || state.hasLand(space);
        }

        /** A way begins in its base, and goes on through friendly spaces. */
        private boolean isOpen(int space, long passed) {
            return isEmpty(passed) || !state.isHostile(space);
        }

        private boolean isOnTrail(int link) {
            return isIn(trail, link);
        }

        private static boolean isIn(long set, int number) {
            return contains(set, number);
        }
    }
}

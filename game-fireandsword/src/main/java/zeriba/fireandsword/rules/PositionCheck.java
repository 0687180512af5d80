package zeriba.fireandsword.rules;

import static zeriba.board.Bits.*;

import java.util.List;
import java.util.Optional;
import zeriba.engine.step.Task;
import zeriba.engine.text.UnreadableException;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Engagement;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Unit;
import zeriba.fireandsword.state.Units;

/**
 * Whether what was read can be a position: steps that belong together, units where they must be.
 */
public record PositionCheck(Sudan s) {

    /** The rank of arrivals, of which a turn has several. */
    static final int SEVERAL = 8;

    /** The rank of what a turn ends with. */
    static final int LAST = 10;

    /**
     * Where a step stands in an agenda.
     *
     * @param next what follows it; itself where nothing does
     * @param first whether it is the present one
     */
    record Place(Step next, boolean first) {}

    /** Refuses what cannot be. */
    public void run() throws UnreadableException {
        List<Task<Sudan, Act>> steps = s.agenda().steps();
        inOrder(steps);
        Task<Sudan, Act> last = steps.getLast();
        boolean ends =
                last instanceof S16_Reinforcements.EndOfTurn
                        || last instanceof S05_Revolts.TurnBegins;
        if (last instanceof S17_Victory.Over ? steps.size() > 1 : !ends) {
            throw fault("agenda", "a turn ends with end-of-turn, a set-up with turn-begins");
        }
        if (s.turn() == 0 && !(last instanceof S05_Revolts.TurnBegins)) {
            throw fault("turn", "the first turn has number 1");
        }
        if (s.now() instanceof S08_Movement.Movement || s.now() instanceof S02_SetUp.SetUp) {
            stacks();
        }
        if (s.now() instanceof S02_SetUp.SetUp) {
            garrisons();
        }
        for (Region region : Region.all()) {
            int n = region.number();
            if (s.status(n) == Sudan.PACIFIED && s.index(n) > 0) {
                throw fault(
                        "regions." + region.id() + ".index", "a pacified region stays at 0 (R-57)");
            }
        }
        if (s.moved().stream().anyMatch(u -> s.at(u) == Sudan.GONE)) {
            throw fault("moved", "who is gone has not moved");
        }
        if (s.stopped().stream().anyMatch(u -> s.at(u) == Sudan.GONE)) {
            throw fault("stopped", "who is gone has not fought");
        }
        halves();
    }

    private void inOrder(List<Task<Sudan, Act>> steps) throws UnreadableException {
        int rank = 0;
        for (int i = 0; i < steps.size(); i++) {
            Step step = (Step) steps.get(i);
            int next = step.rank();
            if (next > 0 && (next < rank || (next == rank && next != SEVERAL))) {
                throw fault("agenda[" + i + "]", "the steps of a turn are out of order");
            }
            rank = Math.max(rank, next);
            Step after = i + 1 < steps.size() ? (Step) steps.get(i + 1) : step;
            Optional<String> fault = step.fault(this, new Place(after, i == 0));
            if (fault.isPresent()) {
                throw fault("agenda[" + i + "]", fault.get());
            }
        }
    }

    private static UnreadableException fault(String path, String reason) {
        return new UnreadableException(path, reason);
    }

    /** Nobody is there twice: half of a battalion is nowhere while the battalion is whole. */
    private void halves() throws UnreadableException {
        if (s.split() >= 0 && s.forces().unit(s.split()).half() < 0) {
            throw fault("split", "only a battalion is split (2.4)");
        }
        for (Unit whole : s.forces().all()) {
            boolean isSplit = whole.number() == s.split();
            if (!isSplit && whole.half() >= 0 && s.at(whole.half()) != Sudan.GONE) {
                throw fault(
                        "units." + s.forces().unit(whole.half()).id(),
                        whole.id() + " is not split (2.4)");
            }
            if (s.stands(whole.number()) > S13_Casualties.original(s, whole)) {
                throw fault(
                        "units." + whole.id() + ".stands", "more than the larger half has (2.4)");
            }
        }
    }

    /**
     * A set-up can be brought to its end: whoever stands may, and there are enough for the rest.
     */
    private void garrisons() throws UnreadableException {
        for (Unit unit : s.forces().all()) {
            if (s.isOnMap(unit.number()) && !S02_SetUp.mayStand(s, unit)) {
                throw fault("units." + unit.id() + ".at", "is not set up there (2.3, 2.6, R-8)");
            }
        }
        int left = S02_SetUp.leftToPost(s);
        int empty = S02_SetUp.emptyTowns(s);
        if (left < empty) {
            throw fault(
                    "units",
                    "%d more may be set up, and %d towns have nobody (2.1, 2.2)"
                            .formatted(Math.max(0, left), empty));
        }
    }

    /** Between moves nobody stands where there is no room for him. */
    private void stacks() throws UnreadableException {
        for (int space = 0; space < s.map().size(); space++) {
            if (s.stack(space) > s.room(space)) {
                throw fault(
                        "units",
                        "%s holds %d units, and no more than %d may be there (7.1, 8.3)"
                                .formatted(s.map().label(space), s.stack(space), s.room(space)));
            }
        }
    }

    BattleCheck battle() {
        return new BattleCheck(s);
    }

    static Optional<String> when(boolean wrong, String reason) {
        return wrong ? Optional.of(reason) : Optional.empty();
    }

    long inRegion(int region) {
        long spaces = 0;
        for (int space = 0; space < s.map().size(); space++) {
            spaces = s.map().region(space) == region ? with(spaces, space) : spaces;
        }
        return spaces;
    }

    boolean areHeld(long towns) {
        return !isEmpty(towns) && containsAll(s.map().towns(), towns) && !meet(towns, s.mahdist());
    }

    /** Who was lost in a battle on the way may still be named while that is being settled. */
    Optional<String> travel(S08_Columns.Travel t, boolean now) {
        if (t.path().isEmpty() || t.units().isEmpty()) {
            return Optional.of("a stack on its way has units and a path");
        }
        boolean sails = t.boat() >= 0;
        if (sails && !(t.units().contains(t.boat()) && s.forces().unit(t.boat()).isBoat())) {
            return Optional.of("the boat must be with them");
        }
        int here = t.path().getFirst();
        boolean together =
                t.units().stream()
                        .allMatch(u ->
                                (s.at(u) == here || (!now && s.at(u) == Sudan.GONE))
                                        && (!s.forces().unit(u).isBoat() || u == t.boat()));
        if (!together) {
            return Optional.of("the units are not all there");
        }
        for (int i = 1; i < t.path().size(); i++) {
            int from = t.path().get(i - 1);
            int to = t.path().get(i);
            boolean joined =
                    sails
                            ? s.map().boatPath(from, to).length == 2
                            : s.map().landLink(from, to, true) >= 0;
            if (!joined) {
                return Optional.of("the path is broken");
            }
        }
        boolean tired = sails && s.steps(t.boat()) < t.path().size() - 1;
        return when(tired, "the boat cannot go so far");
    }

    Optional<String> town(int space) {
        return when(!s.map().isTown(space) || s.isMahdist(space), "no town of ours");
    }

    Optional<String> port(int space) {
        return when(space != s.map().aswan && space != s.map().suakin, "no port");
    }

    /** Whether those who have landed are in the port, or before one that is lost. */
    boolean haveLanded(S16_Reinforcements.Landing landing) {
        return landing.landed().stream()
                .allMatch(u ->
                        s.isMahdist(landing.space())
                                ? s.at(u) >= Sudan.ALEXANDRIA
                                        && s.at(u) <= Sudan.INDIA
                                        && !s.forces().unit(u).isBoat()
                                : s.at(u) == landing.space());
    }

    /** Whether these are commanders of the fight, and alive. */
    boolean areHurt(Engagement engagement, Units who) {
        return !who.isEmpty()
                && who.minus(engagement.force()).isEmpty()
                && who.stream().allMatch(u -> s.forces().unit(u).isCommander() && s.isOnMap(u));
    }

    /** What is wrong where the first turn has begun. */
    Optional<String> beforeTheGame() {
        return when(s.turn() > 0, "the game has begun");
    }
}

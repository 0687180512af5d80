package zeriba.fireandsword.rules;

import static zeriba.board.Bits.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Rule;
import zeriba.engine.step.Agenda;
import zeriba.engine.step.Task;
import zeriba.fireandsword.rules.general.Reason;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Edit;
import zeriba.fireandsword.state.Figures;
import zeriba.fireandsword.state.GameParameters;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Seats;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.SudanMap;
import zeriba.fireandsword.state.Unit;

/** The set-up: 20 to 25 units in the garrison towns, at least one in each. */
public final class S02_SetUp {

    private S02_SetUp() {}

    /** The garrisons are distributed. */
    @Rule({"2.1", "2.4", "R-8"})
    public record SetUp() implements Deciding<Act.Posting> {

        @Override
        public Class<Act.Posting> acts() {
            return Act.Posting.class;
        }

        @Override
        public Pending<Act> pending(Sudan state) {
            return new Pending.Choice<>(Seats.OWN, options(state));
        }

        @Override
        public Options<Act> options(Sudan state) {
            return new ListedLater(() -> S02_SetUp.options(state), act -> allows(state, act));
        }

        @Override
        public Optional<Objection> objection(Sudan state, Act.Posting act) {
            return S02_Objections.to(state, act);
        }

        @Override
        public Optional<Objection> notNow(Sudan state, Act act) {
            return Reason.of(state, "2.1", "set-up-first").number(placed(state)).goal(act).given();
        }

        @Override
        public Sudan choose(Sudan state, Act.Posting act) {
            Edit e = state.edit();
            switch (act) {
                case Act.Deploy(int unit, int space) -> e.put(unit, space).arrived(unit, space);
                case Act.Split(int unit, int first, int second) -> split(e, unit, first, second);
                case Act.Recommended _ -> recommend(e);
                case Act.End _ -> e.done();
            }
            return e.now();
        }

        /** The recommended set-up; later a unit for each town that is empty. */
        @Override
        public Optional<Act.Posting> pass(Sudan state) {
            Act.Posting recommended = new Act.Recommended();
            return allows(state, new Act.End())
                    ? Optional.empty()
                    : allows(state, recommended) ? Optional.of(recommended) : posted(state);
        }

        private Optional<Act.Posting> posted(Sudan state) {
            for (Act act : options(state)) {
                if (act instanceof Act.Deploy deploy
                        && (state.stack(deploy.space()) == 0
                                || state.forces().unit(deploy.unit()).isCommander())) {
                    return Optional.of(deploy);
                }
            }
            return Optional.empty();
        }

        @Override
        public String rule(Sudan state, Act act) {
            return act instanceof Act.Split ? "2.4" : rule();
        }

        @Override
        public List<Event> told(Sudan before, Act.Posting act) {
            return switch (act) {
                case Act.Deploy _, Act.Split _ -> List.of();
                case Act.Recommended _ -> List.of(draft(before, act).told("recommended"));
                case Act.End _ -> List.of(draft(before, act).told("end-set-up"));
            };
        }

        @Override
        public Optional<String> fault(PositionCheck check, PositionCheck.Place place) {
            return check.beforeTheGame();
        }
    }

    /** Everybody in his box, nobody on the map but two commanders. */
    @Rule({"2.1", "2.6", "R-4"})
    public static Sudan begin(GameParameters parameters, boolean fixed) {
        List<Task<Sudan, Act>> steps = new ArrayList<>(List.of(new SetUp()));
        if (!fixed) {
            steps.add(new S05_Revolts.Indexes());
        }
        steps.add(new S05_Revolts.TurnBegins());
        Edit e = Edit.of(parameters, Agenda.of(steps));
        for (Unit unit : parameters.forces().all()) {
            int place = place(parameters.map(), unit.box());
            boolean exists = unit.kind() == Unit.Kind.UNIT || unit.isCommander();
            e.put(unit.number(), place);
            if (exists) {
                e.stands(unit.number(), unit.stands()).arrived(unit.number(), place);
                e.condition(unit.number(), S13_Casualties.printed(unit));
            }
        }
        for (Region region : Region.all()) {
            e.index(region.number(), fixed ? region.fixedIndex() : 0);
        }
        return e.now();
    }

    private static int place(SudanMap map, String box) {
        return switch (box) {
            case "alexandria" -> Sudan.ALEXANDRIA;
            case "england" -> Sudan.ENGLAND;
            case "india" -> Sudan.INDIA;
            case "gone" -> Sudan.GONE;
            case "setup" -> Sudan.SETUP;
            default -> map.network().space(box.toUpperCase(java.util.Locale.ROOT));
        };
    }

    /** How many units stand in towns. */
    @Rule("2.1")
    public static int placed(Sudan state) {
        int placed = 0;
        for (Unit unit : state.forces().all()) {
            placed += !unit.isCommander() && state.isOnMap(unit.number()) ? 1 : 0;
        }
        return placed;
    }

    /** How many units may still be set up. */
    @Rule("2.1")
    public static int leftToPost(Sudan state) {
        return Figures.SETUP_MOST - placed(state);
    }

    /** How many towns have nobody yet. */
    @Rule("2.2")
    public static int emptyTowns(Sudan state) {
        return S02_Objections.emptyTowns(state);
    }

    /** Whether a unit on the map may stand where it does while garrisons are set up. */
    @Rule({"2.3", "2.6", "R-8"})
    public static boolean mayStand(Sudan state, Unit unit) {
        int at = state.at(unit.number());
        boolean isHalf =
                state.split() >= 0 && state.forces().unit(state.split()).half() == unit.number();
        return state.map().isTown(at)
                && (unit.isCommander() || unit.mayBeSetUp() || isHalf)
                && (!unit.isBoat() || state.map().isNavigable(at));
    }

    /** Options: by unit, then by town; splits; the recommended set-up; the end. */
    @Rule("2.1")
    static List<Act> options(Sudan state) {
        List<Act> acts = new ArrayList<>();
        long open = open(state);
        for (Unit unit : state.forces().all()) {
            if (waits(state, unit)) {
                addPosts(
                        state,
                        unit.number(),
                        unit.isCommander() ? state.map().towns() : open,
                        acts);
            }
        }
        addSplits(state, open, acts);
        Act.Recommended recommended = new Act.Recommended();
        if (S02_Objections.to(state, recommended).isEmpty()) {
            acts.add(recommended);
        }
        Act.End end = new Act.End();
        if (S02_Objections.to(state, end).isEmpty()) {
            acts.add(end);
        }
        return acts;
    }

    private static boolean waits(Sudan state, Unit unit) {
        return unit.isCommander()
                ? state.at(unit.number()) == Sudan.SETUP
                : unit.mayBeSetUp() && !state.isOnMap(unit.number());
    }

    /** The towns that have room for one more unit. */
    private static long open(Sudan state) {
        return where(state.map().towns(), town -> S02_Objections.mayTakeOneMore(state, town));
    }

    private static void addPosts(Sudan state, int unit, long towns, List<Act> acts) {
        for (int town : each(towns)) {
            if (S02_Objections.suits(state, unit, town).isEmpty()) {
                acts.add(new Act.Deploy(unit, town));
            }
        }
    }

    /** Only neighbouring towns in the order of the map are listed; any two are allowed. */
    private static void addSplits(Sudan state, long open, List<Act> acts) {
        if (state.split() >= 0) {
            return;
        }
        int[][] pairs = pairs(state, open);
        for (Unit unit : state.forces().all()) {
            if (unit.half() >= 0 && unit.mayBeSetUp() && !state.isOnMap(unit.number())) {
                for (int[] pair : pairs) {
                    if (S02_Objections.suits(state, unit.number(), pair[0]).isEmpty()) {
                        acts.add(new Act.Split(unit.number(), pair[0], pair[1]));
                    }
                }
            }
        }
    }

    /** The pairs of neighbouring towns that have room for a half each. */
    private static int[][] pairs(Sudan state, long open) {
        List<int[]> pairs = new ArrayList<>();
        int first = first(state.map().towns());
        for (int second : each(without(state.map().towns(), first))) {
            if (contains(open, first) && S02_Objections.room(state, first, second).isEmpty()) {
                pairs.add(new int[] {first, second});
            }
            first = second;
        }
        return pairs.toArray(int[][]::new);
    }

    private static void split(Edit e, int number, int first, int second) {
        Unit unit = e.now().forces().unit(number);
        int smaller = unit.stands() / 2;
        e.put(number, first).arrived(number, first).stands(number, unit.stands() - smaller);
        e.put(unit.half(), second).arrived(unit.half(), second).stands(unit.half(), smaller);
        e.condition(unit.half(), S13_Casualties.printed(unit)).split(number);
    }

    /** Strong where a fall hurts most, one unit elsewhere, the boats on the White Nile. */
    private static void recommend(Edit e) {
        SudanMap map = e.now().map();
        for (Unit unit : e.now().forces().all()) {
            if (!unit.post().isEmpty()) {
                int space = map.network().space(unit.post());
                e.put(unit.number(), space).arrived(unit.number(), space);
            }
        }
    }
}

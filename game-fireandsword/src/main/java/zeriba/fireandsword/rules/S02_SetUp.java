package zeriba.fireandsword.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.engine.Agenda;
import zeriba.engine.Objection;
import zeriba.engine.Rule;
import zeriba.fireandsword.Act;
import zeriba.fireandsword.Edit;
import zeriba.fireandsword.Figures;
import zeriba.fireandsword.Forces;
import zeriba.fireandsword.Region;
import zeriba.fireandsword.Step;
import zeriba.fireandsword.Sudan;
import zeriba.fireandsword.SudanMap;
import zeriba.fireandsword.Terms;
import zeriba.fireandsword.Unit;

/** The set-up: 20 to 25 units in the garrison towns, at least one in each. */
public final class S02_SetUp {

    private S02_SetUp() {}

    /** Everybody in his box, nobody on the map but two commanders. */
    @Rule({"2.1", "2.6", "R-4"})
    public static Sudan begin(Terms terms, boolean fixed) {
        List<Step> steps = new ArrayList<>(List.of(new Step.SetUp()));
        if (!fixed) {
            steps.add(new Step.Indexes());
        }
        steps.add(new Step.TurnBegins());
        Edit e = Edit.of(terms, Agenda.of(steps));
        for (Unit unit : terms.forces().all()) {
            int place = place(terms.map(), unit.box());
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

    private static int emptyTowns(Sudan state) {
        int empty = 0;
        for (long left = state.map().towns(); left != 0; left &= left - 1) {
            empty += state.stack(Long.numberOfTrailingZeros(left)) == 0 ? 1 : 0;
        }
        return empty;
    }

    /** Options: by unit, then by town; splits; the recommended set-up; the end. */
    @Rule("2.1")
    public static List<Act> options(Sudan state) {
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
        Act recommended = new Act.Recommended();
        if (objection(state, recommended).isEmpty()) {
            acts.add(recommended);
        }
        Act end = new Act.End();
        if (objection(state, end).isEmpty()) {
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
        long open = 0;
        for (long left = state.map().towns(); left != 0; left &= left - 1) {
            int town = Long.numberOfTrailingZeros(left);
            open |= room(state, 1, filled(state, town), town).isEmpty() ? 1L << town : 0;
        }
        return open;
    }

    private static void addPosts(Sudan state, int unit, long towns, List<Act> acts) {
        for (long left = towns; left != 0; left &= left - 1) {
            int town = Long.numberOfTrailingZeros(left);
            if (suits(state, unit, town).isEmpty()) {
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
                    if (suits(state, unit.number(), pair[0]).isEmpty()) {
                        acts.add(new Act.Split(unit.number(), pair[0], pair[1]));
                    }
                }
            }
        }
    }

    /** The pairs of neighbouring towns that have room for a half each. */
    private static int[][] pairs(Sudan state, long open) {
        List<int[]> pairs = new ArrayList<>();
        int first = Long.numberOfTrailingZeros(state.map().towns());
        long others = state.map().towns() & (state.map().towns() - 1);
        for (long left = others; left != 0; left &= left - 1) {
            int second = Long.numberOfTrailingZeros(left);
            if ((open >>> first & 1) != 0 && room(state, first, second).isEmpty()) {
                pairs.add(new int[] {first, second});
            }
            first = second;
        }
        return pairs.toArray(int[][]::new);
    }

    @Rule({"2.1", "2.2", "R-8"})
    public static Optional<Objection> objection(Sudan state, Act act) {
        return switch (act) {
            case Act.Deploy(int unit, int space) -> deploy(state, unit, space);
            case Act.Split(int unit, int first, int second) -> split(state, unit, first, second);
            case Act.Recommended _ ->
                    placed(state) == 0
                            ? Optional.empty()
                            : Reason.of(state, "2.1", "begun").number(placed(state)).given();
            case Act.End _ -> end(state);
            case Act.Moving _, Act.Fighting _, Act.Settling _ ->
                    Reason.of(state, "2.1", "set-up-first").number(placed(state)).given();
        };
    }

    /** What speaks against a unit in a town. */
    @Rule({"2.3", "2.5", "R-8"})
    private static Optional<Objection> deploy(Sudan state, int number, int space) {
        Optional<Objection> unfit = suits(state, number, space);
        return unfit.isPresent() || state.forces().unit(number).isCommander()
                ? unfit
                : room(state, 1, filled(state, space), space);
    }

    /** Whether the unit may go there, were there room. */
    @Rule({"2.3", "2.5", "R-8"})
    private static Optional<Objection> suits(Sudan state, int number, int space) {
        Unit unit = state.forces().unit(number);
        if (!state.map().isTown(space)) {
            return Reason.of(state, "2.1", "no-town").space(space).given();
        }
        if (unit.isCommander()) {
            return state.at(number) == Sudan.SETUP
                    ? Optional.empty()
                    : Reason.of(state, "2.6", "not-here").unit(number).given();
        }
        if (!unit.mayBeSetUp()) {
            return Reason.of(state, "2.3", "not-egyptian").unit(number).given();
        }
        if (state.isOnMap(number)) {
            return Reason.of(state, "2.1", "placed").unit(number).given();
        }
        return unit.isBoat() && !state.map().isNavigable(space)
                ? Reason.of(state, "R-8", "no-nile").unit(number).space(space).given()
                : Optional.empty();
    }

    /** How many empty towns a unit in this one fills: 1 or 0. */
    private static int filled(Sudan state, int space) {
        return state.stack(space) == 0 ? 1 : 0;
    }

    private static Optional<Objection> room(Sudan state, int units, int filled, int space) {
        if (state.stack(space) + units > state.room(space)) {
            return Reason.of(state, "7.1", "full").space(space).number(state.room(space)).given();
        }
        int left = Figures.SETUP_MOST - placed(state) - units;
        if (left < 0) {
            return Reason.of(state, "2.1", "too-many").number(Figures.SETUP_MOST).given();
        }
        return left >= emptyTowns(state) - filled
                ? Optional.empty()
                : Reason.of(state, "2.2", "towns-left").number(emptyTowns(state)).given();
    }

    private static Optional<Objection> split(Sudan state, int number, int first, int second) {
        Unit unit = state.forces().unit(number);
        if (unit.half() < 0 || state.split() >= 0) {
            return Reason.of(state, "2.4", "no-split").unit(number).given();
        }
        if (first == second) {
            return Reason.of(state, "2.4", "two-towns").unit(number).space(first).given();
        }
        Optional<Objection> one = deploy(state, number, first);
        if (one.isPresent()) {
            return one;
        }
        if (!state.map().isTown(second)) {
            return Reason.of(state, "2.1", "no-town").space(second).given();
        }
        return room(state, first, second);
    }

    /** Whether there is room for two halves. */
    private static Optional<Objection> room(Sudan state, int first, int second) {
        int filled = filled(state, first) + filled(state, second);
        Optional<Objection> full =
                state.stack(second) < state.room(second)
                        ? Optional.empty()
                        : Reason.of(state, "7.1", "full")
                                .space(second)
                                .number(state.room(second))
                                .given();
        return full.isPresent() ? full : room(state, 2, filled, first);
    }

    private static Optional<Objection> end(Sudan state) {
        if (placed(state) < Figures.SETUP_LEAST) {
            return Reason.of(state, "2.1", "too-few").number(Figures.SETUP_LEAST).given();
        }
        for (long left = state.map().towns(); left != 0; left &= left - 1) {
            int town = Long.numberOfTrailingZeros(left);
            if (state.stack(town) == 0) {
                return Reason.of(state, "2.2", "empty-town").space(town).given();
            }
        }
        for (Unit unit : state.forces().all()) {
            if (state.at(unit.number()) == Sudan.SETUP) {
                return Reason.of(state, "2.6", "no-post").unit(unit.number()).given();
            }
        }
        return Optional.empty();
    }

    @Rule({"2.1", "2.4", "R-8"})
    public static Sudan choose(Sudan state, Act act) {
        Edit e = state.edit();
        switch (act) {
            case Act.Deploy(int unit, int space) -> e.put(unit, space).arrived(unit, space);
            case Act.Split(int unit, int first, int second) -> split(e, unit, first, second);
            case Act.Recommended _ -> recommend(e);
            case Act.End _ -> e.done();
            case Act.Moving _, Act.Fighting _, Act.Settling _ ->
                    throw new IllegalStateException(act + " in " + state);
        }
        return e.now();
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
        Forces forces = e.now().forces();
        SudanMap map = e.now().map();
        for (String line : RECOMMENDED) {
            String[] words = line.split(" ", -1);
            for (int i = 1; i < words.length; i++) {
                int unit = forces.number(words[i]);
                int space = map.network().space(words[0]);
                e.put(unit, space).arrived(unit, space);
            }
        }
    }

    private static final List<String> RECOMMENDED =
            List.of(
                    "WHALFA 8E",
                    "DONGOLA 7E",
                    "ABUHAMED 4E",
                    "BERBER 6E",
                    "ATBARA 5E EC1",
                    "KHARTOUM XS 1E IXS EA2 BOR TAL HIC",
                    "ELDUEIM ECC2",
                    "KOSTI XIIS",
                    "FASHODA EC3",
                    "SENNAR XIIIS",
                    "ELFASHER 2E",
                    "ELOBEID XIS 3E BAK",
                    "DARA BBF",
                    "SUAKIN GEN EC2",
                    "TRINKITAT BBM",
                    "KASSALA ECC1");
}

package zeriba.fireandsword.text;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import zeriba.engine.rules.OptionSpec;
import zeriba.engine.schema.As.Implied;
import zeriba.engine.schema.As.Of;
import zeriba.engine.schema.As.Within;
import zeriba.engine.step.Agenda;
import zeriba.engine.step.Task;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.fireandsword.rules.PositionCheck;
import zeriba.fireandsword.rules.Step;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Edit;
import zeriba.fireandsword.state.Forces;
import zeriba.fireandsword.state.GameParameters;
import zeriba.fireandsword.state.Grade;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Seats;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.SudanMap;
import zeriba.fireandsword.state.Unit;
import zeriba.fireandsword.state.Units;

/**
 * A state as positions tell it. A unit that is not named is gone. What stands under a name is so
 * here; elsewhere spaces, units and places are numbers, as the state has them.
 *
 * @param boats where units were before, and when the turn began, as far as that is another place
 */
record SudanForm(
        @Of("turn") int turn,
        @Within(from = 0, to = 2_000) int points,
        Optional<Value.Fields> options,
        @Implied(written = true) Map<String, String> commands,
        Map<String, Piece> units,
        Units moved,
        Units stopped,
        Map<String, Trip> boats,
        Map<String, Town> towns,
        Map<String, @Within(from = 1, to = 100) Integer> camps,
        Map<Region, Rising> regions,
        @Of("spaces") long converted,
        @Of("links") long trail,
        @Implied(written = true) boolean khartoumFell,
        @Of("turn") int railhead,
        @Of("railed") int railed,
        @Implied(written = true) boolean hermes,
        @Within(from = 0, to = 3) int levied,
        @Of("anyone") int split,
        @Implied(written = true) List<@Within(from = 0, to = 100) Integer> laurels,
        @Implied Map<String, @Within(from = 1, to = 65_536) Integer> grounds,
        List<Step> agenda) {

    /**
     * A unit.
     *
     * @param out of a commander: the turns until he is fit
     */
    record Piece(
            @Of("place") int at,
            int stands,
            Optional<@Within(from = 0, to = 6) Integer> out,
            Optional<Unit.Damage> damage,
            Optional<Grade> grade) {
        static Piece of(Sudan state, Unit unit) {
            int u = unit.number();
            int condition = state.condition(u);
            boolean leads = unit.isCommander();
            boolean sails = unit.isBoat();
            return new Piece(
                    state.at(u),
                    state.stands(u),
                    leads ? Optional.of(condition) : Optional.empty(),
                    sails ? Optional.of(Unit.Damage.BY_DEGREE.get(condition)) : Optional.empty(),
                    leads || sails ? Optional.empty() : Optional.of(Grade.of(condition)));
        }

        /** The condition of the one kind that a unit has. */
        int condition(Unit unit) throws UnreadableException {
            return told("out", out, unit)
                    + told("damage", damage.map(Unit.Damage.BY_DEGREE::indexOf), unit)
                    + told("grade", grade.map(Grade::rank), unit);
        }

        private static int told(String name, Optional<Integer> condition, Unit unit)
                throws UnreadableException {
            if (condition.isPresent() != name.equals(unit.conditionName())) {
                throw new UnreadableException(
                        name, "of " + unit.id() + " only " + unit.conditionName() + " is told");
            }
            return condition.orElse(0);
        }
    }

    /** How a unit has come to be where it is. */
    record Trip(
            @Of("place") Optional<Integer> came,
            @Of("place") Optional<Integer> began,
            @Of("voyage") Optional<Integer> steps,
            @Of("space") Optional<Integer> barred) {
        static Trip of(Sudan state, int u) {
            boolean here = state.at(u) != Sudan.GONE;
            return new Trip(
                    when(here && state.came(u) != state.at(u), state.came(u)),
                    when(state.began(u) != state.at(u), state.began(u)),
                    when(state.steps(u) > 0, state.steps(u)),
                    when(state.barred(u) >= 0, state.barred(u)));
        }

        private static Optional<Integer> when(boolean told, int number) {
            return told ? Optional.of(number) : Optional.empty();
        }

        boolean isUsual() {
            return came.isEmpty() && began.isEmpty() && steps.isEmpty() && barred.isEmpty();
        }
    }

    /** A town. */
    record Town(
            @Implied(written = true) boolean mahdist,
            @Of("supply") int supply,
            @Implied(written = true) boolean supplied,
            @Implied(written = true) boolean sortied) {
        static Town of(Sudan state, int town) {
            return new Town(
                    state.isMahdist(town),
                    state.supply(town),
                    state.isSupplied(town),
                    state.hasSortied(town));
        }
    }

    /** How a region has risen. */
    record Rising(
            @Of("index") int index,
            Region.Status status,
            @Within(from = 0, to = 100) int gains,
            @Within(from = 0, to = 100) int wins,
            @Implied(written = true) boolean steamed) {
        static Rising of(Sudan state, int region) {
            return new Rising(
                    state.index(region),
                    Region.Status.of(state.status(region)),
                    state.gains(region),
                    state.wins(region),
                    state.hasSteamed(region));
        }
    }

    static SudanForm of(Sudan state) {
        Map<String, Piece> units = new LinkedHashMap<>();
        Map<String, Trip> trips = new LinkedHashMap<>();
        for (Unit unit : state.forces().all()) {
            int u = unit.number();
            if (state.at(u) != Sudan.GONE) {
                units.put(unit.id(), Piece.of(state, unit));
            }
            Trip trip = Trip.of(state, u);
            if (!trip.isUsual()) {
                trips.put(unit.id(), trip);
            }
        }
        return new SudanForm(
                state.turn(),
                state.points(),
                Optional.of(options(state.parameters())),
                new TreeMap<>(state.parameters().commands()),
                units,
                state.moved(),
                state.stopped(),
                trips,
                towns(state),
                camps(state),
                regions(state),
                state.converted(),
                state.trail(),
                state.khartoumFell(),
                state.railhead(),
                state.railed(),
                state.hasHermes(),
                state.levied(),
                state.split(),
                IntStream.range(0, Seats.MOST).map(state::laurels).boxed().toList(),
                bySpace(state, space -> state.ground(space) > 0, state::ground),
                state.agenda().steps().stream().map(Step.class::cast).toList());
    }

    /** All options, in their order. */
    private static Value.Fields options(GameParameters parameters) {
        Map<String, Value> options = new LinkedHashMap<>();
        GameParameters.OPTIONS.forEach(
                o -> options.put(o.id(), parameters.options().getOrDefault(o.id(), o.byDefault())));
        return new Value.Fields(options);
    }

    private static Map<String, Town> towns(Sudan state) {
        return bySpace(state, state.map()::isTown, town -> Town.of(state, town));
    }

    private static Map<String, Integer> camps(Sudan state) {
        return bySpace(state, space -> state.stay(space) > 0, state::stay);
    }

    private static <T> Map<String, T> bySpace(
            Sudan state, IntPredicate which, IntFunction<T> what) {
        Map<String, T> all = new LinkedHashMap<>();
        for (int space = 0; space < state.map().size(); space++) {
            if (which.test(space)) {
                all.put(state.map().label(space), what.apply(space));
            }
        }
        return all;
    }

    private static Map<Region, Rising> regions(Sudan state) {
        Map<Region, Rising> regions = new LinkedHashMap<>();
        Region.all().forEach(region -> regions.put(region, Rising.of(state, region.number())));
        return regions;
    }

    /** The state; what cannot be a position is refused with its path. */
    Sudan state(SudanMap map, Forces forces) throws UnreadableException {
        if (agenda.isEmpty()) {
            throw new UnreadableException("agenda", "something must be left to do");
        }
        GameParameters parameters = new GameParameters(map, forces, chosen(), commands);
        Edit e = Edit.of(parameters, Agenda.of(List.<Task<Sudan, Act>>copyOf(agenda)));
        place(e);
        e.turn(turn)
                .points(points)
                .moved(moved)
                .stopped(stopped)
                .converted(converted)
                .trail(trail)
                .railhead(railhead)
                .railed(railed)
                .split(split);
        happened(e);
        new PositionCheck(e.now()).run();
        return e.now();
    }

    /** What happens once, and the laurels. */
    private void happened(Edit e) {
        if (khartoumFell) {
            e.khartoumFell();
        }
        if (hermes) {
            e.hermes();
        }
        for (int which = 0; levied >> which != 0; which++) {
            if ((levied >> which & 1) != 0) {
                e.levied(which);
            }
        }
        for (int seat = 0; seat < Seats.MOST && seat < laurels.size(); seat++) {
            e.laurels(seat, laurels.get(seat));
        }
    }

    private Map<String, Value> chosen() throws UnreadableException {
        Map<String, Value> chosen = new LinkedHashMap<>();
        for (Map.Entry<String, Value> option :
                options.orElse(Value.NO_FIELDS).fields().entrySet()) {
            OptionSpec spec =
                    GameParameters.OPTIONS.stream()
                            .filter(known -> known.id().equals(option.getKey()))
                            .findFirst()
                            .orElseThrow(() -> unknown("options", "option", option.getKey()));
            chosen.put(spec.id(), spec.checked(option.getValue()));
        }
        return chosen;
    }

    private static UnreadableException unknown(String path, String kind, String name) {
        return new UnreadableException(path, "no " + kind + " is called \"" + name + "\"");
    }

    private void place(Edit e) throws UnreadableException {
        Sudan s = e.now();
        for (Unit unit : s.forces().all()) {
            e.put(unit.number(), Sudan.GONE).arrived(unit.number(), Sudan.GONE);
        }
        for (Map.Entry<String, Piece> unit : units.entrySet()) {
            put(e, named(s, "units", unit.getKey()), unit.getValue());
        }
        for (Map.Entry<String, Trip> trip : boats.entrySet()) {
            went(e, named(s, "boats", trip.getKey()), trip.getValue());
        }
        hold(e);
        for (Map.Entry<String, Integer> camp : camps.entrySet()) {
            e.stay(space(s, "camps", camp.getKey()), camp.getValue());
        }
        for (Map.Entry<String, Integer> ground : grounds.entrySet()) {
            e.ground(space(s, "grounds", ground.getKey()), ground.getValue());
        }
        for (Region region : Region.all()) {
            rise(e, region);
        }
    }

    private static int space(Sudan s, String path, String label) throws UnreadableException {
        return s.map().find(label).orElseThrow(() -> unknown(path, "space", label));
    }

    private static Unit named(Sudan s, String path, String id) throws UnreadableException {
        return s.forces().named(id).orElseThrow(() -> unknown(path, "unit", id));
    }

    private static void put(Edit e, Unit unit, Piece piece) throws UnreadableException {
        int u = unit.number();
        int place = piece.at();
        String path = "units." + unit.id();
        boolean wrong =
                place == Sudan.GONE
                        || (place == Sudan.SETUP && !unit.isCommander())
                        || (unit.isBoat()
                                && place < Sudan.ALEXANDRIA
                                && !e.now().map().isNavigable(place));
        if (wrong) {
            throw new UnreadableException(path + ".at", unit.id() + " cannot be there");
        }
        if (piece.stands() < 1 || piece.stands() > unit.stands()) {
            throw new UnreadableException(
                    path + ".stands", "must be a whole number from 1 to " + unit.stands());
        }
        e.put(u, place).arrived(u, place).stands(u, piece.stands());
        try {
            e.condition(u, piece.condition(unit));
        } catch (UnreadableException fault) {
            throw fault.under(path);
        }
    }

    private static void went(Edit e, Unit unit, Trip trip) throws UnreadableException {
        int u = unit.number();
        boolean sails = unit.isBoat() && e.now().isOnMap(u);
        if (trip.steps().isPresent() && !sails) {
            throw new UnreadableException("boats." + unit.id() + ".steps", "does not sail");
        }
        trip.came()
                .filter(_ -> e.now().at(u) != Sudan.GONE)
                .ifPresent(place -> e.cameFrom(u, place));
        trip.began().ifPresent(place -> e.beganAt(u, place));
        trip.steps().ifPresent(left -> e.steps(u, left));
        trip.barred().filter(_ -> sails).ifPresent(space -> e.bar(u, space));
    }

    private void hold(Edit e) throws UnreadableException {
        SudanMap map = e.now().map();
        Set<String> known = bySpace(e.now(), map::isTown, town -> town).keySet();
        for (String id : known) {
            hold(e, map.find(id).getAsInt());
        }
        for (String id : towns.keySet()) {
            if (!known.contains(id)) {
                throw unknown("towns", "town", id);
            }
        }
    }

    private void hold(Edit e, int town) throws UnreadableException {
        String label = e.now().map().label(town);
        @Nullable Town told = towns.get(label);
        if (told == null) {
            throw new UnreadableException("towns." + label, "must be told");
        }
        e.mahdist(town, told.mahdist()).supply(town, told.supply());
        if (told.supplied()) {
            e.supplied(town);
        }
        if (told.sortied()) {
            e.sortied(town);
        }
        if (told.supply() > 0 && told.mahdist()) {
            throw new UnreadableException(
                    "towns." + label, "a town that has fallen is not besieged");
        }
    }

    private void rise(Edit e, Region region) throws UnreadableException {
        @Nullable Rising told = regions.get(region);
        if (told == null) {
            throw new UnreadableException("regions." + region.id(), "must be told");
        }
        int n = region.number();
        e.index(n, told.index())
                .status(n, told.status().number())
                .gains(n, told.gains())
                .wins(n, told.wins());
        if (told.steamed()) {
            e.steamed(n);
        }
    }
}

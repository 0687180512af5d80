package zeriba.fireandsword;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import zeriba.engine.Agenda;
import zeriba.engine.Codec;
import zeriba.engine.Node;
import zeriba.engine.OptionSpec;
import zeriba.engine.Setup;
import zeriba.engine.UnreadableException;
import zeriba.engine.Value;
import zeriba.fireandsword.battle.Grade;

/** Between a state and the neutral tree. */
final class FireAndSwordCodec implements Codec<Sudan> {

    private static final Set<String> PARTS =
            Set.of(
                    "turn",
                    "points",
                    "options",
                    "commands",
                    "units",
                    "moved",
                    "boats",
                    "towns",
                    "camps",
                    "regions",
                    "converted",
                    "trail",
                    "khartoumFell",
                    "railhead",
                    "railed",
                    "hermes",
                    "levied",
                    "split",
                    "laurels",
                    "agenda");
    private static final List<String> DAMAGE = List.of("none", "minor", "major");
    private static final List<String> STATUS = List.of("quiet", "revolt", "pacified");
    private static final int MOST_EVENTS = 100;
    private static final int MOST_POINTS = 2_000;

    private final SudanMap map;
    private final Forces forces;
    private final FireAndSwordRules rules;
    private final StepCodec steps;

    FireAndSwordCodec(SudanMap map, Forces forces, FireAndSwordRules rules) {
        this.map = map;
        this.forces = forces;
        this.rules = rules;
        this.steps = new StepCodec(map, forces);
    }

    /** What a unit's condition is called. */
    static String conditionName(Unit unit) {
        return unit.isCommander() ? "out" : unit.isBoat() ? "damage" : "grade";
    }

    /** A unit's condition in a word. */
    static String condition(Unit unit, int condition) {
        return unit.isCommander()
                ? Integer.toString(condition)
                : unit.isBoat()
                        ? DAMAGE.get(condition)
                        : Grade.of(condition).name().toLowerCase(Locale.ROOT);
    }

    @Override
    public Value.Fields write(Sudan state) {
        Map<String, Value> commands = new LinkedHashMap<>();
        new java.util.TreeMap<>(state.terms().commands())
                .forEach((command, role) -> commands.put(command, Value.of(role)));
        Map<String, Value> options = new LinkedHashMap<>();
        Terms.OPTIONS.forEach(o ->
                options.put(o.id(), state.terms().options().getOrDefault(o.id(), o.byDefault())));
        return Value.NO_FIELDS
                .with("turn", Value.of(state.turn()))
                .with("points", Value.of(state.points()))
                .with("options", new Value.Fields(options))
                .with("commands", new Value.Fields(commands))
                .with("units", units(state))
                .with("moved", steps.ids(state.moved()))
                .with("boats", boats(state))
                .with("towns", towns(state))
                .with("camps", camps(state))
                .with("regions", regions(state))
                .with("converted", steps.spaces(state.converted()))
                .with("trail", links(state.trail()))
                .with("khartoumFell", Value.of(state.khartoumFell()))
                .with("railhead", Value.of(state.railhead()))
                .with("railed", Value.of(state.railed()))
                .with("hermes", Value.of(state.hasHermes()))
                .with("levied", Value.of((state.isLevied(0) ? 1 : 0) + (state.isLevied(1) ? 2 : 0)))
                .with("split", state.split() < 0 ? Value.NOTHING : Value.of(id(state.split())))
                .with("laurels", laurels(state))
                .with("agenda", steps.write(state.agenda()));
    }

    private String id(int unit) {
        return forces.unit(unit).id();
    }

    private Value units(Sudan state) {
        Map<String, Value> units = new LinkedHashMap<>();
        for (Unit unit : forces.all()) {
            int u = unit.number();
            if (state.at(u) != Sudan.GONE) {
                Value condition =
                        unit.isCommander()
                                ? Value.of(state.condition(u))
                                : Value.of(condition(unit, state.condition(u)));
                units.put(
                        unit.id(),
                        Value.NO_FIELDS
                                .with("at", Value.of(Places.name(map, state.at(u))))
                                .with("stands", Value.of(state.stands(u)))
                                .with(conditionName(unit), condition));
            }
        }
        return new Value.Fields(units);
    }

    /** Where units were before, and when the turn began, as far as that is another place. */
    private Value boats(Sudan state) {
        Map<String, Value> all = new LinkedHashMap<>();
        for (Unit unit : forces.all()) {
            int u = unit.number();
            Value.Fields trip = Value.NO_FIELDS;
            boolean here = state.at(u) != Sudan.GONE;
            if (here && state.came(u) != state.at(u)) {
                trip = trip.with("came", Value.of(Places.name(map, state.came(u))));
            }
            if (state.began(u) != (here ? state.at(u) : Sudan.GONE)) {
                trip = trip.with("began", Value.of(Places.name(map, state.began(u))));
            }
            if (state.steps(u) > 0) {
                trip = trip.with("steps", Value.of(state.steps(u)));
            }
            if (state.barred(u) >= 0) {
                trip = trip.with("barred", Value.of(map.label(state.barred(u))));
            }
            if (!trip.fields().isEmpty()) {
                all.put(unit.id(), trip);
            }
        }
        return new Value.Fields(all);
    }

    private Value towns(Sudan state) {
        Map<String, Value> towns = new LinkedHashMap<>();
        for (long left = map.towns(); left != 0; left &= left - 1) {
            int town = Long.numberOfTrailingZeros(left);
            towns.put(
                    map.label(town),
                    Value.NO_FIELDS
                            .with("mahdist", Value.of(state.isMahdist(town)))
                            .with("supply", Value.of(state.supply(town)))
                            .with("supplied", Value.of(state.isSupplied(town)))
                            .with("sortied", Value.of(state.hasSortied(town))));
        }
        return new Value.Fields(towns);
    }

    private Value camps(Sudan state) {
        Map<String, Value> camps = new LinkedHashMap<>();
        for (int space = 0; space < map.size(); space++) {
            if (state.stay(space) > 0) {
                camps.put(map.label(space), Value.of(state.stay(space)));
            }
        }
        return new Value.Fields(camps);
    }

    private static Value regions(Sudan state) {
        Map<String, Value> regions = new LinkedHashMap<>();
        for (Region region : Region.all()) {
            int n = region.number();
            regions.put(
                    region.id(),
                    Value.NO_FIELDS
                            .with("index", Value.of(state.index(n)))
                            .with("status", Value.of(STATUS.get(state.status(n))))
                            .with("gains", Value.of(state.gains(n)))
                            .with("wins", Value.of(state.wins(n)))
                            .with("steamed", Value.of(state.hasSteamed(n))));
        }
        return new Value.Fields(regions);
    }

    private Value links(long links) {
        List<String> ids = new ArrayList<>();
        for (long left = links; left != 0; left &= left - 1) {
            ids.add(map.network().links().get(Long.numberOfTrailingZeros(left)).id());
        }
        return Value.texts(ids);
    }

    private static Value laurels(Sudan state) {
        List<Value> laurels = new ArrayList<>();
        for (int seat = 0; seat < Seats.MOST; seat++) {
            laurels.add(Value.of(state.laurels(seat)));
        }
        return Value.of(laurels);
    }

    @Override
    public Sudan read(Value value) throws UnreadableException {
        Node position = new Node("", value).withOnly(PARTS);
        Terms terms = terms(position);
        Agenda<Step> agenda = steps.read(position.at("agenda"));
        Sudan s = Edit.of(terms, agenda).now();
        s.turn = position.at("turn").number(0, Figures.LAST_TURN);
        s.points = position.at("points").number(0, MOST_POINTS);
        readUnits(s, position.at("units"));
        readTrips(s, position.at("boats"));
        s.moved = Named.units(position.at("moved"), forces);
        readTowns(s, position.at("towns"));
        Node camps = position.at("camps");
        for (String id : camps.fields().fields().keySet()) {
            int space = Named.space(new Node("camps", Value.of(id)), map);
            s.stay[space] = (byte) camps.at(id).number(1, MOST_EVENTS);
        }
        readRegions(s, position.at("regions"));
        readCounts(s, position);
        new PositionCheck(s, rules).run(position);
        return s;
    }

    private Terms terms(Node position) throws UnreadableException {
        Setup setup = Setup.of(FireAndSwordRules.FIXED);
        Node options = position.at("options");
        for (String id : options.fields().fields().keySet()) {
            OptionSpec spec =
                    Terms.OPTIONS.stream()
                            .filter(o -> o.id().equals(id))
                            .findFirst()
                            .orElseThrow(() -> options.fault("no option " + id));
            setup = setup.with(id, spec.checked(options.fields().at(id)));
        }
        Map<String, String> commands = new LinkedHashMap<>();
        Node given = position.at("commands");
        for (String id : given.fields().fields().keySet()) {
            commands.put(id, given.at(id).text());
        }
        return rules.terms(new Setup(setup.scenario(), setup.options(), commands));
    }

    private void readUnits(Sudan s, Node units) throws UnreadableException {
        for (Unit unit : forces.all()) {
            s.at[unit.number()] = Sudan.GONE;
            s.came[unit.number()] = Sudan.GONE;
            s.began[unit.number()] = Sudan.GONE;
        }
        for (String id : units.fields().fields().keySet()) {
            int u = Named.unit(new Node("units", Value.of(id)), forces);
            Unit unit = forces.unit(u);
            Node node = units.at(id).withOnly(Set.of("at", "stands", conditionName(unit)));
            int place = Named.place(node.at("at"), map);
            boolean wrong =
                    place == Sudan.GONE
                            || (place == Sudan.SETUP && !unit.isCommander())
                            || (unit.isBoat()
                                    && place < Sudan.ALEXANDRIA
                                    && !map.isNavigable(place));
            if (wrong) {
                throw node.at("at").fault(id + " cannot be there");
            }
            s.at[u] = (byte) place;
            s.came[u] = (byte) place;
            s.began[u] = (byte) place;
            s.stands[u] = (byte) node.at("stands").number(1, unit.stands());
            Node condition = node.at(conditionName(unit));
            s.condition[u] =
                    (byte)
                            (unit.isCommander()
                                    ? condition.number(0, 6)
                                    : unit.isBoat()
                                            ? Named.word(condition, DAMAGE)
                                            : Named.word(
                                                    condition,
                                                    List.of("raw", "trained", "veteran")));
        }
    }

    private void readTrips(Sudan s, Node trips) throws UnreadableException {
        for (String id : trips.fields().fields().keySet()) {
            int u = Named.unit(new Node("boats", Value.of(id)), forces);
            Node trip = trips.at(id).withOnly(Set.of("came", "began", "steps", "barred"));
            if (trip.at("came").isThere() && s.at[u] != Sudan.GONE) {
                s.came[u] = (byte) Named.place(trip.at("came"), map);
            }
            if (trip.at("began").isThere()) {
                s.began[u] = (byte) Named.place(trip.at("began"), map);
            }
            boolean sails = forces.unit(u).isBoat() && s.isOnMap(u);
            if (trip.at("steps").isThere()) {
                s.steps[u] = (byte) trip.at("steps").number(1, sails ? Figures.BOAT_SPEED : 0);
            }
            if (trip.at("barred").isThere() && sails) {
                s.barred[u] = (byte) (Named.space(trip.at("barred"), map) + 1);
            }
        }
    }

    private void readTowns(Sudan s, Node towns) throws UnreadableException {
        for (long left = map.towns(); left != 0; left &= left - 1) {
            int town = Long.numberOfTrailingZeros(left);
            Node node =
                    towns.at(map.label(town))
                            .withOnly(Set.of("mahdist", "supply", "supplied", "sortied"));
            s.mahdist |= node.at("mahdist").flag() ? 1L << town : 0;
            s.supplied |= node.at("supplied").flag() ? 1L << town : 0;
            s.sortied |= node.at("sortied").flag() ? 1L << town : 0;
            s.supply[town] = (byte) node.at("supply").number(0, Figures.MOST_SUPPLY);
            if (s.supply[town] > 0 && s.isMahdist(town)) {
                throw node.fault("a town that has fallen is not besieged");
            }
        }
        for (String id : towns.fields().fields().keySet()) {
            if (map.find(id).isEmpty() || !map.isTown(map.find(id).getAsInt())) {
                throw towns.fault(id + " is no town");
            }
        }
    }

    private static void readRegions(Sudan s, Node regions) throws UnreadableException {
        regions.withOnly(Set.copyOf(Region.all().stream().map(Region::id).toList()));
        for (Region region : Region.all()) {
            int n = region.number();
            Node node =
                    regions.at(region.id())
                            .withOnly(Set.of("index", "status", "gains", "wins", "steamed"));
            s.index[n] = (byte) node.at("index").number(0, Figures.MOST_INDEX);
            s.status[n] = (byte) Named.word(node.at("status"), STATUS);
            s.gains[n] = (byte) node.at("gains").number(0, MOST_EVENTS);
            s.wins[n] = (byte) node.at("wins").number(0, MOST_EVENTS);
            s.steamed |= node.at("steamed").flag() ? 1 << n : 0;
        }
    }

    private void readCounts(Sudan s, Node position) throws UnreadableException {
        s.converted = Named.spaces(position.at("converted"), map);
        List<String> links = map.network().links().stream().map(l -> l.id()).toList();
        for (Node link : position.at("trail").items()) {
            s.trail |= 1L << Named.word(link, links);
        }
        s.khartoumFell = position.at("khartoumFell").flag();
        s.railhead = position.at("railhead").number(0, Figures.LAST_TURN);
        s.railed = position.at("railed").number(0, Figures.RAILWAY_UNITS);
        s.hermes = position.at("hermes").flag();
        s.levied = position.at("levied").number(0, 3);
        s.split = position.at("split").isThere() ? Named.unit(position.at("split"), forces) : -1;
        List<Integer> laurels = Named.numbers(position.at("laurels"), 0, MOST_EVENTS);
        for (int seat = 0; seat < Seats.MOST && seat < laurels.size(); seat++) {
            s.laurels[seat] = (byte) (int) laurels.get(seat);
        }
    }
}

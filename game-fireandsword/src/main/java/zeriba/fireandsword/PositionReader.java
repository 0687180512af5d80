package zeriba.fireandsword;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zeriba.engine.Agenda;
import zeriba.engine.Node;
import zeriba.engine.OptionSpec;
import zeriba.engine.Setup;
import zeriba.engine.UnreadableException;
import zeriba.engine.Value;

/** From the neutral tree to a state. */
record PositionReader(SudanMap map, Forces forces, FireAndSwordRules rules) {

    private static final Set<String> PARTS =
            Set.of(
                    "turn",
                    "points",
                    "options",
                    "commands",
                    "units",
                    "moved",
                    "stopped",
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
    private static final int MOST_EVENTS = 100;
    private static final int MOST_POINTS = 2_000;

    /** The state that a tree is; what cannot be a position is refused with its path. */
    Sudan read(Value value) throws UnreadableException {
        Node position = new Node("", value).withOnly(PARTS);
        Terms terms = terms(position);
        Agenda<Step> agenda = new StepCodec(map, forces).read(position.at("agenda"));
        Sudan s = Edit.of(terms, agenda).now();
        s.turn = position.at("turn").number(0, Figures.LAST_TURN);
        s.points = position.at("points").number(0, MOST_POINTS);
        readUnits(s, position.at("units"));
        readTrips(s, position.at("boats"));
        s.moved = Named.units(position.at("moved"), forces);
        if (position.at("stopped").isThere()) {
            s.stopped = Named.units(position.at("stopped"), forces);
        }
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
        for (String id : names(options)) {
            OptionSpec spec =
                    Terms.OPTIONS.stream()
                            .filter(o -> o.id().equals(id))
                            .findFirst()
                            .orElseThrow(() -> options.fault("no option " + id));
            setup = setup.with(id, spec.checked(options.fields().at(id)));
        }
        Map<String, String> commands = new LinkedHashMap<>();
        Node given = position.at("commands");
        for (String id : names(given)) {
            commands.put(id, given.at(id).text());
        }
        return rules.terms(new Setup(setup.scenario(), setup.options(), commands));
    }

    /** What a part names; nothing where a position has no such part: then the defaults count. */
    private static Set<String> names(Node part) throws UnreadableException {
        return part.isThere() ? part.fields().fields().keySet() : Set.of();
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
            Node node =
                    units.at(id)
                            .withOnly(
                                    Set.of("at", "stands", FireAndSwordCodec.conditionName(unit)));
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
            Node condition = node.at(FireAndSwordCodec.conditionName(unit));
            s.condition[u] =
                    (byte)
                            (unit.isCommander()
                                    ? condition.number(0, 6)
                                    : unit.isBoat()
                                            ? Named.word(condition, FireAndSwordCodec.DAMAGE)
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
            s.status[n] = (byte) Named.word(node.at("status"), FireAndSwordCodec.STATUS);
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

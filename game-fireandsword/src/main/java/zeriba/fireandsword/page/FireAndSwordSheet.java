package zeriba.fireandsword.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import zeriba.board.map.MapRow;
import zeriba.board.network.Network;
import zeriba.engine.schema.As.Of;
import zeriba.engine.text.Value;
import zeriba.fireandsword.state.Figures;
import zeriba.fireandsword.state.Forces;
import zeriba.fireandsword.state.GameParameters;
import zeriba.fireandsword.state.Grade;
import zeriba.fireandsword.state.Places;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Seats;
import zeriba.fireandsword.state.SudanMap;
import zeriba.fireandsword.state.Unit;
import zeriba.fireandsword.state.Word;

/**
 * The map and the counters for drawing: spaces by longitude and latitude, links, units, regions.
 *
 * @param networks links that are drawn together: the cataracts
 * @param areas spaces that belong together: regions, yards, towns of the same worth
 */
public record FireAndSwordSheet(
        String game,
        String title,
        String kind,
        List<Space> spaces,
        List<Link> links,
        List<Links> networks,
        List<Area> areas,
        List<RegionOnMap> regions,
        List<Counter> units,
        List<String> boxes,
        int lastTurn,
        Numbers figures) {

    /** The sheet of a map and its forces. */
    public static FireAndSwordSheet of(SudanMap map, Forces forces) {
        return new FireAndSwordSheet(
                "fireandsword",
                "Fire and Sword in the Sudan",
                "network",
                spaces(map),
                map.network().links().stream().map(link -> Link.of(map, link)).toList(),
                List.of(cataracts(map)),
                areas(map),
                Region.all().stream().map(RegionOnMap::of).toList(),
                forces.all().stream().map(Counter::of).toList(),
                Places.boxes(),
                Figures.LAST_TURN,
                new Numbers(
                        Figures.MAHDIST_WINS,
                        List.of(Figures.GRADE_MAJOR, Figures.GRADE_CLEAR),
                        Figures.RAILWAY_AFTER));
    }

    /** As named fields. */
    public Value.Fields written() {
        return PageRecords.written(this);
    }

    /**
     * The numbers of the campaign that a page draws by.
     *
     * @param limit the points at which the Mahdists win
     * @param grades the points at which a grade of victory ends
     * @param railwayAfter the turns until a railway runs
     */
    record Numbers(int limit, List<Integer> grades, int railwayAfter) {}

    /**
     * A space where it is drawn; of a town what it is worth in each table of points, and whether
     * boats are repaired there.
     *
     * @param option the option without which it is not there; nothing for what always is
     */
    record Space(
            String id,
            String name,
            double lon,
            double lat,
            double x,
            double y,
            String as,
            String terrain,
            String region,
            @Of("option") String option,
            Optional<Integer> vp,
            Optional<Integer> harsh,
            Optional<Boolean> yard) {
        static Space of(SudanMap map, Chart chart, int space) {
            MapRow row = map.printed().row(map.network().spaces().get(space));
            Optional<Integer> town = Optional.of(space).filter(map::isTown);
            return new Space(
                    map.label(space),
                    row.trait("name"),
                    Double.parseDouble(row.trait("lon")),
                    Double.parseDouble(row.trait("lat")),
                    chart.x(space),
                    chart.y(space),
                    row.trait("as"),
                    map.isRiver(space) ? "river" : "desert",
                    map.region(space) < 0 ? "egypt" : Region.of(map.region(space)).id(),
                    FireAndSwordSheet.option(row),
                    town.map(one -> map.points(0, one)),
                    town.map(one -> map.points(1, one)),
                    town.map(map::isYard));
        }
    }

    private static List<Space> spaces(SudanMap map) {
        Chart chart = new Chart(map);
        return IntStream.range(0, map.size())
                .mapToObj(space -> Space.of(map, chart, space))
                .toList();
    }

    private static String option(MapRow row) {
        return row.find("optional").isPresent() ? "roads" : "";
    }

    /** A link between two spaces, with the number of its cataract. */
    record Link(
            String id,
            String a,
            String b,
            String kind,
            @Of("option") String option,
            Optional<Integer> cataract) {
        static Link of(SudanMap map, Network.Link link) {
            MapRow row = map.printed().row(link);
            return new Link(
                    link.id(),
                    map.label(link.from()),
                    map.label(link.to()),
                    link.kind(),
                    FireAndSwordSheet.option(row),
                    hasCataract(row) ? Optional.of(row.number("cataract")) : Optional.empty());
        }
    }

    private static boolean hasCataract(MapRow row) {
        return row.find("cataract").isPresent();
    }

    /** Links of a kind by their ends. */
    record Links(String kind, List<List<String>> links) {}

    /** Links that have a cataract, in the order of its number. */
    private static Links cataracts(SudanMap map) {
        return new Links(
                "cataract",
                map.network().links().stream()
                        .filter(link -> hasCataract(map.printed().row(link)))
                        .map(link -> List.of(map.label(link.from()), map.label(link.to())))
                        .toList());
    }

    /** Spaces that have something in common. */
    record Area(String kind, String label, List<String> hexes) {
        static Area of(SudanMap map, String kind, String label, IntPredicate has) {
            return new Area(
                    kind,
                    label,
                    IntStream.range(0, map.size()).filter(has).mapToObj(map::label).toList());
        }
    }

    /** Regions, yards, and what the towns are worth in each table of points. */
    private static List<Area> areas(SudanMap map) {
        List<Area> areas = new ArrayList<>();
        for (Region region : Region.all()) {
            IntPredicate lies = space -> map.region(space) == region.number();
            areas.add(Area.of(map, "region", region.id(), lies));
        }
        areas.add(Area.of(map, "yard", "", map::isYard));
        for (int preset = 0; preset < GameParameters.PRESETS.size(); preset++) {
            int table = preset;
            IntStream.range(0, map.size())
                    .filter(map::isTown)
                    .map(town -> map.points(table, town))
                    .distinct()
                    .forEach(worth -> areas.add(towns(map, table, worth)));
        }
        return areas;
    }

    /** The towns that are worth so much in a table of points. */
    private static Area towns(SudanMap map, int table, int worth) {
        return Area.of(
                map,
                "worth-" + GameParameters.PRESETS.get(table),
                Integer.toString(worth),
                space -> map.isTown(space) && map.points(table, space) == worth);
    }

    /** A region with its index at the fixed start. */
    record RegionOnMap(Region id, String title, int start, List<Region> adjacent) {
        static RegionOnMap of(Region region) {
            return new RegionOnMap(
                    region, region.title(), region.fixedIndex(), region.neighbours());
        }
    }

    /** A counter; of boats the verb by which they go. */
    record Counter(
            String id,
            String side,
            String name,
            String nation,
            String type,
            int stands,
            Grade grade,
            Optional<String> goes) {
        static Counter of(Unit unit) {
            return new Counter(
                    unit.id(),
                    Seats.OWN.name(),
                    unit.name(),
                    unit.nation(),
                    unit.isCommander() ? "commander" : Word.of(unit.arm()),
                    unit.stands(),
                    unit.grade(),
                    unit.isBoat() ? Optional.of("steam") : Optional.empty());
        }
    }
}

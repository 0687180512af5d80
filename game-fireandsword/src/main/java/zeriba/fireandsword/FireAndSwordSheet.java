package zeriba.fireandsword;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import zeriba.board.MapRow;
import zeriba.board.Network;
import zeriba.engine.text.Value;
import zeriba.fireandsword.battle.Word;

/**
 * The map and the counters for drawing: spaces by longitude and latitude, links, units, regions.
 */
record FireAndSwordSheet(SudanMap map, Forces forces) {

    Value.Fields written() {
        return Value.NO_FIELDS
                .with("game", Value.of("fireandsword"))
                .with("title", Value.of("Fire and Sword in the Sudan"))
                .with("kind", Value.of("network"))
                .with("spaces", Value.of(spaces()))
                .with("links", Value.of(links()))
                .with("networks", Value.of(List.of(cataracts())))
                .with("areas", Value.of(areas()))
                .with("regions", Value.of(Region.all().stream().map(this::region).toList()))
                .with("units", Value.of(forces.all().stream().map(this::unit).toList()))
                .with("boxes", Value.texts(Places.boxes()))
                .with("lastTurn", Value.of(Figures.LAST_TURN))
                .with("figures", figures());
    }

    /** The numbers of the campaign that a page draws by. */
    private static Value figures() {
        return Value.NO_FIELDS
                .with("limit", Value.of(Figures.MAHDIST_WINS))
                .with(
                        "grades",
                        Value.of(
                                List.of(
                                        Value.of(Figures.GRADE_MAJOR),
                                        Value.of(Figures.GRADE_CLEAR))))
                .with("railwayAfter", Value.of(Figures.RAILWAY_AFTER));
    }

    private List<Value> spaces() {
        Chart chart = new Chart(map);
        List<Value> spaces = new ArrayList<>();
        for (int space = 0; space < map.size(); space++) {
            MapRow row = map.printed().row(map.network().spaces().get(space));
            Value.Fields fields =
                    Value.NO_FIELDS
                            .with("id", Value.of(map.label(space)))
                            .with("name", Value.of(row.trait("name")))
                            .with("lon", Value.of(Double.parseDouble(row.trait("lon"))))
                            .with("lat", Value.of(Double.parseDouble(row.trait("lat"))))
                            .with("x", Value.of(chart.x(space)))
                            .with("y", Value.of(chart.y(space)))
                            .with("as", Value.of(row.trait("as")))
                            .with("terrain", Value.of(map.isRiver(space) ? "river" : "desert"))
                            .with("region", Value.of(regionOf(space)))
                            .with("option", option(row));
            if (map.isTown(space)) {
                fields =
                        fields.with("vp", Value.of(map.points(0, space)))
                                .with("harsh", Value.of(map.points(1, space)))
                                .with("yard", Value.of(map.isYard(space)));
            }
            spaces.add(fields);
        }
        return spaces;
    }

    /** The option without which a space or link is not there; nothing for what always is. */
    private static Value option(MapRow row) {
        return row.find("optional").isPresent() ? Value.of("roads") : Value.NOTHING;
    }

    private String regionOf(int space) {
        return map.region(space) < 0 ? "egypt" : Region.of(map.region(space)).id();
    }

    private List<Value> links() {
        List<Value> links = new ArrayList<>();
        for (Network.Link link : map.network().links()) {
            MapRow row = map.printed().row(link);
            Value.Fields fields =
                    Value.NO_FIELDS
                            .with("id", Value.of(link.id()))
                            .with("a", Value.of(map.label(link.from())))
                            .with("b", Value.of(map.label(link.to())))
                            .with("kind", Value.of(link.kind()))
                            .with("option", option(row));
            links.add(
                    row.find("cataract").isPresent()
                            ? fields.with("cataract", Value.of(row.number("cataract")))
                            : fields);
        }
        return links;
    }

    /** Links that have a cataract, in the order of its number. */
    private Value cataracts() {
        List<Value> links =
                map.network().links().stream()
                        .filter(link -> map.printed().row(link).find("cataract").isPresent())
                        .map(link ->
                                Value.texts(List.of(map.label(link.from()), map.label(link.to()))))
                        .toList();
        return Value.NO_FIELDS.with("kind", Value.of("cataract")).with("links", Value.of(links));
    }

    /** Regions, yards, and what the towns are worth in each table of points. */
    private List<Value> areas() {
        List<Value> areas = new ArrayList<>();
        for (Region region : Region.all()) {
            areas.add(area("region", region.id(), space -> map.region(space) == region.number()));
        }
        areas.add(area("yard", "", map::isYard));
        for (int preset = 0; preset < Terms.PRESETS.size(); preset++) {
            int table = preset;
            IntStream.range(0, map.size())
                    .filter(map::isTown)
                    .map(town -> map.points(table, town))
                    .distinct()
                    .forEach(worth ->
                            areas.add(
                                    area(
                                            "worth-" + Terms.PRESETS.get(table),
                                            Integer.toString(worth),
                                            space ->
                                                    map.isTown(space)
                                                            && map.points(table, space) == worth)));
        }
        return areas;
    }

    private Value area(String kind, String label, IntPredicate has) {
        List<String> spaces =
                IntStream.range(0, map.size()).filter(has).mapToObj(map::label).toList();
        return Value.NO_FIELDS
                .with("kind", Value.of(kind))
                .with("label", Value.of(label))
                .with("hexes", Value.texts(spaces));
    }

    private Value region(Region region) {
        return Value.NO_FIELDS
                .with("id", Value.of(region.id()))
                .with("title", Value.of(region.title()))
                .with("start", Value.of(region.fixedIndex()))
                .with(
                        "adjacent",
                        Value.texts(region.neighbours().stream().map(Region::id).toList()));
    }

    private Value unit(Unit unit) {
        Value.Fields told = printed(unit);
        return unit.isBoat() ? told.with("goes", Value.of("steam")) : told;
    }

    private Value.Fields printed(Unit unit) {
        return Value.NO_FIELDS
                .with("id", Value.of(unit.id()))
                .with("side", Value.of(Seats.OWN.name()))
                .with("name", Value.of(unit.name()))
                .with("nation", Value.of(unit.nation()))
                .with("type", Value.of(unit.isCommander() ? "commander" : Word.of(unit.arm())))
                .with("stands", Value.of(unit.stands()))
                .with("grade", Value.of(Word.of(unit.grade())));
    }
}

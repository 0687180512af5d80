package zeriba.arena.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import zeriba.engine.text.Value;

/**
 * The map of a game's sheet with a disc in each place, as large as what was counted there: hexes of
 * a field, or the spaces of a network.
 */
record HeatMap(List<Place> places, boolean hasHexes) {

    private static final double MOST_RADIUS = 0.82;
    private static final double CORNER = Math.sqrt(3) / 2;
    private static final int SCALE = 26;

    /** A place on the sheet. */
    record Place(String id, double x, double y, String terrain, String name) {}

    /** The places of a sheet, of that scenario's map where each has its own. */
    static HeatMap of(Value.Fields sheet, String scenario) {
        Value.Fields map =
                sheet.at("scenarios") instanceof Value.Fields maps
                                && maps.at(scenario) instanceof Value.Fields own
                        ? own
                        : sheet;
        boolean hasHexes = map.at("hexes") instanceof Value.Items;
        List<Place> places = new ArrayList<>();
        if (map.at(hasHexes ? "hexes" : "spaces") instanceof Value.Items(List<Value> items)) {
            for (Value item : items) {
                if (item instanceof Value.Fields fields) {
                    places.add(
                            new Place(
                                    text(fields.at("id")),
                                    real(fields.at("x")),
                                    real(fields.at("y")),
                                    text(fields.at("terrain")),
                                    text(fields.at(hasHexes ? "label" : "name"))));
                }
            }
        }
        return new HeatMap(List.copyOf(places), hasHexes);
    }

    private static String text(Value value) {
        return value instanceof Value.Text(String text) ? text : "";
    }

    private static double real(Value value) {
        return switch (value) {
            case Value.Real(double real) -> real;
            case Value.Whole(long whole) -> (double) whole;
            case Value.Text _, Value.Flag _, Value.Nothing _, Value.Items _, Value.Fields _ -> 0;
        };
    }

    /** The drawing; discs have areas in proportion, the largest fills its hex. */
    String svg(Map<String, Double> heat, ReportWords said) {
        double left = places.stream().mapToDouble(Place::x).min().orElse(0) - 1.2;
        double top = places.stream().mapToDouble(Place::y).min().orElse(0) - 1.2;
        double right = places.stream().mapToDouble(Place::x).max().orElse(1) + 1.2;
        double bottom = places.stream().mapToDouble(Place::y).max().orElse(1) + 1.2;
        StringBuilder svg = new StringBuilder();
        svg.append(
                String.format(
                        Locale.ROOT,
                        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"map\" role=\"img\""
                                + " viewBox=\"%.1f %.1f %.1f %.1f\" style=\"max-width:%.0fpx\">",
                        left,
                        top,
                        right - left,
                        bottom - top,
                        SCALE * (right - left)));
        Map<String, Integer> terrains = terrains();
        places.forEach(place -> svg.append(ground(place, terrains)));
        double most = heat.values().stream().mapToDouble(Double::doubleValue).max().orElse(0);
        for (Place place : places) {
            double here = heat.getOrDefault(place.id(), 0.0);
            if (here > 0) {
                svg.append(disc(place, MOST_RADIUS * Math.sqrt(here / most), said.number(here)));
            }
        }
        places.forEach(place -> svg.append(name(place)));
        return svg.append("</svg>").toString();
    }

    private Map<String, Integer> terrains() {
        Map<String, Integer> numbers = new TreeMap<>();
        places.forEach(place -> numbers.putIfAbsent(place.terrain(), numbers.size()));
        return numbers;
    }

    private String ground(Place place, Map<String, Integer> terrains) {
        int kind = terrains.getOrDefault(place.terrain(), 0) % 8;
        return hasHexes
                ? "<path class=\"hex t%d\" d=\"%s\"/>".formatted(kind, outline(place))
                : String.format(
                        Locale.ROOT,
                        "<circle class=\"hex t%d\" cx=\"%.3f\" cy=\"%.3f\" r=\"0.9\"/>",
                        kind,
                        place.x(),
                        place.y());
    }

    private static String outline(Place place) {
        return String.format(
                Locale.ROOT,
                "M%.2f %.2fl.5 -%.3fh1l.5 %.3fl-.5 %.3fh-1z",
                place.x() - 1,
                place.y(),
                CORNER,
                CORNER,
                CORNER);
    }

    private static String disc(Place place, double radius, String told) {
        return String.format(
                Locale.ROOT,
                "<circle class=\"heat\" cx=\"%.2f\" cy=\"%.2f\" r=\"%.2f\"><title>%s:"
                        + " %s</title></circle>",
                place.x(),
                place.y(),
                radius,
                Html.escaped(place.id() + (place.name().isEmpty() ? "" : " " + place.name())),
                told);
    }

    private static String name(Place place) {
        return place.name().isEmpty()
                ? ""
                : String.format(
                        Locale.ROOT,
                        "<text class=\"town\" x=\"%.2f\" y=\"%.2f\">%s</text>",
                        place.x(),
                        place.y() + 0.75,
                        Html.escaped(place.name()));
    }
}

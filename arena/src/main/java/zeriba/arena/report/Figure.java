package zeriba.arena.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import zeriba.engine.text.Value;

/** A drawing of a report as what it shows; the page's own code draws it. */
sealed interface Figure {

    /** What it shows, in words. */
    String caption();

    /** What the page draws it from. */
    Value.Fields toValue();

    /**
     * A value with its interval.
     *
     * @param said the value in words, at the end of its row
     */
    record Point(String label, double value, double low, double high, String said) {
        Value toValue() {
            return Value.NO_FIELDS
                    .with("label", Value.of(label))
                    .with("value", Value.of(value))
                    .with("low", Value.of(low))
                    .with("high", Value.of(high))
                    .with("said", Value.of(said));
        }
    }

    /** How numbers of an axis are written: as percentages, or as points with their sign. */
    enum Unit {
        PERCENT,
        POINTS
    }

    /**
     * A row for each point: a dot on its interval, with a line to compare with.
     *
     * @param from the least value of the axis, where no interval goes beyond it
     * @param to the greatest
     * @param line where the line stands
     */
    record Intervals(
            String caption, List<Point> points, double from, double to, double line, Unit unit)
            implements Figure {

        /** Shares of what there was to win, about the middle. */
        static Intervals ofShares(String caption, List<Point> points) {
            return new Intervals(caption, points, 0.25, 0.75, 0.5, Unit.PERCENT);
        }

        /** Differences of shares, about none. */
        static Intervals ofDifferences(String caption, List<Point> points) {
            return new Intervals(caption, points, -0.1, 0.1, 0, Unit.POINTS);
        }

        @Override
        public Value.Fields toValue() {
            return head("intervals", caption)
                    .with("points", all(points))
                    .with("from", Value.of(from))
                    .with("to", Value.of(to))
                    .with("line", Value.of(line))
                    .with("unit", Value.of(unit.name().toLowerCase(Locale.ROOT)));
        }
    }

    /** A bar for each value from 0 to at most {@code to}. */
    record Bars(String caption, List<Point> points, double to) implements Figure {
        @Override
        public Value.Fields toValue() {
            return head("bars", caption).with("points", all(points)).with("to", Value.of(to));
        }
    }

    /** The game's map with a disc in each place, as large as what was counted there. */
    record Heat(String caption, Map<String, Double> places) implements Figure {
        @Override
        public Value.Fields toValue() {
            Map<String, Value> counted = new LinkedHashMap<>();
            places.forEach((place, count) -> counted.put(place, Value.of(count)));
            return head("heat", caption).with("places", new Value.Fields(counted));
        }
    }

    private static Value.Fields head(String kind, String caption) {
        return Value.NO_FIELDS.with("kind", Value.of(kind)).with("caption", Value.of(caption));
    }

    private static Value all(List<Point> points) {
        return new Value.Items(points.stream().map(Point::toValue).toList());
    }
}

package zeriba.arena.report;

import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;

/** Charts as SVG, readable without colour. */
final class Charts {

    private static final int WIDTH = 840;
    private static final int LABEL = 310;
    private static final int VALUE = 200;
    private static final int ROW = 26;
    private static final int TOP = 26;
    private static final int TICKS = 5;
    private static final int CHARACTERS = 42;

    private Charts() {}

    /**
     * A value with its interval.
     *
     * @param said the value in words, at the end of its row
     */
    record Point(String label, double value, double low, double high, String said) {}

    /**
     * A row for each point: a dot on its interval, with a line to compare with.
     *
     * @param from the least value of the axis
     * @param to the greatest
     * @param line where the line stands
     * @param tick how a value is written at the axis
     */
    static String dots(
            List<Point> points, double from, double to, double line, DoubleFunction<String> tick) {
        double least = Math.min(from, points.stream().mapToDouble(Point::low).min().orElse(from));
        double most = Math.max(to, points.stream().mapToDouble(Point::high).max().orElse(to));
        Axis axis = new Axis(least, most);
        int height = TOP + ROW * points.size() + 24;
        StringBuilder svg = new StringBuilder(start(height));
        double step = step(most - least);
        for (double value = Math.ceil(least / step) * step;
                value <= most + step / 1000;
                value += step) {
            svg.append(axis.rule("tick", value, height));
            svg.append(text("tick-label", axis.x(value), height - 4, "middle", tick.apply(value)));
        }
        svg.append(axis.rule("line", line, height));
        for (int i = 0; i < points.size(); i++) {
            svg.append(dot(axis, points.get(i), TOP + ROW * i));
        }
        return svg.append("</svg>").toString();
    }

    /** Round steps, about five of them: 1, 2 or 5 times a power of ten. */
    private static double step(double span) {
        double rough = Math.max(span, 1e-9) / TICKS;
        double power = Math.pow(10, Math.floor(Math.log10(rough)));
        double times = rough / power;
        return power * (times <= 1 ? 1 : times <= 2 ? 2 : times <= 5 ? 5 : 10);
    }

    private static String dot(Axis axis, Point point, int y) {
        double x = axis.x(point.value());
        return text("label", LABEL - 10, y + 5, "end", shortened(point.label()))
                + String.format(
                        Locale.ROOT,
                        "<path class=\"whisker\" d=\"M%.1f %dH%.1fM%.1f %dv8M%.1f %dv8\"/>",
                        axis.x(point.low()),
                        y,
                        axis.x(point.high()),
                        axis.x(point.low()),
                        y - 4,
                        axis.x(point.high()),
                        y - 4)
                + String.format(
                        Locale.ROOT,
                        "<circle class=\"dot\" cx=\"%.1f\" cy=\"%d\" r=\"4.5\"/>",
                        x,
                        y)
                + text("value", WIDTH - VALUE + 10, y + 5, "start", point.said());
    }

    /** A bar for each value from 0. */
    static String bars(List<Point> points, double to) {
        Axis axis = new Axis(0, Math.max(to, 1e-9));
        int height = TOP + ROW * points.size();
        StringBuilder svg = new StringBuilder(start(height));
        for (int i = 0; i < points.size(); i++) {
            Point point = points.get(i);
            int y = TOP + ROW * i;
            svg.append(text("label", LABEL - 10, y + 5, "end", shortened(point.label())));
            svg.append(
                    String.format(
                            Locale.ROOT,
                            "<rect class=\"bar\" x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"14\"/>",
                            LABEL,
                            y - 7,
                            axis.x(point.value()) - LABEL));
            svg.append(text("value", WIDTH - VALUE + 10, y + 5, "start", point.said()));
        }
        return svg.append("</svg>").toString();
    }

    private static String start(int height) {
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 %d %d\">"
                .formatted(WIDTH, height);
    }

    private static String shortened(String label) {
        return label.length() <= CHARACTERS ? label : label.substring(0, CHARACTERS - 1) + "\u2026";
    }

    private static String text(String kind, double x, double y, String anchor, String said) {
        return String.format(
                Locale.ROOT,
                "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>",
                kind,
                x,
                y,
                anchor,
                Html.escaped(said));
    }

    /** From values to places between the labels and the numbers. */
    private record Axis(double from, double to) {
        double x(double value) {
            double share = to == from ? 0 : (value - from) / (to - from);
            return LABEL + share * (WIDTH - LABEL - VALUE);
        }

        String rule(String kind, double value, int height) {
            return String.format(
                    Locale.ROOT,
                    "<path class=\"%s\" d=\"M%.1f %dV%d\"/>",
                    kind,
                    x(value),
                    8,
                    height - 18);
        }
    }
}

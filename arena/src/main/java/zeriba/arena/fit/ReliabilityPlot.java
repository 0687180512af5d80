package zeriba.arena.fit;

import java.util.Locale;

/** A reliability curve as a picture: what was told from left to right, what came upwards. */
public final class ReliabilityPlot {

    private static final int SIDE = 300;
    private static final int LEFT = 48;
    private static final int TOP = 30;
    private static final int TENTHS = 10;
    private static final double WITHIN = 0.03;
    private static final double WIDE = 1.96;
    private static final String INK = "#22201c";
    private static final String PAPER = "#fbf8f1";
    private static final String MARK = "#7a2e1d";

    private static final String HEAD =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 370 380\" width=\"370\""
                    + " height=\"380\" font-family=\"sans-serif\" font-size=\"12\">\n"
                    + "<rect width=\"370\" height=\"380\" fill=\""
                    + PAPER
                    + "\"/>\n";

    private ReliabilityPlot() {}

    /** The picture, with the diagonal and three points to each side of it. */
    public static String svg(String title, Reliability curve) {
        StringBuilder svg = new StringBuilder(HEAD);
        text(svg, point(LEFT, TOP - 11), "start", title);
        String band =
                at(0, 0)
                        + "L"
                        + at(0, WITHIN)
                        + "L"
                        + at(1 - WITHIN, 1)
                        + "L"
                        + at(1, 1)
                        + "L"
                        + at(1, 1 - WITHIN)
                        + "L"
                        + at(WITHIN, 0);
        path(svg, band + "Z", "fill=\"#e6dcc3\"");
        path(svg, at(0, 0) + "L" + at(1, 1), "stroke=\"#8a7f66\"");
        axes(svg);
        curve.bins().forEach(bin -> bin(svg, bin));
        return svg.append("</svg>\n").toString();
    }

    private static double x(double told) {
        return LEFT + SIDE * told;
    }

    private static double y(double came) {
        return TOP + SIDE * (1 - Math.clamp(came, 0, 1));
    }

    private static String at(double told, double came) {
        return number(x(told)) + " " + number(y(came));
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    private static String point(double x, double y) {
        return "x=\"" + number(x) + "\" y=\"" + number(y) + "\"";
    }

    private static void text(StringBuilder svg, String where, String anchor, String words) {
        svg.append("<text ").append(where).append(" text-anchor=\"").append(anchor);
        svg.append("\">").append(words).append("</text>\n");
    }

    private static void path(StringBuilder svg, String way, String how) {
        svg.append("<path d=\"M").append(way).append("\" ").append(how).append("/>\n");
    }

    private static void axes(StringBuilder svg) {
        String frame = at(0, 0) + "L" + at(0, 1) + "L" + at(1, 1) + "L" + at(1, 0) + "Z";
        path(svg, frame, "fill=\"none\" stroke=\"" + INK + "\"");
        for (int tenth = 0; tenth <= TENTHS; tenth += 2) {
            double share = (double) tenth / TENTHS;
            String percent = Integer.toString(TENTHS * tenth);
            text(svg, point(x(share), TOP + SIDE + 16), "middle", percent);
            text(svg, point(LEFT - 6, y(share) + 4), "end", percent);
        }
        text(svg, point(x(0.5), TOP + SIDE + 34), "middle", "told, %");
        String turned = "transform=\"translate(13 " + number(y(0.5)) + ") rotate(-90)\"";
        text(svg, turned, "middle", "came, %");
    }

    /** Empty inside where the bin holds too few positions to say anything. */
    private static void bin(StringBuilder svg, Reliability.Bin bin) {
        double half = WIDE * bin.error();
        String bar = at(bin.told(), bin.came() - half) + "V" + number(y(bin.came() + half));
        path(svg, bar, "stroke=\"" + MARK + "\"");
        svg.append("<circle cx=\"").append(number(x(bin.told())));
        svg.append("\" cy=\"").append(number(y(bin.came())));
        svg.append("\" r=\"4\" fill=\"");
        svg.append(bin.positions() >= Reliability.ENOUGH ? MARK : PAPER);
        svg.append("\" stroke=\"").append(MARK).append("\"/>\n");
    }
}

package zeriba.board;

import java.util.ArrayList;
import java.util.List;

/**
 * What the straight line between the middles of two hexes meets on the way, whatever stands there:
 * the hexes whose inside it crosses, and the pairs of hexes between which it runs exactly along the
 * side they share. Hexes are given by their axial difference from the first end.
 *
 * <p>Middles are scaled by 3, so that corners have whole coordinates and every test is the sign of
 * a product of whole numbers. A hex has corners on both sides of the line (crossed), or two on it
 * and the others on one side (touched along a side), or neither.
 */
record SightLine(List<Offset> through, List<SidePair> sides) {

    /** The corners of a hex around its middle, scaled by 3. */
    private static final int[] CORNER_Q = {1, 2, 1, -1, -2, -1};

    private static final int[] CORNER_R = {1, -1, -2, -1, 1, 2};

    /** An axial difference. */
    record Offset(int q, int r) {

        int distance(Offset other) {
            int dq = q - other.q;
            int dr = r - other.r;
            return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) >> 1;
        }
    }

    /** Two hexes that share the side along which the line runs. */
    record SidePair(Offset one, Offset other) {}

    private enum Meeting {
        CROSSED,
        ALONG_A_SIDE,
        MISSED
    }

    /** The line from a hex to the one at an axial difference. */
    static SightLine to(Offset end) {
        Offset start = new Offset(0, 0);
        int length = start.distance(end);
        List<Offset> through = new ArrayList<>();
        List<Offset> beside = new ArrayList<>();
        for (Offset hex : between(start, end, length)) {
            switch (meeting(end, hex)) {
                case CROSSED -> through.add(hex);
                case ALONG_A_SIDE -> beside.add(hex);
                case MISSED -> {}
            }
        }
        return new SightLine(List.copyOf(through), pairs(start, beside));
    }

    /** The hexes other than the ends that are near enough to be met, from the start on. */
    private static List<Offset> between(Offset start, Offset end, int length) {
        List<Offset> near = new ArrayList<>();
        for (int steps = 1; steps <= length; steps++) {
            for (int q = -length; q <= length; q++) {
                for (int r = -length; r <= length; r++) {
                    Offset hex = new Offset(q, r);
                    int left = hex.distance(end);
                    if (start.distance(hex) == steps
                            && left <= length
                            && steps + left <= length + 1
                            && !hex.equals(end)) {
                        near.add(hex);
                    }
                }
            }
        }
        return near;
    }

    private static Meeting meeting(Offset end, Offset hex) {
        int left = 0;
        int right = 0;
        for (int corner = 0; corner < Layout.WAYS; corner++) {
            int q = 3 * hex.q() + CORNER_Q[corner];
            int r = 3 * hex.r() + CORNER_R[corner];
            int side = Integer.signum(end.q() * r - end.r() * q);
            left += side < 0 ? 1 : 0;
            right += side > 0 ? 1 : 0;
        }
        if (left > 0 && right > 0) {
            return Meeting.CROSSED;
        }
        return left + right == Layout.WAYS - 2 ? Meeting.ALONG_A_SIDE : Meeting.MISSED;
    }

    private static List<SidePair> pairs(Offset start, List<Offset> beside) {
        List<SidePair> pairs = new ArrayList<>();
        for (int i = 0; i < beside.size(); i++) {
            for (int j = i + 1; j < beside.size(); j++) {
                Offset one = beside.get(i);
                Offset other = beside.get(j);
                if (one.distance(other) == 1 && one.distance(start) == other.distance(start)) {
                    pairs.add(new SidePair(one, other));
                }
            }
        }
        return List.copyOf(pairs);
    }
}

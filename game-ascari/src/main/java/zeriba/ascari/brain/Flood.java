package zeriba.ascari.brain;

import java.util.Arrays;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Ground;
import zeriba.ascari.state.Mover;
import zeriba.board.Places;

/** How far each hex is from a set of hexes. */
final class Flood {

    private static final int FAR = 99;

    private Flood() {}

    /** Movement points from each hex to the nearest of these. */
    static int[] toward(Ascari state, Mover mover, Places goals) {
        Ground ground = state.ground();
        int[] points = new int[ground.size()];
        Arrays.fill(points, FAR);
        int[] queue = new int[ground.size() * 8];
        int end = 0;
        for (int hex = goals.next(0); hex >= 0; hex = goals.next(hex + 1)) {
            points[hex] = 0;
            queue[end++] = hex;
        }
        for (int i = 0; i < end; i++) {
            int hex = queue[i];
            for (int way = 0; way < Ground.WAYS; way++) {
                int before = ground.neighbour(hex, way);
                int back = (way + 3) % Ground.WAYS;
                int cost =
                        before < 0 ? 0 : ground.cost(mover, before, back, state.spoils().burnt());
                if (cost > 0 && points[hex] + cost < points[before] && end < queue.length) {
                    points[before] = points[hex] + cost;
                    queue[end++] = before;
                }
            }
        }
        return points;
    }
}

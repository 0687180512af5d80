package zeriba.ascari.brain;

import java.util.List;
import zeriba.ascari.rules.S4_Fire;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.FireTables;
import zeriba.ascari.state.Ground;
import zeriba.ascari.state.Kind;
import zeriba.ascari.state.Mark;

/** How well the enemy's fire hits, hex by hex, from where he stands. */
final class UnderFire {

    private static final int FACES = 6;

    private final double[] close;
    private final double[] loose;

    private UnderFire(int hexes) {
        this.close = new double[hexes];
        this.loose = new double[hexes];
    }

    /** No fire anywhere. */
    static UnderFire none(Ascari state) {
        return new UnderFire(state.ground().size());
    }

    /** The fire of these. */
    static UnderFire of(Ascari state, List<Counter> enemies) {
        UnderFire fire = none(state);
        for (Counter enemy : enemies) {
            boolean fires =
                    !state.has(Mark.RETREAT, enemy.number())
                            && !state.has(Mark.HIDDEN, enemy)
                            && S4_Fire.canFire(state, enemy);
            if (fires) {
                fire.add(state, enemy);
            }
        }
        return fire;
    }

    private void add(Ascari state, Counter enemy) {
        Ground ground = state.ground();
        int from = state.at(enemy);
        int range = S4_Fire.range(state, enemy);
        int support = S4_Fire.support(state, enemy);
        FireTables tables = state.parameters().tables();
        for (int hex = 0; hex < close.length; hex++) {
            int distance = ground.distance(from, hex);
            if (distance == 0 || distance > range) {
                continue;
            }
            int faces =
                    FACES
                            + 1
                            - tables.hit(S4_Fire.column(enemy), distance)
                            + support
                            + ground.terrain(hex, state.spoils().burnt()).target();
            if (faces > 0 && ground.sees(from, hex, state.occupied(), state.spoils().burnt())) {
                close[hex] += Math.min(1, (double) faces / FACES);
                int apart = faces - (distance > 1 ? 1 : 0);
                loose[hex] += Math.min(1, (double) apart / FACES);
            }
        }
    }

    /** How many hits a unit has to expect in a hex if all who could fire at it do; at most one. */
    double at(Counter unit, int hex) {
        boolean isLoose = unit.kind() == Kind.SPEAR || unit.kind() == Kind.CAVALRY;
        return Math.min(1, isLoose ? loose[hex] : close[hex]);
    }
}

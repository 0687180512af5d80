package zeriba.kassala.brain;

import static zeriba.board.Bits.*;
import static zeriba.kassala.brain.Feature.*;

import java.util.Arrays;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Units;

/**
 * Counts the features of a position. One of these serves one thread; it is used again and again.
 */
final class Sight {

    static final int SIZE = Feature.values().length;

    private static final Battles.Forecast NO_BATTLE = new Battles.Forecast();
    private static final double TENTH = 0.1;
    private static final long MOSLEMS = Units.MOSLEM.bits();
    private static final long CHRISTIANS = Units.CHRISTIAN.bits();
    private static final long CANNON = Units.CANNON.bits();
    private static final long CAVALRY = Units.CAVALRY.bits();
    private static final double[] NEARNESS = new double[Ground.FAR + 1];

    static {
        for (int d = 0; d < Ground.FAR; d++) {
            NEARNESS[d] = StrictMath.exp(-0.5 * d);
        }
    }

    final double[] seen = new double[SIZE];
    private final Ground ground;
    private final Battles battles;
    private final Threats threats;
    private final long udaka;
    private final long kassala;

    Sight(Ground ground) {
        this.ground = ground;
        this.battles = new Battles(ground);
        this.threats = new Threats(ground);
        this.udaka = ground.map.udaka();
        this.kassala = ground.map.kassala();
    }

    /** The features of {@code board}; the array is overwritten by the next call. */
    double[] of(Board board) {
        return of(board, NO_BATTLE);
    }

    /** The features of {@code board} with one more battle than it knows of. */
    double[] of(Board board, Battles.Forecast more) {
        Arrays.fill(seen, 0);
        set(ONE, 1);
        moslems(board);
        christians(board);
        return contacts(board, more);
    }

    /** The features of {@code board}, the last that was seen, after the mover has moved units. */
    double[] again(Board board) {
        if (board.mover == Army.MOSLEM) {
            moslems(board);
        } else {
            christians(board);
        }
        return contacts(board, NO_BATTLE);
    }

    private double[] contacts(Board board, Battles.Forecast more) {
        Battles.Forecast forecast = battles.of(board);
        set(BATTLE_GAIN, TENTH * (forecast.gain + more.gain));
        set(BATTLE_LOSS, TENTH * (forecast.loss + more.loss));
        set(BATTLE_UDAKA, forecast.udaka + more.udaka);
        set(BATTLE_KASSALA, forecast.kassala + more.kassala);
        threats.of(board, board.mover.enemy());
        set(DANGER, TENTH * threats.loss);
        set(DANGER_UDAKA, threats.udaka);
        set(DANGER_KASSALA, threats.kassala);
        if (board.isToMove) {
            threats.of(board, board.mover);
            set(CHANCE, TENTH * threats.loss);
            set(CHANCE_UDAKA, threats.udaka);
            set(CHANCE_KASSALA, threats.kassala);
        }
        return seen;
    }

    @SuppressWarnings("EnumOrdinal") // the order of the features is the order of the array
    private void set(Feature feature, double value) {
        seen[feature.ordinal()] = value;
    }

    private void moslems(Board board) {
        int foot = 0;
        int horse = 0;
        double footUdaka = 0;
        double footKassala = 0;
        double horseUdaka = 0;
        double horseKassala = 0;
        for (long rest = minus(MOSLEMS, CANNON); !isEmpty(rest); rest = withoutFirst(rest)) {
            int unit = first(rest);
            int at = board.place[unit];
            if (at >= Kassala.ELIMINATED) {
                continue;
            }
            int strength = ground.strength[unit];
            if (contains(CAVALRY, unit)) {
                horse += strength;
                horseUdaka += strength * NEARNESS[ground.horseToUdaka[at]];
                horseKassala += strength * NEARNESS[ground.horseToKassala[at]];
            } else {
                foot += strength;
                footUdaka += strength * NEARNESS[ground.footToUdaka[at]];
                footKassala += strength * NEARNESS[ground.footToKassala[at]];
            }
        }
        set(MOSLEM_FOOT, TENTH * foot);
        set(MOSLEM_HORSE, TENTH * horse);
        set(MOSLEM_FOOT_NEAR_UDAKA, TENTH * footUdaka);
        set(MOSLEM_FOOT_NEAR_KASSALA, TENTH * footKassala);
        set(MOSLEM_HORSE_NEAR_UDAKA, TENTH * horseUdaka);
        set(MOSLEM_HORSE_NEAR_KASSALA, TENTH * horseKassala);
        set(MOSLEMS_IN_UDAKA, size(intersection(board.moslem, udaka)));
        set(MOSLEMS_IN_KASSALA, size(intersection(board.moslem, kassala)));
    }

    private void christians(Board board) {
        int foot = 0;
        int inUdaka = 0;
        int inKassala = 0;
        double nearUdaka = 0;
        double nearKassala = 0;
        double nearestUdaka = 0;
        double nearestKassala = 0;
        int cannon = 0;
        for (long rest = CHRISTIANS; !isEmpty(rest); rest = withoutFirst(rest)) {
            int unit = first(rest);
            int at = board.place[unit];
            if (at >= Kassala.ELIMINATED) {
                continue;
            }
            int strength = ground.strength[unit];
            inUdaka += contains(udaka, at) ? strength : 0;
            inKassala += contains(kassala, at) ? strength : 0;
            if (contains(CAVALRY, unit)) {
                set(CHRISTIAN_HORSE, TENTH * strength);
            } else if (contains(CANNON, unit)) {
                cannon++;
            } else {
                foot += strength;
                double toUdaka = NEARNESS[ground.footToUdaka[at]];
                double toKassala = NEARNESS[ground.footToKassala[at]];
                nearUdaka += strength * toUdaka;
                nearKassala += strength * toKassala;
                nearestUdaka = Math.max(nearestUdaka, toUdaka);
                nearestKassala = Math.max(nearestKassala, toKassala);
            }
        }
        set(CHRISTIAN_FOOT, TENTH * foot);
        set(CHRISTIAN_CANNON, cannon);
        set(UDAKA_STRENGTH, TENTH * inUdaka);
        set(KASSALA_STRENGTH, TENTH * inKassala);
        set(UDAKA_HELD, inUdaka > 0 ? 1 : 0);
        set(KASSALA_HELD, inKassala > 0 ? 1 : 0);
        set(KASSALA_HEXES, 0.5 * size(intersection(board.christian, kassala)));
        set(CHRISTIANS_NEAR_UDAKA, TENTH * nearUdaka);
        set(CHRISTIANS_NEAR_KASSALA, TENTH * nearKassala);
        set(NEAREST_CHRISTIAN_TO_UDAKA, nearestUdaka);
        set(NEAREST_CHRISTIAN_TO_KASSALA, nearestKassala);
    }
}

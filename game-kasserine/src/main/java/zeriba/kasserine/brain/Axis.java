package zeriba.kasserine.brain;

import java.util.HashMap;
import java.util.Map;
import zeriba.board.Places;
import zeriba.kasserine.Army;
import zeriba.kasserine.Kasserine;
import zeriba.kasserine.KasserineMap;
import zeriba.kasserine.Phase;
import zeriba.kasserine.Unit;
import zeriba.kasserine.Units;
import zeriba.kasserine.rules.S16_Engineers;

/** Where Axis units like to be: on the way to the objectives, and together at what bars it. */
final class Axis implements Liking {

    private static final double CROWD = 7;
    private static final double ENOUGH = 2;

    private final Ground ground;
    private final KasserineMap map;
    private final Kasserine start;
    private final Phase phase;
    private final Aims aims;
    private final Map<Integer, Integer> sent = new HashMap<>();

    Axis(Ground ground, Kasserine state, Phase phase) {
        this.ground = ground;
        this.map = state.map();
        this.start = state;
        this.phase = phase;
        this.aims = Aims.of(ground, state);
    }

    @Override
    public int urgency(Unit unit) {
        int nearest = Ground.NEVER;
        for (int goal : aims.open()) {
            nearest = Math.min(nearest, ground.way(goal, start.place(unit)));
        }
        return nearest;
    }

    @Override
    public int aim(Kasserine state, Unit unit, int from) {
        int best = aims.open().isEmpty() ? aims.captured().getFirst() : aims.open().getFirst();
        double least = Double.MAX_VALUE;
        for (int goal : aims.open()) {
            double cost = ground.way(goal, from) + CROWD * sent.getOrDefault(goal, 0);
            if (cost < least) {
                least = cost;
                best = goal;
            }
        }
        return best;
    }

    @Override
    public void send(int goal) {
        sent.merge(goal, 1, Integer::sum);
    }

    @Override
    public double of(Kasserine state, Unit unit, int hex, int aim) {
        double liking = -0.5 * ground.way(aim, hex) + 0.15 * map.offset(hex);
        if (aims.open().contains(hex)) {
            liking += state.hexes(Army.ALLIES).intersects(map.adjacency().neighbours(hex)) ? 6 : 15;
        }
        if (aims.captured().contains(hex) && isThreatened(state, hex)) {
            liking += 6;
        }
        return liking + contact(state, unit, hex, aim);
    }

    private boolean isThreatened(Kasserine state, int hex) {
        return state.hexes(Army.ALLIES).intersects(map.grid().within(hex, 5));
    }

    /** What it is worth to stand next to enemies: much where an attack promises something. */
    private double contact(Kasserine state, Unit unit, int hex, int aim) {
        Places near = map.adjacency().neighbours(hex).intersection(state.hexes(Army.ALLIES));
        double sum = 0;
        for (int at = near.next(0); at >= 0; at = near.next(at + 1)) {
            Unit enemy = Unit.of(state.numberAt(at));
            if (phase == Phase.MOBILE) {
                sum -= 0.6;
                continue;
            }
            int with = state.attack(unit) + beside(state, unit, at);
            double odds =
                    with
                            + ENOUGH
                            - state.defence(enemy)
                            - map.offset(at)
                            - (S16_Engineers.fortifies(state, enemy) ? 2 : 0);
            boolean inTheWay = ground.way(aim, at) <= ground.way(aim, hex) + 4;
            sum += (inTheWay ? 1.2 : 0.5) * Math.clamp(odds - 1, -2, 5);
        }
        return sum;
    }

    /** How strongly friends that stand next to a hex already can attack it. */
    private int beside(Kasserine state, Unit but, int hex) {
        int sum = 0;
        Places near = map.adjacency().neighbours(hex).intersection(state.hexes(Army.AXIS));
        for (int at = near.next(0); at >= 0; at = near.next(at + 1)) {
            Unit friend = Unit.of(state.numberAt(at));
            sum += friend.equals(but) ? 0 : state.attack(friend);
        }
        return sum;
    }

    static Units all(Kasserine state) {
        return Aims.units(state, Army.AXIS);
    }
}

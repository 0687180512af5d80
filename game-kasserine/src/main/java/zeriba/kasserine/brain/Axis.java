package zeriba.kasserine.brain;

import java.util.List;
import zeriba.board.Layout;
import zeriba.kasserine.rules.S16_Engineers;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.KasserineMap;
import zeriba.kasserine.state.Phase;
import zeriba.kasserine.state.Unit;

/** Where Axis units like to be: on the way to the objectives, and together at what bars it. */
final class Axis implements HexPreference {

    private static final double WAY = 0.5;
    private static final double CROWD = 7;
    private static final double ENOUGH = 2;
    private static final int WATCHED = 5;

    private final DistanceTables ground;
    private final KasserineMap map;
    private final Kasserine start;
    private final Phase phase;
    private final Stance stance;
    private final AxisObjectives aims;
    private final List<Integer> objectives;
    private final int[] sent;
    private final int[] allies;

    Axis(DistanceTables ground, Kasserine state, Phase phase, Stance stance) {
        this.ground = ground;
        this.map = state.map();
        this.start = state;
        this.phase = phase;
        this.stance = stance;
        this.aims = AxisObjectives.of(ground, state, stance.favoured());
        this.objectives = state.parameters().scenario().objectives();
        this.sent = new int[objectives.size()];
        this.allies = state.hexes(Army.ALLIES).toArray();
    }

    @Override
    public int urgency(Unit unit) {
        int nearest = DistanceTables.NEVER;
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
            double crowd = CROWD * stance.crowd() * sent[objectives.indexOf(goal)];
            double cost = ground.way(goal, from) + crowd;
            if (cost < least) {
                least = cost;
                best = goal;
            }
        }
        return best;
    }

    @Override
    public void send(int goal) {
        sent[objectives.indexOf(goal)]++;
    }

    @Override
    public double of(Kasserine state, Unit unit, int hex, int aim) {
        double liking = -WAY * stance.way() * ground.way(aim, hex);
        liking += 0.15 * stance.ground() * map.offset(hex);
        if (ground.isObjective(hex)) {
            liking += held(state, hex);
        }
        return state.zone(Army.ALLIES).contains(hex)
                ? liking + contact(state, unit, hex, aim)
                : liking;
    }

    private double held(Kasserine state, int hex) {
        if (aims.open().contains(hex)) {
            return state.zone(Army.ALLIES).contains(hex) ? 6 : 15;
        }
        return aims.captured().contains(hex) && isThreatened(hex) ? 6 : 0;
    }

    private boolean isThreatened(int hex) {
        for (int enemy : allies) {
            if (map.distance(hex, enemy) <= WATCHED) {
                return true;
            }
        }
        return false;
    }

    /** What it is worth to stand next to enemies: much where an attack promises something. */
    private double contact(Kasserine state, Unit unit, int hex, int aim) {
        double sum = 0;
        for (int way = 0; way < Layout.WAYS; way++) {
            int at = map.adjacency().neighbour(hex, way);
            if (at >= 0 && state.hexes(Army.ALLIES).contains(at)) {
                sum += phase == Phase.MOBILE ? -0.6 : movePrior(state, unit, hex, at, aim);
            }
        }
        return sum;
    }

    private double movePrior(Kasserine state, Unit unit, int hex, int at, int aim) {
        Unit enemy = Unit.of(state.numberAt(at));
        double odds =
                state.attack(unit)
                        + beside(state, unit, at)
                        + ENOUGH
                        + stance.daring()
                        - state.defence(enemy)
                        - map.offset(at)
                        - (S16_Engineers.fortifies(state, enemy) ? 2 : 0);
        boolean inTheWay = ground.way(aim, at) <= ground.way(aim, hex) + 4;
        return (inTheWay ? 1.2 : 0.5) * stance.contact() * Math.clamp(odds - 1, -2, 5);
    }

    /** How strongly friends that stand next to a hex already can attack it. */
    private int beside(Kasserine state, Unit but, int hex) {
        int sum = 0;
        for (int way = 0; way < Layout.WAYS; way++) {
            int at = map.adjacency().neighbour(hex, way);
            if (at >= 0 && state.hexes(Army.AXIS).contains(at)) {
                Unit friend = Unit.of(state.numberAt(at));
                sum += friend.equals(but) ? 0 : state.attack(friend);
            }
        }
        return sum;
    }
}

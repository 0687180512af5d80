package zeriba.kasserine.brain;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import zeriba.board.Layout;
import zeriba.board.Places;
import zeriba.kasserine.rules.S05_Phases;
import zeriba.kasserine.rules.S11_Reinforcements;
import zeriba.kasserine.rules.general.S16_Engineers;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.KasserineMap;
import zeriba.kasserine.state.Phase;
import zeriba.kasserine.state.Trigger;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;

/** Where Axis units like to be: on the way to the objectives, and together at what bars it. */
final class Axis implements HexPreference {

    private static final double WAY = 0.5;
    private static final double CROWD = 7;
    private static final double ENOUGH = 2;
    private static final double OPEN = 15;
    private static final double DISPUTED = 6;

    /**
     * [design] What keeps a unit in an objective that is held, more than any way ahead is worth.
     */
    private static final double HELD = 20;

    /** [design] What it counts against a hex for each point of strength that it brings on. */
    private static final double RELEASED = 0.5;

    /** [design] The strength beyond which no more counts. */
    private static final double MOST = 20;

    /** [design] So many friends within so many hexes are enough to go on, whoever comes for it. */
    private static final double ENOUGH_TO_GO_ON = 4;

    private static final int COMPANY = 4;

    /** [design] How much nearer than they are raiders count, and how few are sent against them. */
    private static final double RAID = 15;

    private static final double RAID_CROWD = 3;

    private final DistanceTables ground;
    private final KasserineMap map;
    private final Kasserine start;
    private final Phase phase;
    private final Stance stance;
    private final AxisObjectives aims;
    private final List<Integer> objectives;
    private final List<Integer> raided;
    private final List<Integer> goals;
    private final int[] sent;
    private final int[] triggers;
    private final Map<Trigger, Double> released;

    Axis(DistanceTables ground, Kasserine state, Phase phase, Stance stance) {
        this.ground = ground;
        this.map = state.map();
        this.start = state;
        this.phase = phase;
        this.stance = stance;
        this.aims = AxisObjectives.of(ground, state, stance.favoured());
        this.objectives = state.parameters().scenario().objectives();
        this.raided = raided(state);
        this.goals = Stream.concat(objectives.stream(), raided.stream()).toList();
        this.sent = new int[goals.size()];
        this.triggers = ground.triggers(state.parameters());
        this.released = released(state);
    }

    /** The own supply hexes in which enemies stand. */
    private static List<Integer> raided(Kasserine state) {
        Places raided = state.map().supply(Army.AXIS).intersection(state.hexes(Army.ALLIES));
        return Arrays.stream(raided.toArray()).boxed().toList();
    }

    /** The strength of the Allied units that wait for what has not happened yet. */
    private static Map<Trigger, Double> released(Kasserine state) {
        Map<Trigger, Double> released = new EnumMap<>(Trigger.class);
        for (Unit unit : new Units(Army.ALLIES, state.inBox(Army.ALLIES, Kasserine.DUE))) {
            if (!S11_Reinforcements.isFree(state, unit)) {
                state.roster()
                        .trigger(unit)
                        .ifPresent(t -> released.merge(t, Worth.of(state, unit), Double::sum));
            }
        }
        return released;
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
            double crowd = CROWD * stance.crowd() * sent[goals.indexOf(goal)];
            double cost = ground.way(goal, from) + crowd;
            if (cost < least) {
                least = cost;
                best = goal;
            }
        }
        for (int goal : raided) {
            double crowd = RAID_CROWD * CROWD * sent[goals.indexOf(goal)];
            double cost = ground.way(goal, from) + crowd - RAID;
            if (cost < least) {
                least = cost;
                best = goal;
            }
        }
        return best;
    }

    @Override
    public void send(int goal) {
        sent[goals.indexOf(goal)]++;
    }

    @Override
    public double of(Kasserine state, Unit unit, int hex, int aim) {
        double liking = -WAY * stance.way() * ground.way(aim, hex);
        liking += 0.15 * stance.ground() * map.offset(hex);
        if (ground.isObjective(hex)) {
            liking += held(state, unit, hex);
        }
        liking -= RELEASED * stance.patience() * summons(state, hex);
        return state.zone(Army.ALLIES).contains(hex)
                ? liking + contact(state, unit, hex, aim)
                : liking;
    }

    private double held(Kasserine state, Unit unit, int hex) {
        if (aims.captured().contains(hex)) {
            return isThreatened(hex) ? HELD : 0;
        }
        boolean isDisputed = state.zone(Army.ALLIES).contains(hex);
        if (isDisputed && start.place(unit) == hex) {
            return HELD;
        }
        return !aims.open().contains(hex) ? 0 : isDisputed ? DISPUTED : OPEN;
    }

    /** Whether an enemy could be in a hex by the end of its turn, if nobody barred its way. */
    private boolean isThreatened(int hex) {
        for (Unit enemy : new Units(Army.ALLIES, start.present(Army.ALLIES))) {
            int points =
                    S05_Phases.points(start, enemy, Phase.MOVEMENT)
                            + S05_Phases.points(start, enemy, Phase.MOBILE);
            if (ground.way(hex, start.place(enemy)) <= points) {
                return true;
            }
        }
        return false;
    }

    /** The strength of those whom it brings onto the map to enter a hex. */
    private double summons(Kasserine state, int hex) {
        double sum = 0;
        for (var waiting : released.entrySet()) {
            Trigger trigger = waiting.getKey();
            boolean isNew = trigger.isIn(triggers[hex]) && !state.control().has(trigger);
            sum += isNew ? waiting.getValue() : 0;
        }
        return sum == 0 ? 0 : Math.min(MOST, sum) * alone(state, hex);
    }

    /** How much on its own a unit is in a hex: 1 with nobody near, 0 with enough to go on. */
    private double alone(Kasserine state, int hex) {
        int friends = 0;
        for (Unit unit : new Units(Army.AXIS, state.present(Army.AXIS))) {
            friends += map.distance(hex, state.place(unit)) <= COMPANY ? 1 : 0;
        }
        return Math.max(0, 1 - friends / ENOUGH_TO_GO_ON);
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

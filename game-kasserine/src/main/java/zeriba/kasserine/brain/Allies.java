package zeriba.kasserine.brain;

import static zeriba.board.Bits.*;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import zeriba.board.Layout;
import zeriba.board.Places;
import zeriba.kasserine.rules.Reach;
import zeriba.kasserine.rules.general.S17_PennyPackets;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.KasserineMap;
import zeriba.kasserine.state.Phase;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;

/** Where Allied units like to be: in the way, on good ground, on and beside the objectives. */
final class Allies implements HexPreference {

    private static final int RAIDERS = 5;
    private static final double NEAR = 12;
    private static final double WAY = 0.12;
    private static final double RAID = 1.5;
    private static final double BOX = 1.5;
    private static final double HELD = 5;

    /** [design] What keeps a unit in an objective that the enemy could take. */
    private static final double GUARDED = 7;

    /** [design] What keeps an American in a box that enemies stand before. */
    private static final double SHELTER = 5;

    /** [design] What is left of the fear of attacks where no retreat need be made. */
    private static final double UNSHAKEN = 0.3;

    /** [design] What it counts against a hex that whoever comes there may not move for a time. */
    private static final double FROZEN = 10;

    private static final double RESERVE = 14;
    private static final int GUARD = 3;

    /** The half points of the fastest units: from further away nobody comes in one turn. */
    private static final int RAIDED = 28;

    private final DistanceTables ground;
    private final KasserineMap map;
    private final Kasserine start;
    private final Phase phase;
    private final Stance stance;
    private final AxisObjectives aims;
    private final List<Integer> objectives;

    /** What wants guards: the objectives, and the supply hexes that may be raided. */
    private final List<Integer> posts;

    private final List<Unit> threats = new ArrayList<>();
    private final List<int[]> marches = new ArrayList<>();
    private final Places faced;
    private final double[] danger;
    private final double[][] worth;
    private final Map<Unit, Integer> sentries;

    Allies(DistanceTables ground, Kasserine state, Phase phase, Stance stance) {
        this.ground = ground;
        this.map = state.map();
        this.start = state;
        this.phase = phase;
        this.stance = stance;
        this.aims = AxisObjectives.of(ground, state, stance.favoured());
        this.objectives = state.parameters().scenario().objectives();
        this.posts = posts();
        new Units(Army.AXIS, state.present(Army.AXIS))
                .stream()
                        .sorted(Comparator.comparingInt(this::nearness))
                        .limit(RAIDERS)
                        .forEach(unit -> {
                            threats.add(unit);
                            marches.add(ground.march(state, unit));
                        });
        this.faced = faced();
        this.danger = new double[map.grid().size()];
        threats.forEach(this::fear);
        this.worth = new double[posts.size()][0];
        this.sentries = Sentries.of(ground, state, phase);
    }

    private List<Integer> posts() {
        List<Integer> posts = new ArrayList<>(objectives);
        Places supply = map.supply(Army.ALLIES);
        for (int hex = supply.next(0); hex >= 0; hex = supply.next(hex + 1)) {
            if (!objectives.contains(hex) && isRaided(hex)) {
                posts.add(hex);
            }
        }
        return List.copyOf(posts);
    }

    /** The boxes before which enemies stand. */
    private Places faced() {
        Places faced = map.grid().none();
        for (int box : map.boxes().toArray()) {
            for (Unit unit : new Units(Army.AXIS, start.present(Army.AXIS))) {
                if (map.distance(box, start.place(unit)) <= GUARD) {
                    faced = faced.with(box);
                }
            }
        }
        return faced;
    }

    /** Whether an Axis unit could be there in its next movement, as everybody stands. */
    private boolean isRaided(int hex) {
        for (Unit unit : new Units(Army.AXIS, start.present(Army.AXIS))) {
            if (ground.way(hex, start.place(unit)) <= RAIDED
                    && Reach.of(start, unit, Phase.MOVEMENT).ends().contains(hex)) {
                return true;
            }
        }
        return false;
    }

    /** The half points that the nearest of all Axis units has to a hex. */
    private int raid(int goal) {
        int least = DistanceTables.NEVER;
        for (Unit unit : new Units(Army.AXIS, start.present(Army.AXIS))) {
            least = Math.min(least, ground.way(goal, start.place(unit)));
        }
        return least;
    }

    private int nearness(Unit unit) {
        int nearest = DistanceTables.NEVER;
        for (int goal : aims.open()) {
            nearest = Math.min(nearest, ground.way(goal, start.place(unit)));
        }
        return nearest;
    }

    /** By hex: the attack that the enemy could bring against it. */
    private void fear(Unit enemy) {
        int from = start.place(enemy);
        int attack = start.attack(enemy);
        for (int hex = 0; hex < danger.length; hex++) {
            int distance = map.distance(hex, from);
            danger[hex] += distance <= 1 ? attack : distance <= 4 ? 0.4 * attack : 0;
        }
    }

    @Override
    public int urgency(Unit unit) {
        return nearness(unit);
    }

    /**
     * The post that wants a guard most: threatened, near, and not yet guarded enough. Whoever holds
     * an objective is no reserve against raids.
     */
    @Override
    public int aim(Kasserine state, Unit unit, int from) {
        Integer sentry = sentries.get(unit);
        if (sentry != null) {
            return sentry;
        }
        int best = posts.getFirst();
        double most = -Double.MAX_VALUE;
        boolean holds = ground.isObjective(from) || ground.objectiveBeside(from) >= 0;
        for (int goal : holds ? objectives : posts) {
            double want =
                    -0.5 * ground.way(goal, from)
                            - 0.6 * threat(goal)
                            - 7 * stance.guard() * guards(state, unit, goal)
                            + (!objectives.contains(goal)
                                    ? RESERVE
                                    : aims.open().contains(goal) ? 6 : 0);
            if (want > most) {
                most = want;
                best = goal;
            }
        }
        return best;
    }

    /** Nothing to remember: the places of the units tell. */
    @Override
    public void send(int goal) {}

    /** The half points that the nearest Axis unit has to a post. */
    private double threat(int goal) {
        double least = objectives.contains(goal) ? 60 : raid(goal);
        for (Unit unit : threats) {
            least = Math.min(least, ground.way(goal, start.place(unit)));
        }
        return least;
    }

    private double guards(Kasserine state, Unit but, int goal) {
        double guards = 0;
        for (Unit unit : new Units(Army.ALLIES, without(state.present(Army.ALLIES), but.bit()))) {
            if (map.distance(goal, state.place(unit)) <= GUARD) {
                guards += 0.4 + 0.3 * state.defence(unit);
            }
        }
        return guards;
    }

    @Override
    public double of(Kasserine state, Unit unit, int hex, int aim) {
        double odds = danger[hex] - state.defence(unit) - map.offset(hex);
        double fear = 0.7 * stance.caution() * Math.max(0, odds - 1);
        boolean isSheltered = shelters(unit, hex);
        return worth(aim)[hex]
                - watched(state, hex)
                - frozen(unit, hex)
                + guarded(unit, hex)
                + sighted(unit, hex)
                - 1.5 * stance.spread() * neighbours(state, unit, hex)
                + (isSheltered ? SHELTER - UNSHAKEN * fear : -fear);
    }

    /** What hexes are worth to a unit with an aim, whoever else is there; by hex. */
    private double[] worth(int aim) {
        int index = posts.indexOf(aim);
        if (worth[index].length == 0) {
            worth[index] = fresh(aim);
        }
        return worth[index];
    }

    private double[] fresh(int aim) {
        double[] by = inTheWay(aim);
        for (int hex = 0; hex < by.length; hex++) {
            by[hex] =
                    3 * stance.bar() * by[hex]
                            + stance.ground() * map.offset(hex)
                            - WAY * stance.way() * ground.way(aim, hex);
        }
        add(by, map.boxes(), BOX);
        add(by, phase == Phase.MOVEMENT ? map.supply(Army.AXIS) : map.grid().none(), RAID);
        for (int goal : objectives) {
            boolean taken = aims.captured().contains(goal);
            by[goal] += taken ? 10 : 5;
            add(by, map.adjacency().neighbours(goal), taken ? 7 : 2.5);
        }
        by[aim] += objectives.contains(aim) ? 0 : HELD;
        return by;
    }

    private static void add(double[] by, Places hexes, double more) {
        for (int hex = hexes.next(0); hex >= 0; hex = hexes.next(hex + 1)) {
            by[hex] += more;
        }
    }

    /** By hex: how nearly it lies on the way of an Axis unit to an objective, 0 to 1. */
    private double[] inTheWay(int aim) {
        double[] by = new double[map.grid().size()];
        for (int i = 0; i < threats.size(); i++) {
            int direct = ground.way(aim, start.place(threats.get(i)));
            int[] march = marches.get(i);
            for (int hex = 0; hex < by.length; hex++) {
                int slack = march[hex] + ground.way(aim, hex) - direct;
                if (slack >= -4 && slack < NEAR && march[hex] > 2) {
                    by[hex] = Math.max(by[hex], 1 - Math.max(0, slack) / NEAR);
                }
            }
        }
        return by;
    }

    /** What it is worth to stay in an objective that the enemy could reach. */
    private double guarded(Unit unit, int hex) {
        return stays(unit, hex)
                        && sentries.getOrDefault(unit, hex) == hex
                        && objectives.contains(hex)
                        && threat(hex) <= RAIDED
                ? GUARDED
                : 0;
    }

    /** What it is worth to a sentry to have its objective under its eyes, or to be nearer to it. */
    private double sighted(Unit unit, int hex) {
        Integer goal = sentries.get(unit);
        return goal == null
                ? 0
                : Sentries.WATCH - Sentries.HASTE * Sentries.beyond(ground, goal, hex);
    }

    private boolean stays(Unit unit, int hex) {
        return contains(start.present(Army.ALLIES), unit.bit()) && start.place(unit) == hex;
    }

    /** What less it is worth to come from where one may move to where one may not. */
    private double frozen(Unit unit, int hex) {
        boolean isFrozen =
                S17_PennyPackets.isInForce(start, Army.ALLIES)
                        && S17_PennyPackets.freezes(start, hex)
                        && !objectives.contains(hex);
        boolean was =
                contains(start.present(Army.ALLIES), unit.bit())
                        && S17_PennyPackets.freezes(start, start.place(unit));
        return isFrozen && !was ? FROZEN : 0;
    }

    /** Whether a unit that stays in a hex need not retreat from enemies who are near. */
    private boolean shelters(Unit unit, int hex) {
        return faced.contains(hex)
                && stays(unit, hex)
                && contains(start.roster().american(Army.ALLIES), unit.bit());
    }

    /** What less it is worth to stand beside an objective in which a friend is. */
    private double watched(Kasserine state, int hex) {
        int goal = ground.objectiveBeside(hex);
        return goal >= 0
                        && state.hexes(Army.ALLIES).contains(goal)
                        && !aims.captured().contains(goal)
                ? 2
                : 0;
    }

    /** Friends beside a hex but one, who would only guard the same. */
    private int neighbours(Kasserine state, Unit unit, int hex) {
        int own = state.place(unit);
        int count = 0;
        for (int way = 0; way < Layout.WAYS; way++) {
            int at = map.adjacency().neighbour(hex, way);
            count += at >= 0 && at != own && state.hexes(Army.ALLIES).contains(at) ? 1 : 0;
        }
        return Math.max(0, count - 1);
    }
}

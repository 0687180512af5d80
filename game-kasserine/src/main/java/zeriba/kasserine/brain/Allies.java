package zeriba.kasserine.brain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import zeriba.board.Places;
import zeriba.kasserine.Army;
import zeriba.kasserine.Kasserine;
import zeriba.kasserine.KasserineMap;
import zeriba.kasserine.Phase;
import zeriba.kasserine.Unit;
import zeriba.kasserine.rules.S16_Engineers;

/** Where Allied units like to be: in the way, on good ground, on and beside the objectives. */
final class Allies implements Liking {

    private static final int RAIDERS = 5;
    private static final double NEAR = 12;

    private final Ground ground;
    private final KasserineMap map;
    private final Kasserine start;
    private final Phase phase;
    private final Aims aims;
    private final List<Unit> threats = new ArrayList<>();
    private final List<int[]> marches = new ArrayList<>();

    Allies(Ground ground, Kasserine state, Phase phase) {
        this.ground = ground;
        this.map = state.map();
        this.start = state;
        this.phase = phase;
        this.aims = Aims.of(ground, state);
        Aims.units(state, Army.AXIS).stream()
                .sorted(Comparator.comparingInt(this::nearness))
                .limit(RAIDERS)
                .forEach(unit -> {
                    threats.add(unit);
                    marches.add(ground.march(state, unit));
                });
    }

    private int nearness(Unit unit) {
        int nearest = Ground.NEVER;
        for (int goal : aims.open()) {
            nearest = Math.min(nearest, ground.way(goal, start.place(unit)));
        }
        return nearest;
    }

    @Override
    public int urgency(Unit unit) {
        return nearness(unit);
    }

    /** The objective that wants a guard most: threatened, near, and not yet guarded enough. */
    @Override
    public int aim(Kasserine state, Unit unit, int from) {
        int best = start.terms().scenario().objectives().getFirst();
        double most = -Double.MAX_VALUE;
        for (int goal : start.terms().scenario().objectives()) {
            double want =
                    -0.5 * ground.way(goal, from)
                            - 0.6 * threat(goal)
                            - 7 * guards(state, unit, goal)
                            + (aims.open().contains(goal) ? 6 : 0);
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

    /** The half points that the nearest Axis unit has to an objective. */
    private double threat(int goal) {
        double least = 60;
        for (Unit unit : threats) {
            least = Math.min(least, ground.way(goal, start.place(unit)));
        }
        return least;
    }

    private double guards(Kasserine state, Unit but, int goal) {
        double guards = 0;
        for (Unit unit : Aims.units(state, Army.ALLIES)) {
            if (!unit.equals(but) && map.distance(goal, state.place(unit)) <= 3) {
                guards += 0.4 + 0.3 * state.defence(unit);
            }
        }
        return guards;
    }

    @Override
    public double of(Kasserine state, Unit unit, int hex, int aim) {
        double liking = 1.0 * map.offset(hex) - 0.12 * ground.way(aim, hex);
        liking += 3 * inTheWay(hex, aim) + objective(state, hex);
        liking += map.boxes().contains(hex) ? 1.5 : 0;
        liking += state.isOnMap(unit) && S16_Engineers.fortifies(state, unit) ? 0.3 : 0;
        return liking - 1.5 * neighbours(state, unit, hex) - danger(state, unit, hex);
    }

    /** How nearly a hex lies on the way of an Axis unit to an objective, 0 to 1. */
    private double inTheWay(int hex, int aim) {
        double best = 0;
        for (int i = 0; i < threats.size(); i++) {
            int direct = ground.way(aim, start.place(threats.get(i)));
            int slack = marches.get(i)[hex] + ground.way(aim, hex) - direct;
            if (slack >= -4 && marches.get(i)[hex] > 2) {
                best = Math.max(best, 1 - Math.max(0, slack) / NEAR);
            }
        }
        return best;
    }

    private double objective(Kasserine state, int hex) {
        double sum = 0;
        for (int goal : start.terms().scenario().objectives()) {
            boolean taken = aims.captured().contains(goal);
            if (goal == hex) {
                sum += taken ? 10 : 5;
            } else if (map.touch(goal, hex)) {
                boolean held = state.hexes(Army.ALLIES).contains(goal);
                sum += taken ? 7 : held ? 0.5 : 2.5;
            }
        }
        boolean raids = map.supply(Army.AXIS).contains(hex) && phase == Phase.MOVEMENT;
        return raids ? sum + 1.5 : sum;
    }

    /** Friends beside a hex, who would only guard the same. */
    private int neighbours(Kasserine state, Unit unit, int hex) {
        Places near = map.adjacency().neighbours(hex).intersection(state.hexes(Army.ALLIES));
        int own = map.touch(hex, Math.max(0, state.place(unit))) && state.isOnMap(unit) ? 1 : 0;
        return Math.max(0, near.size() - own - 1);
    }

    /** How strong an attack the Axis could bring against a hex. */
    private double danger(Kasserine state, Unit unit, int hex) {
        double attack = 0;
        for (Unit enemy : threats) {
            int distance = map.distance(hex, start.place(enemy));
            attack +=
                    distance <= 1
                            ? state.attack(enemy)
                            : distance <= 4 ? 0.4 * state.attack(enemy) : 0;
        }
        double odds = attack - state.defence(unit) - map.offset(hex);
        return Math.max(0, odds - 1) * 0.7;
    }
}

package zeriba.ascari.brain;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zeriba.ascari.rules.FieldBoats;
import zeriba.ascari.rules.S4_Fire;
import zeriba.ascari.rules.S5_Melee;
import zeriba.ascari.rules.S5_Melee.Melee;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.FireTables;
import zeriba.ascari.state.Ground;
import zeriba.ascari.state.Mark;
import zeriba.ascari.state.Mover;
import zeriba.ascari.state.Special;
import zeriba.ascari.state.Terrain;
import zeriba.ascari.state.Victory;
import zeriba.board.Places;

/** What an army makes of a position before it moves: goals, dangers, chances, hex by hex. */
final class Tactics {

    private static final int FACES = 6;
    private static final int FARTHEST = 14;
    private static final int RIFLE_RANGE = 4;
    private static final int BEHIND = 3;

    /** How near to transport who guards it stays. */
    private static final int ESCORT = 2;

    /** [design] What it is worth to stay in works that nobody has broken into. */
    private static final double MANNED = 0.6;

    /** What works take off fire and give in a melee together, at least. */
    private static final int WORKS = 2;

    /** How near to an objective an enemy has broken in, in hexes. */
    private static final int BROKEN_IN = 3;

    /** What each hex is worth by which an enemy is too near to transport without friends. */
    private static final double EXPOSED = 0.4;

    /** [design] What a melee brings for which who lies in wait shows itself, in steps. */
    private static final double STRIKE = 0.2;

    private final Ascari state;
    private final Army army;
    private final Stance stance;
    private final Ground ground;
    private final List<Counter> enemies = new ArrayList<>();
    private final double[] threat;
    private final int[] near;
    private final int[] goal;
    private final int[] exit;
    private final List<Integer> transport;
    private final double ownStep;
    private final double enemyStep;
    private final boolean hasCaptives;
    private final boolean waits;
    private final boolean holdsWorks;
    private final UnderFire fire;
    private final int together;

    /** Of who was asked about last: replaced as a whole, so that threads may share it. */
    private volatile @Nullable Gauntlet gauntlet;

    Tactics(Ascari state, Army army, Stance stance) {
        this.state = state;
        this.army = army;
        this.stance = stance;
        this.ground = state.ground();
        this.threat = new double[ground.size()];
        this.near = new int[ground.size()];
        Battle battle = state.battle();
        for (int number = 0; number < battle.units(); number++) {
            Counter counter = battle.counter(number);
            if (counter.army() != army && state.isOnMap(counter)) {
                enemies.add(counter);
            }
        }
        this.ownStep = battle.valueIfAny(army == Army.DEFENDER ? "defender-step" : "attacker-step");
        this.enemyStep =
                battle.valueIfAny(army == Army.DEFENDER ? "attacker-step" : "defender-step");
        this.hasCaptives = battle.valueIfAny("captives") > 0;
        this.waits = stance.aloof() > 0 && AscariEvaluation.isToCome(state);
        Places exits = battle.exits(army);
        this.exit = Flood.toward(state, Mover.INFANTRY, exits);
        this.goal = goals(exits);
        this.transport = transport();
        look();
        this.together = stance.low() > 0 ? together() : 0;
        this.fire = stance.low() > 0 ? UnderFire.of(state, enemies) : UnderFire.none(state);
        this.holdsWorks = holdsWorks();
    }

    private int[] goals(Places exits) {
        boolean leaves = !exits.isEmpty() && state.battle().has(Special.ORDERS) && isReleased();
        if (leaves) {
            return exit;
        }
        Places objectives = state.battle().objectives();
        return objectives.isEmpty()
                ? new int[ground.size()]
                : Flood.toward(state, goer(), objectives);
    }

    private Mover goer() {
        return army == Army.DEFENDER && state.battle().hasBoat() ? Mover.BOAT : Mover.INFANTRY;
    }

    /**
     * Whether the army defends objectives that no enemy has come near to. On the field it is the
     * stance that says how much an army stays.
     */
    private boolean holdsWorks() {
        Places objectives = state.battle().objectives();
        if (army != Army.DEFENDER
                || objectives.isEmpty()
                || state.battle().victory() == Victory.FIELD) {
            return false;
        }
        for (int hex : objectives) {
            if (near[hex] <= BROKEN_IN) {
                return false;
            }
        }
        return true;
    }

    /** Where transport is that this army may bring through. */
    private List<Integer> transport() {
        return state.battle().valueIfAny("transport") == 0
                ? List.of()
                : state.battle().counters(army).stream()
                        .filter(counter -> counter.isTransport() && state.isOnMap(counter))
                        .map(state::at)
                        .toList();
    }

    private boolean isReleased() {
        return state.turn() > state.battle().value("no-order-until");
    }

    private void look() {
        java.util.Arrays.fill(near, FARTHEST);
        for (Counter enemy : enemies) {
            int from = state.at(enemy);
            int range = firesTo(enemy);
            for (int hex = 0; hex < near.length; hex++) {
                int distance = ground.distance(from, hex);
                near[hex] = Math.min(near[hex], distance);
                if (distance <= range && distance > 0) {
                    threat[hex] += danger(enemy, from, hex, distance, state.occupied());
                }
            }
        }
    }

    private double danger(Counter enemy, int from, int hex, int distance, Places units) {
        double faces =
                faces(enemy, distance) + ground.terrain(hex, state.spoils().burnt()).target();
        return faces > 0 && ground.sees(from, hex, units, state.spoils().burnt())
                ? faces / FACES / 2
                : 0;
    }

    /** What the enemy's fire may cost who has come to a hex and hides it from nobody any more. */
    private double threat(Gauntlet gauntlet, int hex) {
        double danger = threat[hex];
        if (!gauntlet.opens()) {
            return danger;
        }
        Places left = gauntlet.occupied();
        for (Counter enemy : enemies) {
            int from = state.at(enemy);
            int distance = ground.distance(from, hex);
            if (distance > 1
                    && distance <= RIFLE_RANGE
                    && !ground.sees(from, hex, state.occupied(), state.spoils().burnt())
                    && distance <= firesTo(enemy)) {
                danger += danger(enemy, from, hex, distance, left);
            }
        }
        return danger;
    }

    /** How far an enemy fires who may do so, as far as rifles do; 0 if he may not. */
    private int firesTo(Counter enemy) {
        boolean fires =
                !state.has(Mark.RETREAT, enemy.number())
                        && !state.has(Mark.HIDDEN, enemy)
                        && S4_Fire.canFire(state, enemy);
        return fires ? Math.min(RIFLE_RANGE, S4_Fire.range(state, enemy)) : 0;
    }

    /** How many faces of a die hit from so far, before modifiers; more for what counts more. */
    private int faces(Counter firer, int distance) {
        if (FieldBoats.isTarget(state, firer)) {
            return FieldBoats.weight(state, firer)
                    * (FACES + 1 - FieldBoats.needs(state, firer, distance));
        }
        FireTables tables = state.parameters().tables();
        int faces = FACES + 1 - tables.hit(S4_Fire.column(firer), distance);
        return firer.isBoat()
                ? faces + FACES + 1 - tables.twice(S4_Fire.column(firer), distance)
                : faces;
    }

    /** What it is worth for a unit to end in a hex that is free. */
    double standing(Counter unit, int hex, boolean moved) {
        Terrain terrain = state.terrain(hex);
        double shot = shot(unit, hex, moved);
        double worth = -stance.close() * wish(unit, hex, shot) - stance.goal() * errand(unit, hex);
        double danger = moved ? threat(gauntlet(unit), hex) : threat[hex];
        worth -= stance.threat() * danger * ownStep / Math.max(1, enemyStep);
        worth += stance.cover() * (terrain.melee() - terrain.target());
        worth += stance.height() * Math.min(1, terrain.level());
        worth += stance.support() * Math.min(2, friends(unit, hex));
        worth += stance.fire() * shot;
        worth -= shot > 0 ? 0 : low(unit) * fire.at(unit, hex);
        worth -= unit.isTransport() ? EXPOSED * exposed(unit, hex) : 0;
        return worth + (moved ? 0 : stance.stay() + manned(terrain));
    }

    /** What fire on its way costs a unit that enters these hexes. */
    double passage(Counter unit, List<Integer> way) {
        return stance.way() == 0
                ? 0
                : stance.way() * gauntlet(unit).hit(way) * ownStep / Math.max(1, enemyStep);
    }

    private Gauntlet gauntlet(Counter unit) {
        Gauntlet last = gauntlet;
        if (last != null && last.isOf(unit)) {
            return last;
        }
        Gauntlet now = new Gauntlet(state, unit);
        gauntlet = now;
        return now;
    }

    /** What it is worth not to leave works before the enemy has come through them. */
    private double manned(Terrain terrain) {
        return holdsWorks && terrain.melee() - terrain.target() >= WORKS ? MANNED : 0;
    }

    /** How many hexes an enemy is too near to transport, the more the fewer friends it has. */
    private double exposed(Counter unit, int hex) {
        return (double) Math.max(0, BEHIND - near[hex]) * Math.max(0, 3 - friends(unit, hex));
    }

    /** How far it is from whom it wants to meet, or from where it keeps. */
    private double wish(Counter unit, int hex, double shot) {
        if (state.has(Mark.CAPTIVES, unit.number()) || unit.isTransport()) {
            return 0;
        }
        if (hasCaptives && army == Army.DEFENDER) {
            return fromCaptives(hex);
        }
        return isWaiting(unit)
                ? Math.abs(near[hex] - (shot > 0 ? kept(unit) : stance.aloof()))
                : near[hex];
    }

    /** What a hit counts that cannot be answered: twice for who waits and has nothing to gain. */
    private double low(Counter unit) {
        return isWaiting(unit) ? 2 * stance.low() : stance.low();
    }

    /** How far off a unit keeps that waits: who fires may come nearer, and tries the enemy. */
    private double kept(Counter unit) {
        boolean probes = stance.probe() > 0 && S4_Fire.canFire(state, unit);
        return probes ? stance.probe() : stance.aloof();
    }

    /**
     * Whether a unit keeps off until the second wave may move: not who is beside the enemy already,
     * since he would give up what his attack has won.
     */
    private boolean isWaiting(Counter unit) {
        return waits
                && !state.has(Mark.HIDDEN, unit)
                && (!state.isOnMap(unit) || near[state.at(unit)] > 1);
    }

    private double fromCaptives(int hex) {
        int nearest = FARTHEST;
        for (Counter enemy : enemies) {
            if (state.has(Mark.CAPTIVES, enemy.number())) {
                nearest = Math.min(nearest, ground.distance(state.at(enemy), hex));
            }
        }
        return nearest;
    }

    /** How far it is from where it has to go. */
    private double errand(Counter unit, int hex) {
        if (hasCaptives) {
            return state.has(Mark.CAPTIVES, unit.number()) ? exit[hex] : 0;
        }
        return transport.isEmpty() ? Math.min(goal[hex], 40) : march(unit, hex);
    }

    /** How far transport has still to go; who guards it goes ahead, and does not leave it. */
    private double march(Counter unit, int hex) {
        if (unit.isTransport()) {
            return exit[hex];
        }
        int nearest = FARTHEST;
        for (int there : transport) {
            nearest = Math.min(nearest, ground.distance(there, hex));
        }
        return exit[hex] / 2.0 + Math.max(0, nearest - ESCORT);
    }

    private int friends(Counter unit, int hex) {
        int friends = 0;
        for (int way = 0; way < Ground.WAYS; way++) {
            int beside = ground.neighbour(hex, way);
            int other = beside < 0 ? Ascari.NOBODY : state.standing(beside);
            friends +=
                    other >= 0 && other != unit.number() && state.counter(other).army() == army
                            ? 1
                            : 0;
        }
        return friends;
    }

    /** The best shot from a hex, in steps. */
    double shot(Counter unit, int hex, boolean moved) {
        if (!S4_Fire.canFire(state, unit) || state.has(Mark.RETREAT, unit.number())) {
            return 0;
        }
        double best = 0;
        int range = S4_Fire.range(state, unit);
        Places units = moved ? gauntlet(unit).occupied() : state.occupied();
        for (Counter enemy : enemies) {
            int distance = ground.distance(hex, state.at(enemy));
            if (distance > 0 && distance <= range && !state.has(Mark.HIDDEN, enemy)) {
                int there = state.at(enemy);
                int faces = faces(unit, distance);
                faces += ground.terrain(there, state.spoils().burnt()).target();
                faces -= moved ? 1 : 0;
                if (faces > best * FACES
                        && ground.sees(hex, there, units, state.spoils().burnt())) {
                    best = (double) faces / FACES;
                }
            }
        }
        return best;
    }

    /** Whether a unit lies in wait for a boat that is farther off than it goes. */
    boolean liesStill(Counter unit) {
        return state.has(Mark.HIDDEN, unit)
                && state.battle().hasBoat()
                && near[state.at(unit)] > unit.movement();
    }

    /** Whether a unit lies in wait until all may come, and shows itself only to strike. */
    boolean liesInWait(Counter unit) {
        return waits && state.has(Mark.HIDDEN, unit);
    }

    /** Whether a melee brings enough for who lies in wait to show himself. */
    boolean isWorthShowing(Counter unit, int from, int hex) {
        return gain(unit, from, hex) > STRIKE;
    }

    /** Whether a unit that comes from beside the enemy is the weaker, and for no objective. */
    boolean isOutmatched(Counter unit, int from, int hex) {
        Melee melee = new Melee(unit.number(), state.standing(hex), from);
        return attack(melee) < defence(melee) && !state.battle().objectives().contains(hex);
    }

    /** What a unit attacks with before its die, from where it is now. */
    private int attack(Melee melee) {
        return S5_Melee.attack(state, melee, (_, _, _) -> {});
    }

    /** What the enemy defends himself with before his die. */
    private int defence(Melee melee) {
        return S5_Melee.defence(state, melee, (_, _, _) -> {});
    }

    /** What a melee is worth to a unit that comes from beside the enemy. */
    double melee(Counter unit, int from, int hex) {
        double nearness = isWaiting(unit) ? kept(unit) - 1 : 1;
        double position = -stance.close() * nearness - stance.goal() * errand(unit, hex);
        return stance.melee() * gain(unit, from, hex)
                + position
                - stance.threat() * threat[hex] / 2
                - stance.low() * coming(unit, from);
    }

    /**
     * What a unit has to expect on its way to a hex beside the enemy, who fires at all who come:
     * the fewer, the more at each.
     */
    private double coming(Counter unit, int from) {
        return state.isOnMap(unit) && state.at(unit) == from
                ? 0
                : fire.at(unit, from) / Math.max(1, together);
    }

    /** How many of those who only strike could come to the enemy in one move. */
    private int together() {
        int together = 0;
        for (Counter unit : state.battle().counters(army)) {
            boolean comes =
                    state.isOnMap(unit)
                            && !unit.isLeader()
                            && !S4_Fire.canFire(state, unit)
                            && near[state.at(unit)] <= unit.movement()
                            && state.turn() >= state.battle().movesFrom(unit, state.options());
            together += comes ? 1 : 0;
        }
        return together;
    }

    /** What a melee is expected to bring, in steps of the enemy. */
    private double gain(Counter unit, int from, int hex) {
        Counter enemy = state.counter(state.standing(hex));
        Melee melee = new Melee(unit.number(), enemy.number(), from);
        int attack = attack(melee);
        int defence = defence(melee);
        double value = 0;
        for (int a = 1; a <= FACES; a++) {
            for (int d = 1; d <= FACES; d++) {
                value += outcome(unit, enemy, Math.max(0, attack + a), Math.max(0, defence + d));
            }
        }
        return value / (FACES * FACES);
    }

    /** A result in steps of the enemy: what he loses, less what it costs. */
    private double outcome(Counter unit, Counter enemy, int attack, int defence) {
        double own = ownStep / Math.max(1, enemyStep);
        int lower = Math.min(attack, defence);
        int difference = Math.abs(attack - defence);
        boolean wins = attack > defence;
        boolean overrun = difference >= 3 && Math.max(attack, defence) > 2 * lower;
        if (wins) {
            double lost =
                    overrun || enemy.isBattery() ? state.stepsLeft(enemy) : difference >= 3 ? 1 : 0;
            return lost + 0.4 + (enemy.isBattery() ? 2 : 0);
        }
        double lost = overrun ? state.stepsLeft(unit) : difference >= 3 ? 1 : 0;
        return -own * lost - 0.3;
    }

    List<Counter> enemies() {
        return enemies;
    }

    double threat(int hex) {
        return threat[hex];
    }

    /** Whether a leader with whom a battle is lost is too near to the enemy in a hex. */
    boolean isRash(Counter leader, int hex) {
        return near[hex] < BEHIND && state.battle().list("negus").contains(leader);
    }

    /** How far the nearest enemy is from a hex. */
    int near(int hex) {
        return near[hex];
    }

    /** Whether a counter that stands on an exit goes off the map now. */
    boolean leaves(Counter counter, int hex) {
        boolean wants =
                state.battle().has(Special.ORDERS)
                        ? isReleased()
                        : state.has(Mark.CAPTIVES, counter.number()) || counter.isTransport();
        return wants && state.battle().exits(army).contains(hex) && !counter.isBattery();
    }

    Army army() {
        return army;
    }
}

package zeriba.ascari.brain;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import zeriba.ascari.state.Army;
import zeriba.board.map.MapRow;
import zeriba.board.map.MapText;
import zeriba.engine.dice.SplitMix64;

/**
 * How an army goes about a battle. Weights are in steps of an enemy unit.
 *
 * @param close for each hex nearer to the enemy
 * @param goal for each movement point nearer to its goal
 * @param threat against each step that the enemy's fire may cost
 * @param fire for each step that its own fire may cost the enemy
 * @param support for each friend beside, up to two
 * @param cover for each point that the ground takes from the enemy's fire
 * @param height for each level of the ground
 * @param melee for what a melee is expected to bring
 * @param stay for not moving
 * @param aloof how many hexes it keeps from the enemy until its second wave may move; 0 if it does
 *     not wait for it
 * @param probe how many hexes off those of it who fire keep meanwhile; 0 if as far as the others
 * @param low against each hit that a unit has to expect where it cannot fire at anybody
 * @param way against a hit on its way, as likely as it is
 */
record Stance(
        double close,
        double goal,
        double threat,
        double fire,
        double support,
        double cover,
        double height,
        double melee,
        double stay,
        double aloof,
        double probe,
        double low,
        double way) {

    private static final double MOST = 2;

    /** The stances of both armies by the name that battles call them, from their data file. */
    static Map<String, Map<Army, Stance>> all(MapText text) {
        Map<String, Map<Army, Stance>> all = new HashMap<>();
        for (MapRow row : text.rows()) {
            if (row.word().equals("stance")) {
                String name = row.field(1, "the name");
                all.computeIfAbsent(name, _ -> new HashMap<>()).put(army(row), of(row));
            }
        }
        return all;
    }

    private static Army army(MapRow row) {
        return row.field(2, "the army").equals(Army.DEFENDER.toString())
                ? Army.DEFENDER
                : Army.ATTACKER;
    }

    /** The doctrines of an army in battles of these stances, by their names, in their order. */
    static Map<String, Stance> doctrines(MapText text, String stances, Army army) {
        Map<String, Stance> doctrines = new LinkedHashMap<>();
        for (MapRow row : text.rows()) {
            if (isDoctrine(row, stances, army)) {
                doctrines.put(row.field(3, "its name"), of(row));
            }
        }
        return doctrines;
    }

    /** The doctrines that become others once the second wave may move, each with its successor. */
    static Map<String, String> then(MapText text, String stances, Army army) {
        Map<String, String> then = new HashMap<>();
        for (MapRow row : text.rows()) {
            if (isDoctrine(row, stances, army) && row.find("then").isPresent()) {
                then.put(row.field(3, "its name"), row.trait("then"));
            }
        }
        return then;
    }

    private static boolean isDoctrine(MapRow row, String stances, Army army) {
        return row.word().equals("doctrine")
                && row.field(1, "the stances").equals(stances)
                && army(row) == army;
    }

    private static Stance of(MapRow row) {
        return new Stance(
                hundredths(row, "close"),
                hundredths(row, "goal"),
                hundredths(row, "threat"),
                hundredths(row, "fire"),
                hundredths(row, "support"),
                hundredths(row, "cover"),
                hundredths(row, "height"),
                hundredths(row, "melee"),
                hundredths(row, "stay"),
                orNone(row, "aloof"),
                orNone(row, "probe"),
                orNone(row, "low") / 100.0,
                orNone(row, "way") / 100.0);
    }

    /** Bolder, more careful, and keener on melee than this: for trying. */
    Stream<Stance> kinds() {
        return Stream.of(
                new Stance(
                        2 * close + 0.1,
                        goal,
                        threat / 2,
                        fire,
                        support,
                        cover,
                        height,
                        melee,
                        0,
                        aloof,
                        probe,
                        low,
                        way),
                new Stance(
                        close / 2,
                        goal,
                        2 * threat,
                        fire,
                        support,
                        cover,
                        height,
                        melee,
                        stay,
                        aloof,
                        probe,
                        low,
                        way),
                new Stance(
                        close, goal, threat, fire, support, cover, height, 2 * melee, stay, aloof,
                        probe, low, way));
    }

    /** Whether it keeps off the enemy until its second wave may move. */
    boolean isWaiting() {
        return aloof > 0;
    }

    /** This, but that it waits so many hexes from the enemy for its second wave. */
    Stance waiting(int hexes) {
        return new Stance(
                close, goal, threat, fire, support, cover, height, melee, stay, hexes, probe, low,
                way);
    }

    /** Keener on holding ground, on fire or on the goal, or keeping away: for who defends. */
    Stream<Stance> kindsOfDefence() {
        return Stream.of(
                new Stance(
                        -0.2,
                        0,
                        2 * threat,
                        fire,
                        support,
                        cover,
                        height,
                        melee / 2,
                        stay,
                        aloof,
                        probe,
                        low,
                        way),
                new Stance(
                        close, goal, threat, fire, support, cover, height, melee, stay + 1, aloof,
                        probe, low, way),
                new Stance(
                        close, goal, threat, 2 * fire, support, cover, height, melee / 2, stay,
                        aloof, probe, low, way),
                new Stance(
                        close,
                        3 * goal + 0.1,
                        threat,
                        fire,
                        support,
                        cover,
                        height,
                        melee,
                        0,
                        aloof,
                        probe,
                        low,
                        way));
    }

    /** This with each weight up to twice as large or half as large. */
    Stance varied(SplitMix64 random) {
        return new Stance(
                close * factor(random),
                goal * factor(random),
                threat * factor(random),
                fire * factor(random),
                support * factor(random),
                cover * factor(random),
                height * factor(random),
                melee * factor(random),
                stay * factor(random),
                aloof,
                probe,
                low,
                way);
    }

    private static double factor(SplitMix64 random) {
        return Math.pow(MOST, 2 * random.unit() - 1);
    }

    private static int orNone(MapRow row, String trait) {
        return row.find(trait).isPresent() ? row.number(trait) : 0;
    }

    private static double hundredths(MapRow row, String trait) {
        return row.number(trait) / 100.0;
    }
}

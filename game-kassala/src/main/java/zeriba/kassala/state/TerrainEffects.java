package zeriba.kassala.state;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.board.map.HexMap;
import zeriba.board.map.MapRow;
import zeriba.board.map.MapText;

/**
 * The terrain effects key.
 *
 * @param hexes by terrain: what hexes cost, and what they add to their defence
 * @param sides by kind of hexside: what it costs to enter a hex across them, and what they take off
 *     an attack
 */
public record TerrainEffects(Map<String, Effect> hexes, Map<String, Effect> sides) {

    /** The kind of hexside that slows infantry, stops cavalry and weakens attacks upwards. */
    public static final String WADI = "wadi";

    /** The kind of hexside that weakens attacks out of the hex with the barbs. */
    public static final String TRENCH = "trench";

    /** The cost for whoever may not go there. */
    public static final int CLOSED = 0;

    private static final int MOST = 3;

    /**
     * What one of them does.
     *
     * @param infantry movement points, 1 or 2
     * @param cavalry movement points, 1 or 2, or {@link #CLOSED}
     * @param strength how many points of strength it gives or takes, 0 to 3
     */
    public record Effect(int infantry, int cavalry, int strength) {}

    public TerrainEffects {
        hexes = Map.copyOf(hexes);
        sides = Map.copyOf(sides);
    }

    /** What hexes of a terrain do. */
    public Effect hex(String terrain) {
        return known(hexes, terrain);
    }

    /** What hexsides of a kind do. */
    public Effect side(String kind) {
        return known(sides, kind);
    }

    private static Effect known(Map<String, Effect> effects, String name) {
        return Optional.ofNullable(effects.get(name))
                .orElseThrow(() -> new IllegalArgumentException("no effect of " + name));
    }

    /** The key in a text, for all the terrains and sides of a map. */
    static TerrainEffects of(MapText text, HexMap map) {
        return new TerrainEffects(
                effects(text, "hex", "defence", map.terrains()),
                effects(text, "side", "attack", List.of(WADI, TRENCH)));
    }

    private static Map<String, Effect> effects(
            MapText text, String word, String strength, Collection<String> names) {
        Map<String, Effect> effects = new LinkedHashMap<>();
        for (MapRow row : text.rows()) {
            if (row.word().equals(word)) {
                String name =
                        row.withFields(5, word + " name infantry= cavalry= " + strength + "=")
                                .withTraitsFrom(2)
                                .field(1, "the name");
                if (!names.contains(name) || effects.containsKey(name)) {
                    throw row.fault(word + " is one of " + names + ", each once, not " + name);
                }
                effects.put(name, effect(row, strength));
            }
        }
        for (String name : names) {
            if (!effects.containsKey(name)) {
                throw text.fault("no row tells what " + word + " " + name + " does");
            }
        }
        return effects;
    }

    private static Effect effect(MapRow row, String strength) {
        int points = row.number(strength);
        int size = strength.equals("attack") ? -points : points;
        if (size < 0 || size > MOST) {
            int most = strength.equals("attack") ? -MOST : MOST;
            throw row.fault(strength + "=" + points + " is not between 0 and " + most);
        }
        int infantry = cost(row, "infantry");
        if (infantry == CLOSED) {
            throw row.fault("nothing is closed to infantry");
        }
        return new Effect(infantry, cost(row, "cavalry"), size);
    }

    private static int cost(MapRow row, String who) {
        return switch (row.trait(who)) {
            case "1" -> 1;
            case "2" -> 2;
            case "-" -> CLOSED;
            default -> throw row.fault(who + "=" + row.trait(who) + " is neither 1 nor 2 nor -");
        };
    }
}

package zeriba.kasserine.naive;

import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Units on the map, and what the paragraphs let them do, worked out from labels by going over the
 * hexes again and again.
 *
 * @param at the hex of each unit that is on the map
 * @param depleted the depleted units
 * @param turn the game turn
 * @param percent the part of the allowance that the mobile phase gives
 */
public record NaiveBoard(
        NaiveMap map, Map<String, String> at, Set<String> depleted, int turn, int percent) {

    private static final int[] FROM = {-4, -3, -1, 0, 1, 2, 4, 6, 8, 11};

    /** The table by face, as the dossier prints it. */
    private static final String[] TABLE = {
        "(A) (A) (A) (A) A2 A1 A1 Ex Ex Ex",
        "(A) A2 A2 A1 A1 (A) Ex D1 D2 D2",
        "A2 A2 A1 A1 NE Ex D1 D2 D2 D3",
        "A2 A1 A1 NE Ex D1 D2 D2 D3 (D)",
        "A1 A1 NE Ex D1 D2 D2 (D) (D) DE",
        "NE NE Ex D1 D2 (D) (D) (D) DE DE"
    };

    private static boolean isAxis(String unit) {
        return unit.startsWith("AX");
    }

    /** The hexes of a unit's own army, or of its enemies. */
    private Set<String> hexes(String unit, boolean own) {
        return at.entrySet().stream()
                .filter(e -> (isAxis(e.getKey()) == isAxis(unit)) == own)
                .map(Map.Entry::getValue)
                .collect(Collectors.toSet());
    }

    /** The hexes that enemies of a unit control (6.0), nothing for commandos (13.1). */
    public Set<String> zone(String unit) {
        Set<String> zone = new TreeSet<>();
        if (!map.trait(unit, "trait").equals("commando")) {
            hexes(unit, false).forEach(hex -> zone.addAll(map.beside(hex)));
        }
        zone.removeIf(hex -> map.terrain(hex).equals("prohibited"));
        return zone;
    }

    /** Whether a unit must stop in a hex (6.1, 17.1). */
    private boolean stops(String unit, Set<String> zone, String hex) {
        return zone.contains(hex)
                || (!isAxis(unit) && turn <= 2 && Integer.parseInt(hex.substring(0, 2)) < 20);
    }

    /** What a step costs in half points (5.2), or -1. */
    private int cost(String unit, String from, String to) {
        boolean leg = map.trait(unit, "class").equals("leg");
        int cost =
                switch (map.terrain(to)) {
                    case "clear" -> 2;
                    case "broken" -> 4;
                    case "rough" -> leg ? 6 : 8;
                    default -> -1;
                };
        if (cost < 0 || map.terrain(from).equals("prohibited")) {
            return -1;
        }
        cost = map.joins("trail", from, to) || map.joins("wadi", from, to) ? 2 : cost;
        cost = map.joins("road", from, to) ? 1 : cost;
        return map.joins("mine", from, to) ? cost + 4 : cost;
    }

    /** What a unit may spend, in half points (5.1, 4.1). */
    private int points(String unit, boolean mobile) {
        int move = map.number(unit, "move");
        return 2 * (mobile ? (move * percent + 99) / 100 : move);
    }

    /** Where a unit on the map may end, with the cheapest costs. */
    public Map<String, Integer> reach(String unit, boolean mobile) {
        return reach(unit, mobile, Set.of());
    }

    /** The same where a unit keeps off some hexes. */
    public Map<String, Integer> reach(String unit, boolean mobile, Set<String> avoided) {
        return reach(unit, points(unit, mobile), avoided);
    }

    /** The same with so many half points. */
    public Map<String, Integer> reach(String unit, int points, Set<String> avoided) {
        String start = place(unit);
        Set<String> enemies = new TreeSet<>(hexes(unit, false));
        enemies.addAll(avoided);
        Set<String> zone = zone(unit);
        Map<String, Integer> costs = new TreeMap<>(Map.of(start, 0));
        for (boolean again = true; again; ) {
            again = false;
            for (String from : Set.copyOf(costs.keySet())) {
                if (!from.equals(start) && stops(unit, zone, from)) {
                    continue;
                }
                for (String to : map.beside(from)) {
                    int step = enemies.contains(to) ? -1 : cost(unit, from, to);
                    boolean mined = map.joins("mine", from, to);
                    boolean barred = mined && zone.contains(from) && zone.contains(to);
                    if (mined && isAxis(unit)) {
                        step = step < 0 || !from.equals(start) ? -1 : points;
                    }
                    int cost = Objects.requireNonNull(costs.get(from)) + step;
                    if (step < 0 || barred || cost > points) {
                        continue;
                    }
                    if (cost < costs.getOrDefault(to, points + 1)) {
                        costs.put(to, cost);
                        again = true;
                    }
                }
            }
        }
        hexes(unit, true).forEach(costs::remove);
        costs.put(start, 0);
        return costs;
    }

    /** What a way costs in half points, or -1 where a step of it cannot be made. */
    public int cost(String unit, Iterable<String> way, boolean mobile) {
        String from = place(unit);
        int sum = 0;
        for (String to : way) {
            boolean whole = isAxis(unit) && map.joins("mine", from, to);
            int step = map.beside(from).contains(to) ? cost(unit, from, to) : -1;
            if (step < 0) {
                return -1;
            }
            sum += whole ? points(unit, mobile) : step;
            from = to;
        }
        return sum;
    }

    private String place(String unit) {
        return Objects.requireNonNull(at.get(unit), unit);
    }

    /** What the defender's ground and engineers take off the differential (7.4, 7.5, 14.2). */
    private int shelter(Set<String> attackers, String defender) {
        String hex = place(defender);
        int shelter =
                switch (map.terrain(hex)) {
                    case "broken" -> 1;
                    case "rough" -> 3;
                    default -> map.isOn("wadi", hex) || map.isIn("town", hex) ? 1 : 0;
                };
        boolean across =
                attackers.stream().anyMatch(a -> isAxis(a) && map.joins("mine", place(a), hex));
        shelter = across ? 4 : shelter;
        boolean fortified =
                !isAxis(defender)
                        && at.keySet().stream()
                                .filter(u -> map.trait(u, "trait").equals("engineer"))
                                .anyMatch(u -> map.distance(place(u), hex) <= 7);
        return fortified ? shelter + 2 : shelter;
    }

    private int factor(String unit, String which) {
        return map.number(unit, depleted.contains(unit) ? "reduced-" + which : which);
    }

    /** Attack less defence less shelter, without support fire (7.3). */
    public int differential(Set<String> attackers, String defender) {
        int attack = attackers.stream().mapToInt(a -> factor(a, "attack")).sum();
        return attack - factor(defender, "defence") - shelter(attackers, defender);
    }

    /** The result of a face of the die at a differential (7.6). */
    public static String result(int differential, int face) {
        int column = 0;
        for (int i = 1; i < FROM.length; i++) {
            column = differential >= FROM[i] ? i : column;
        }
        return TABLE[face - 1].split(" ")[column];
    }

    /** Every attack that may be declared, by those who have not fought on those not struck. */
    public Set<String> attacks(boolean axis, Set<String> fought, Set<String> struck) {
        Set<String> attacks = new TreeSet<>();
        for (String defender : at.keySet()) {
            if (isAxis(defender) != axis && !struck.contains(defender)) {
                var near = map.beside(place(defender));
                var able =
                        at.keySet().stream()
                                .filter(u -> isAxis(u) == axis && !fought.contains(u))
                                .filter(u -> near.contains(place(u)))
                                .sorted()
                                .toList();
                for (int set = 1; set < 1 << able.size(); set++) {
                    int chosen = set;
                    String names =
                            able.stream()
                                    .filter(u -> (chosen >> able.indexOf(u) & 1) != 0)
                                    .collect(Collectors.joining("+"));
                    attacks.add("attack " + names + " " + defender);
                }
            }
        }
        return attacks;
    }
}

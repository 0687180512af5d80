package zeriba.ascari.naive;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

/** A battle as its data say it, read line by line, with hexes and counters by their names. */
public final class NaiveMap {

    private static final int[][] CORNERS = {{2, 0}, {1, 1}, {-1, 1}, {-2, 0}, {-1, -1}, {1, -1}};

    private final Map<String, Map<String, String>> effects = new HashMap<>();
    private final Map<String, String> letters = new HashMap<>();
    private final Map<String, String> terrain = new TreeMap<>();
    private final Set<String> paths = new HashSet<>();
    private final Map<String, Set<String>> areas = new HashMap<>();
    private final Map<String, Set<String>> lists = new HashMap<>();
    private final Map<String, Integer> values = new HashMap<>();
    private final Map<String, Integer> held = new HashMap<>();
    private final Map<String, String> sides = new HashMap<>();
    private final Map<String, Map<String, String>> counters = new TreeMap<>();

    /** The battle of a text in the form of {@code s1.tsv}, on ground as in {@code terrain.tsv}. */
    public NaiveMap(List<String> ground, List<String> battle) {
        for (String line : ground) {
            String[] fields = line.split("\t", -1);
            if (fields[0].equals("effects")) {
                effects.put(fields[1], traits(fields, 2));
            }
        }
        battle.forEach(line -> read(line.split("\t", -1)));
    }

    private void read(String... fields) {
        switch (fields[0]) {
            case "battle" -> sides.putAll(traits(fields, 3));
            case "terrain" -> letters.put(fields[1], fields[2]);
            case "row" -> row(fields[1], fields[2]);
            case "line" -> path(fields[2].split(" "));
            case "area" -> areas.put(fields[1], Set.of(fields[2].split(" ")));
            case "list" -> lists.put(fields[1], Set.of(fields[2].split(" ")));
            case "value" -> values.put(fields[1], Integer.parseInt(fields[2]));
            case "hold" -> {
                for (String id : fields[2].split(" ")) {
                    held.put(id, Integer.parseInt(fields[1]));
                }
            }
            case "unit" -> counters.put(fields[1], traits(fields, 3));
            default -> {}
        }
    }

    private static Map<String, String> traits(String[] fields, int from) {
        Map<String, String> traits = new HashMap<>();
        for (int i = from; i < fields.length; i++) {
            String[] pair = fields[i].split("=", 2);
            traits.put(pair[0], pair[1]);
        }
        return traits;
    }

    private void row(String row, String grounds) {
        for (int column = 1; column <= grounds.length(); column++) {
            String letter = grounds.substring(column - 1, column);
            String name = letter.equals(".") ? "clear" : letters.getOrDefault(letter, "clear");
            terrain.put("%02d%s".formatted(column, row), name);
        }
    }

    private void path(String... hexes) {
        for (int i = 1; i < hexes.length; i++) {
            paths.add(hexes[i - 1] + hexes[i]);
            paths.add(hexes[i] + hexes[i - 1]);
        }
    }

    /** The names of all counters. */
    public Set<String> counters() {
        return counters.keySet();
    }

    /** What the data say of a counter, or nothing. */
    public String trait(String counter, String trait) {
        return Objects.requireNonNull(counters.get(counter), counter).getOrDefault(trait, "");
    }

    /** A number that the data give a counter. */
    public int number(String counter, String trait) {
        String text = trait(counter, trait);
        return text.isEmpty() || text.equals("-") ? 0 : Integer.parseInt(text);
    }

    /** The people of a side, by the side's name. */
    public String people(String side) {
        return sides.getOrDefault(side, "");
    }

    /** The first turn in which a counter may move. */
    public int movesFrom(String counter) {
        return held.getOrDefault(counter, 1);
    }

    /** A figure of the battle, 0 where there is none. */
    public int value(String word) {
        return values.getOrDefault(word, 0);
    }

    /** Whether a hex is in an area. */
    public boolean isIn(String area, String hex) {
        return areas.getOrDefault(area, Set.of()).contains(hex);
    }

    /** Whether a counter is in a list. */
    public boolean isListed(String list, String counter) {
        return lists.getOrDefault(list, Set.of()).contains(counter);
    }

    /** The name of the ground of a hex. */
    public String terrain(String hex) {
        return terrain.getOrDefault(hex, "none");
    }

    /** The hexes of a kind of ground. */
    public List<String> hexes(String kind) {
        return terrain.keySet().stream().filter(hex -> terrain(hex).equals(kind)).toList();
    }

    /** A number of the chart, 0 for what is prohibited. */
    public int effect(String ground, String what) {
        String text = Objects.requireNonNull(effects.get(ground), ground).getOrDefault(what, "");
        return text.equals("-") ? 0 : Integer.parseInt(text);
    }

    /** Whether ground screens whatever is behind it. */
    public boolean screens(String ground) {
        return Objects.requireNonNull(effects.get(ground), ground)
                .getOrDefault("screens", "")
                .equals("yes");
    }

    /** Whether a path leads from a hex to the next. */
    public boolean isPath(String from, String to) {
        return paths.contains(from + to);
    }

    /** The column of a hex. */
    public static int column(String hex) {
        return Integer.parseInt(hex.substring(0, 2));
    }

    /** The row of a hex. */
    public static int row(String hex) {
        return Integer.parseInt(hex.substring(2));
    }

    /** Across, in halves of a side. */
    private static int x(String hex) {
        return 3 * column(hex);
    }

    /** Down, in halves of a hex; even columns lie half a hex lower. */
    private static int y(String hex) {
        return 2 * row(hex) + (column(hex) % 2 == 0 ? 1 : 0);
    }

    /** The hexes beside a hex. */
    public List<String> beside(String hex) {
        List<String> beside = new ArrayList<>();
        for (int column = column(hex) - 1; column <= column(hex) + 1; column++) {
            for (int row = row(hex) - 1; row <= row(hex) + 1; row++) {
                String other = "%02d%02d".formatted(column, row);
                if (terrain.containsKey(other) && distance(hex, other) == 1) {
                    beside.add(other);
                }
            }
        }
        return beside;
    }

    /** How many hexes away one hex is from another. */
    public static int distance(String from, String to) {
        int across = Math.abs(column(from) - column(to));
        int down = Math.abs(y(from) - y(to));
        return across + Math.max(0, (down - across) / 2);
    }

    /** The hexes, the ends apart, whose inside the line between two centres crosses. */
    public List<String> through(String from, String to) {
        return terrain.keySet().stream()
                .filter(hex -> !hex.equals(from) && !hex.equals(to) && isNear(hex, from, to))
                .filter(hex -> {
                    List<Integer> signs = signs(hex, from, to);
                    return Collections.min(signs) < 0 && Collections.max(signs) > 0;
                })
                .toList();
    }

    /** Pairs of hexes between which the line runs exactly along their side. */
    public List<List<String>> along(String from, String to) {
        List<String> touched =
                terrain.keySet().stream()
                        .filter(hex -> !hex.equals(from) && !hex.equals(to))
                        .filter(hex -> isNear(hex, from, to))
                        .filter(hex -> Collections.frequency(signs(hex, from, to), 0) == 2)
                        .filter(hex ->
                                Math.abs(signs(hex, from, to).stream().mapToInt(i -> i).sum()) == 4)
                        .toList();
        List<List<String>> pairs = new ArrayList<>();
        for (String one : touched) {
            for (String other : touched) {
                boolean isPair = one.compareTo(other) < 0 && distance(one, other) == 1;
                if (isPair && distance(from, one) == distance(from, other)) {
                    pairs.add(List.of(one, other));
                }
            }
        }
        return pairs;
    }

    private static boolean isNear(String hex, String from, String to) {
        int whole = distance(from, to);
        return distance(from, hex) <= whole
                && distance(hex, to) <= whole
                && distance(from, hex) + distance(hex, to) <= whole + 1;
    }

    /** On which side of the line each corner of a hex lies. */
    private static List<Integer> signs(String hex, String from, String to) {
        int dx = x(to) - x(from);
        int dy = y(to) - y(from);
        List<Integer> signs = new ArrayList<>();
        for (int[] corner : CORNERS) {
            int cx = x(hex) + corner[0] - x(from);
            int cy = y(hex) + corner[1] - y(from);
            signs.add(Integer.signum(dx * cy - dy * cx));
        }
        return signs;
    }
}

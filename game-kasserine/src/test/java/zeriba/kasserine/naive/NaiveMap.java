package zeriba.kasserine.naive;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import zeriba.kasserine.KasserineGame;

/** The map as it is printed in the data, read line by line, with hexes by their labels. */
public final class NaiveMap {

    private static final Map<Character, String> GROUND =
            Map.of('.', "clear", 'b', "broken", 'R', "rough", '#', "prohibited");

    private final Map<String, String> terrain = new HashMap<>();
    private final Map<String, Set<String>> links = new HashMap<>();
    private final Map<String, Set<String>> areas = new HashMap<>();
    private final Map<String, Map<String, String>> units = new HashMap<>();
    private final Map<String, Set<String>> touched = new HashMap<>();
    private final Map<String, List<String>> near = new HashMap<>();
    private final Map<String, Integer> distances = new ConcurrentHashMap<>();
    private final Map<String, List<String>> starts = new HashMap<>();

    /** The map of a text in the form of {@code map.tsv}. */
    public NaiveMap(List<String> lines) {
        for (String line : lines) {
            String[] fields = line.split("\t", -1);
            switch (fields[0]) {
                case "column" -> column(fields[1], fields[2]);
                case "line" -> line(fields[1], fields[2].split(" "));
                case "side" -> link(fields[1], fields[2], fields[4]);
                case "area" -> areas.put(fields[1], Set.of(fields[2].split(" ")));
                case "unit" -> unit(fields);
                default -> {}
            }
        }
        terrain.keySet().forEach(hex -> near.put(hex, around(hex)));
    }

    private void column(String column, String grounds) {
        for (int row = 1; row <= grounds.length(); row++) {
            String hex = column + "%02d".formatted(row);
            terrain.put(hex, GROUND.getOrDefault(grounds.charAt(row - 1), ""));
        }
    }

    private void line(String kind, String[] hexes) {
        for (int i = 1; i < hexes.length; i++) {
            link(kind, hexes[i - 1], hexes[i]);
        }
    }

    private void link(String kind, String one, String other) {
        touched.computeIfAbsent(kind, k -> new HashSet<>()).addAll(Set.of(one, other));
        links.computeIfAbsent(kind, k -> new HashSet<>()).add(one + other);
        links.computeIfAbsent(kind, k -> new HashSet<>()).add(other + one);
    }

    private void unit(String[] fields) {
        Map<String, String> traits = new HashMap<>();
        for (int i = 3; i < fields.length; i++) {
            String[] pair = fields[i].split("=", 2);
            traits.put(pair[0], pair[1]);
        }
        units.put(fields[1], traits);
        starts.put(fields[1], List.of(fields[2].split(" ")));
    }

    /** The map that comes with the game. */
    public static NaiveMap printed() {
        return new NaiveMap(lines("map.tsv"));
    }

    /** The lines of a data file of the game. */
    public static List<String> lines(String file) {
        try (InputStream in = KasserineGame.class.getResourceAsStream(file)) {
            byte[] bytes = Objects.requireNonNull(in, file).readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The labels of all hexes. */
    public Set<String> hexes() {
        return terrain.keySet();
    }

    /** The hexes of an area. */
    public Set<String> area(String name) {
        return areas.getOrDefault(name, Set.of());
    }

    /** The hexes by which a unit comes, or where it is set up. */
    public List<String> starts(String unit) {
        return Objects.requireNonNull(starts.get(unit), unit);
    }

    /** The ids of all units. */
    public Set<String> units() {
        return units.keySet();
    }

    /** What the data say of a unit, or nothing. */
    public String trait(String unit, String trait) {
        return Objects.requireNonNull(units.get(unit), unit).getOrDefault(trait, "");
    }

    /** A number that the data give a unit. */
    public int number(String unit, String trait) {
        return Integer.parseInt(trait(unit, trait));
    }

    /** The class of ground of a hex. */
    public String terrain(String hex) {
        return terrain.getOrDefault(hex, "none");
    }

    /** Whether a line of a kind, or a side of a kind, joins two hexes. */
    public boolean joins(String kind, String one, String other) {
        return links.getOrDefault(kind, Set.of()).contains(one + other);
    }

    /** Whether a line of a kind touches a hex. */
    public boolean isOn(String kind, String hex) {
        return touched.getOrDefault(kind, Set.of()).contains(hex);
    }

    /** Whether a hex is in an area. */
    public boolean isIn(String area, String hex) {
        return areas.getOrDefault(area, Set.of()).contains(hex);
    }

    /** The hexes beside a hex: those of even columns lie half a hex lower. */
    public List<String> beside(String hex) {
        return Objects.requireNonNull(near.get(hex), hex);
    }

    private List<String> around(String hex) {
        int column = Integer.parseInt(hex.substring(0, 2));
        int row = Integer.parseInt(hex.substring(2));
        int upper = column % 2 == 0 ? row : row - 1;
        List<String> found = new ArrayList<>();
        int[][] all = {
            {column, row - 1},
            {column, row + 1},
            {column - 1, upper},
            {column - 1, upper + 1},
            {column + 1, upper},
            {column + 1, upper + 1}
        };
        for (int[] next : all) {
            String label = "%02d%02d".formatted(next[0], next[1]);
            if (terrain.containsKey(label)) {
                found.add(label);
            }
        }
        return found;
    }

    /** How many hexes away one hex is from another, counted outwards ring by ring. */
    public int distance(String from, String to) {
        return distances.computeIfAbsent(from + to, _ -> counted(from, to));
    }

    private int counted(String from, String to) {
        Set<String> ring = new HashSet<>(Set.of(from));
        int away = 0;
        while (!ring.contains(to)) {
            for (String hex : List.copyOf(ring)) {
                ring.addAll(beside(hex));
            }
            away++;
        }
        return away;
    }
}

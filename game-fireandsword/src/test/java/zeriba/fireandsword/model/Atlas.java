package zeriba.fireandsword.model;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import zeriba.fireandsword.FireAndSwordGame;

/** The map as the model reads it: the lines of the data file, with nothing worked out of them. */
final class Atlas {

    static final Set<String> RIVERS = Set.of("nile", "white_nile", "blue_nile", "atbara");
    static final Set<String> SAILED = Set.of("nile", "white_nile", "blue_nile");

    /** A link between two spaces, its number that of its line among the links. */
    record Link(String id, int a, int b, String kind, boolean cataract, boolean optional) {

        boolean joins(int one, int other) {
            return (a == one && b == other) || (a == other && b == one);
        }

        /** The other end, or -1 for a space that it does not touch. */
        int from(int space) {
            return space == a ? b : space == b ? a : -1;
        }
    }

    final List<String> names = new ArrayList<>();
    final List<Link> links = new ArrayList<>();
    final List<Map<String, String>> traits = new ArrayList<>();
    final Map<Integer, String> regions = new HashMap<>();

    Atlas() {
        for (String line : lines("map.tsv")) {
            String[] f = line.split("\t", -1);
            switch (f[0]) {
                case "space" -> {
                    names.add(f[1]);
                    Map<String, String> all = traits(f, 3);
                    all.put("kind", f[2]);
                    traits.add(all);
                }
                case "link" -> {
                    Map<String, String> all = traits(f, 5);
                    links.add(
                            new Link(
                                    f[1],
                                    names.indexOf(f[2]),
                                    names.indexOf(f[3]),
                                    f[4],
                                    all.containsKey("cataract"),
                                    all.containsKey("optional")));
                }
                case "area" -> {
                    for (String name : f[2].split(" ", -1)) {
                        regions.put(names.indexOf(name), f[1]);
                    }
                }
                default -> {}
            }
        }
    }

    static List<String> lines(String file) {
        try (BufferedReader in =
                new BufferedReader(
                        new InputStreamReader(
                                Objects.requireNonNull(
                                        FireAndSwordGame.class.getResourceAsStream(file)),
                                StandardCharsets.UTF_8))) {
            return in.lines().filter(l -> !l.isBlank() && !l.startsWith("#")).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, String> traits(String[] fields, int from) {
        Map<String, String> all = new HashMap<>();
        for (int i = from; i < fields.length; i++) {
            String[] parts = fields[i].split("=", 2);
            all.put(parts[0], parts.length > 1 ? parts[1] : "");
        }
        return all;
    }

    int size() {
        return names.size();
    }

    boolean isTown(int space) {
        return "garrison".equals(traits.get(space).get("as"));
    }

    boolean isRiver(int space) {
        return "river".equals(traits.get(space).get("kind"));
    }

    boolean isYard(int space) {
        return traits.get(space).containsKey("yard");
    }

    int number(int space, String trait) {
        return Integer.parseInt(traits.get(space).getOrDefault(trait, "0"));
    }

    String region(int space) {
        return regions.getOrDefault(space, "egypt");
    }

    int space(String name) {
        return names.indexOf(name);
    }
}

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Compares the list of parts (CycloneDX) with the jars that are shipped, and the licences in it with
 * those that we take. Needs no network. Arguments: the list, the folder of the jars, the licences.
 */
final class Parts {

    private static final String OURS = "zeriba";

    private final List<String> wrong = new ArrayList<>();
    private final Set<String> taken;
    private final Map<String, String> chosen = new TreeMap<>();
    private final JsonNode list;

    private Parts(Path list, Path licences) throws IOException {
        this.list = JsonMapper.builder().build().readTree(list);
        this.taken = new TreeSet<>();
        for (String line : Files.readAllLines(licences)) {
            String[] words = line.split("\t");
            if (words[0].equals("take")) {
                taken.add(words[1]);
            } else if (words[0].equals("part")) {
                chosen.put(words[1], words[2]);
            }
        }
    }

    public static void main(String[] arguments) throws IOException, NoSuchAlgorithmException {
        Parts parts = new Parts(Path.of(arguments[0]), Path.of(arguments[2]));
        parts.compare(Path.of(arguments[1]));
        parts.wrong.forEach(System.out::println);
        System.out.println(parts.list.path("components").size() + " parts compared");
        System.exit(parts.wrong.isEmpty() ? 0 : 1);
    }

    private void compare(Path folder) throws IOException, NoSuchAlgorithmException {
        Map<String, String> shipped = shipped(folder);
        Set<String> listed = new TreeSet<>();
        for (JsonNode part : list.path("components")) {
            if (part.path("group").asString("").equals(OURS)) {
                continue;
            }
            String name = part.path("name").asString("") + "-" + part.path("version").asString("");
            listed.add(sha256(part));
            if (!shipped.containsKey(sha256(part))) {
                wrong.add(name + " is listed, but is not what is shipped");
            }
            licence(name, part);
        }
        shipped.forEach((hash, jar) -> {
            if (!listed.contains(hash)) {
                wrong.add(jar + " is shipped, but not listed");
            }
        });
    }

    private static String sha256(JsonNode part) {
        for (JsonNode hash : part.path("hashes")) {
            if (hash.path("alg").asString("").equals("SHA-256")) {
                return hash.path("content").asString("");
            }
        }
        return "";
    }

    /** One of several licences is enough: a part is used under the one that is taken. */
    private void licence(String name, JsonNode part) {
        Set<String> offered = new TreeSet<>();
        for (JsonNode one : part.path("licenses")) {
            JsonNode licence = one.path("license");
            offered.add(
                    one.path("expression")
                            .asString(licence.path("id").asString(licence.path("name").asString(""))));
        }
        String own = chosen.getOrDefault(part.path("name").asString(""), "");
        if (!own.isEmpty()) {
            offered.add(own);
        }
        if (offered.stream().noneMatch(taken::contains)) {
            wrong.add(name + " has no licence that we take: " + offered);
        }
    }

    private static Map<String, String> shipped(Path folder)
            throws IOException, NoSuchAlgorithmException {
        Map<String, String> shipped = new TreeMap<>();
        List<Path> jars;
        try (Stream<Path> found = Files.list(folder)) {
            jars = found.filter(path -> path.toString().endsWith(".jar")).sorted().toList();
        }
        for (Path jar : jars) {
            if (!isOurs(jar)) {
                byte[] digest =
                        MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(jar));
                shipped.put(HexFormat.of().formatHex(digest), jar.getFileName().toString());
            }
        }
        return shipped;
    }

    /** Ours say in their manifest what they are. */
    private static boolean isOurs(Path jar) throws IOException {
        try (java.util.jar.JarFile file = new java.util.jar.JarFile(jar.toFile());
                InputStream pom =
                        file.getInputStream(
                                file.stream()
                                        .filter(e -> e.getName().startsWith("META-INF/maven/zeriba/"))
                                        .findFirst()
                                        .orElseGet(() -> new java.util.jar.JarEntry("none")))) {
            return pom != null;
        }
    }
}

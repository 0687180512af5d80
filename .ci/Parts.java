import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Compares the parts that are shipped with their description (CycloneDX) and with the list of
 * licences that we take. Needs no network. Arguments: the description, the folder of the jars, the
 * list.
 */
final class Parts {

    private static final String OURS = "zeriba";
    private static final String TAKEN = "# [taken] ";

    private record Licence(String name, boolean hasReason) {}

    private final List<String> wrong = new ArrayList<>();
    private final Set<String> taken = new TreeSet<>();
    private final Map<String, Licence> listed = new TreeMap<>();
    private final Map<String, String> shipped = new TreeMap<>();

    private Parts(Path licences) throws IOException {
        for (String line : Files.readAllLines(licences)) {
            if (line.startsWith(TAKEN)) {
                taken.addAll(List.of(line.substring(TAKEN.length()).split(" ")));
            } else if (!line.startsWith("#")) {
                String[] words = line.split("\t");
                listed.put(words[0], new Licence(words[1], words.length > 2));
            }
        }
    }

    public static void main(String[] arguments) throws IOException, NoSuchAlgorithmException {
        Parts parts = new Parts(Path.of(arguments[2]));
        parts.ship(Path.of(arguments[1]));
        JsonNode described = JsonMapper.builder().build().readTree(Path.of(arguments[0]));
        int compared = parts.compare(described);
        parts.wrong.forEach(System.out::println);
        System.out.println(compared + " compared, " + parts.wrong.size() + " wrong");
        System.exit(parts.wrong.isEmpty() ? 0 : 1);
    }

    private void ship(Path folder) throws IOException, NoSuchAlgorithmException {
        try (var jars = Files.newDirectoryStream(folder, "*.jar")) {
            for (Path jar : jars) {
                shipped.put(jar.getFileName().toString(), sha256(jar));
            }
        }
    }

    private int compare(JsonNode described) {
        Set<String> unlisted = new TreeSet<>(listed.keySet());
        Map<String, String> undescribed = new TreeMap<>(shipped);
        undescribed.remove(jar(described.path("metadata").path("component")));
        int compared = 0;
        for (JsonNode part : described.path("components")) {
            String jar = jar(part);
            undescribed.remove(jar);
            if (!text(part, "group").equals(OURS)) {
                compared++;
                unlisted.remove(text(part, "name"));
                licence(part, jar);
                if (!sha256(part).equals(shipped.get(jar))) {
                    wrong.add(jar + " is described, but is not what is shipped");
                }
            }
        }
        undescribed.keySet().forEach(jar -> wrong.add(jar + " is shipped, but not described"));
        unlisted.forEach(name -> wrong.add(name + " has a licence listed, but is not shipped"));
        return compared;
    }

    private static String jar(JsonNode part) {
        return text(part, "name") + "-" + text(part, "version") + ".jar";
    }

    private static String text(JsonNode node, String field) {
        return node.path(field).asString("");
    }

    private void licence(JsonNode part, String jar) {
        Licence licence = listed.get(text(part, "name"));
        if (licence == null) {
            wrong.add(jar + " is in no line of .ci/licences.tsv; it offers " + offered(part));
        } else if (!taken.contains(licence.name())) {
            wrong.add(jar + " has a licence that we do not take: " + licence.name());
        } else if (!licence.hasReason() && !offered(part).contains(licence.name())) {
            wrong.add(jar + " is not offered under " + licence.name() + ", but " + offered(part));
        }
    }

    /** One of several licences is enough: a part is used under the one that is listed. */
    private static Set<String> offered(JsonNode part) {
        Set<String> offered = new TreeSet<>();
        for (JsonNode one : part.path("licenses")) {
            JsonNode licence = one.path("license");
            String name = text(licence, "id").isEmpty() ? text(licence, "name") : text(licence, "id");
            offered.add(text(one, "expression").isEmpty() ? name : text(one, "expression"));
        }
        return offered;
    }

    private static String sha256(JsonNode part) {
        for (JsonNode hash : part.path("hashes")) {
            if (text(hash, "alg").equals("SHA-256")) {
                return text(hash, "content");
            }
        }
        return "none";
    }

    private static String sha256(Path jar) throws IOException, NoSuchAlgorithmException {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        try (InputStream in = new DigestInputStream(Files.newInputStream(jar), digest)) {
            in.transferTo(OutputStream.nullOutputStream());
        }
        return String.format("%064x", new BigInteger(1, digest.digest()));
    }
}

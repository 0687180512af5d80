package zeriba.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Weights found by {@code ./zeriba fit}: by kind of position and target, one for each feature. The
 * head of their table says from what they were found.
 */
public final class FittedWeights {

    private static final int CELLS = 4;

    private record Key(String kind, String target) {}

    private final List<String> names;
    private final Map<Key, double[]> weights = new HashMap<>();

    /**
     * The weights of a table: kind, target, feature and weight in each line.
     *
     * @param names the features, in the order in which a game counts them
     */
    public FittedWeights(List<String> names, List<String> lines) {
        this.names = List.copyOf(names);
        for (String line : lines) {
            if (!line.isBlank() && !line.startsWith("#")) {
                add(line);
            }
        }
    }

    /** The weights of the table of this name in a folder. */
    public static FittedWeights read(LanguageFiles.Folder folder, String name, List<String> names) {
        try (InputStream in = folder.open(name)) {
            if (in == null) {
                throw new IllegalStateException(name + " is missing");
            }
            InputStreamReader reader = new InputStreamReader(in, StandardCharsets.UTF_8);
            return new FittedWeights(names, new BufferedReader(reader).lines().toList());
        } catch (IOException broken) {
            throw new UncheckedIOException(name, broken);
        }
    }

    private void add(String line) {
        String[] cells = line.split("\t", -1);
        int feature = cells.length == CELLS ? names.indexOf(cells[2]) : -1;
        if (feature < 0) {
            throw new IllegalStateException("not a weight of a feature that is known: " + line);
        }
        double[] row =
                weights.computeIfAbsent(new Key(cells[0], cells[1]), _ -> new double[names.size()]);
        row[feature] = Double.parseDouble(cells[3]);
    }

    /** Whether something was found for a kind of position. */
    public boolean knows(String kind) {
        return weights.keySet().stream().anyMatch(key -> key.kind().equals(kind));
    }

    /** What a target probably comes to, 0 to 1; empty for a kind that nothing was found for. */
    public Optional<Double> foretell(String kind, String target, double[] features) {
        double[] row = weights.get(new Key(kind, target));
        if (row == null) {
            return Optional.empty();
        }
        double sum = 0;
        for (int i = 0; i < row.length; i++) {
            sum += row[i] * features[i];
        }
        return Optional.of(1 / (1 + StrictMath.exp(-sum)));
    }

    /** The kinds of position that there are weights for, in the order of their names. */
    public List<String> kinds() {
        return weights.keySet().stream().map(Key::kind).distinct().sorted().toList();
    }
}

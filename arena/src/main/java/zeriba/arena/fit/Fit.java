package zeriba.arena.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import zeriba.engine.Features;

/** The weights of a game's features, found from positions: the lines of its table. */
public final class Fit {

    private Fit() {}

    /**
     * The lines: kind, target, feature and weight, parted by tabs.
     *
     * @param ridge as of {@link LogisticFit#weights}
     */
    public static List<String> lines(Features<?> features, List<Sighting> sightings, double ridge) {
        List<String> lines = new ArrayList<>();
        for (String kind : sightings.stream().map(Sighting::kind).distinct().sorted().toList()) {
            List<Sighting> own = sightings.stream().filter(s -> s.kind().equals(kind)).toList();
            List<FeatureRow> rows = own.stream().map(Sighting::features).toList();
            for (int t = 0; t < features.targets().size(); t++) {
                int target = t;
                double[] came = own.stream().mapToDouble(s -> s.targets().get(target)).toArray();
                double[] weights = LogisticFit.weights(rows, came, ridge);
                for (int i = 0; i < weights.length; i++) {
                    lines.add(
                            String.format(
                                    Locale.ROOT,
                                    "%s\t%s\t%s\t%.4f",
                                    kind,
                                    features.targets().get(t),
                                    features.names().get(i),
                                    weights[i]));
                }
            }
        }
        return lines;
    }
}

package zeriba.fireandsword.model;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** The numbers of the quick battle as the data file has them, fractions in hundredths. */
final class BattleNumbers {

    private final Map<String, int[]> hundredths = new HashMap<>();

    BattleNumbers() {
        for (String line : Atlas.lines("rules/battle/numbers.tsv")) {
            String[] f = line.split("\t", -1);
            hundredths.put(
                    f[0],
                    Arrays.stream(f[1].split(" ", -1))
                            .mapToInt(n -> (int) Math.round(100 * Double.parseDouble(n)))
                            .toArray());
        }
    }

    int share(String name) {
        return share(name, 0);
    }

    int share(String name, int place) {
        return Objects.requireNonNull(hundredths.get(name), name)[place];
    }

    int of(String name) {
        return of(name, 0);
    }

    int of(String name, int place) {
        return share(name, place) / 100;
    }

    /** The number of a name that goes by bands, 3 first. */
    int at(String name, int band) {
        return of(name, 3 - band);
    }
}

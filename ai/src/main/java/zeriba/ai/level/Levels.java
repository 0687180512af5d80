package zeriba.ai.level;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zeriba.ai.Level;
import zeriba.ai.UnknownLevelException;

/** The levels there are. */
public final class Levels {

    /** The level that a person alone should meet first. */
    public static final String USUAL = "regular";

    private static final List<Level> ALL =
            List.of(
                    new RandomLevel(),
                    new Recruit(Recruit.USUAL),
                    new Regular(Regular.USUAL),
                    new Veteran(Veteran.USUAL));

    /** Measured by whoever makes players, and offered to nobody before they are proved stronger. */
    private static final List<Level> CANDIDATES = List.of(Marshal.USUAL);

    private Levels() {}

    /** The level that advises whoever names none: a hint is worth no more than who gives it. */
    public static String adviser() {
        return ALL.getLast().name();
    }

    /** All that are offered to people, the weakest first. */
    public static List<Level> all() {
        return ALL;
    }

    /** All that can be measured: those that are offered, then the candidates. */
    public static List<Level> measured() {
        return Stream.concat(ALL.stream(), CANDIDATES.stream()).toList();
    }

    /** The level of this name, a candidate too. */
    public static Level named(String name) throws UnknownLevelException {
        List<Level> measured = measured();
        for (Level level : measured) {
            if (level.name().equals(name)) {
                return level;
            }
        }
        throw new UnknownLevelException(
                name, measured.stream().map(Level::name).collect(Collectors.joining(", ")));
    }
}

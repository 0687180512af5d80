package zeriba.ai;

import java.util.List;
import java.util.stream.Collectors;

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

    private Levels() {}

    /** All, the weakest first. */
    public static List<Level> all() {
        return ALL;
    }

    /** The level of this name. */
    public static Level named(String name) throws UnknownLevelException {
        for (Level level : ALL) {
            if (level.name().equals(name)) {
                return level;
            }
        }
        throw new UnknownLevelException(
                name, ALL.stream().map(Level::name).collect(Collectors.joining(", ")));
    }
}

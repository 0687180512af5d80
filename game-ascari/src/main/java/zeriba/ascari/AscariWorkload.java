package zeriba.ascari;

import zeriba.ascari.state.Act;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Ground;
import zeriba.board.Places;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Setup;

/** The workload that Ascari is timed by: what its players do most with lines of sight. */
public final class AscariWorkload {

    /** So many pairs of hexes, a power of two, that they are not foreseen. */
    private static final int PAIRS = 4_096;

    private final Ground ground;
    private final Places units;
    private final Places burnt;
    private final int[] from = new int[PAIRS];
    private final int[] to = new int[PAIRS];
    private int next;

    private AscariWorkload(Ascari state) {
        this.ground = state.ground();
        this.units = state.occupied();
        this.burnt = state.spoils().burnt();
        SplitMix64 random = SplitMix64.of(1, 0);
        int found = 0;
        while (found < PAIRS) {
            from[found] = random.below(ground.size());
            to[found] = random.below(ground.size());
            found += ground.distance(from[found], to[found]) <= Ground.SIGHT ? 1 : 0;
        }
    }

    /** The workload on the historical set-up of a battle. */
    public static AscariWorkload of(AscariGame game, Setup setup) {
        Ascari state = game.rules().setup(setup);
        for (int army = 0; army < Army.values().length; army++) {
            state = game.rules().proceed(game.rules().choose(state, new Act.Historical()));
        }
        return new AscariWorkload(state);
    }

    /**
     * Asks for lines between hexes at most {@link Ground#SIGHT} apart past the units; how many are
     * open.
     */
    public long checks(int times) {
        long open = 0;
        for (int i = 0; i < times; i++) {
            int pair = next++ & (PAIRS - 1);
            open += ground.sees(from[pair], to[pair], units, burnt) ? 1 : 0;
        }
        return open;
    }

    /** Works out all that a hex sees past the units, of one hex after another; how much. */
    public long fields(int times) {
        long seen = 0;
        for (int i = 0; i < times; i++) {
            seen += ground.seen(from[next++ & (PAIRS - 1)], units, burnt).size();
        }
        return seen;
    }
}

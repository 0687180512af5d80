package zeriba.ai.level;

import zeriba.ai.Cores;
import zeriba.ai.Level;
import zeriba.ai.Seat;
import zeriba.ai.Thinking;
import zeriba.engine.Game;

/**
 * A candidate for the strongest: a search over whole turns, whose decisions share one budget.
 * Counting nodes, it plays the same on any machine and any number of cores; by the clock, as well
 * as it can in the time.
 */
public record Marshal(Effort effort, Thinking thinking, Cores cores) implements Level {

    /**
     * How it divides its work.
     *
     * @param plans how many plans of the game it begins with
     * @param survivors how many of them go on, from which further ones are bred
     * @param generations how often it breeds
     * @param mutants how many changes of the best a generation has
     * @param portions how many portions after the present one it plays out
     * @param trust how many trials the evaluation of a plan's outcome counts for, more than 0
     * @param scripts how many scripts it tries where the game is played by scripts
     * @param scriptPortions how many portions after that one it plays out
     */
    public record Effort(
            int plans,
            int survivors,
            int generations,
            int mutants,
            int portions,
            double trust,
            int scripts,
            int scriptPortions) {}

    /** The word that names it. */
    public static final String NAME = "marshal";

    /** [design] What a plan may take of what is left of its turn's budget. */
    static final double PLAN_SHARE = 0.6;

    /** [design] The same of any other decision. */
    static final double CHOICE_SHARE = 0.25;

    /** [design] How it divides its work, if nobody says otherwise. */
    public static final Effort USUAL_EFFORT = new Effort(40, 6, 4, 12, 2, 30, 16, 4);

    /** [design] The states it visits in a turn: about half a second of one core. */
    public static final long USUAL_NODES = 400_000;

    /** The candidate in the list. */
    public static final Marshal USUAL =
            new Marshal(USUAL_EFFORT, new Thinking.Nodes(USUAL_NODES), Cores.ONE);

    /** The same with so much thinking. */
    public Marshal with(Thinking other) {
        return new Marshal(effort, other, cores);
    }

    /** The same on these cores. */
    public Marshal on(Cores other) {
        return new Marshal(effort, thinking, other);
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String about() {
        return "a search over whole turns that keeps to a budget";
    }

    @Override
    public <S, A> Seat<S, A> seat(Game<S, A> game, long seed) {
        return new MarshalSeat<>(game, seed, this);
    }
}

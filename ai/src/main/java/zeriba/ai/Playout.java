package zeriba.ai;

import zeriba.engine.Evaluation;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.Side;

/** A line played out by the game's quick script on both sides, up to a horizon. */
public final class Playout<S, A> {

    /**
     * [design] After so many states a line is judged where it is, lest a script goes on forever.
     */
    private static final int LONGEST = 2_000;

    private final Rules<S, A> rules;
    private final Evaluation<S, A> evaluation;
    private final Evaluation<S, A> manner;
    private final Side side;
    private final int portions;
    private final SearchBudget nodes;
    private final ScriptLines<S, A> lines;

    /**
     * @param evaluation whose script is the usual one, and which judges at the horizon
     * @param manner how the side plays the portion in hand; everything else is the usual script's
     * @param portions how many portions of play follow the one in hand before a quiet state is
     *     judged; a portion ends when in a quiet state another side chooses
     */
    public Playout(
            Rules<S, A> rules,
            Evaluation<S, A> evaluation,
            Evaluation<S, A> manner,
            Side side,
            int portions,
            SearchBudget nodes) {
        this.rules = rules;
        this.evaluation = evaluation;
        this.manner = manner;
        this.side = side;
        this.portions = portions;
        this.nodes = nodes;
        this.lines = new ScriptLines<>(rules, nodes);
    }

    /** By what the game tells everybody. */
    public Playout(
            Game<S, A> game, Evaluation<S, A> manner, Side side, int portions, SearchBudget nodes) {
        this(game.rules(), game.evaluation(), manner, side, portions, nodes);
    }

    /** By the usual script for all. */
    public Playout(Game<S, A> game, Side side, int portions, SearchBudget nodes) {
        this(game, game.evaluation(), side, portions, nodes);
    }

    /**
     * The side's chance, 0 to 1, with the dice and whims of {@code random}, for whoever is told it:
     * judged at the horizon by what has been held against games, not by what levels go by.
     */
    public double told(S start, SplitMix64 random) {
        return chance(played(start, random));
    }

    private double chance(S end) {
        return rules.pending(end) instanceof Pending.Over<A> over
                ? over.result().worthTo(side)
                : evaluation.chance(end, side);
    }

    /** What it comes to for the side, with the dice and whims of {@code random}. */
    public Worth from(S start, SplitMix64 random) {
        S end = played(start, random);
        return rules.pending(end) instanceof Pending.Over<A> over
                ? Worth.certain(over.result().worthTo(side))
                : Worth.of(evaluation, end, side);
    }

    /** Where it ends: at the horizon, or where the game is over. */
    private S played(S start, SplitMix64 random) {
        S state = start;
        Side mover = side;
        int left = portions;
        for (int i = 0; i < LONGEST; i++) {
            nodes.spend();
            switch (rules.pending(state)) {
                case Pending.Over<A> _ -> {
                    return state;
                }
                case Pending.Automatic<A> _ -> state = rules.proceed(state);
                case Pending.Chance<A> chance ->
                        state = rules.roll(state, chance.dice().thrown(random));
                case Pending.Choice<A> choice -> {
                    if (!choice.side().equals(mover) && evaluation.isQuiet(state)) {
                        mover = choice.side();
                        left--;
                        if (left < 0) {
                            return state;
                        }
                    }
                    boolean inHand = left == portions && choice.side().equals(side);
                    Evaluation<S, A> script = inHand ? manner : evaluation;
                    state = lines.played(script.line(state, choice, random), state, choice);
                }
            }
        }
        return state;
    }
}

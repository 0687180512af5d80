package zeriba.engine;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Side;

/** What a game tells programs that play it. Knows rules; rules never know it. */
public interface Evaluation<S, A> {

    /** The chance, 0 to 1, that {@code side} wins from {@code state}; a draw counts one half. */
    double value(S state, Side side);

    /**
     * The same chance as fitted to games between equals and held against them, for whoever is told
     * it; levels go by {@link #value}, which may be sharper than it is true.
     */
    default double chance(S state, Side side) {
        return value(state, side);
    }

    /**
     * The same knowledge as it is after the most work, for the strongest level and for what comes
     * of {@link #scripts}; this where there is no finer. What it values and how its script plays
     * may differ, {@link #chance} does not.
     */
    default Evaluation<S, A> finest() {
        return this;
    }

    /** What {@link #chance} is fitted on; empty where it is the value. */
    default Optional<Features<S>> features() {
        return Optional.empty();
    }

    /**
     * Whether {@code state} may be judged by its value alone; not so in the middle of what must be
     * finished first, as battles that have been begun.
     */
    default boolean isQuiet(S state) {
        return true;
    }

    /**
     * Whether the script's line is to be followed here even if it is a single action: not to be
     * weighed against other single actions, as where a step of a long move draws fire that only the
     * end of the move makes up for.
     */
    default boolean knowsBest(S state) {
        return false;
    }

    /**
     * How good {@code action} looks at first sight to the side that chooses; greater is better, on
     * a scale of the game's own.
     */
    default double movePrior(S state, A action) {
        return 0;
    }

    /**
     * Candidate plans for the rest of the choosing side's phase or turn, good ones first: own
     * actions one after another up to the first dice or the phase's end. Random where the game
     * wants variety. Empty where the game offers none.
     */
    default Stream<List<A>> plans(S state, SplitMix64 random) {
        return Stream.empty();
    }

    /**
     * Sensible changes of a plan, one after another without an end, for trying what is near to a
     * good one. Empty where any option in the place of any action will do.
     */
    default Stream<List<A>> changes(S state, List<A> plan, SplitMix64 random) {
        return Stream.empty();
    }

    /**
     * Whether a search tries whole plans by playing them out here; otherwise it weighs the options
     * over the dice up to the next quiet states.
     */
    default boolean isPlanned(S state) {
        return isQuiet(state);
    }

    /**
     * A portfolio of scripts for the rest of the portion of play in hand, the usual one first, for
     * a search that tries each by playing it out and keeps to the best until {@link #portion}
     * changes; for games in which dice and the other side's choices break off every plan. Empty
     * where the game offers none.
     */
    default List<Evaluation<S, A>> scripts(S state, SplitMix64 random) {
        return List.of();
    }

    /**
     * Further scripts for a search that has time for more than {@link #scripts}, one after another;
     * without an end where the game can vary them. Where {@code scripts} has none, the first of
     * these is the usual one.
     */
    default Stream<Evaluation<S, A>> moreScripts(S state, SplitMix64 random) {
        return Stream.empty();
    }

    /**
     * Whether {@link #scripts} here are ways to go on by: each is then tried as if its side kept to
     * it to the end of the game, and not for the portion in hand alone, and one that was chosen is
     * gone on with unless another does better. In such a script the other sides play as usual.
     */
    default boolean keepsScripts(S state) {
        return false;
    }

    /** A number of the portion of play in hand, 0 or more, that the next portion does not have. */
    default long portion(S state) {
        return 0;
    }

    /**
     * What playing out through one state costs, 1 or more, in states of a small game: so that a
     * level takes about as long in a large one.
     */
    default int price() {
        return 1;
    }

    /**
     * What playing out through one state costs in time, 1 or more, in states of a small game: so
     * that whoever plays out many games takes about as long in a large one. Levels do not go by it.
     */
    default int playoutPrice() {
        return price();
    }

    /**
     * What one state of a search over whole turns costs in time, 1 or more, in states of a small
     * game: so that whoever shares a turn's budget between its decisions takes about as long in a
     * large one.
     */
    default int searchPrice() {
        return playoutPrice();
    }

    /**
     * The action that the game's quick script chooses here, for playing a line out; the first of
     * the best prior unless a game knows better.
     */
    default A scripted(S state, Pending.Choice<A> choice, SplitMix64 random) {
        A best = choice.options().get(0);
        double most = movePrior(state, best);
        for (long k = 1; k < choice.options().size(); k++) {
            A action = choice.options().get(k);
            double prior = movePrior(state, action);
            if (prior > most) {
                best = action;
                most = prior;
            }
        }
        return best;
    }

    /**
     * The script's actions from here on, one after another up to the first dice or the phase's end;
     * at least one, all legal. Games in which a phase has many actions work it out in one go.
     */
    default List<A> line(S state, Pending.Choice<A> choice, SplitMix64 random) {
        return List.of(scripted(state, choice, random));
    }
}

package zeriba.engine;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.TransitionChain;
import zeriba.engine.rules.TurnAndStep;
import zeriba.engine.text.Codec;
import zeriba.engine.text.Notation;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/**
 * A published game: its rules, and all that tables, programs and screens ask of it. Everything but
 * the rules has a neutral default or is a small pure function.
 *
 * @param <S> a state of play
 * @param <A> an action
 */
public interface Game<S, A> {

    /** [design] Up to how many branches odds are counted exactly. */
    int MOST_BRANCHES = 200_000;

    GameInfo about();

    Rules<S, A> rules();

    /**
     * The data that this game is made of, as texts by JSON Pointer: {@code /map/unit/N1/combat}.
     * Empty where nothing can be changed.
     */
    default Map<String, String> data() {
        return Map.of();
    }

    /** How those data differ from the published ones. */
    default Overrides overrides() {
        return Overrides.NONE;
    }

    /** This game with other data; refused where there is no such cell, or nothing can be so. */
    default Game<S, A> with(Overrides overrides) throws UnreadableException {
        if (overrides.isEmpty()) {
            return this;
        }
        throw new UnreadableException(
                overrides.cells().firstKey(), "the data of " + about().id() + " stand as they are");
    }

    Notation<A> notation();

    Codec<S> codec();

    /** Where in the sequence of play {@code state} stands. */
    TurnAndStep moment(S state);

    /**
     * The order, on one line, for what another table has to play before the dice that {@code state}
     * waits for can say what it came to; empty wherever dice are dice.
     */
    default Optional<String> elsewhere(S state) {
        return Optional.empty();
    }

    /**
     * The order that another table would have if one of the pending options were chosen; empty
     * where none has another table play.
     */
    default Optional<String> proposed(S state) {
        return Optional.empty();
    }

    /** The scenario that {@code state} can only be of; empty where it may be of any. */
    default Optional<String> scenario(S state) {
        return Optional.empty();
    }

    /**
     * Why the choosing side may not do {@code action} in {@code state}: empty exactly where the
     * pending options contain it. Where several paragraphs forbid, the most telling one.
     */
    Optional<Objection> objection(S state, A action);

    /** What happened in one transition, in the order in which it is told. */
    List<Event> events(TransitionChain.Transition<S, A> transition);

    /** Whether the transition shows somebody something that was hidden: undo stops before it. */
    default boolean reveals(TransitionChain.Transition<S, A> transition) {
        return false;
    }

    /** The sentences for objections, events, steps and results, by key. */
    ResourceBundle messages(Locale locale);

    /** The rules in our own words, in this language or else in English. */
    default RuleBook ruleBook(Locale locale) {
        return RuleBook.EMPTY;
    }

    /** What it says of itself to whoever has not played it, in this language or else in English. */
    default Blurb blurb(Locale locale) {
        return Blurb.EMPTY;
    }

    /** The map and the counters for drawing, independent of any state. */
    Value.Fields sheet();

    /** The questions this game's board answers. */
    default List<BoardQuery.Kind> looks() {
        return List.of();
    }

    /** The answer to {@code look} on what a viewer sees; refused where there is no such thing. */
    default Value.Fields look(S seen, BoardQuery look) throws UnreadableException {
        throw new UnreadableException("what", "this board does not answer " + look.what());
    }

    /**
     * Up to how many branches odds are counted; fewer where a state costs much, so that whoever
     * asks need not wait.
     */
    default int mostBranches() {
        return MOST_BRANCHES;
    }

    /**
     * What a battle or throw that {@code action} begins is resolved by: odds, column, modifiers.
     */
    default Value.Fields arithmetic(S seen, A action) {
        return Value.NO_FIELDS;
    }

    /** The game's word for what {@code roll} brings about in {@code before}: {@code DE}. */
    default String effect(S before, Roll roll) {
        return "";
    }

    /** What it has to measure of its own, beside what is measured of every game. */
    default List<Gauge<S>> gauges() {
        return List.of();
    }

    default StandingOrders<S, A> orders() {
        return StandingOrders.none();
    }

    default Evaluation<S, A> evaluation() {
        return (_, _) -> 0.5;
    }

    /**
     * Whether {@code action} does no more than end the phase in which further actions could still
     * be chosen. A choice offers at most one such action.
     */
    default boolean endsPhase(A action) {
        return false;
    }

    /** The documented action of a reaction that is passed up, where the game has one. */
    default Optional<A> pass(S state, Pending.Choice<A> choice) {
        return Optional.empty();
    }
}

package zeriba.ascari.page;

import java.util.List;
import java.util.Optional;
import zeriba.ascari.field.FieldLoss;
import zeriba.ascari.rules.S5_Melee;
import zeriba.ascari.rules.S7_Victory;
import zeriba.ascari.state.Battle;
import zeriba.engine.schema.As.Called;
import zeriba.engine.schema.As.Tag;
import zeriba.engine.schema.As.Unwrapped;

/**
 * What a screen is told on request; it is written as its records stand here. Hexes are told by
 * their labels, counters by their ids.
 */
@Tag("")
sealed interface Answer {

    /**
     * Where a counter may go from where it stands, or from the end of a way.
     *
     * @param held the rule that holds it where it is
     * @param way the hexes that were asked for, where it is not held
     */
    record Reachable(
            String unit, Optional<String> held, Optional<List<Passed>> way, List<Goal> places)
            implements Answer {}

    /** A hex of a way: its cost from the beginning, and the fire to expect there. */
    record Passed(String at, int cost, double fire) {}

    /**
     * A hex that a counter may go to.
     *
     * @param fire the hits to expect there
     * @param hits the most to expect in any hex of the path
     * @param stops the rule by which it must stop there
     */
    record Goal(
            String at,
            int cost,
            List<String> path,
            double fire,
            double hits,
            Optional<String> stops) {}

    /**
     * Who could fire at a unit that enters a hex.
     *
     * @param hits to expect of all of them
     */
    record Threat(String at, double hits, List<Shot> firers) implements Answer {}

    /** What each body of troops has lost in a battle on the field. */
    record Bill(List<FieldLoss> losses) implements Answer {}

    /** Whom a unit can fire at. */
    record Targets(String unit, int range, List<Target> places) implements Answer {}

    /** A shot at whoever is in a hex. */
    record Target(@Unwrapped Shot shot, String at) {}

    /**
     * A shot: its chances, and what they are made of.
     *
     * @param hit the chance to hit at all
     * @param twice the chance to hit twice
     * @param leader the chance to hit a leader
     */
    record Shot(
            String unit,
            int range,
            double hit,
            @Called("double") double twice,
            double leader,
            int modifier,
            List<Modifier> modifiers)
            implements Answer {}

    /** What is added to a die, and by which rule. */
    record Modifier(String what, int value, String rule) {}

    /**
     * How the points stand, and who would win if the battle ended now.
     *
     * @param winner empty where it would be nobody
     */
    record Account(
            int margin,
            List<Verdict> verdicts,
            List<S7_Victory.Item> items,
            String winner,
            String grade,
            String rule)
            implements Answer {}

    /**
     * What decides a battle on the field, and how far it has come.
     *
     * @param assault whether the force has to take the objectives, or to pass
     * @param wave the game turn from which all Dervishes may move
     * @param own the force
     * @param held objectives in which the force stands
     * @param defended objectives in which Dervishes stand
     * @param dawn how far one fires in the first game turn and in the second, where it is dawn
     */
    record Decision(
            boolean assault,
            int wave,
            Party own,
            Party rivals,
            int objectives,
            int held,
            int defended,
            Optional<Battle.Dawn> dawn,
            Optional<Convoy> transport,
            Optional<Hull> boat)
            implements Answer {}

    /** An army's steps: how many it had, has lost, and may lose before it gives the field up. */
    record Party(int steps, int lost, int end) {}

    /**
     * Counters of transport: how many there were, are off the map and are lost, and how many must
     * leave it.
     *
     * @param edge by which edge they leave it, west or east; none where nobody marches
     */
    record Convoy(int counters, int left, int lost, int enough, Optional<String> edge) {}

    /**
     * Hits on a steamer, how many send it back, and whether somebody could hit it where it lies.
     */
    record Hull(int hits, int most, @Called("fire") boolean underFire) {}

    /** What the points from the fewest to the most would be worth; no bound at either end. */
    record Verdict(
            String winner,
            String grade,
            @Called("from") Optional<Integer> fewest,
            @Called("to") Optional<Integer> most) {}

    /** What a hex sees, and which hexes within range it does not. */
    record Field(String at, int level, int range, List<String> seen, List<Unseen> blocked)
            implements Answer {}

    /** A hex that is not seen, and what is in the way. */
    record Unseen(String at, int level, List<Blocker> by) {}

    /** What blocks a line, and where. */
    record Blocker(String at, String what, String rule) {}

    /** The line between two hexes. */
    record Line(
            String at,
            String to,
            int distance,
            int range,
            boolean sees,
            String rule,
            List<Crossed> line)
            implements Answer {}

    /**
     * A hex that a line crosses.
     *
     * @param unit whether a unit is there
     * @param blocks what blocks the line there
     */
    record Crossed(String at, int level, String ground, boolean unit, Optional<String> blocks) {}

    /**
     * What a melee is resolved by.
     *
     * @param lost the outcomes in which the beaten is lost
     */
    record Melee(
            int attack,
            int defence,
            List<Modifier> attackers,
            List<Modifier> defenders,
            List<S5_Melee.Outcome> lost,
            List<Chance> outcomes)
            implements Answer {}

    /**
     * How likely an outcome is.
     *
     * @param probability as a fraction
     */
    record Chance(S5_Melee.Outcome result, String probability) {}
}

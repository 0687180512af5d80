package zeriba.kasserine.page;

import java.util.List;
import java.util.Optional;
import zeriba.engine.schema.As.Implied;
import zeriba.engine.schema.As.Of;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.CombatResult;
import zeriba.kasserine.state.Trigger;
import zeriba.kasserine.state.Unit;

/** What a screen is told beside the position; it is written as its records stand here. */
public sealed interface Answer
        permits Answer.Reachable,
                Answer.Exposed,
                Answer.Threatened,
                Answer.Threat,
                Answer.Duties,
                Answer.Reinforcements,
                Answer.Objectives,
                Answer.SupportPools,
                Answer.Combat,
                Sheet {

    /**
     * Where a unit may go.
     *
     * @param held the rule that holds it where it is
     */
    record Reachable(Unit unit, Optional<String> held, List<Goal> places) implements Answer {}

    /**
     * A hex that a unit may go to.
     *
     * @param cost in movement points
     * @param releases events that the way to it brings about
     * @param stops the rule by which the unit must stop there
     */
    record Goal(
            @Of("hex") int at,
            double cost,
            List<@Of("hex") Integer> path,
            @Implied List<Trigger> releases,
            Optional<String> stops) {}

    /** Who could attack a unit where it may go. */
    record Exposed(Unit unit, List<Threat> places) implements Answer {}

    /** Who could attack the units where they stand. */
    record Threatened(List<Threat> places) implements Answer {}

    /** Who could attack a hex, and how strongly at best. */
    record Threat(@Of("hex") int place, List<Unit> attackers, Optional<BestAttack> best)
            implements Answer {}

    /**
     * The best attack on a hex.
     *
     * @param odds the differential with its sign
     */
    record BestAttack(String odds, List<Unit> units, int attack, int defence) {}

    /** Who must still do something in this phase. */
    record Duties(List<Unit> units, List<Unit> enemies, String rule) implements Answer {}

    /** Who comes when, and after what. */
    record Reinforcements(List<Reinforcement> units) implements Answer {}

    /**
     * A unit that has not come yet.
     *
     * @param turn from which it may come
     * @param now whether it may come
     * @param happened whether what it waits for has happened
     */
    record Reinforcement(
            Unit unit,
            int turn,
            boolean now,
            boolean happened,
            List<@Of("hex") Integer> places,
            Optional<Trigger> event) {}

    /**
     * Who holds the objectives.
     *
     * @param most the most that ever counted as captured at once
     */
    record Objectives(List<Objective> places, int most, String rule) implements Answer {}

    /** An objective, and whether it counts as captured. */
    record Objective(@Of("hex") int at, Army held, boolean captured, boolean suspended) {}

    /** The pools of support fire. */
    record SupportPools(List<SupportPool> sides) implements Answer {}

    /**
     * The markers of a side.
     *
     * @param pool how many there are of the values from 1 on
     * @param turn the turn of the next draw, where there is one
     * @param draws what is left of the allotment after the losses
     */
    record SupportPool(
            Army side,
            List<Integer> pool,
            Optional<Integer> turn,
            Optional<Integer> allotment,
            Optional<Integer> losses,
            Optional<Integer> draws) {}

    /**
     * What a combat is resolved by.
     *
     * @param odds the differential with its sign
     * @param results of the faces 1 to 6
     */
    record Combat(
            int attack,
            int defence,
            List<Modifier> modifiers,
            String odds,
            String column,
            List<CombatResult> results,
            Fight fight,
            List<Escape> retreats)
            implements Answer {}

    /** What changes a differential, and by how much. */
    record Modifier(String rule, String text, Optional<Integer> amount) {}

    /** Who fights, and the values of the markers that lie beside the combat. */
    record Fight(
            List<Unit> attackers,
            List<Unit> defenders,
            List<Integer> attack,
            List<Integer> defence) {}

    /** Where a unit could go if a result made it retreat, and whether it may hold or stand. */
    record Escape(
            CombatResult result,
            Unit unit,
            List<@Of("hex") Integer> ends,
            List<RetreatPath> ways,
            boolean holds,
            boolean stands,
            String rule) {}

    /** The hexes of a retreat, and whether mines harm the unit on it. */
    record RetreatPath(List<@Of("hex") Integer> path, boolean mines) {}
}

package zeriba.kasserine.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import zeriba.kasserine.page.Answer.Escape;
import zeriba.kasserine.page.Answer.RetreatPath;
import zeriba.kasserine.rules.S07_Results;
import zeriba.kasserine.rules.S07_Retreat;
import zeriba.kasserine.rules.S07_Retreat.Part;
import zeriba.kasserine.rules.S07_Retreat.Retreats;
import zeriba.kasserine.rules.general.S14_Minefields;
import zeriba.kasserine.state.CombatResult;
import zeriba.kasserine.state.Engagement;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Path;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;

/**
 * Where the units of a combat could go if its result made them retreat, as everybody stands now.
 */
record Escapes(Kasserine state, Engagement engagement) {

    /**
     * By result, those of the defender first, and by unit: where it could end, or what it may do.
     */
    List<Escape> of(List<CombatResult> results) {
        List<Escape> escapes = new ArrayList<>();
        for (CombatResult result : CombatResult.values()) {
            if (results.contains(result)
                    && result.length(state.parameters().charts()) > 0
                    && !result.beatsAttackers()) {
                defender(result, escapes);
            }
        }
        for (CombatResult result : CombatResult.values()) {
            if (results.contains(result)
                    && result.length(state.parameters().charts()) > 0
                    && result.beatsAttackers()) {
                for (Unit unit : engagement.attackers()) {
                    escapes.add(escape(state, result, unit));
                }
            }
        }
        return escapes;
    }

    /** Whoever is gone when he has been depleted need not look for a way. */
    private void defender(CombatResult result, List<Escape> escapes) {
        Unit unit = engagement.defender();
        Kasserine then =
                result == CombatResult.DEFENDER_DEPLETED
                        ? S07_Results.depleted(state, unit)
                        : state;
        if (then.isOnMap(unit)) {
            escapes.add(escape(then, result, unit));
        }
    }

    private Escape escape(Kasserine then, CombatResult result, Unit unit) {
        Part part = result.beatsAttackers() ? Part.ATTACKER : Part.DEFENDER;
        Retreats step =
                new Retreats(
                        unit.army(),
                        Units.of(unit),
                        result.length(state.parameters().charts()),
                        part);
        List<Path> ways = best(then, unit, S07_Retreat.ways(then, step, unit));
        List<Integer> ends = ways.stream().map(Path::last).toList();
        boolean holds = S07_Retreat.mayHold(then, step, unit);
        boolean stands = S07_Retreat.mayStand(then, unit);
        return new Escape(
                result,
                unit,
                ends,
                ways.stream().map(way -> path(then, unit, way)).toList(),
                holds,
                stands,
                rule(then, unit, ends, holds, stands));
    }

    /** To each end one way, one without harm from mines if there is any. */
    private static List<Path> best(Kasserine then, Unit unit, List<Path> ways) {
        Map<String, Path> best = new TreeMap<>();
        for (Path way : ways) {
            best.merge(
                    then.map().label(way.last()),
                    way,
                    (old, other) -> S07_Retreat.harms(then, unit, old) ? other : old);
        }
        return List.copyOf(best.values());
    }

    private static RetreatPath path(Kasserine then, Unit unit, Path way) {
        return new RetreatPath(way.stream().boxed().toList(), S07_Retreat.harms(then, unit, way));
    }

    /** What decides: that the unit may hold, that it may only stand, or its ways. */
    private static String rule(
            Kasserine then, Unit unit, List<Integer> ends, boolean holds, boolean stands) {
        if (holds) {
            return S14_Minefields.ignoresRetreats(then, unit) ? "14.3" : "7.5";
        }
        return ends.isEmpty() && stands ? "7.8" : "7.7";
    }
}

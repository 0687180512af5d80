package zeriba.ascari.state;

import java.util.List;
import java.util.Map;
import java.util.Set;
import zeriba.board.Places;

/**
 * What the data of a battle list.
 *
 * @param counters combat units, then leaders, by number
 * @param units how many of them are combat units
 * @param starts by counter, its hex in the historical set-up
 * @param values figures by their words
 * @param lists counters that a rule of the scenario speaks of, by the rule's word
 * @param specials the special rules in force
 */
public record BattleContent(
        List<Counter> counters,
        int units,
        List<Integer> starts,
        List<Battle.Zone> zones,
        List<Hold> holds,
        Map<String, Integer> values,
        Map<String, List<Counter>> lists,
        List<Limit> limits,
        Set<Special> specials) {

    /** Counters that may not move before a game turn, perhaps only by an option. */
    public record Hold(int turn, List<Counter> who, boolean optional) {
        public Hold {
            who = List.copyOf(who);
        }
    }

    /** How many of some counters are set up in an area, at least or at most. */
    public record Limit(boolean atMost, int number, Places area, List<Counter> who) {
        public Limit {
            who = List.copyOf(who);
        }
    }

    public BattleContent {
        counters = List.copyOf(counters);
        starts = List.copyOf(starts);
        zones = List.copyOf(zones);
        holds = List.copyOf(holds);
        values = Map.copyOf(values);
        lists = Map.copyOf(lists);
        limits = List.copyOf(limits);
        specials = Set.copyOf(specials);
    }
}

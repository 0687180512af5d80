package zeriba.ascari.state;

import static zeriba.board.Bits.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import zeriba.board.Places;

/** What is worked out once from the counters of a battle, by their numbers. */
final class BattleTables {

    private BattleTables() {}

    /** The numbers of special rules, as bits. */
    static long numbers(Set<Special> specials) {
        long numbers = NONE;
        for (Special special : specials) {
            numbers = with(numbers, special.number());
        }
        return numbers;
    }

    /** The counters that can fire. */
    static long shooters(List<Counter> counters) {
        long shooters = 0;
        for (Counter counter : counters) {
            shooters = counter.kind().hasArms() ? with(shooters, counter.number()) : shooters;
        }
        return shooters;
    }

    /**
     * For each counter the first that is its like in every figure and may be set up where it may.
     */
    static int[] alike(Counter[] counters, int[] zoneOf) {
        int[] alike = new int[counters.length];
        for (int one = 0; one < alike.length; one++) {
            int first = 0;
            while (!areAlike(counters[first], counters[one]) || zoneOf[first] != zoneOf[one]) {
                first++;
            }
            alike[one] = first;
        }
        return alike;
    }

    private static boolean areAlike(Counter one, Counter other) {
        return one.number() == other.number()
                || (!one.isLeader()
                        && !one.isBattery()
                        && one.army() == other.army()
                        && one.kind() == other.kind()
                        && one.organisation().equals(other.organisation())
                        && one.strength() == other.strength()
                        && one.reduced() == other.reduced());
    }

    /** For each counter the first zone that it may be set up in, or -1. */
    static int[] zonesOf(Counter[] counters, List<Battle.Zone> zones) {
        int[] zoneOf = new int[counters.length];
        for (Counter counter : counters) {
            zoneOf[counter.number()] = -1;
            for (int i = zones.size() - 1; i >= 0; i--) {
                if (zones.get(i).members().contains(counter)) {
                    zoneOf[counter.number()] = i;
                }
            }
        }
        return zoneOf;
    }

    /** Every choice of zones of an army, put together. */
    static List<Battle.Quarters> quarters(List<Battle.Zone> zones, Army army, Places nowhere) {
        long own =
                where(
                        below(zones.size()),
                        zone -> zones.get(zone).members().getFirst().army() == army);
        List<Battle.Quarters> all = new ArrayList<>();
        for (int k = 1; k < subsets(own); k++) {
            Places hexes = nowhere;
            for (int zone : each(subset(own, k))) {
                hexes = hexes.union(zones.get(zone).hexes());
            }
            all.add(new Battle.Quarters(subset(own, k), hexes));
        }
        return List.copyOf(all);
    }

    /** For each counter the turn from which it may move. */
    static int[] movesFrom(Counter[] counters, List<BattleContent.Hold> holds) {
        int[] turns = new int[counters.length];
        for (Counter counter : counters) {
            turns[counter.number()] =
                    holds.stream()
                            .filter(hold -> hold.who().contains(counter))
                            .mapToInt(BattleContent.Hold::turn)
                            .findFirst()
                            .orElse(1);
        }
        return turns;
    }
}

package zeriba.kassala.brain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Options;
import zeriba.kassala.rules.S4B_FreeDeployment.Deployment;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Unit;
import zeriba.kassala.state.Units;

/** Ways to set up an army freely: as printed, and with some units elsewhere. */
final class SetUps {

    /** The most units that a set-up moves from their printed places. [design] */
    private static final int MOST_CHANGES = 6;

    /** How far a unit is set up from its printed place, in hexes. [design] */
    private static final int FAR = 2;

    private final Kassala state;
    private final Options<Act> options;
    private final List<Unit> units;
    private final SplitMix64 random;

    SetUps(Kassala state, Deployment deployment, SplitMix64 random) {
        this.state = state;
        this.options = deployment.options(state);
        this.units =
                state.unitsAt(Kassala.RESERVE).intersection(Units.of(deployment.army())).stream()
                        .toList();
        this.random = random;
    }

    /** The units still to be set up, each on the hex that is printed for it. */
    List<Act> printed() {
        return acts(places());
    }

    /** The printed set-up with some units moved a little or changed for one another. */
    List<Act> varied() {
        Map<Unit, Integer> places = places();
        int changes = 1 + random.below(MOST_CHANGES);
        for (int i = 0; i < changes; i++) {
            Unit unit = units.get(random.below(units.size()));
            if (!unit.isCannon()) {
                change(places, unit);
            }
        }
        return acts(places);
    }

    /** Moves a unit to a hex near by; who stands there already comes to where the unit was. */
    private void change(Map<Unit, Integer> places, Unit unit) {
        int here = places.getOrDefault(unit, 0);
        List<Integer> near = new ArrayList<>();
        for (Act act : options) {
            if (act instanceof Act.Deploy(Unit one, int hex)
                    && one.equals(unit)
                    && hex != here
                    && state.map().grid().distance(hex, here) <= FAR) {
                near.add(hex);
            }
        }
        if (near.isEmpty()) {
            return;
        }
        int there = near.get(random.below(near.size()));
        List<Unit> holders = holders(places, there);
        if (holders.isEmpty()) {
            places.put(unit, there);
        } else if (holders.size() == 1
                && options.contains(new Act.Deploy(holders.getFirst(), here))
                && !holders.getFirst().isCannon()) {
            places.put(unit, there);
            places.put(holders.getFirst(), here);
        }
    }

    private static List<Unit> holders(Map<Unit, Integer> places, int hex) {
        return places.entrySet().stream()
                .filter(place -> place.getValue() == hex)
                .map(Map.Entry::getKey)
                .toList();
    }

    /** The printed hex of each unit, or the nearest to it where somebody else stands already. */
    private Map<Unit, Integer> places() {
        Map<Unit, Integer> places = new LinkedHashMap<>();
        for (Unit unit : units) {
            int start = state.roster().start(unit);
            int place = nearest(places, unit, start);
            places.put(unit, place);
        }
        return places;
    }

    private int nearest(Map<Unit, Integer> places, Unit unit, int start) {
        if (options.contains(new Act.Deploy(unit, start))
                && (unit.isCannon() || !places.containsValue(start))) {
            return start;
        }
        int best = start;
        int least = Integer.MAX_VALUE;
        for (Act act : options) {
            if (act instanceof Act.Deploy(Unit one, int hex)
                    && one.equals(unit)
                    && !places.containsValue(hex)
                    && !isPrinted(unit, hex)
                    && state.map().grid().distance(hex, start) < least) {
                least = state.map().grid().distance(hex, start);
                best = hex;
            }
        }
        return best;
    }

    /** Whether another of the units still to be set up has its printed place there. */
    private boolean isPrinted(Unit unit, int hex) {
        return units.stream()
                .anyMatch(other -> !other.equals(unit) && state.roster().start(other) == hex);
    }

    private static List<Act> acts(Map<Unit, Integer> places) {
        List<Act> acts = new ArrayList<>();
        places.forEach((unit, hex) -> acts.add(new Act.Deploy(unit, hex)));
        return acts;
    }

    /** The state with every unit that is still in reserve on its printed hex. */
    static Kassala completed(Kassala state) {
        Kassala whole = state;
        for (Unit unit : state.unitsAt(Kassala.RESERVE).stream().toList()) {
            whole = whole.put(unit, state.roster().start(unit));
        }
        return whole;
    }

    /** The same after these units have been set up. */
    static Kassala completed(Kassala state, List<Act> setUp) {
        Kassala whole = completed(state);
        for (Act act : setUp) {
            if (act instanceof Act.Deploy(Unit unit, int hex)) {
                whole = whole.put(unit, hex);
            }
        }
        return whole;
    }
}

package zeriba.kasserine;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.dice.SplitMix64;
import zeriba.kasserine.rules.S05_Movement.Going;
import zeriba.kasserine.rules.S07_Advance.Advance;
import zeriba.kasserine.rules.S07_Results.Losses;
import zeriba.kasserine.rules.S07_Retreat.Retreats;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Unit;

/** Well-formed texts of actions, allowed or not, near what a position asks for. */
final class RandomActions {

    private static final List<String> MARKERS =
            List.of("none", "1", "2", "3", "4", "1+1", "1+2", "2+2", "2+3", "3+4", "1+2+3");

    private RandomActions() {}

    static String any(Kasserine state, SplitMix64 random) {
        Unit unit = unit(state, random);
        String hex = hex(state, unit, random);
        return switch (random.below(13)) {
            case 0 -> "move " + unit;
            case 1 -> "move " + unit + " " + hex;
            case 2 -> "to " + hex;
            case 3 -> "to " + hex + " via " + way(state, hex, random);
            case 4 -> "enter " + unit + " " + hex;
            case 5, 6 -> "attack " + mates(unit, state, random) + " " + unit(state, random);
            case 7 -> "bombard " + unit;
            case 8 -> "support " + MARKERS.get(random.below(MARKERS.size()));
            case 9 -> "deplete " + unit;
            case 10 -> "retreat " + unit + " " + way(state, hex, random);
            case 11 -> (random.below(2) == 0 ? "stand " : "hold ") + unit;
            default -> random.below(3) == 0 ? "stay" : "advance " + unit + " " + hex;
        };
    }

    private static String mates(Unit unit, Kasserine state, SplitMix64 random) {
        Unit other = unit(state, random);
        return other.army() == unit.army() && other.number() != unit.number()
                ? unit + "+" + other
                : unit.id();
    }

    /** The unit that is asked about, or any. */
    private static Unit unit(Kasserine state, SplitMix64 random) {
        List<Unit> likely = new ArrayList<>();
        switch (state.agenda().now()) {
            case Going going -> likely.add(going.unit());
            case Retreats retreats -> retreats.units().forEach(likely::add);
            case Losses losses -> losses.from().forEach(likely::add);
            case Advance advance -> advance.attackers().forEach(likely::add);
            default -> {}
        }
        return likely.isEmpty() || random.below(3) == 0
                ? Unit.of(random.below(Unit.all().size()))
                : likely.get(random.below(likely.size()));
    }

    private static String hex(Kasserine state, Unit unit, SplitMix64 random) {
        int[] all = state.map().grid().hexes().toArray();
        int near = state.isOnMap(unit) ? state.place(unit) : all[random.below(all.length)];
        if (state.place(unit) == Kasserine.DUE && random.below(2) == 0) {
            int[] starts = state.roster().starts(unit).toArray();
            near = starts[random.below(starts.length)];
            return state.map().label(near);
        }
        int[] around = state.map().grid().within(near, 1 + random.below(6)).toArray();
        return state.map().label(around[random.below(around.length)]);
    }

    private static String way(Kasserine state, String goal, SplitMix64 random) {
        List<String> way = new ArrayList<>();
        int here = state.map().find(goal).orElseThrow();
        for (int i = random.below(3); i >= 0; i--) {
            way.addFirst(state.map().label(here));
            int[] next = state.map().adjacency().neighbours(here).toArray();
            here = next[random.below(next.length)];
        }
        return String.join("+", way);
    }
}

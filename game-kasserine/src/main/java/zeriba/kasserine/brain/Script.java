package zeriba.kasserine.brain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zeriba.board.Places;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Options;
import zeriba.kasserine.rules.Reach;
import zeriba.kasserine.rules.S05_Movement.Going;
import zeriba.kasserine.rules.S05_Phases;
import zeriba.kasserine.rules.S05_Phases.Movement;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Path;
import zeriba.kasserine.state.Unit;

/** The moves of a phase: arrivals first, then one unit after another to where it likes best. */
final class Script {

    private static final int CHANGED = 3;

    private final Movement step;
    private final HexPreference liking;
    private final SplitMix64 random;
    private final double whim;
    private final Map<Unit, Integer> ordered = new HashMap<>();
    private final List<Act> acts = new ArrayList<>();
    private Kasserine state;

    Script(
            DistanceTables ground,
            Kasserine state,
            Movement step,
            SplitMix64 random,
            Stance stance) {
        this.state = state;
        this.step = step;
        this.random = random;
        this.whim = stance.whim();
        this.liking = liking(ground, state, step, stance);
    }

    static HexPreference liking(
            DistanceTables ground, Kasserine state, Movement step, Stance stance) {
        return step.army() == Army.AXIS
                ? new Axis(ground, state, step.phase(), stance)
                : new Allies(ground, state, step.phase(), stance);
    }

    /** This script, but with the goals of a plan for all units except a few of chance. */
    Script keeping(List<Act> plan) {
        List<Unit> units = new ArrayList<>();
        for (Act act : plan) {
            if (act instanceof Act.Move(Unit unit, int hex, _)) {
                ordered.put(unit, hex);
            }
        }
        S05_Phases.movers(state, step.army(), step.phase()).forEach(units::add);
        Set<Unit> free = new HashSet<>();
        for (int i = 0; i <= random.below(CHANGED) && !units.isEmpty(); i++) {
            free.add(units.get(random.below(units.size())));
        }
        for (Unit unit : units) {
            if (free.contains(unit)) {
                ordered.remove(unit);
            } else {
                ordered.putIfAbsent(unit, state.place(unit));
            }
        }
        return this;
    }

    /** The actions, the end of the phase included. */
    List<Act> acts() {
        while (arrive()) {
            if (isOver()) {
                return acts;
            }
        }
        List<Unit> movers = new ArrayList<>();
        S05_Phases.movers(state, step.army(), step.phase()).forEach(movers::add);
        movers.sort(Comparator.comparingInt(liking::urgency));
        for (Unit unit : movers) {
            move(unit);
            if (isOver()) {
                return acts;
            }
        }
        acts.add(Act.End.END);
        return acts;
    }

    private boolean isOver() {
        return !(state.agenda().now() instanceof Movement);
    }

    /** The best of the ways in for the next reinforcement; false if there is none. */
    private boolean arrive() {
        Options<Act> options = step.options(state);
        if (!(options.get(0) instanceof Act.Enter first)) {
            return false;
        }
        Act.Enter best = best(options, first);
        acts.add(best);
        state = step.choose(state, best);
        if (state.agenda().now() instanceof Going going) {
            Act.Go go = new Act.Go(goal(going), Path.CHEAPEST);
            acts.add(go);
            state = going.choose(state, go);
        }
        return true;
    }

    private Act.Enter best(Options<Act> options, Act.Enter first) {
        Act.Enter best = first;
        double most = -Double.MAX_VALUE;
        for (Act act : options) {
            if (!(act instanceof Act.Enter enter) || !enter.unit().equals(first.unit())) {
                break;
            }
            int aim = liking.aim(state, enter.unit(), enter.hex());
            double like = liking.of(state, enter.unit(), enter.hex(), aim);
            if (like > most) {
                most = like;
                best = enter;
            }
        }
        return best;
    }

    private void move(Unit unit) {
        Going going = new Going(step.army(), step.phase(), unit, state.place(unit));
        int goal = goal(going);
        if (goal != state.place(unit)) {
            Act.Move move = new Act.Move(unit, goal, Path.CHEAPEST);
            acts.add(move);
            state = step.choose(state, move);
        }
    }

    private int goal(Going going) {
        Unit unit = going.unit();
        Integer order = ordered.get(unit);
        if (order != null && order == going.from()) {
            return order;
        }
        Places ends = Reach.of(state, going).ends();
        if (order != null && ends.contains(order)) {
            return order;
        }
        return liked(going, ends);
    }

    private int liked(Going going, Places ends) {
        Unit unit = going.unit();
        int aim = liking.aim(state, unit, going.from());
        liking.send(aim);
        int best = ends.next(0);
        double most = -Double.MAX_VALUE;
        for (int hex = best; hex >= 0; hex = ends.next(hex + 1)) {
            double chance = whim == 0 ? 0 : whim * random.unit();
            double like = liking.of(state, unit, hex, aim) + chance;
            if (like > most) {
                most = like;
                best = hex;
            }
        }
        return best;
    }
}

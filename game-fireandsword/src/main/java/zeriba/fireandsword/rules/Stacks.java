package zeriba.fireandsword.rules;

import java.util.List;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Figures;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Unit;
import zeriba.fireandsword.state.Units;

/**
 * What is listed for the units of one space: each alone, then the largest stack that may go with
 * its commanders; any other stack may be chosen too.
 */
record Stacks(Sudan state, int space, Units here, List<Act> acts) {

    void add() {
        Units free = Units.NONE;
        for (int u = here.next(0); u >= 0; u = here.next(u + 1)) {
            Unit unit = state.forces().unit(u);
            if (unit.isBoat()) {
                addBoat(u);
            } else if (!state.hasMoved(u) && !(unit.isCommander() && state.condition(u) > 0)) {
                free = free.with(u);
            }
        }
        if (!free.isEmpty()) {
            if (state.supply(space) > 0) {
                addSorties();
            } else {
                addMarches(free);
            }
        }
    }

    private void addSorties() {
        Units garrison = S14_Sieges.garrison(state, space).minus(state.moved());
        if (!garrison.isEmpty()
                && S12_Relief.objection(state, new Act.Sortie(garrison)).isEmpty()) {
            acts.add(new Act.Sortie(garrison));
        }
    }

    private void addMarches(Units free) {
        for (int to : state.map().goals(space, state.parameters().has("roads"))) {
            for (int u = free.next(0); u >= 0; u = free.next(u + 1)) {
                march(Units.of(u), to);
            }
            addStack(free, to);
        }
        addRail(free);
        addSea(free);
    }

    private void addStack(Units free, int to) {
        int path = S08_Movement.path(state, space, to).length;
        int link = path == 2 ? state.map().landLink(space, to, true) : -1;
        boolean desert = link >= 0 && !state.map().isRiverLink(link);
        int most =
                desert
                        ? Figures.DESERT_STACK
                        : path == 2 ? Figures.RIVER_STACK : S08_Movement.fast(state.parameters());
        Units stack = most(free, Math.min(most, state.room(to) - state.stack(to)));
        if (S08_Movement.counted(state, stack) > 0 && stack.size() > 1) {
            march(stack, to);
        }
    }

    /** The first so many units, with all commanders. */
    private Units most(Units free, int count) {
        Units stack = Units.NONE;
        int left = count;
        for (int u = free.next(0); u >= 0; u = free.next(u + 1)) {
            if (state.forces().unit(u).isCommander()) {
                stack = stack.with(u);
            } else if (left-- > 0) {
                stack = stack.with(u);
            }
        }
        return stack;
    }

    private void march(Units units, int to) {
        if (S08_Movement.objection(state, units, to).isEmpty()) {
            acts.add(new Act.March(units, to));
        }
    }

    private void addRail(Units free) {
        if (space == state.map().wadiHalfa) {
            Units train = most(free, Figures.RAILWAY_UNITS - state.railed());
            if (!train.isEmpty() && S10_Railway.objection(state, train).isEmpty()) {
                acts.add(new Act.Rail(train));
            }
        }
    }

    private void addSea(Units free) {
        if (!state.parameters().has("sea-moves")) {
            return;
        }
        for (int u = free.next(0); u >= 0; u = free.next(u + 1)) {
            for (int to = 0; to < state.map().size(); to++) {
                Act.Sea sea = new Act.Sea(u, to);
                if (S08_Movement.objection(state, sea).isEmpty()) {
                    acts.add(sea);
                }
            }
        }
    }

    private void addBoat(int boat) {
        if (state.steps(boat) <= 0) {
            return;
        }
        Units load = S09_Gunboats.load(state, here);
        for (int to = 0; to < state.map().size(); to++) {
            int steps = state.map().boatPath(space, to).length - 1;
            if (steps > 0 && steps <= state.steps(boat)) {
                steam(boat, Units.NONE, to);
                if (!load.isEmpty()) {
                    steam(boat, load, to);
                }
            }
        }
    }

    private void steam(int boat, Units load, int to) {
        Act.Steam act = new Act.Steam(boat, load, to);
        if (S09_Gunboats.objection(state, act).isEmpty()) {
            acts.add(act);
        }
    }
}

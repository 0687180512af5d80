package zeriba.fireandsword.rules;

import static zeriba.board.Bits.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Rule;
import zeriba.engine.schema.As.Of;
import zeriba.fireandsword.rules.battle.FaceClasses;
import zeriba.fireandsword.state.Edit;
import zeriba.fireandsword.state.Figures;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.SudanMap;
import zeriba.fireandsword.state.Unit;
import zeriba.fireandsword.state.Units;

/** Surprise attacks in a region that has just risen, and the sieges that follow. */
public final class S06_Surprise {

    private S06_Surprise() {}

    /** The most that a die may show for a place to fall. */
    @Rule({"6.1", "R-9", "R-10"})
    public static int chance(Sudan state, int space) {
        int region = state.map().region(space);
        int units = Math.max(1, state.stack(space));
        return state.index(region) - (units - 1) + state.map().surprise(space);
    }

    /** Towns and forces of a region that has risen may be surprised. */
    @Rule({"6.2", "R-11", "R-13"})
    public record Surprise(@Of("region") int region) implements Throwing {

        /** Towns and other spaces of the region in which units stand. */
        private List<Integer> attacked(Sudan state) {
            List<Integer> spaces = new ArrayList<>();
            for (int space = 0; space < state.map().size(); space++) {
                boolean isThere =
                        state.map().isTown(space)
                                ? state.stack(space) > 0
                                : state.hasLand(space) || state.stack(space) > 0;
                if (state.map().region(space) == region && isThere) {
                    spaces.add(space);
                }
            }
            return spaces;
        }

        @Override
        public FaceClasses faceClasses(Sudan state) {
            FaceClasses classes = new FaceClasses();
            attacked(state).forEach(space -> classes.die(DIE, chance(state, space) + 1));
            return classes;
        }

        @Override
        public Sudan skip(Sudan state) {
            return taken(state, 0);
        }

        /** What was surprised is lost, what was empty falls, what holds is besieged. */
        @Override
        public Sudan roll(Sudan state, Roll roll) {
            List<Integer> attacked = attacked(state);
            long fallen = 0;
            for (int die = 0; die < attacked.size(); die++) {
                int space = attacked.get(die);
                fallen = roll.face(die) <= chance(state, space) ? with(fallen, space) : fallen;
            }
            return taken(state, fallen);
        }

        private Sudan taken(Sudan state, long fallen) {
            Edit e = state.edit().done();
            boolean slips = state.parameters().has("boats-slip") && !boats(state, fallen).isEmpty();
            return slips ? e.before(new Slip(region, fallen)).now() : fall(e, region, fallen);
        }

        @Override
        public List<Event> outcome(Sudan before, Sudan after, Roll roll) {
            return before.mahdist() == after.mahdist()
                    ? List.of(draft(before).told("no-surprise"))
                    : List.of();
        }
    }

    /** Boats of places that fall may slip away. */
    @Rule("R-12")
    public record Slip(@Of("region") int region, @Of("spaces") long places) implements Throwing {

        @Override
        public FaceClasses faceClasses(Sudan state) {
            FaceClasses classes = new FaceClasses();
            classes.dice(boats(state, places).size(), DIE, Figures.SLIP_NEEDS);
            return classes;
        }

        /** Boats that slip away go one space along the Nile, to the first in the order of links. */
        @Override
        public Sudan roll(Sudan state, Roll roll) {
            Edit e = state.edit().done();
            int[] boats = boats(state, places).stream().toArray();
            for (int die = 0; die < boats.length; die++) {
                int to = refuge(e.now(), state.at(boats[die]), places);
                if (roll.face(die) >= Figures.SLIP_NEEDS && to >= 0) {
                    e.move(boats[die], to);
                }
            }
            return fall(e, region, places);
        }

        @Override
        public Optional<String> fault(PositionCheck check, PositionCheck.Place place) {
            return PositionCheck.when(
                    !containsAll(check.inRegion(region), places), "places elsewhere");
        }
    }

    private static Units boats(Sudan state, long spaces) {
        Units boats = Units.NONE;
        for (Unit unit : state.forces().all()) {
            boolean there =
                    state.isOnMap(unit.number()) && contains(spaces, state.at(unit.number()));
            boats = unit.isBoat() && there ? boats.with(unit.number()) : boats;
        }
        return boats;
    }

    private static int refuge(Sudan state, int from, long falling) {
        SudanMap map = state.map();
        for (int i = 0; i < map.linksAt(from).length; i++) {
            int to = map.spacesAt(from)[i];
            boolean free = !contains(falling, to) && state.stack(to) < state.room(to);
            if (map.isBoatLink(map.linksAt(from)[i]) && free) {
                return to;
            }
        }
        return -1;
    }

    private static Sudan fall(Edit e, int region, long fallen) {
        Sudan state = e.now();
        SudanMap map = state.map();
        long besieged = 0;
        for (int space = 0; space < map.size(); space++) {
            if (map.region(space) != region) {
                continue;
            }
            boolean falls = contains(fallen, space);
            if (falls) {
                S14_Sieges.destroy(e, state.unitsAt(space));
            }
            if (map.isTown(space) && !state.isMahdist(space)) {
                if (state.stack(space) == 0) {
                    S14_Sieges.fall(e, space).gain(region);
                } else {
                    besieged = with(besieged, space);
                }
            }
        }
        return isEmpty(besieged)
                ? e.now()
                : e.before(new S14_Sieges.Sieges(besieged, Figures.SIEGE_MORE)).now();
    }
}

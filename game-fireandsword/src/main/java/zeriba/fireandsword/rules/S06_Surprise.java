package zeriba.fireandsword.rules;

import zeriba.engine.Roll;
import zeriba.engine.Rule;
import zeriba.fireandsword.Edit;
import zeriba.fireandsword.Figures;
import zeriba.fireandsword.Step;
import zeriba.fireandsword.Sudan;
import zeriba.fireandsword.SudanMap;
import zeriba.fireandsword.Unit;
import zeriba.fireandsword.Units;
import zeriba.fireandsword.battle.Cast;

/** Surprise attacks in a region that has just risen, and the sieges that follow. */
public final class S06_Surprise {

    private static final int DIE = 6;

    private S06_Surprise() {}

    /** Towns and other spaces of the region in which units stand. */
    private static long attacked(Sudan state, int region) {
        long spaces = 0;
        for (int space = 0; space < state.map().size(); space++) {
            boolean isThere =
                    state.map().isTown(space)
                            ? state.stack(space) > 0
                            : state.hasLand(space) || state.stack(space) > 0;
            spaces |= state.map().region(space) == region && isThere ? 1L << space : 0;
        }
        return spaces;
    }

    /** The most that a die may show for a place to fall. */
    @Rule({"6.1", "R-9", "R-10"})
    public static int chance(Sudan state, int space) {
        int region = state.map().region(space);
        int units = Math.max(1, state.stack(space));
        return state.index(region) - (units - 1) + state.map().surprise(space);
    }

    @Rule("6.2")
    public static void dice(Sudan state, int region, Cast cast) {
        for (long left = attacked(state, region); left != 0; left &= left - 1) {
            cast.die(DIE, chance(state, Long.numberOfTrailingZeros(left)) + 1);
        }
    }

    /** What was surprised is lost, what was empty falls, what holds is besieged. */
    @Rule({"6.2", "R-11", "R-13"})
    public static Sudan attack(Sudan state, int region, Roll roll) {
        long fallen = 0;
        int die = 0;
        for (long left = attacked(state, region); left != 0; left &= left - 1) {
            int space = Long.numberOfTrailingZeros(left);
            fallen |= roll.face(die++) <= chance(state, space) ? 1L << space : 0;
        }
        Edit e = state.edit().done();
        boolean slips = state.terms().has("boats-slip") && hasBoats(state, fallen);
        if (slips) {
            return e.before(new Step.Slip(region, fallen)).now();
        }
        return fall(e, region, fallen);
    }

    private static boolean hasBoats(Sudan state, long spaces) {
        return boats(state, spaces).size() > 0;
    }

    private static Units boats(Sudan state, long spaces) {
        Units boats = Units.NONE;
        for (Unit unit : state.forces().all()) {
            boolean there =
                    state.isOnMap(unit.number()) && (spaces >>> state.at(unit.number()) & 1) != 0;
            boats = unit.isBoat() && there ? boats.with(unit.number()) : boats;
        }
        return boats;
    }

    @Rule("R-12")
    public static void slipDice(Sudan state, long places, Cast cast) {
        cast.dice(boats(state, places).size(), DIE, Figures.SLIP_NEEDS);
    }

    /** Boats that slip away go one space along the Nile, to the first in the order of links. */
    @Rule("R-12")
    public static Sudan slip(Sudan state, Step.Slip step, Roll roll) {
        Edit e = state.edit().done();
        int die = 0;
        Units boats = boats(state, step.places());
        for (int boat = boats.next(0); boat >= 0; boat = boats.next(boat + 1)) {
            int to = refuge(e.now(), state.at(boat), step.places());
            if (roll.face(die++) >= Figures.SLIP_NEEDS && to >= 0) {
                e.move(boat, to);
            }
        }
        return fall(e, step.region(), step.places());
    }

    private static int refuge(Sudan state, int from, long falling) {
        SudanMap map = state.map();
        for (int i = 0; i < map.linksAt(from).length; i++) {
            int to = map.spacesAt(from)[i];
            boolean free = (falling >>> to & 1) == 0 && state.stack(to) < state.room(to);
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
            boolean falls = (fallen >>> space & 1) != 0;
            if (falls) {
                S14_Sieges.destroy(e, state.unitsAt(space));
            }
            if (map.isTown(space) && !state.isMahdist(space)) {
                if (state.stack(space) == 0) {
                    S14_Sieges.fall(e, space).gain(region);
                } else {
                    besieged |= 1L << space;
                }
            }
        }
        return besieged == 0
                ? e.now()
                : e.before(new Step.Sieges(besieged, Figures.SIEGE_MORE)).now();
    }
}

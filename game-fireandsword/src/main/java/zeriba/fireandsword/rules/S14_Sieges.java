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

/** Sieges: how they begin, supplies, sorties, relief, leaving, and surrender. */
public final class S14_Sieges {

    private static final int DIE = 6;

    private S14_Sieges() {}

    /** The land units in a town, with the commanders who are fit. */
    @Rule({"12.6", "R-18"})
    public static Units garrison(Sudan state, int space) {
        Units garrison = Units.NONE;
        Units here = state.unitsAt(space);
        for (int u = here.next(0); u >= 0; u = here.next(u + 1)) {
            Unit unit = state.forces().unit(u);
            boolean goes = unit.isLand() || (unit.isCommander() && state.condition(u) == 0);
            garrison = goes ? garrison.with(u) : garrison;
        }
        return garrison;
    }

    /** Pieces that are out of the game. */
    @Rule({"6.2", "R-14"})
    static void destroy(Edit e, Units units) {
        units.stream().forEach(u -> e.put(u, Sudan.GONE));
    }

    /** A town passes to the Mahdists. */
    @Rule({"14.1", "15.4", "R-15"})
    static Edit fall(Edit e, int space) {
        e.mahdist(space, true).supply(space, 0);
        return space == e.now().map().khartoum ? e.khartoumFell() : e;
    }

    /** A town passes back; if its region is in revolt it will be besieged. */
    @Rule({"R-20", "R-53"})
    static Edit retake(Edit e, int space) {
        return e.mahdist(space, false).supply(space, 0);
    }

    /** What follows from where everybody is now: trails, railway, garrisons, sieges. */
    @Rule({"R-16", "R-19", "R-27"})
    public static Sudan settle(Sudan state) {
        Edit e = state.edit().done();
        S10_Columns.prune(e);
        loneCommanders(e);
        long besieged = 0;
        SudanMap map = state.map();
        for (long left = map.towns(); left != 0; left &= left - 1) {
            int town = Long.numberOfTrailingZeros(left);
            besieged |= settle(e, town) ? 1L << town : 0;
        }
        S09_Railway.build(e);
        if (besieged != 0) {
            e.before(new Step.Sieges(besieged, 0));
        }
        return e.now();
    }

    /** Whether a siege of the town begins. */
    private static boolean settle(Edit e, int town) {
        Sudan state = e.now();
        int region = state.map().region(town);
        if (state.isMahdist(town) || state.status(region) != Sudan.REVOLT) {
            return false;
        }
        if (S10_Columns.isFed(state, town)) {
            e.supply(town, 0);
            return false;
        }
        if (state.stack(town) == 0) {
            fall(e, town).gain(region);
            return false;
        }
        return state.supply(town) == 0;
    }

    /** A commander alone among enemies is lost. */
    @Rule("R-62")
    private static void loneCommanders(Edit e) {
        Sudan state = e.now();
        for (Unit unit : state.forces().all()) {
            int u = unit.number();
            if (unit.isCommander() && state.isOnMap(u)) {
                int space = state.at(u);
                if (state.isHostile(space) && state.stack(space) == 0) {
                    e.put(u, Sudan.GONE);
                }
            }
        }
    }

    @Rule({"6.3", "R-14", "R-20"})
    public static void siegeDice(Step.Sieges step, Cast cast) {
        for (int i = 0; i < Long.bitCount(step.towns()); i++) {
            cast.free(DIE);
        }
    }

    @Rule({"6.3", "R-14", "R-20"})
    public static Sudan besiege(Sudan state, Step.Sieges step, Roll roll) {
        Edit e = state.edit().done();
        int die = 0;
        for (long left = step.towns(); left != 0; left &= left - 1) {
            e.supply(Long.numberOfTrailingZeros(left), roll.face(die++) + step.more());
        }
        return e.now();
    }

    /** Reinforcements bring supplies once for each town and turn. */
    @Rule({"14.3", "R-22", "R-23"})
    static Edit reinforced(Edit e, Units units, int space) {
        Sudan state = e.now();
        boolean fresh =
                units.stream()
                        .anyMatch(u ->
                                !state.forces().unit(u).isCommander()
                                        && state.at(u) == space
                                        && state.began(u) != space);
        boolean needed = state.supply(space) > 0 && !state.isSupplied(space);
        return fresh && needed ? e.before(new Step.Supply(space, false)) : e;
    }

    @Rule({"14.3", "12.7", "R-18"})
    public static Sudan supply(Sudan state, Step.Supply step, Roll roll) {
        int turns = Math.min(Figures.MOST_SUPPLY, state.supply(step.space()) + roll.face(0));
        Edit e = state.edit().done().supply(step.space(), turns);
        return step.foraged() ? e.now() : e.supplied(step.space()).now();
    }

    /** Every siege eats a turn of supply; a garrison without any surrenders. */
    @Rule({"14.1", "R-14", "R-24"})
    public static Sudan eat(Sudan state) {
        Edit e = state.edit().done();
        for (long left = state.map().towns(); left != 0; left &= left - 1) {
            int town = Long.numberOfTrailingZeros(left);
            if (state.supply(town) > 0) {
                e.supply(town, state.supply(town) - 1);
                if (state.supply(town) == 1) {
                    surrender(e, town);
                }
            }
        }
        S09_Railway.watch(e);
        return e.before(new Step.Settle()).now();
    }

    @Rule({"14.1", "R-15", "R-23"})
    private static void surrender(Edit e, int town) {
        destroy(e, e.now().unitsAt(town));
        fall(e, town);
        if (e.now().terms().has("surrender-counts")) {
            e.gain(e.now().map().region(town));
        }
    }
}

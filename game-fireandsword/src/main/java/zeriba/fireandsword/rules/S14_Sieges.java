package zeriba.fireandsword.rules;

import static zeriba.board.Bits.*;

import java.util.Optional;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Rule;
import zeriba.engine.schema.As.Implied;
import zeriba.engine.schema.As.Of;
import zeriba.engine.schema.As.Within;
import zeriba.fireandsword.rules.battle.FaceClasses;
import zeriba.fireandsword.state.Edit;
import zeriba.fireandsword.state.Figures;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.SudanMap;
import zeriba.fireandsword.state.Unit;
import zeriba.fireandsword.state.Units;

/** Sieges: how they begin, supplies, sorties, relief, leaving, and surrender. */
public final class S14_Sieges {

    private S14_Sieges() {}

    /** Sieges begin: the supplies of these towns are thrown. */
    @Rule({"6.3", "R-14", "R-20"})
    public record Sieges(@Of("spaces") long towns, @Within(from = 0, to = 1) int more)
            implements Throwing {

        private int[] besieged() {
            return stream(towns).toArray();
        }

        @Override
        public FaceClasses faceClasses(Sudan state) {
            FaceClasses classes = new FaceClasses();
            for (int _ : besieged()) {
                classes.free(DIE);
            }
            return classes;
        }

        @Override
        public Sudan roll(Sudan state, Roll roll) {
            Edit e = state.edit().done();
            int[] besieged = besieged();
            for (int die = 0; die < besieged.length; die++) {
                e.supply(besieged[die], roll.face(die) + more);
            }
            return e.now();
        }

        @Override
        public Optional<String> fault(PositionCheck check, PositionCheck.Place place) {
            return PositionCheck.when(!check.areHeld(towns), "only held towns are besieged");
        }
    }

    /** The risings are over: what they come to is settled, and the movement begins. */
    @Rule({"R-16", "4.1"})
    public record MovementBegins() implements Passing {

        @Override
        public Sudan proceed(Sudan state) {
            return settle(state);
        }

        @Override
        public int rank() {
            return 2;
        }
    }

    /** What columns, sieges and garrisons come to after a move. */
    @Rule({"R-16", "R-19", "R-27"})
    public record Settle() implements Passing {

        @Override
        public Sudan proceed(Sudan state) {
            return settle(state);
        }
    }

    /** Supplies come into a besieged town. */
    @Rule({"14.3", "12.7", "R-18"})
    public record Supply(@Of("space") int space, @Implied(written = true) boolean foraged)
            implements Throwing {

        @Override
        public FaceClasses faceClasses(Sudan state) {
            return FaceClasses.of(DIE);
        }

        @Override
        public Sudan roll(Sudan state, Roll roll) {
            int turns = Math.min(Figures.MOST_SUPPLY, state.supply(space) + roll.face(0));
            Edit e = state.edit().done().supply(space, turns);
            return foraged ? e.now() : e.supplied(space).now();
        }

        @Override
        public Optional<String> fault(PositionCheck check, PositionCheck.Place place) {
            return check.town(space);
        }
    }

    /** The besieged eat. */
    @Rule({"14.1", "R-14", "R-24"})
    public record Supplies() implements Passing {

        /** Every siege eats a turn of supply; a garrison without any surrenders. */
        @Override
        public Sudan proceed(Sudan state) {
            Edit e = state.edit().done();
            for (int town : each(state.map().towns())) {
                if (state.supply(town) > 0) {
                    e.supply(town, state.supply(town) - 1);
                    if (state.supply(town) == 1) {
                        surrender(e, town);
                    }
                }
            }
            S10_Railway.watch(e);
            return e.before(new Settle()).now();
        }

        @Override
        public int rank() {
            return 5;
        }
    }

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
    private static Sudan settle(Sudan state) {
        Edit e = state.edit().done();
        S08_Columns.prune(e);
        loneCommanders(e);
        long besieged = 0;
        SudanMap map = state.map();
        for (int town : each(map.towns())) {
            besieged = settle(e, town) ? with(besieged, town) : besieged;
        }
        S10_Railway.build(e);
        if (!isEmpty(besieged)) {
            e.before(new Sieges(besieged, 0));
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
        if (S08_Columns.isFed(state, town)) {
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
        return fresh && needed ? e.before(new Supply(space, false)) : e;
    }

    @Rule({"14.1", "R-15", "R-23"})
    private static void surrender(Edit e, int town) {
        destroy(e, e.now().unitsAt(town));
        fall(e, town);
        if (e.now().parameters().has("surrender-counts")) {
            e.gain(e.now().map().region(town));
        }
    }
}

package zeriba.fireandsword.rules;

import zeriba.engine.rules.Rule;
import zeriba.fireandsword.state.Edit;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Units;

/** Boats that could not go on, and where they and what they tow come to lie. */
final class S09_TurningBack {

    private S09_TurningBack() {}

    /**
     * A boat and its tow lie in a space that it passed, or further back the way it came this turn
     * where that is full; the space where they lie now.
     */
    @Rule({"12.5", "R-40", "G-1"})
    static int lie(Edit e, int boat, Units all, int space) {
        int[] way = e.now().map().boatPath(space, e.now().began(boat));
        int berth = berth(e.now(), all, way.length == 0 ? new int[] {space} : way);
        put(e, all.minus(Units.of(boat)), boat, berth);
        return berth;
    }

    /** The first space of the way with room for all of them; where none has, the roomiest. */
    private static int berth(Sudan state, Units all, int[] way) {
        int most = Integer.MIN_VALUE;
        int berth = way[0];
        for (int space : way) {
            int room = room(state, all, space);
            if (room >= S08_Movement.counted(state, all)) {
                return space;
            }
            if (room > most) {
                most = room;
                berth = space;
            }
        }
        return berth;
    }

    /**
     * How many more units a space would take if these were elsewhere. A Mahdist town takes the boat
     * alone: its tow has not fought for it.
     */
    @Rule({"R-50", "G-1"})
    private static int room(Sudan state, Units all, int space) {
        Units others = state.unitsAt(space).minus(all);
        int room = state.room(space) - S08_Movement.counted(state, others);
        return state.isMahdist(space) ? Math.min(1, room) : room;
    }

    /** What finds no room is lost: the boat last, and commanders only with it. */
    @Rule({"R-78", "G-1"})
    private static void put(Edit e, Units tow, int boat, int berth) {
        int room = room(e.now(), tow.with(boat), berth);
        e.put(boat, room > 0 ? berth : Sudan.GONE);
        int left = room - 1;
        for (int u = tow.next(0); u >= 0; u = tow.next(u + 1)) {
            boolean commands = e.now().forces().unit(u).isCommander();
            e.put(u, commands ? e.now().at(boat) : left > 0 ? berth : Sudan.GONE);
            left -= commands ? 0 : 1;
        }
    }
}

package zeriba.fireandsword.rules.general;

import static zeriba.board.Bits.*;

import java.util.stream.IntStream;
import zeriba.board.Bits;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.state.Edit;
import zeriba.fireandsword.state.Engagement;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.SudanMap;
import zeriba.fireandsword.state.Unit;
import zeriba.fireandsword.state.Units;

/** Where the beaten go: without a battle, and never into a town of the Mahdists. */
public final class S13_Retreats {

    private S13_Retreats() {}

    /** The beaten go back without a battle; what finds no room is lost. */
    @Rule({"13.1", "R-78", "R-79"})
    public static Edit retreat(Edit e, Engagement engagement) {
        Units fleeing = engagement.force().minus(engagement.inside());
        long friends = friends(e.now(), engagement.space());
        int refuge = Sudan.GONE;
        for (int u = fleeing.next(0); u >= 0; u = fleeing.next(u + 1)) {
            Unit unit = e.now().forces().unit(u);
            if (!unit.isCommander() && e.now().isOnMap(u)) {
                int to =
                        unit.isBoat()
                                ? berth(e.now(), u, engagement, friends)
                                : place(e.now(), u, engagement);
                boolean full = to < Sudan.ALEXANDRIA && e.now().stack(to) >= e.now().room(to);
                e.put(u, full ? Sudan.GONE : to);
                boolean leads = e.now().at(u) != Sudan.GONE && refuge == Sudan.GONE;
                refuge = leads ? e.now().at(u) : refuge;
            }
        }
        for (int u = fleeing.next(0); u >= 0; u = fleeing.next(u + 1)) {
            if (e.now().forces().unit(u).isCommander() && e.now().isOnMap(u)) {
                boolean saved = refuge != Sudan.GONE;
                e.put(u, saved && isLanding(engagement) ? e.now().came(u) : refuge);
            }
        }
        return e;
    }

    private static boolean isLanding(Engagement engagement) {
        return engagement.cause() == Engagement.Cause.LANDING;
    }

    /** The space or box that troops go back to: the last that is no Mahdist town. */
    @Rule({"R-50", "R-78"})
    private static int place(Sudan state, int u, Engagement engagement) {
        if (isLanding(engagement)) {
            return state.came(u);
        }
        int origin = engagement.origin();
        if (origin >= Sudan.ALEXANDRIA) {
            return Sudan.GONE;
        }
        return IntStream.of(way(state, origin, state.began(u)))
                .filter(space -> space != engagement.space() && !state.isMahdist(space))
                .findFirst()
                .orElse(Sudan.GONE);
    }

    /** From the space before the field to where a unit was when the turn began. */
    private static int[] way(Sudan state, int origin, int began) {
        if (began >= Sudan.ALEXANDRIA) {
            return new int[] {origin};
        }
        int[] river = state.map().boatPath(origin, began);
        return river.length > 0 ? river : new int[] {origin, began};
    }

    /** Where a boat goes: back with those that it carried, else to friends, else anywhere near. */
    @Rule("R-78")
    private static int berth(Sudan state, int boat, Engagement engagement, long friends) {
        int back = state.came(boat);
        int[] near = near(state, engagement.space());
        if (back == engagement.origin() && isIn(near, back)) {
            return back;
        }
        return IntStream.of(near)
                .filter(to -> contains(friends, to))
                .findFirst()
                .orElse(
                        isIn(near, back)
                                ? back
                                : IntStream.of(near).findFirst().orElse(Sudan.GONE));
    }

    /** The neighbours of a space that take boats in, before anybody has fled to them. */
    private static long friends(Sudan state, int space) {
        return IntStream.of(state.map().spacesAt(space))
                .filter(to -> isRefuge(state, to))
                .mapToLong(Bits::only)
                .reduce(NONE, Bits::union);
    }

    private static boolean isIn(int[] spaces, int space) {
        return IntStream.of(spaces).anyMatch(s -> s == space);
    }

    /** The neighbours of a space by water that have room for a boat. */
    private static int[] near(Sudan state, int space) {
        return IntStream.of(state.map().spacesAt(space))
                .filter(to -> state.map().boatPath(space, to).length == 2)
                .filter(to -> state.stack(to) < state.room(to))
                .toArray();
    }

    /** Where a force goes that is beaten where it stood: a friend next to it, or back. */
    @Rule("R-78")
    public static int refuge(Sudan state, int space) {
        SudanMap map = state.map();
        for (int to : map.spacesAt(space)) {
            boolean open = map.landLink(space, to, state.parameters().has("roads")) >= 0;
            if (open && isRefuge(state, to)) {
                return to;
            }
        }
        Units here = state.unitsAt(space);
        for (int u = here.next(0); u >= 0; u = here.next(u + 1)) {
            int came = state.came(u);
            boolean back = came < Sudan.ALEXANDRIA && came != space && !state.isMahdist(came);
            if (state.forces().unit(u).isLand() && back) {
                return came;
            }
        }
        return Sudan.GONE;
    }

    private static boolean isRefuge(Sudan state, int space) {
        return !state.isMahdist(space)
                && (!state.isHostile(space) || state.map().isTown(space) || state.hasLand(space));
    }
}

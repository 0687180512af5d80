package zeriba.kasserine.page;

import java.util.ArrayList;
import java.util.List;
import zeriba.board.Flood;
import zeriba.board.Going;
import zeriba.board.Places;
import zeriba.kasserine.rules.S04_Sequence;
import zeriba.kasserine.rules.S05_Phases;
import zeriba.kasserine.rules.S11_Reinforcements;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.KasserineMap;
import zeriba.kasserine.state.Phase;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;

/**
 * How far the units of an army could get in their next movement phase if nobody stood in their way
 * and no mines lay anywhere: never less than they can. It tells quickly who is out of the question.
 *
 * @param all by unit; of one that is due, by every hex that it may come by
 */
record Ranges(List<Range> all) {

    /**
     * A unit, where it begins, and the hexes that it might get to.
     *
     * @param arrives whether it comes from off the map
     */
    record Range(Unit unit, int from, boolean arrives, Places most) {}

    static Ranges of(Kasserine state, Army army) {
        Kasserine then = S04_Sequence.whenMoving(state, army);
        List<Range> all = new ArrayList<>();
        for (Unit unit : new Units(army, then.present(army))) {
            all.add(range(then, unit, then.place(unit), false));
        }
        for (Unit unit : new Units(army, S11_Reinforcements.due(then, army, Phase.MOVEMENT))) {
            for (int from : then.roster().starts(unit).toArray()) {
                all.add(range(then, unit, from, true));
            }
        }
        return new Ranges(all);
    }

    private static Range range(Kasserine then, Unit unit, int from, boolean arrives) {
        KasserineMap map = then.map();
        Places none = map.grid().none();
        Flood flood = map.flood();
        flood.from(
                from,
                S05_Phases.points(then, unit, Phase.MOVEMENT),
                map.unmined(then.roster().isLeg(unit)),
                new Going(none, none, none));
        Places most = flood.reached().union(map.adjacency().neighbours(from)).with(from);
        return new Range(unit, from, arrives, most);
    }
}

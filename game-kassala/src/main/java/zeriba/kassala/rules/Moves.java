package zeriba.kassala.rules;

import zeriba.board.Places64;
import zeriba.engine.rules.Options;
import zeriba.kassala.rules.S2D_Movement.Movement;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Unit;
import zeriba.kassala.state.Units;

/**
 * The options of a movement portion: by unit in the order of the data, then by hex; last, the end.
 */
final class Moves implements Options<Act> {

    private final Kassala state;
    private final Movement movement;
    private final Units movers;
    private final Places64 full;
    private final int size;

    Moves(Kassala state, Movement movement) {
        this.state = state;
        this.movement = movement;
        Army army = movement.army();
        this.movers = Units.of(army).minus(Units.CANNON).minus(state.moved());
        this.full = S2D_Movement.full(state, army);
        int count = 1;
        for (Unit unit : movers) {
            count += goals(unit).size();
        }
        this.size = count;
    }

    private Places64 goals(Unit unit) {
        return state.destinations().of(unit).minus(full);
    }

    @Override
    public long size() {
        return size;
    }

    @Override
    public Act get(long k) {
        int left = (int) k;
        for (Unit unit : movers) {
            Places64 hexes = goals(unit);
            int count = hexes.size();
            if (left < count) {
                return Act.Move.of(unit, hexes.nth(left));
            }
            left -= count;
        }
        if (left == 0) {
            return Act.End.END;
        }
        throw new IndexOutOfBoundsException(k + " of " + size);
    }

    @Override
    public boolean contains(Act action) {
        return movement.allows(state, action);
    }
}

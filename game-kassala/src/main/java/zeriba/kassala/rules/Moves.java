package zeriba.kassala.rules;

import static zeriba.board.Bits.*;

import zeriba.board.Bits;
import zeriba.engine.rules.Options;
import zeriba.kassala.rules.S2D_Movement.Movement;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Destinations;
import zeriba.kassala.state.Kassala;

/**
 * The options of a movement portion: by unit in the order of the data, then by hex; last, the end.
 */
final class Moves implements Options<Act> {

    private final Kassala state;
    private final Movement movement;
    private final long movers;
    private final long room;
    private final int size;

    Moves(Kassala state, Movement movement) {
        this.state = state;
        this.movement = movement;
        Army army = movement.army();
        Destinations destinations = state.destinations();
        this.movers = minus(destinations.movable().bits(), state.moved().bits());
        this.room = minus(state.map().hexes(), S2D_Movement.full(state, army));
        int count = 1;
        for (long rest = movers; !isEmpty(rest); rest = withoutFirst(rest)) {
            int unit = first(rest);
            count += Bits.size(intersection(destinations.of(unit), room));
        }
        this.size = count;
    }

    @Override
    public long size() {
        return size;
    }

    @Override
    public Act get(long k) {
        int left = (int) k;
        Destinations destinations = state.destinations();
        for (long rest = movers; !isEmpty(rest); rest = withoutFirst(rest)) {
            int unit = first(rest);
            long hexes = intersection(destinations.of(unit), room);
            int count = Bits.size(hexes);
            if (left < count) {
                return Act.Move.of(unit, nth(hexes, left));
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

package zeriba.kasserine.rules;

import static zeriba.board.Bits.*;

import zeriba.board.Bits;
import zeriba.engine.rules.Options;
import zeriba.kasserine.rules.S05_Phases.Movement;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Phase;
import zeriba.kasserine.state.Unit;

/**
 * The options of a movement phase: reinforcements by unit, then by hex; while none must come first,
 * the units that may move; last, the end. A unit and its goal may also be named at once.
 */
final class Movers implements Options<Act> {

    private final Kasserine state;
    private final Movement movement;
    private final Arrivals arrivals;
    private final long movable;
    private final Army army;
    private final boolean isEndOffered;

    Movers(Kasserine state, Movement movement) {
        this.state = state;
        this.movement = movement;
        this.army = movement.army();
        Phase phase = movement.phase();
        this.arrivals = Arrivals.of(state, army, phase);
        boolean must = !isEmpty(arrivals.compulsory());
        this.movable = must ? 0 : S05_Phases.movable(state, army, phase);
        this.isEndOffered = !must;
    }

    @Override
    public long size() {
        return arrivals.size() + Bits.size(movable) + (isEndOffered ? 1L : 0L);
    }

    @Override
    public Act get(long k) {
        int left = (int) k;
        if (left < arrivals.size()) {
            return arrivals.get(left);
        }
        left -= arrivals.size();
        int count = Bits.size(movable);
        if (left < count) {
            return new Act.Take(Unit.of(army, nth(movable, left)));
        }
        if (left == count && isEndOffered) {
            return Act.End.END;
        }
        throw new IndexOutOfBoundsException(k + " of " + size());
    }

    @Override
    public boolean contains(Act action) {
        return movement.allows(state, action);
    }
}

package zeriba.kasserine.rules;

import static zeriba.board.Bits.*;

import java.util.ArrayList;
import java.util.List;
import zeriba.board.Places;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Phase;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;

/**
 * The reinforcements that may come now, each with the hexes that are open to it.
 *
 * @param units who may come
 * @param hexes by the same places: where
 * @param compulsory those of them that may not wait any longer, by their bits
 */
record Arrivals(List<Unit> units, List<Places> hexes, long compulsory) {

    private static final Arrivals NONE = new Arrivals(List.of(), List.of(), 0);

    static Arrivals of(Kasserine state, Army army, Phase phase) {
        long due = state.activity().closed() ? 0 : S11_Reinforcements.due(state, army, phase);
        if (isEmpty(due)) {
            return NONE;
        }
        List<Unit> units = new ArrayList<>();
        List<Places> hexes = new ArrayList<>();
        long compulsory = 0;
        for (Unit unit : new Units(army, due)) {
            Places open = S11_Reinforcements.open(state, unit, phase);
            if (!open.isEmpty()) {
                units.add(unit);
                hexes.add(open);
                compulsory =
                        S11_Reinforcements.mayWait(state, unit, phase)
                                ? compulsory
                                : with(compulsory, unit.bit());
            }
        }
        return new Arrivals(units, hexes, compulsory);
    }

    int size() {
        int size = 0;
        for (Places open : hexes) {
            size += open.size();
        }
        return size;
    }

    Act get(int k) {
        int left = k;
        for (int i = 0; i < hexes.size(); i++) {
            int count = hexes.get(i).size();
            if (left < count) {
                return new Act.Enter(units.get(i), hexes.get(i).nth(left));
            }
            left -= count;
        }
        throw new IndexOutOfBoundsException(k + " of " + size());
    }
}

package zeriba.kasserine;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import zeriba.engine.text.Value;
import zeriba.kasserine.rules.S08_Allotment;
import zeriba.kasserine.rules.S08_Allotment.Draw;
import zeriba.kasserine.rules.S12_LinesOfCommunication;

/** The pools of support fire, and what each side draws next as everybody stands. */
record SupportFire(Kasserine state) {

    Value.Fields answer() {
        List<Value> sides = new ArrayList<>();
        for (Army army : Army.values()) {
            sides.add(side(army));
        }
        return Value.NO_FIELDS.with("sides", Value.of(sides));
    }

    private Value side(Army army) {
        Value.Fields side =
                Value.NO_FIELDS
                        .with("side", Value.of(army.toString()))
                        .with("pool", Value.of(pool(army)));
        int turn = state.turn() + (state.agenda().now() instanceof Draw ? 0 : 1);
        if (turn > state.terms().lastTurn()) {
            return side;
        }
        return side.with("turn", Value.of(turn))
                .with("allotment", Value.of(state.terms().charts().allotment(army, turn)))
                .with("losses", Value.of(S12_LinesOfCommunication.losses(state, army)))
                .with("draws", Value.of(S08_Allotment.markers(state, army, turn)));
    }

    /** How many markers there are of the values from 1 on. */
    private List<Value> pool(Army army) {
        Markers pool = state.terms().charts().pool(army);
        return IntStream.rangeClosed(1, Markers.HIGHEST)
                .mapToObj(value -> Value.of(pool.count(value)))
                .toList();
    }
}

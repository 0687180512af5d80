package zeriba.ascari.rules;

import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Victory;
import zeriba.engine.rules.Rule;

/** Battles on the field: the transport of a column, which may be brought through. */
public final class FieldTransport {

    private FieldTransport() {}

    /** Whether a counter is one that may leave the map at all: on the field transport alone. */
    @Rule("FIELD.TRANSPORT")
    public static boolean mayLeave(Battle battle, Counter counter) {
        return battle.victory() != Victory.FIELD || counter.isTransport();
    }

    /** How many counters of transport have left the map by the forward edge. */
    @Rule("FIELD.TRANSPORT")
    public static int left(Ascari state) {
        return S7_Victory.stepsExited(state, Army.DEFENDER);
    }

    /** Whether half of the transport that there was at first, or more, has left. */
    @Rule("FIELD.TRANSPORT")
    static boolean isThrough(Ascari state) {
        int transport = state.battle().valueIfAny("transport");
        return transport > 0 && 2 * left(state) >= transport;
    }
}

package zeriba.kasserine.brain;

import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Unit;

/** A preference for hexes: how much a side would like each of its units to stand where. */
interface HexPreference {

    /** Who moves first: the lower, the earlier. */
    int urgency(Unit unit);

    /** The objective that fits a unit best, as others have been sent. */
    int aim(Kasserine state, Unit unit, int from);

    /** A unit has been sent to an objective. */
    void send(int goal);

    /** How much a unit with that aim likes a hex, as the others stand; greater is better. */
    double of(Kasserine state, Unit unit, int hex, int aim);
}

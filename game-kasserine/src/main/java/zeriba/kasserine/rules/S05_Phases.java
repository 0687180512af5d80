package zeriba.kasserine.rules;

import zeriba.engine.Pending;
import zeriba.engine.Rule;
import zeriba.kasserine.Act;
import zeriba.kasserine.Army;
import zeriba.kasserine.Kasserine;
import zeriba.kasserine.Phase;
import zeriba.kasserine.Roster;
import zeriba.kasserine.Step;
import zeriba.kasserine.Unit;
import zeriba.kasserine.Units;

/** Section 5. Movement: who may move in a phase, and with how many points. */
public final class S05_Phases {

    private static final int PERCENT = 100;

    private S05_Phases() {}

    /** Arrivals by unit, then by hex; the units that may move; last, the end. */
    @Rule({"5.1", "R30"})
    public static Pending<Act> choices(Kasserine state, Army army, Phase phase) {
        return new Pending.Choice<>(army.side(), new Movers(state, army, phase));
    }

    /** The units on the map that may still move in a phase, by their bits. */
    @Rule({"5.1", "4.1"})
    public static long movable(Kasserine state, Army army, Phase phase) {
        Roster roster = state.roster();
        long bits = state.present(army) & ~state.activity().moved();
        if (phase == Phase.MOBILE) {
            bits &= ~roster.leg(army) & ~state.activity().mired();
        }
        boolean penny = S17_PennyPackets.isInForce(state, army);
        boolean lock = phase == Phase.MOBILE && state.terms().variants().zoneLock();
        boolean supply = phase == Phase.MOBILE && state.terms().variants().supply();
        if (!penny && !lock && !supply) {
            return bits;
        }
        long movable = 0;
        for (long rest = bits; rest != 0; rest &= rest - 1) {
            Unit unit = Unit.of(army, Long.numberOfTrailingZeros(rest));
            boolean free =
                    !(lock && S06_ZonesOfControl.locks(state, unit, phase))
                            && !(penny && S17_PennyPackets.freezes(state, state.place(unit)))
                            && !(supply && !S09_Supply.isSupplied(state, unit));
            movable |= free ? unit.mask() : 0;
        }
        return movable;
    }

    /** What a unit may spend in a phase, in half points. */
    @Rule({"5.1", "4.1"})
    public static int points(Kasserine state, Unit unit, Phase phase) {
        int allowance = state.roster().movement(unit);
        if (phase == Phase.MOVEMENT) {
            return 2 * allowance;
        }
        int percent = state.terms().variants().mobilePercent();
        return 2 * ((allowance * percent + PERCENT - 1) / PERCENT);
    }

    /** A unit has been taken up. */
    @Rule("5.1")
    public static Kasserine take(Kasserine state, Step.Movement step, Act.Take take) {
        Step going =
                new Step.Going(step.army(), step.phase(), take.unit(), state.place(take.unit()));
        return state.agenda(state.agenda().before(going));
    }

    /** The units that may move, as a set. */
    @Rule("5.1")
    public static Units movers(Kasserine state, Army army, Phase phase) {
        return new Units(army, movable(state, army, phase));
    }
}

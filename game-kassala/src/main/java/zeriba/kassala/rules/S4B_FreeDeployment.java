package zeriba.kassala.rules;

import java.util.List;
import zeriba.board.Places;
import zeriba.engine.Agenda;
import zeriba.engine.Options;
import zeriba.engine.Pending;
import zeriba.engine.Rule;
import zeriba.kassala.Act;
import zeriba.kassala.Army;
import zeriba.kassala.Kassala;
import zeriba.kassala.Step;
import zeriba.kassala.Terms;
import zeriba.kassala.Unit;
import zeriba.kassala.Units;

/** Section IV.B. Free deployment. */
public final class S4B_FreeDeployment {

    private S4B_FreeDeployment() {}

    /** All units in reserve, the Christian to begin. */
    @Rule({"IV.B.1", "IV.B.2", "G-17"})
    public static Kassala begun(Terms terms) {
        Agenda<Step> agenda = S2B_Sequence.turn();
        for (Army army : List.of(Army.MOSLEM, Army.CHRISTIAN)) {
            agenda = agenda.before(new Step.Deployment(army));
        }
        Kassala state = Kassala.empty(terms, agenda);
        for (Unit unit : Unit.all()) {
            state = state.put(unit, Kassala.RESERVE);
        }
        return state;
    }

    /** Every unit in reserve on every hex where it may stand, by unit, then by hex. */
    @Rule("G-17")
    public static Pending<Act> choices(Kassala state, Army army) {
        return new Pending.Choice<>(army.side(), new Deployments(state, army));
    }

    /** The half of the map in which an army deploys. */
    @Rule({"IV.B.1", "IV.B.2"})
    static long half(Kassala state, Army army) {
        long north = state.map().north();
        return army == Army.MOSLEM ? north : state.map().hexes() & ~north;
    }

    /** Where a unit may be set up. */
    @Rule({"G-16", "G-17"})
    static long hexes(Kassala state, Unit unit) {
        Army army = unit.army();
        long open = half(state, army) & S2D_Movement.ground(state.terms(), unit);
        if (!unit.isCannon()) {
            return open & ~S2D_Movement.full(state, army);
        }
        for (long rest = state.occupied(army) & open; rest != 0; rest &= rest - 1) {
            int hex = Long.numberOfTrailingZeros(rest);
            if (!S4A_Cannon.mayShare(state, unit, state.unitsAt(hex))) {
                open &= ~(1L << hex);
            }
        }
        return open;
    }

    @Rule("G-17")
    public static Kassala deploy(Kassala state, Act.Deploy deploy) {
        Kassala after = state.put(deploy.unit(), deploy.hex());
        Units left = after.unitsAt(Kassala.RESERVE).intersection(Units.of(deploy.unit().army()));
        return left.isEmpty() ? S2B_Sequence.next(after) : after;
    }

    /** The deployments that may be chosen. */
    private static final class Deployments implements Options<Act> {

        private final Kassala state;
        private final int[] units;
        private final long[] hexes;
        private final int size;

        Deployments(Kassala state, Army army) {
            this.state = state;
            Units left = state.unitsAt(Kassala.RESERVE).intersection(Units.of(army));
            this.units = left.stream().mapToInt(Unit::number).toArray();
            this.hexes = left.stream().mapToLong(unit -> hexes(state, unit)).toArray();
            int count = 0;
            for (long open : hexes) {
                count += Long.bitCount(open);
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
            for (int i = 0; i < units.length; i++) {
                int count = Long.bitCount(hexes[i]);
                if (left < count) {
                    return new Act.Deploy(Unit.of(units[i]), Places.nth(hexes[i], left));
                }
                left -= count;
            }
            throw new IndexOutOfBoundsException(k + " of " + size);
        }

        @Override
        public boolean contains(Act action) {
            return Objections.to(state, action).isEmpty();
        }
    }
}

package zeriba.kassala.rules;

import static zeriba.board.Bits.*;

import java.util.List;
import java.util.Optional;
import zeriba.board.Bits;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Event.Manner;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Rule;
import zeriba.engine.schema.As.Called;
import zeriba.kassala.rules.general.Reason;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Contacts;
import zeriba.kassala.state.Destinations;
import zeriba.kassala.state.GameParameters;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Unit;
import zeriba.kassala.state.Units;

/** Section IV.B. Free deployment. */
public final class S4B_FreeDeployment {

    private S4B_FreeDeployment() {}

    /** All units in reserve, the Christian to begin. */
    @Rule({"IV.B.1", "IV.B.2", "G-17"})
    public static Kassala begun(GameParameters parameters) {
        return Kassala.setUp(
                parameters,
                S2B_Sequence.turn()
                        .before(new Deployment(Army.MOSLEM))
                        .before(new Deployment(Army.CHRISTIAN)),
                _ -> Kassala.RESERVE);
    }

    /** An army sets up its units, one after another. */
    @Rule({"IV.B.1", "IV.B.2", "G-17"})
    public record Deployment(@Called("side") Army army) implements Portion, Deciding<Act.Deploy> {

        @Override
        public String rule() {
            return S4B_Objections.rule(army);
        }

        @Override
        public Kassala entered(Kassala state) {
            return state.begin(state.agenda(), Contacts.NONE, Destinations.NONE);
        }

        @Override
        public List<Event> began(Kassala after) {
            return List.of(began(after, "IV.B.2"));
        }

        @Override
        public Class<Act.Deploy> acts() {
            return Act.Deploy.class;
        }

        private Units left(Kassala state) {
            return state.unitsAt(Kassala.RESERVE).intersection(Units.of(army));
        }

        /** Every unit in reserve on every hex where it may stand, by unit, then by hex. */
        @Override
        public Options<Act> options(Kassala state) {
            return new Deployments(state, this);
        }

        @Override
        public Optional<Objection> objection(Kassala state, Act.Deploy deploy) {
            return S4B_Objections.to(state, army, deploy);
        }

        @Override
        public Optional<Objection> notNow(Kassala state, Act act) {
            return Reason.of(state, "G-17", "deploy-first").units(left(state)).given();
        }

        @Override
        public Kassala choose(Kassala state, Act.Deploy deploy) {
            Kassala after = state.put(deploy.unit(), deploy.hex());
            return left(after).isEmpty() ? S2B_Sequence.next(after) : after;
        }

        @Override
        public Manner manner() {
            return Manner.DEPLOYED;
        }
    }

    /** The half of the map in which an army deploys. */
    @Rule({"IV.B.1", "IV.B.2"})
    static long half(Kassala state, Army army) {
        long north = state.map().north();
        return army == Army.MOSLEM ? north : minus(state.map().hexes(), north);
    }

    /** Where a unit may be set up. */
    @Rule({"G-16", "G-17"})
    static long hexes(Kassala state, Unit unit) {
        Army army = unit.army();
        long open = intersection(half(state, army), S2D_Movement.ground(state.parameters(), unit));
        if (!unit.isCannon()) {
            return minus(open, S2D_Movement.full(state, army));
        }
        for (int hex : each(intersection(state.occupied(army), open))) {
            if (!S4A_Cannon.mayShare(state, unit, state.unitsAt(hex))) {
                open = without(open, hex);
            }
        }
        return open;
    }

    /** The deployments that may be chosen. */
    private static final class Deployments implements Options<Act> {

        private final Kassala state;
        private final Deployment deployment;
        private final int[] units;
        private final long[] hexes;
        private final int size;

        Deployments(Kassala state, Deployment deployment) {
            this.state = state;
            this.deployment = deployment;
            Units left = deployment.left(state);
            this.units = left.stream().mapToInt(Unit::number).toArray();
            this.hexes = left.stream().mapToLong(unit -> hexes(state, unit)).toArray();
            int count = 0;
            for (long open : hexes) {
                count += Bits.size(open);
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
                int count = Bits.size(hexes[i]);
                if (left < count) {
                    return new Act.Deploy(Unit.of(units[i]), nth(hexes[i], left));
                }
                left -= count;
            }
            throw new IndexOutOfBoundsException(k + " of " + size);
        }

        @Override
        public boolean contains(Act action) {
            return deployment.allows(state, action);
        }
    }
}

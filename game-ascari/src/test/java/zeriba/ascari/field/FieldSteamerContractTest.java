package zeriba.ascari.field;

import java.util.Set;
import zeriba.ascari.Orders;

/** The contract of a steamer's battle: a boat on water, and nothing of the banks leaks. */
final class FieldSteamerContractTest extends FieldContract {

    FieldSteamerContractTest() {
        super(Orders.STEAMER);
    }

    /** What the five battles alone object to is not met here. */
    @Override
    protected Set<String> objectionsToMeet() {
        return Set.of("objection.stacking", "objection.no-exit");
    }

    @Override
    protected int extendedSeeds() {
        return 2;
    }
}

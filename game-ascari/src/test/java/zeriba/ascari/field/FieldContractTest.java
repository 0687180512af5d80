package zeriba.ascari.field;

import java.util.Set;
import zeriba.ascari.Orders;

/** An attack on a town keeps to the contract. */
final class FieldContractTest extends FieldContract {

    FieldContractTest() {
        super(Orders.TOWN);
    }

    /** What the five battles alone object to is not met here. */
    @Override
    protected Set<String> objectionsToMeet() {
        return Set.of("objection.stacking", "objection.fired", "objection.out-of-zone");
    }

    @Override
    protected int extendedSeeds() {
        return 3;
    }
}

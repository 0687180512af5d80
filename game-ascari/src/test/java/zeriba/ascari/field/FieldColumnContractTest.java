package zeriba.ascari.field;

import java.util.Set;
import zeriba.ascari.Orders;

/** A column with its transport keeps to the contract. */
final class FieldColumnContractTest extends FieldContract {

    FieldColumnContractTest() {
        super(Orders.COLUMN);
    }

    /** What the five battles alone object to is not met here. */
    @Override
    protected Set<String> objectionsToMeet() {
        return Set.of("objection.stacking", "objection.no-exit");
    }

    @Override
    protected int extendedSeeds() {
        return 1;
    }
}

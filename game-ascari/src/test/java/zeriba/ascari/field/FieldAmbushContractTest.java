package zeriba.ascari.field;

import java.util.Set;
import zeriba.ascari.Orders;

/** The contract of an ambush, whose attackers lie in wait: nothing of them leaks. */
final class FieldAmbushContractTest extends FieldContract {

    FieldAmbushContractTest() {
        super(Orders.AMBUSH);
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

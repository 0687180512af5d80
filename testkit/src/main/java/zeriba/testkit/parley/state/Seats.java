package zeriba.testkit.parley.state;

import java.util.List;
import java.util.Optional;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Side;

/** Who sits at the table. */
public final class Seats {

    /** The side that marches, with three captains. */
    public static final Side LEAGUE = new Side("league");

    /** The side that holds the keep, with one warden. */
    public static final Side GUARD = new Side("guard");

    public static final Role AMBER = new Role("amber", LEAGUE);
    public static final Role BIRCH = new Role("birch", LEAGUE);
    public static final Role CEDAR = new Role("cedar", LEAGUE);

    /** The only commander of the guard, who has the side's name. */
    public static final Role WARDEN = Role.of(GUARD);

    /** All seats, in the order in which they are asked for their plots. */
    public static final List<Role> ALL = List.of(AMBER, BIRCH, CEDAR, WARDEN);

    private Seats() {}

    /** The role of a name. */
    public static Optional<Role> named(String name) {
        return ALL.stream().filter(seat -> seat.name().equals(name)).findFirst();
    }
}

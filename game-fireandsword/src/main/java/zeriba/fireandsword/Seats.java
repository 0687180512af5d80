package zeriba.fireandsword;

import java.util.List;
import java.util.stream.IntStream;
import zeriba.engine.Role;
import zeriba.engine.Side;

/** Who may sit at the table. */
public final class Seats {

    /** The most commanders. */
    public static final int MOST = 6;

    public static final Side OWN = new Side("anglo-egyptian");
    public static final Side MAHDIST = new Side("mahdist");

    /** The commanders of the Anglo-Egyptians, from 1. */
    public static final List<Role> COMMANDERS =
            IntStream.rangeClosed(1, MOST).mapToObj(n -> new Role("commander-" + n, OWN)).toList();

    /** Who commands the Mahdists in battle where nobody else is free. */
    public static final Role KHALIFA = Role.of(MAHDIST);

    private Seats() {}

    /** All chairs. */
    public static List<Role> all() {
        return java.util.stream.Stream.concat(
                        COMMANDERS.stream(), java.util.stream.Stream.of(KHALIFA))
                .toList();
    }
}

package zeriba.fireandsword.state;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import zeriba.engine.Commands;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Side;

/** Who may sit at the table. */
public final class Seats {

    /** The most commanders. */
    public static final int MOST = 6;

    public static final Side OWN = new Side("anglo-egyptian");
    public static final Side MAHDIST = new Side("mahdist");

    /** The commanders of the Anglo-Egyptians, from 1. */
    public static final List<Role> COMMANDERS =
            IntStream.rangeClosed(1, MOST).mapToObj(n -> new Role("commander-" + n, OWN)).toList();

    /** Who has the Mahdists where a battle is fought on the field. */
    public static final Role KHALIFA = Role.of(MAHDIST);

    private Seats() {}

    /** All chairs. */
    public static List<Role> all() {
        return java.util.stream.Stream.concat(
                        COMMANDERS.stream(), java.util.stream.Stream.of(KHALIFA))
                .toList();
    }

    /**
     * What may be given to commanders: each region; or each unit, by nations and with leaders last.
     */
    public static Commands commands(Forces forces) {
        List<Commands.Group> groups = new ArrayList<>();
        for (Region region : Region.all()) {
            groups.add(new Commands.Group("regions", region.id(), List.of(region.id())));
        }
        Map<String, List<String>> units = new LinkedHashMap<>();
        for (Unit unit : forces.all()) {
            String group = unit.isCommander() ? "leaders" : unit.nation();
            units.computeIfAbsent(group, _ -> new ArrayList<>()).add(unit.id());
        }
        units.forEach((group, ids) -> groups.add(new Commands.Group("units", group, ids)));
        return new Commands("command", "seats", COMMANDERS, groups);
    }
}

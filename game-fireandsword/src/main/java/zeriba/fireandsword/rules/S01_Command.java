package zeriba.fireandsword.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Engagement;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Seats;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Units;

/** Who commands what: by committee, by region or by units; and who plays the Mahdists. */
public final class S01_Command {

    /** [design] No more than so many seats have the Mahdists. */
    private static final int MOST_RIVALS = 3;

    private S01_Command() {}

    /** The chair rotates from turn to turn. */
    @Rule({"1.2", "R-70"})
    public static Role chair(Sudan state) {
        return Seats.COMMANDERS.get(Math.max(0, state.turn() - 1) % state.parameters().seats());
    }

    /** Whether units have commanders of their own: not one for all, nor all together. */
    @Rule({"1.1", "1.2", "R-70"})
    public static boolean isShared(Sudan state) {
        return state.parameters().seats() > 1 && !state.parameters().command().equals("committee");
    }

    /** Whose unit it is. */
    @Rule({"1.1", "1.2", "R-70"})
    public static Role commander(Sudan state, int unit) {
        return switch (state.parameters().command()) {
            case "regions" -> byRegion(state, unit);
            case "units" ->
                    named(state, state.forces().unit(unit).id(), unit % state.parameters().seats());
            default -> chair(state);
        };
    }

    /** Whoever holds the region that the unit is in; the North for Egypt and whatever is afloat. */
    private static Role byRegion(Sudan state, int unit) {
        int region = state.isOnMap(unit) ? Math.max(0, state.map().region(state.at(unit))) : 0;
        return named(state, Region.of(region).id(), region % state.parameters().seats());
    }

    private static Role named(Sudan state, String command, int usual) {
        String role = state.parameters().commands().getOrDefault(command, "");
        Optional<Role> given =
                Seats.COMMANDERS.stream()
                        .limit(state.parameters().seats())
                        .filter(r -> r.name().equals(role))
                        .findFirst();
        return given.orElse(Seats.COMMANDERS.get(usual));
    }

    /**
     * The seats with no unit in a fight, who have the Mahdists there, from the chair on; none where
     * one plays alone.
     */
    @Rule({"1.3", "R-70", "R-72"})
    static List<Role> free(Sudan state, Engagement engagement) {
        int seats = state.parameters().seats();
        int first = Seats.COMMANDERS.indexOf(chair(state));
        List<Role> free = new ArrayList<>();
        for (int i = 0; i < seats && free.size() < MOST_RIVALS; i++) {
            Role seat = Seats.COMMANDERS.get((first + i) % seats);
            if (engagement.force().stream().noneMatch(u -> commander(state, u).equals(seat))) {
                free.add(seat);
            }
        }
        return free;
    }

    /** Who commands a force: whoever owns its first unit. */
    @Rule("R-70")
    static Role leader(Sudan state, Units force) {
        return force.isEmpty() ? chair(state) : commander(state, force.first());
    }

    /** A second seat that confirms what was entered; the same where nobody else plays. */
    @Rule("R-70")
    static Role second(Sudan state, Engagement engagement) {
        Role first = leader(state, engagement.force());
        int seats = state.parameters().seats();
        return seats == 1
                ? first
                : Seats.COMMANDERS.get((Seats.COMMANDERS.indexOf(first) + 1) % seats);
    }

    /** The chair that an action belongs to. */
    @Rule({"1.1", "R-70"})
    public static Role role(Sudan state, Act act) {
        return state.now() instanceof Deciding<?> step
                ? step.decider(state, act)
                : owner(state, act);
    }

    /** Whoever owns the units that an action is done with; the chair where it names none. */
    @Rule({"1.1", "R-70"})
    static Role owner(Sudan state, Act act) {
        return switch (act) {
            case Act.Deploy(int unit, _) -> commander(state, unit);
            case Act.Split(int unit, _, _) -> commander(state, unit);
            case Act.March(Units units, _) -> leader(state, units);
            case Act.Rail(Units units) -> leader(state, units);
            case Act.Steam(int boat, _, _) -> commander(state, boat);
            case Act.Sea(int unit, _) -> commander(state, unit);
            case Act.Rejoin(Units halves) -> leader(state, halves);
            case Act.Sortie(Units units) -> leader(state, units);
            case Act _ -> chair(state);
        };
    }
}

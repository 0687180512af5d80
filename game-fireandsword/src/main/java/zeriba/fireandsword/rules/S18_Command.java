package zeriba.fireandsword.rules;

import java.util.Optional;
import zeriba.engine.Role;
import zeriba.engine.Rule;
import zeriba.fireandsword.Act;
import zeriba.fireandsword.Clash;
import zeriba.fireandsword.Region;
import zeriba.fireandsword.Seats;
import zeriba.fireandsword.Step;
import zeriba.fireandsword.Sudan;
import zeriba.fireandsword.Units;

/** Who commands what: by committee, by region or by units; and who plays the Mahdists. */
public final class S18_Command {

    private S18_Command() {}

    /** The chair rotates from turn to turn. */
    @Rule({"1.2", "R-70"})
    public static Role chair(Sudan state) {
        return Seats.COMMANDERS.get(Math.max(0, state.turn() - 1) % state.terms().seats());
    }

    /** Whose unit it is. */
    @Rule({"1.1", "1.2", "R-70"})
    public static Role commander(Sudan state, int unit) {
        return switch (state.terms().command()) {
            case "regions" -> byRegion(state, unit);
            case "units" ->
                    named(state, state.forces().unit(unit).id(), unit % state.terms().seats());
            default -> chair(state);
        };
    }

    /** Whoever holds the region that the unit is in; the North for Egypt and whatever is afloat. */
    private static Role byRegion(Sudan state, int unit) {
        int region = state.isOnMap(unit) ? Math.max(0, state.map().region(state.at(unit))) : 0;
        return named(state, Region.of(region).id(), region % state.terms().seats());
    }

    private static Role named(Sudan state, String command, int usual) {
        String role = state.terms().commands().getOrDefault(command, "");
        Optional<Role> given =
                Seats.COMMANDERS.stream()
                        .limit(state.terms().seats())
                        .filter(r -> r.name().equals(role))
                        .findFirst();
        return given.orElse(Seats.COMMANDERS.get(usual));
    }

    /** The first seat with no unit in a fight, from the chair on; empty where all are in it. */
    @Rule({"1.3", "R-70", "R-72"})
    public static Optional<Role> free(Sudan state, Clash clash) {
        int seats = state.terms().seats();
        int first = Seats.COMMANDERS.indexOf(chair(state));
        for (int i = 0; i < seats; i++) {
            Role seat = Seats.COMMANDERS.get((first + i) % seats);
            if (clash.force().stream().noneMatch(u -> commander(state, u).equals(seat))) {
                return Optional.of(seat);
            }
        }
        return Optional.empty();
    }

    /** Who commands a force: whoever owns its first unit. */
    @Rule("R-70")
    static Role leader(Sudan state, Units force) {
        return force.isEmpty() ? chair(state) : commander(state, force.first());
    }

    /** Who commands the Mahdists in a fight. */
    @Rule({"1.3", "R-70", "R-72"})
    public static Role rival(Sudan state, Clash clash) {
        return free(state, clash).orElse(Seats.KHALIFA);
    }

    /** A second seat that confirms what was entered; the same where nobody else plays. */
    @Rule("R-70")
    static Role second(Sudan state, Clash clash) {
        Role first = leader(state, clash.force());
        int seats = state.terms().seats();
        return seats == 1
                ? first
                : Seats.COMMANDERS.get((Seats.COMMANDERS.indexOf(first) + 1) % seats);
    }

    /** The chair that an action belongs to. */
    @Rule({"1.1", "R-70"})
    public static Role role(Sudan state, Act act) {
        return switch (state.now()) {
            case Step.CallOff step -> leader(state, step.clash().force());
            case Step.Manner step -> leader(state, step.clash().force());
            case Step.Held step -> leader(state, step.clash().force());
            case Step.Toll step -> leader(state, step.clash().force());
            case Step.Confirm step -> second(state, step.clash());
            case Step.Posture step when step.own().isEmpty() -> leader(state, step.clash().force());
            case Step.Posture step -> rival(state, step.clash());
            case Step.Freed step -> leader(state, S14_Sieges.garrison(state, step.space()));
            case Step.SetUp _, Step.Movement _, Step.Landing _, Step.Levy _ -> byAct(state, act);
            case Step.Unasked _ -> byAct(state, act);
        };
    }

    private static Role byAct(Sudan state, Act act) {
        return switch (act) {
            case Act.Deploy(int unit, _) -> commander(state, unit);
            case Act.Split(int unit, _, _) -> commander(state, unit);
            case Act.March(Units units, _) -> leader(state, units);
            case Act.Rail(Units units) -> leader(state, units);
            case Act.Steam(int boat, _, _) -> commander(state, boat);
            case Act.Sea(int unit, _) -> commander(state, unit);
            case Act.Rejoin(Units halves) -> leader(state, halves);
            case Act.Sortie(Units units) -> leader(state, units);
            case Act.Recommended _, Act.End _ -> chair(state);
            case Act.Fighting _, Act.Settling _ -> chair(state);
        };
    }
}

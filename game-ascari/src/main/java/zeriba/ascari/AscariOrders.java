package zeriba.ascari;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.ascari.rules.S4_Fire;
import zeriba.engine.OptionSpec;
import zeriba.engine.Pending;
import zeriba.engine.Role;
import zeriba.engine.StandingOrders;
import zeriba.engine.Value;

/**
 * What may be settled in advance: opportunity fire, and the spiking of lost guns. A unit whose
 * order is open fires at the counter on the move if all the conditions for it are met; of several
 * such units the one with the best chance begins.
 */
record AscariOrders() implements StandingOrders<Ascari, Act> {

    private static final String ASK = "ask";
    private static final String HOLD = "hold";
    private static final String FIRE = "fire";
    private static final int FACES = 6;
    private static final int CHARGE = 2;

    private static final OptionSpec SHOTS =
            new OptionSpec.OneOf("fire", "Opportunity fire", "4.3", List.of(ASK, HOLD, FIRE));
    private static final OptionSpec WITHIN =
            new OptionSpec.WholeNumber(
                    "fire-within", "Fire only within so many hexes", "4.3", 1, 8, 8);
    private static final OptionSpec CHANCE =
            new OptionSpec.WholeNumber(
                    "fire-chance", "Fire only if so many faces of the die hit", "4.3", 1, 6, 2);
    private static final OptionSpec THREATS =
            new OptionSpec.OnOff(
                    "fire-threats", "Fire only at units that threaten melee", "4.3", false);
    private static final OptionSpec HOLDING =
            new OptionSpec.OneOf(
                    "fire-guns", "Guns in opportunity fire", "4.7", List.of("as-rifles", HOLD));
    private static final OptionSpec SPIKING =
            new OptionSpec.OneOf(
                    "spike",
                    "Spike guns that are lost",
                    "S4.SPIKE",
                    List.of("spike", ASK, "yield"));

    @Override
    public List<OptionSpec> kinds() {
        return List.of(SHOTS, WITHIN, CHANCE, THREATS, HOLDING, SPIKING);
    }

    /** The documented pass of a reaction: no fire, and guns that are lost are spiked. */
    static Optional<Act> pass(Ascari state) {
        return switch (state.agenda().now()) {
            case Step.Window _ -> Optional.of(new Act.Pass());
            case Step.Spiking(int battery) ->
                    Optional.of(new Act.Spike(state.counter(battery).id()));
            case Step.Deployment _,
                    Step.Movement _,
                    Step.Moving _,
                    Step.Shot _,
                    Step.LeaderHits _,
                    Step.Melee _,
                    Step.Retreat _,
                    Step.Fire _,
                    Step.Burning _,
                    Step.Administration _,
                    Step.Over _ ->
                    Optional.empty();
        };
    }

    @Override
    public Optional<Act> answer(
            Ascari seen, Role role, Pending.Choice<Act> choice, Map<String, Value> given) {
        return switch (seen.agenda().now()) {
            case Step.Window window when seen.agenda().rest().now() instanceof Step.Moving moving ->
                    fire(seen, window, moving, given);
            case Step.Spiking(int battery) -> spike(seen.counter(battery).id(), given);
            case Step.Window _,
                    Step.Deployment _,
                    Step.Movement _,
                    Step.Moving _,
                    Step.Shot _,
                    Step.LeaderHits _,
                    Step.Melee _,
                    Step.Retreat _,
                    Step.Fire _,
                    Step.Burning _,
                    Step.Administration _,
                    Step.Over _ ->
                    Optional.empty();
        };
    }

    private static Optional<Act> spike(String battery, Map<String, Value> given) {
        String order = text(given, SPIKING);
        return switch (order) {
            case "spike" -> Optional.of(new Act.Spike(battery));
            case "yield" -> Optional.of(new Act.Yield(battery));
            default -> Optional.empty();
        };
    }

    private static String text(Map<String, Value> given, OptionSpec spec) {
        return given.getOrDefault(spec.id(), spec.byDefault()) instanceof Value.Text(String word)
                ? word
                : ASK;
    }

    private static long number(Map<String, Value> given, OptionSpec spec) {
        return given.getOrDefault(spec.id(), spec.byDefault()) instanceof Value.Whole(long number)
                ? number
                : -1;
    }

    private static Optional<Act> fire(
            Ascari seen, Step.Window window, Step.Moving moving, Map<String, Value> given) {
        boolean asks =
                List.of(SHOTS, WITHIN, CHANCE, THREATS, HOLDING).stream()
                        .anyMatch(kind -> Value.of(ASK).equals(given.get(kind.id())));
        String order = text(given, SHOTS);
        if (order.equals(HOLD) && !asks) {
            return Optional.of(new Act.Pass());
        }
        if (!order.equals(FIRE) || asks) {
            return Optional.empty();
        }
        boolean onlyThreats = Value.of(true).equals(given.get(THREATS.id()));
        int best = Ascari.NOBODY;
        int most = 0;
        if (!onlyThreats || isThreat(seen, window.by(), moving)) {
            for (long rest = window.firers(); rest != 0; rest &= rest - 1) {
                int firer = Long.numberOfTrailingZeros(rest);
                int hits = meets(seen, seen.counter(firer), moving.hex(), given);
                if (hits > most) {
                    most = hits;
                    best = firer;
                }
            }
        }
        if (best < 0) {
            return Optional.of(new Act.Pass());
        }
        Counter mover = seen.counter(moving.mover());
        String leader = mover.isLeader() ? mover.id() : "";
        return Optional.of(new Act.Shoot(seen.counter(best).id(), moving.hex(), leader));
    }

    /** How many faces hit, or 0 where a condition is not met. */
    private static int meets(Ascari seen, Counter firer, int hex, Map<String, Value> given) {
        int range = seen.ground().distance(seen.at(firer), hex);
        int hits = S4_Fire.faces(seen, firer, hex, true)[0];
        boolean held = firer.isBattery() && text(given, HOLDING).equals(HOLD);
        boolean open =
                !held
                        && range <= number(given, WITHIN)
                        && hits >= Math.min(FACES, number(given, CHANCE));
        return open ? hits : 0;
    }

    /** Whether the counter on the move is as near to one of ours as a charge goes. */
    private static boolean isThreat(Ascari seen, Army by, Step.Moving moving) {
        if (seen.counter(moving.mover()).isLeader() || moving.halted()) {
            return false;
        }
        for (int number = 0; number < seen.battle().units(); number++) {
            if (seen.isOnMap(number)
                    && seen.counter(number).army() == by
                    && seen.ground().distance(seen.at(number), moving.hex()) <= CHARGE) {
                return true;
            }
        }
        return false;
    }
}

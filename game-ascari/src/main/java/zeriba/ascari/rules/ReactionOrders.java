package zeriba.ascari.rules;

import static zeriba.board.Bits.*;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import zeriba.ascari.rules.S3_Moves.Moving;
import zeriba.ascari.rules.S4_OpportunityFire.Window;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.engine.record.Responder;
import zeriba.engine.rules.OptionSpec;
import zeriba.engine.text.Value;

/**
 * What may be settled in advance, for all units or for one: opportunity fire, and the spiking of
 * lost guns. A unit that is ordered to fire does so at the counter on the move if all the
 * conditions for it are met; of several such units the one with the best chance begins. Where no
 * order fires, the person is asked if some unit that is to ask has a shot worth asking about, by
 * range and chance.
 */
public final class ReactionOrders {

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
    private static final OptionSpec ASK_WITHIN =
            new OptionSpec.WholeNumber(
                    "ask-within", "Ask only about shots within so many hexes", "4.3", 1, 8, 8);
    private static final OptionSpec ASK_CHANCE =
            new OptionSpec.WholeNumber(
                    "ask-chance",
                    "Ask only about shots that so many faces of the die hit",
                    "4.3",
                    1,
                    6,
                    1);
    private static final OptionSpec HOLDING =
            new OptionSpec.OneOf(
                    "fire-guns",
                    "Guns without an order of their own",
                    "4.7",
                    List.of("as-rifles", HOLD));
    private static final OptionSpec SPIKING =
            new OptionSpec.OneOf(
                    "spike",
                    "Spike guns that are lost",
                    "S4.SPIKE",
                    List.of(ASK, "spike", "yield"));

    /** The kinds of orders. */
    public static final List<OptionSpec> KINDS =
            List.of(SHOTS, WITHIN, CHANCE, THREATS, ASK_WITHIN, ASK_CHANCE, HOLDING, SPIKING);

    /** For who would rather not be asked. */
    public static final Map<String, Value> SENSIBLE =
            Map.of(SHOTS.id(), Value.of(FIRE), SPIKING.id(), Value.of("spike"));

    /** The kinds that may be given for one unit as well. */
    public static final Set<String> FOR_UNITS =
            Set.of(SHOTS.id(), WITHIN.id(), CHANCE.id(), THREATS.id());

    private ReactionOrders() {}

    /** Whether a counter takes orders of its own. */
    public static boolean takes(Counter counter) {
        return !counter.isLeader();
    }

    /** What becomes of guns that are lost, by the orders {@code given}. */
    static Optional<Act> answer(Counter battery, Map<String, Value> given) {
        return switch (text(given, SPIKING)) {
            case "spike" -> Optional.of(new Act.Spike(battery.id()));
            case "yield" -> Optional.of(new Act.Yield(battery.id()));
            default -> Optional.empty();
        };
    }

    private static String text(Map<String, Value> given, OptionSpec spec) {
        return given.getOrDefault(spec.id(), spec.byDefault()) instanceof Value.Text(String word)
                ? word
                : ASK;
    }

    /** Who fires by order; else who is to be asked, or nobody. */
    static Optional<Act> answer(
            Ascari seen, Window window, Moving moving, Map<String, Value> given) {
        boolean isThreat = isThreat(seen, window.by(), moving);
        boolean asks = false;
        int best = Ascari.NOBODY;
        int most = 0;
        for (int number : each(window.firers())) {
            Counter firer = seen.counter(number);
            Orders orders = new Orders(given, firer);
            asks = asks || (orders.ask() && orders.isWorthAsking(seen, moving.hex()));
            int hits = orders.fire() ? orders.meets(seen, moving.hex(), isThreat) : 0;
            if (hits > most) {
                most = hits;
                best = firer.number();
            }
        }
        if (best >= 0) {
            String leader = S4_OpportunityFire.named(seen, moving);
            return Optional.of(new Act.Shoot(seen.counter(best).id(), moving.hex(), leader));
        }
        return asks ? Optional.empty() : Optional.of(new Act.Pass());
    }

    /** The orders of one unit: its own before those for all. */
    private record Orders(Map<String, Value> given, Counter firer) {

        private Value of(OptionSpec kind) {
            Value all = given.getOrDefault(kind.id(), kind.byDefault());
            return given.getOrDefault(Responder.forUnit(kind.id(), firer.id()), all);
        }

        private boolean isHeld() {
            return isOrderedAsGuns(HOLD);
        }

        /** Whether it is a battery without an order of its own, and guns are ordered so. */
        private boolean isOrderedAsGuns(String order) {
            return firer.isBattery()
                    && !given.containsKey(Responder.forUnit(SHOTS.id(), firer.id()))
                    && of(HOLDING).equals(Value.of(order));
        }

        boolean fire() {
            return of(SHOTS).equals(Value.of(FIRE)) && !ask() && !isHeld();
        }

        /** Whether its person is asked, by the order itself or by one of its conditions. */
        boolean ask() {
            boolean conditioned =
                    !isHeld()
                            && !of(SHOTS).equals(Value.of(HOLD))
                            && List.of(SHOTS, WITHIN, CHANCE, THREATS).stream()
                                    .anyMatch(kind -> of(kind).equals(Value.of(ASK)));
            return conditioned || isOrderedAsGuns(ASK);
        }

        /** How many faces hit, or 0 where a condition is not met. */
        int meets(Ascari seen, int hex, boolean isThreat) {
            int hits = hits(seen, hex);
            boolean open =
                    range(seen, hex) <= number(WITHIN)
                            && hits >= Math.min(FACES, number(CHANCE))
                            && (isThreat || !of(THREATS).equals(Value.of(true)));
            return open ? hits : 0;
        }

        /**
         * Whether a shot at a hex is near and sure enough for its person to be asked about it;
         * where a limit is itself to be asked for, there is none.
         */
        boolean isWorthAsking(Ascari seen, int hex) {
            boolean isNear =
                    !(of(ASK_WITHIN) instanceof Value.Whole(long most)) || range(seen, hex) <= most;
            boolean isSure =
                    !(of(ASK_CHANCE) instanceof Value.Whole(long least))
                            || hits(seen, hex) >= least;
            return isNear && isSure;
        }

        private int range(Ascari seen, int hex) {
            return seen.ground().distance(seen.at(firer), hex);
        }

        private int hits(Ascari seen, int hex) {
            return S4_Fire.faces(seen, firer, hex, true)[0];
        }

        private long number(OptionSpec kind) {
            return of(kind) instanceof Value.Whole(long number) ? number : -1;
        }
    }

    /** Whether the counter on the move is as near to one of ours as a charge goes. */
    private static boolean isThreat(Ascari seen, Army by, Moving moving) {
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

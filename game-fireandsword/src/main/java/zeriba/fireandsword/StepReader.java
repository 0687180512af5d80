package zeriba.fireandsword;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import zeriba.engine.Node;
import zeriba.engine.Result;
import zeriba.engine.Side;
import zeriba.engine.UnreadableException;
import zeriba.engine.Value;
import zeriba.fireandsword.battle.Field;
import zeriba.fireandsword.battle.FieldText;
import zeriba.fireandsword.battle.Muster;
import zeriba.fireandsword.battle.Order;
import zeriba.fireandsword.battle.Steamer;
import zeriba.fireandsword.rules.S19_Commanded;

/** Steps out of the neutral tree. */
final class StepReader {

    private static final int MOST_UNITS = 20;
    private static final int MOST_STANDS = 99;
    private static final int ROUNDS = 5;
    private static final int HULL = 5;

    private final SudanMap map;
    private final Forces forces;

    StepReader(SudanMap map, Forces forces) {
        this.map = map;
        this.forces = forces;
    }

    Step read(Node n) throws UnreadableException {
        String word = n.at("step").text();
        return switch (word) {
            case "set-up" -> new Step.SetUp();
            case "indexes" -> new Step.Indexes();
            case "turn-begins" -> new Step.TurnBegins();
            case "revolts" -> new Step.Revolts();
            case "movement-begins" -> new Step.MovementBegins();
            case "movement" -> new Step.Movement();
            case "settle" -> new Step.Settle();
            case "end-of-movement" -> new Step.EndOfMovement();
            case "supplies" -> new Step.Supplies();
            case "adjustment" -> new Step.Adjustment();
            case "third-boat" -> new Step.ThirdBoat();
            case "levies" -> new Step.Levies();
            case "end-of-turn" -> new Step.EndOfTurn();
            case "surprise" -> new Step.Surprise(region(n.at("region")));
            case "slip" -> new Step.Slip(region(n.at("region")), Named.spaces(n.at("places"), map));
            case "sieges" ->
                    new Step.Sieges(Named.spaces(n.at("towns"), map), n.at("more").number(0, 1));
            case "travel" -> travel(n);
            case "freed" ->
                    new Step.Freed(Named.space(n.at("space"), map), n.at("relieved").flag());
            case "supply" ->
                    new Step.Supply(Named.space(n.at("space"), map), n.at("foraged").flag());
            case "camps" -> new Step.Camps(Named.spaces(n.at("spaces"), map));
            case "arrivals" -> new Step.Arrivals(Named.space(n.at("space"), map));
            case "landing" -> landing(n);
            case "levy" -> new Step.Levy(n.at("stands").number(1, 6));
            case "over" -> new Step.Over(result(n));
            default -> clashing(word, n, clash(n));
        };
    }

    private static int region(Node n) throws UnreadableException {
        return Named.word(n, Region.all().stream().map(Region::id).toList());
    }

    private Step travel(Node n) throws UnreadableException {
        List<Integer> path = new ArrayList<>();
        for (Node item : n.at("path").items()) {
            path.add(Named.space(item, map));
        }
        int boat = n.at("boat").isThere() ? Named.unit(n.at("boat"), forces) : -1;
        return new Step.Travel(
                Named.units(n.at("units"), forces), boat, path, n.at("cleared").flag());
    }

    private Step landing(Node n) throws UnreadableException {
        return new Step.Landing(
                Named.space(n.at("space"), map),
                n.at("left").number(0, 5),
                n.at("boxes").number(0, 7),
                Named.units(n.at("landed"), forces),
                n.at("evacuated").flag());
    }

    private static Result result(Node n) throws UnreadableException {
        String winner = n.at("winner").text();
        List<String> sides = List.of(Seats.OWN.name(), Seats.MAHDIST.name());
        if (!sides.contains(winner)) {
            throw n.at("winner").fault("must be one of " + String.join(", ", sides));
        }
        return new Result.Won(
                new Side(winner),
                n.at("rule").text(),
                n.at("grade").text(),
                n.at("score").number(-2_000, 0));
    }

    private Clash clash(Node n) throws UnreadableException {
        String word = n.at("cause").text().toUpperCase(Locale.ROOT);
        for (Clash.Cause cause : Clash.Cause.values()) {
            if (cause.name().equals(word)) {
                return new Clash(
                        cause,
                        Named.space(n.at("at"), map),
                        Named.units(n.at("force"), forces),
                        Named.units(n.at("inside"), forces),
                        Named.place(n.at("origin"), map));
            }
        }
        throw n.at("cause").fault("no such cause");
    }

    private Step clashing(String word, Node n, Clash clash) throws UnreadableException {
        return switch (word) {
            case "encounter" -> new Step.Encounter(clash);
            case "call-off" -> new Step.CallOff(clash, n.at("count").number(1, MOST_UNITS));
            case "types" -> new Step.Types(clash, n.at("count").number(1, MOST_UNITS));
            case "strength" -> new Step.Strength(clash, Named.numbers(n.at("types"), 1, 4));
            case "nature" -> nature(n, clash);
            case "manner" -> new Step.Manner(clash, muster(n));
            case "orders" -> posture(n, clash);
            case "battle" -> new Step.Fight(clash, field(n), n.at("ordered").flag());
            case "steamer" -> new Step.Sail(clash, sail(n.at("fight")));
            case "held" -> new Step.Held(clash, muster(n));
            case "toll" ->
                    new Step.Toll(
                            clash,
                            muster(n),
                            n.at("won").flag(),
                            Named.numbers(n.at("losses"), 0, MOST_STANDS));
            case "confirm" ->
                    new Step.Confirm(
                            clash,
                            muster(n),
                            n.at("won").flag(),
                            Named.numbers(n.at("losses"), 0, MOST_STANDS));
            case "escape" -> new Step.Escape(clash, n.at("hot").flag(), losses(n));
            case "cards" -> new Step.Cards(clash, n.at("won").flag(), losses(n));
            case "hit" ->
                    new Step.Hit(
                            clash,
                            n.at("won").flag(),
                            n.at("hits").number(1, 4),
                            deck(n.at("deck")));
            case "wounded" ->
                    new Step.Wounded(
                            clash, n.at("won").flag(), Named.units(n.at("commanders"), forces));
            case "aftermath" -> new Step.Aftermath(clash, n.at("won").flag());
            default -> throw n.at("step").fault("no step is called \"" + word + "\"");
        };
    }

    private static long deck(Node n) throws UnreadableException {
        if (n.value() instanceof Value.Whole(long deck) && deck > 0 && deck < 1L << 52) {
            return deck;
        }
        throw n.fault("must name the cards that are left");
    }

    private static Step nature(Node n, Clash clash) throws UnreadableException {
        try {
            return new Step.Nature(
                    clash,
                    n.at("count").number(1, MOST_UNITS),
                    FieldText.troops(n.at("rivals").value(), false));
        } catch (FieldText.Fault e) {
            throw n.at("rivals").fault(String.valueOf(e.getMessage()));
        }
    }

    private static Muster muster(Node n) throws UnreadableException {
        try {
            return FieldText.muster(n.at("muster").fields());
        } catch (FieldText.Fault e) {
            throw n.at("muster").fault(String.valueOf(e.getMessage()));
        }
    }

    private static Field field(Node n) throws UnreadableException {
        try {
            return FieldText.field(n.at("field").fields());
        } catch (FieldText.Fault e) {
            throw n.at("field").fault(String.valueOf(e.getMessage()));
        }
    }

    private static Step posture(Node n, Clash clash) throws UnreadableException {
        try {
            boolean none = n.at("own").items().isEmpty();
            List<Order> own = none ? List.of() : own(n);
            return new Step.Posture(clash, field(n), own, rival(n));
        } catch (FieldText.Fault e) {
            throw n.at("own").fault(String.valueOf(e.getMessage()));
        }
    }

    private static List<Order> rival(Node n) throws UnreadableException {
        List<Order> rival = new ArrayList<>();
        for (Node order : n.at("rival").items()) {
            List<String> words = Order.RIVAL.stream().map(Order::word).toList();
            rival.add(Order.RIVAL.get(Named.word(order, words)));
        }
        return rival;
    }

    private static List<Order> own(Node n) throws UnreadableException, FieldText.Fault {
        Value value = n.at("own").value();
        List<Order> off = S19_Commanded.BROKEN_OFF;
        return value.equals(Value.texts(off.stream().map(Order::word).toList()))
                ? off
                : FieldText.orders(value, Order.OWN);
    }

    private static Steamer sail(Node n) throws UnreadableException {
        int rifles = n.at("rifles").number(0, 2 * MOST_STANDS);
        int guns = n.at("guns").number(0, MOST_UNITS);
        return new Steamer(
                rifles,
                guns,
                n.at("atFirst").number(rifles + guns, 3 * MOST_STANDS),
                n.at("embarked").number(0, 2 * MOST_STANDS),
                n.at("hull").number(0, HULL),
                n.at("round").number(1, ROUNDS),
                false);
    }

    private List<Loss> losses(Node n) throws UnreadableException {
        List<Loss> losses = new ArrayList<>();
        for (Node item : n.at("losses").items()) {
            losses.add(
                    new Loss(
                            Named.unit(item.at("unit"), forces),
                            item.at("lost").number(0, MOST_STANDS),
                            item.at("before").number(1, MOST_STANDS),
                            item.at("away").flag()));
        }
        return losses;
    }
}

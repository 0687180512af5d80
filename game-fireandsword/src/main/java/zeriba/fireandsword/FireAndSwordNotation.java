package zeriba.fireandsword;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import zeriba.engine.Notation;
import zeriba.engine.UnreadableException;
import zeriba.fireandsword.battle.Order;

/** Actions as text. */
final class FireAndSwordNotation implements Notation<Act> {

    private static final int MOST_STANDS = 99;

    private final SudanMap map;
    private final Forces forces;

    FireAndSwordNotation(SudanMap map, Forces forces) {
        this.map = map;
        this.forces = forces;
    }

    @Override
    public String write(Act act) {
        return switch (act) {
            case Act.Deploy(int u, int to) -> "deploy " + id(u) + " " + map.label(to);
            case Act.Split(int u, int one, int two) ->
                    "split " + id(u) + " " + map.label(one) + " " + map.label(two);
            case Act.Recommended _ -> "recommended";
            case Act.End _ -> "end";
            case Act.March(Units units, int to) -> "march " + ids(units) + " " + map.label(to);
            case Act.Rail(Units units) -> "rail " + ids(units);
            case Act.Steam(int boat, Units load, int to) ->
                    "steam "
                            + id(boat)
                            + (load.isEmpty() ? "" : "+" + ids(load))
                            + " "
                            + map.label(to);
            case Act.Sea(int u, int to) -> "sea " + id(u) + " " + map.label(to);
            case Act.Rejoin(Units halves) -> "rejoin " + ids(halves);
            case Act.Sortie(Units units) -> "sortie " + ids(units);
            case Act.Attack _ -> "attack";
            case Act.CallOff _ -> "call-off";
            case Act.Fight(Act.Manner manner) -> "fight " + manner.name().toLowerCase(Locale.ROOT);
            case Act.Orders(List<Order> zones) ->
                    "zones " + zones.stream().map(Order::word).collect(Collectors.joining(" "));
            case Act.BreakOff _ -> "break-off";
            case Act.Field(boolean own) -> own ? "field own" : "field mahdist";
            case Act.Lose(int u, int stands) -> "lose " + id(u) + " " + stands;
            case Act.Confirm(boolean right) -> right ? "confirm" : "correct";
            case Act.Stay _ -> "stay";
            case Act.Leave(Units units, int to) -> "leave " + ids(units) + " " + map.label(to);
            case Act.Arrive(int u) -> "arrive " + id(u);
            case Act.Evacuate(int u) -> "evacuate " + id(u);
            case Act.Levy(boolean foot) -> foot ? "levy foot" : "levy horse";
        };
    }

    private String id(int unit) {
        return forces.unit(unit).id();
    }

    /** The ids of units, joined. */
    String ids(Units units) {
        return units.stream().mapToObj(this::id).collect(Collectors.joining("+"));
    }

    @Override
    public Act read(String text) throws UnreadableException {
        List<String> words = List.of(text.split(" ", -1));
        return switch (words.getFirst() + " " + (words.size() - 1)) {
            case "deploy 2" -> new Act.Deploy(unit(words.get(1)), space(words.get(2)));
            case "split 3" ->
                    new Act.Split(unit(words.get(1)), space(words.get(2)), space(words.get(3)));
            case "recommended 0" -> new Act.Recommended();
            case "end 0" -> new Act.End();
            case "march 2" -> new Act.March(units(words.get(1)), space(words.get(2)));
            case "rail 1" -> new Act.Rail(units(words.get(1)));
            case "steam 2" -> steam(words.get(1), space(words.get(2)));
            case "sea 2" -> new Act.Sea(unit(words.get(1)), space(words.get(2)));
            case "rejoin 1" -> new Act.Rejoin(units(words.get(1)));
            case "sortie 1" -> new Act.Sortie(units(words.get(1)));
            case "fight 1" -> new Act.Fight(manner(words.get(1)));
            case "zones 1", "zones 2", "zones 3" ->
                    new Act.Orders(orders(words.subList(1, words.size())));
            case "lose 2" -> new Act.Lose(unit(words.get(1)), stands(words.get(2)));
            case "leave 2" -> new Act.Leave(units(words.get(1)), space(words.get(2)));
            case "arrive 1" -> new Act.Arrive(unit(words.get(1)));
            case "evacuate 1" -> new Act.Evacuate(unit(words.get(1)));
            default -> plain(text);
        };
    }

    private Act plain(String text) throws UnreadableException {
        return switch (text) {
            case "attack" -> new Act.Attack();
            case "call-off" -> new Act.CallOff();
            case "break-off" -> new Act.BreakOff();
            case "field own" -> new Act.Field(true);
            case "field mahdist" -> new Act.Field(false);
            case "confirm" -> new Act.Confirm(true);
            case "correct" -> new Act.Confirm(false);
            case "stay" -> new Act.Stay();
            case "levy foot" -> new Act.Levy(true);
            case "levy horse" -> new Act.Levy(false);
            default ->
                    throw new UnreadableException(
                            "", "not an action: " + text + "; there are " + forms());
        };
    }

    private Act steam(String ids, int to) throws UnreadableException {
        String[] parts = ids.split("\\+", 2);
        Units load = parts.length > 1 ? units(parts[1]) : Units.NONE;
        int boat = unit(parts[0]);
        if (load.contains(boat)) {
            throw new UnreadableException("", "a boat does not carry itself: " + ids);
        }
        return new Act.Steam(boat, load, to);
    }

    private int unit(String id) throws UnreadableException {
        return forces.named(id)
                .orElseThrow(() -> new UnreadableException("", "no unit " + id))
                .number();
    }

    private Units units(String ids) throws UnreadableException {
        Units units = Units.NONE;
        for (String id : ids.split("\\+", -1)) {
            int unit = unit(id);
            if (units.contains(unit)) {
                throw new UnreadableException("", id + " is named twice");
            }
            units = units.with(unit);
        }
        return units;
    }

    private int space(String id) throws UnreadableException {
        return map.find(id).orElseThrow(() -> new UnreadableException("", "no space " + id));
    }

    private static int stands(String word) throws UnreadableException {
        for (int n = 0; n <= MOST_STANDS; n++) {
            if (word.equals(Integer.toString(n))) {
                return n;
            }
        }
        throw new UnreadableException("", "not a number of stands: " + word);
    }

    private static Act.Manner manner(String word) throws UnreadableException {
        for (Act.Manner manner : Act.Manner.values()) {
            if (manner.name().toLowerCase(Locale.ROOT).equals(word)) {
                return manner;
            }
        }
        throw new UnreadableException("", "quick, commanded or tabletop, not " + word);
    }

    private static List<Order> orders(List<String> words) throws UnreadableException {
        List<Order> orders = new ArrayList<>();
        for (String word : words) {
            orders.add(
                    Order.of(word)
                            .orElseThrow(() -> new UnreadableException("", "no order " + word)));
        }
        return orders;
    }

    @Override
    public List<String> forms() {
        return List.of(
                "deploy UNIT TOWN",
                "split BATTALION TOWN TOWN",
                "recommended",
                "march U+U SPACE",
                "rail U+U",
                "steam BOAT SPACE",
                "steam BOAT+U+U SPACE",
                "sea UNIT PORT",
                "rejoin U+U",
                "sortie U+U",
                "attack",
                "call-off",
                "fight quick|commanded|tabletop",
                "zones ORDER ORDER ORDER",
                "zones ORDER ORDER",
                "zones ORDER",
                "break-off",
                "field own|mahdist",
                "lose UNIT STANDS",
                "confirm",
                "correct",
                "stay",
                "leave U+U SPACE",
                "arrive UNIT",
                "evacuate UNIT",
                "levy foot|horse",
                "end");
    }
}

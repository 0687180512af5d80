package zeriba.kasserine;

import java.util.ArrayList;
import java.util.List;
import zeriba.board.HexGrid;
import zeriba.engine.Forms;
import zeriba.engine.Notation;
import zeriba.engine.UnreadableException;

/** Actions as text: {@code move AX01}, {@code to 3719}, {@code attack AX01+AX02 AL04}. */
final class KasserineNotation implements Notation<Act> {

    private static final Forms FORMS =
            Forms.of(
                    "move UNIT",
                    "to HEX",
                    "to HEX via HEX+HEX",
                    "move UNIT HEX",
                    "move UNIT HEX via HEX+HEX",
                    "enter UNIT HEX",
                    "end",
                    "attack UNIT+UNIT UNIT",
                    "bombard UNIT",
                    "support VALUE+VALUE",
                    "support none",
                    "deplete UNIT",
                    "retreat UNIT HEX+HEX",
                    "stand UNIT",
                    "hold UNIT",
                    "advance UNIT HEX",
                    "stay");

    private final KasserineMap map;

    KasserineNotation(KasserineMap map) {
        this.map = map;
    }

    @Override
    public List<String> forms() {
        return FORMS.all();
    }

    @Override
    public String write(Act action) {
        return switch (action) {
            case Act.Take(Unit unit) -> "move " + unit;
            case Act.Enter(Unit unit, int hex) -> "enter " + unit + " " + map.label(hex);
            case Act.Go(int hex, Way way) -> "to " + map.label(hex) + via(way);
            case Act.Move(Unit unit, int hex, Way way) ->
                    "move " + unit + " " + map.label(hex) + via(way);
            case Act.End() -> "end";
            case Act.Attack(Units attackers, Unit defender) ->
                    "attack " + attackers + " " + defender;
            case Act.Bombard(Unit target) -> "bombard " + target;
            case Act.Commit(Markers markers) -> "support " + markers;
            case Act.Deplete(Unit unit) -> "deplete " + unit;
            case Act.Retreat(Unit unit, Way way) -> "retreat " + unit + " " + hexes(way);
            case Act.Stand(Unit unit) -> "stand " + unit;
            case Act.Hold(Unit unit) -> "hold " + unit;
            case Act.Advance(Unit unit, int hex) -> "advance " + unit + " " + map.label(hex);
            case Act.Stay() -> "stay";
        };
    }

    private String via(Way way) {
        return way.isEmpty() ? "" : " via " + hexes(way);
    }

    private String hexes(Way way) {
        List<String> labels = new ArrayList<>();
        for (int i = 0; i < way.length(); i++) {
            labels.add(map.label(way.hex(i)));
        }
        return String.join("+", labels);
    }

    @Override
    public Act read(String text) throws UnreadableException {
        List<String> words = List.of(text.strip().split(" +", -1));
        return switch (words.getFirst()) {
            case "move" -> move(words);
            case "to" -> go(words);
            case "enter" -> new Act.Enter(unit(words, 3), hex(words.get(2)));
            case "end" -> alone(words, Act.End.END);
            case "attack" -> {
                FORMS.requireWords(words, 3);
                yield new Act.Attack(units(words.get(1)), unit(words.get(2)));
            }
            case "bombard" -> new Act.Bombard(unit(words, 2));
            case "support" -> new Act.Commit(markers(words));
            case "deplete" -> new Act.Deplete(unit(words, 2));
            case "retreat" -> new Act.Retreat(unit(words, 3), way(words.get(2)));
            case "stand" -> new Act.Stand(unit(words, 2));
            case "hold" -> new Act.Hold(unit(words, 2));
            case "advance" -> new Act.Advance(unit(words, 3), hex(words.get(2)));
            case "stay" -> alone(words, Act.Stay.STAY);
            default ->
                    throw FORMS.unreadable(
                            "\"" + words.getFirst() + "\" is no action of Kasserine");
        };
    }

    private Act move(List<String> words) throws UnreadableException {
        if (words.size() == 2) {
            return new Act.Take(unit(words.get(1)));
        }
        if (words.size() != 3 && (words.size() != 5 || !words.get(3).equals("via"))) {
            throw FORMS.unreadable("wants the form: move UNIT HEX via HEX+HEX");
        }
        Way way = words.size() == 5 ? way(words.get(4)) : Way.CHEAPEST;
        return new Act.Move(unit(words.get(1)), hex(words.get(2)), way);
    }

    private Act go(List<String> words) throws UnreadableException {
        if (words.size() != 2 && (words.size() != 4 || !words.get(2).equals("via"))) {
            throw FORMS.unreadable("wants the form: to HEX via HEX+HEX");
        }
        Way way = words.size() == 4 ? way(words.get(3)) : Way.CHEAPEST;
        return new Act.Go(hex(words.get(1)), way);
    }

    private static Act alone(List<String> words, Act act) throws UnreadableException {
        FORMS.requireWords(words, 1);
        return act;
    }

    private static Unit unit(List<String> words, int count) throws UnreadableException {
        FORMS.requireWords(words, count);
        return unit(words.get(1));
    }

    private static Units units(String joined) throws UnreadableException {
        List<String> names = List.of(joined.split("\\+", -1));
        Units units = Units.none(unit(names.getFirst()).army());
        for (String name : names) {
            Unit unit = unit(name);
            if (unit.army() != units.army()) {
                throw FORMS.unreadable(unit + " is of the other side");
            }
            if (units.contains(unit)) {
                throw FORMS.unreadable(unit + " is named twice");
            }
            units = units.with(unit);
        }
        return units;
    }

    private static Unit unit(String name) throws UnreadableException {
        return Unit.named(name)
                .orElseThrow(() -> FORMS.unreadable("no unit is called \"" + name + "\""));
    }

    private static Markers markers(List<String> words) throws UnreadableException {
        FORMS.requireWords(words, 2);
        if (words.get(1).equals("none")) {
            return Markers.NONE;
        }
        Markers markers = Markers.NONE;
        for (String value : words.get(1).split("\\+", -1)) {
            if (!value.matches("[1-4]") || markers.size() == Markers.HIGHEST) {
                throw FORMS.unreadable(
                        "\"" + words.get(1) + "\" are no markers: write 2+3, or none");
            }
            markers = markers.plus(Markers.of(value.charAt(0) - '0'));
        }
        return markers;
    }

    private int hex(String label) throws UnreadableException {
        if (!HexGrid.isLabel(label)) {
            throw FORMS.unreadable("\"" + label + "\" is not a hex: hexes are named like 3719");
        }
        return map.find(label)
                .orElseThrow(() -> FORMS.unreadable("the map has no hex \"" + label + "\""));
    }

    private Way way(String joined) throws UnreadableException {
        Way way = Way.CHEAPEST;
        for (String label : joined.split("\\+", -1)) {
            way = way.then(hex(label));
        }
        return way;
    }
}

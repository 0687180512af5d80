package zeriba.kassala;

import java.util.List;
import zeriba.board.HexGrid;
import zeriba.engine.Forms;
import zeriba.engine.Notation;
import zeriba.engine.UnreadableException;

/** Actions as text: {@code move TI 0303}, {@code attack TI+N1 P1}, {@code end}. */
final class KassalaNotation implements Notation<Act> {

    private static final Forms FORMS =
            Forms.of(
                    "move UNIT HEX",
                    "end",
                    "attack UNIT+UNIT UNIT+UNIT",
                    "bombard CANNON UNIT+UNIT",
                    "lose UNIT+UNIT",
                    "advance UNIT HEX",
                    "stay",
                    "deploy UNIT HEX");

    private final KassalaMap map;

    KassalaNotation(KassalaMap map) {
        this.map = map;
    }

    @Override
    public List<String> forms() {
        return FORMS.all();
    }

    @Override
    public String write(Act action) {
        return switch (action) {
            case Act.Move(Unit unit, int hex) -> "move " + unit + " " + map.label(hex);
            case Act.End() -> "end";
            case Act.Attack(Units attackers, Units defenders) ->
                    "attack " + attackers + " " + defenders;
            case Act.Bombard(Unit cannon, Units target) -> "bombard " + cannon + " " + target;
            case Act.Lose(Units units) -> "lose " + units;
            case Act.Advance(Unit unit, int hex) -> "advance " + unit + " " + map.label(hex);
            case Act.Stay() -> "stay";
            case Act.Deploy(Unit unit, int hex) -> "deploy " + unit + " " + map.label(hex);
        };
    }

    @Override
    public Act read(String text) throws UnreadableException {
        List<String> words = List.of(text.strip().split(" +", -1));
        return switch (words.getFirst()) {
            case "move" -> new Act.Move(unit(words, 1, 3), hex(words.get(2)));
            case "end" -> alone(words, Act.End.END);
            case "attack" -> new Act.Attack(units(words, 1, 3), units(words, 2, 3));
            case "bombard" -> new Act.Bombard(unit(words, 1, 3), units(words, 2, 3));
            case "lose" -> new Act.Lose(units(words, 1, 2));
            case "advance" -> new Act.Advance(unit(words, 1, 3), hex(words.get(2)));
            case "stay" -> alone(words, Act.Stay.STAY);
            case "deploy" -> new Act.Deploy(unit(words, 1, 3), hex(words.get(2)));
            default ->
                    throw FORMS.unreadable("\"" + words.getFirst() + "\" is no action of Kassala");
        };
    }

    private static Act alone(List<String> words, Act act) throws UnreadableException {
        FORMS.requireWords(words, 1);
        return act;
    }

    private static Unit unit(List<String> words, int index, int count) throws UnreadableException {
        FORMS.requireWords(words, count);
        return unit(words.get(index));
    }

    private static Units units(List<String> words, int index, int count)
            throws UnreadableException {
        FORMS.requireWords(words, count);
        Units units = Units.NONE;
        for (String name : words.get(index).split("\\+", -1)) {
            Unit unit = unit(name);
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

    private int hex(String label) throws UnreadableException {
        if (!HexGrid.isLabel(label)) {
            throw FORMS.unreadable("\"" + label + "\" is not a hex: hexes are named like 0304");
        }
        return map.hex(label);
    }
}

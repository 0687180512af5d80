package zeriba.ascari;

import java.util.Arrays;
import java.util.List;
import zeriba.board.HexGrid;
import zeriba.board.Layout;
import zeriba.engine.Forms;
import zeriba.engine.Notation;
import zeriba.engine.UnreadableException;

/** Actions as text: {@code move III-1+L-GAL 1009}, {@code fire III-1 1610}, {@code pass}. */
final class AscariNotation implements Notation<Act> {

    private static final int COLUMNS = 24;
    private static final int ROWS = 16;
    private static final String LIMBERED = "limbered";
    private static final String VIA = "via";

    private static final Forms FORMS =
            Forms.of(
                    "deploy COUNTER HEX",
                    "deploy BATTERY HEX limbered",
                    "guard UNIT",
                    "historical",
                    "move UNIT+LEADER HEX",
                    "flip BATTERY",
                    "take UNIT",
                    "exit UNIT+LEADER",
                    "hand UNIT UNIT",
                    "stop",
                    "end",
                    "fire UNIT HEX",
                    "fire UNIT HEX LEADER",
                    "pass",
                    "retreat UNIT HEX",
                    "retreat UNIT HEX via HEX",
                    "spike BATTERY",
                    "yield BATTERY");

    /** All five maps have the same sheet. */
    private final HexGrid grid = HexGrid.rectangle(Layout.FLAT_EVEN_LOWER, COLUMNS, ROWS);

    @Override
    public List<String> forms() {
        return FORMS.all();
    }

    @Override
    public String write(Act act) {
        return switch (act) {
            case Act.Deploy(String counter, int hex, boolean limbered) ->
                    "deploy " + counter + at(hex) + (limbered ? " " + LIMBERED : "");
            case Act.Guard(String unit) -> "guard " + unit;
            case Act.Historical() -> "historical";
            case Act.Move(String mover, List<String> riders, int hex) ->
                    "move " + party(mover, riders) + at(hex);
            case Act.Flip(String battery) -> "flip " + battery;
            case Act.Take(String unit) -> "take " + unit;
            case Act.Exit(String mover, List<String> riders) -> "exit " + party(mover, riders);
            case Act.Hand(String from, String to) -> "hand " + from + " " + to;
            case Act.Stop() -> "stop";
            case Act.End() -> "end";
            case Act.Shoot(String firer, int hex, String leader) ->
                    "fire " + firer + at(hex) + (leader.isEmpty() ? "" : " " + leader);
            case Act.Pass() -> "pass";
            case Act.Retreat(String unit, int hex, int via) ->
                    "retreat " + unit + at(hex) + (via == Act.NOWHERE ? "" : " " + VIA + at(via));
            case Act.Spike(String battery) -> "spike " + battery;
            case Act.Yield(String battery) -> "yield " + battery;
        };
    }

    private String at(int hex) {
        return " " + grid.label(hex);
    }

    private static String party(String mover, List<String> riders) {
        return riders.isEmpty() ? mover : mover + "+" + String.join("+", riders);
    }

    @Override
    public Act read(String text) throws UnreadableException {
        List<String> words = List.of(text.strip().split(" +", -1));
        return switch (words.getFirst()) {
            case "deploy" -> deploy(words);
            case "guard" -> new Act.Guard(id(words, 2));
            case "historical" -> alone(words, new Act.Historical());
            case "move" -> new Act.Move(mover(words, 3), riders(words.get(1)), hex(words.get(2)));
            case "flip" -> new Act.Flip(id(words, 2));
            case "take" -> new Act.Take(id(words, 2));
            case "exit" -> new Act.Exit(mover(words, 2), riders(words.get(1)));
            case "hand" -> new Act.Hand(id(words, 3), checked(words.get(2)));
            case "stop" -> alone(words, new Act.Stop());
            case "end" -> alone(words, new Act.End());
            case "fire" -> fire(words);
            case "pass" -> alone(words, new Act.Pass());
            case "retreat" -> retreat(words);
            case "spike" -> new Act.Spike(id(words, 2));
            case "yield" -> new Act.Yield(id(words, 2));
            default ->
                    throw FORMS.unreadable("\"" + words.getFirst() + "\" is no action of Ascari");
        };
    }

    private Act deploy(List<String> words) throws UnreadableException {
        boolean limbered = words.size() == 4 && words.get(3).equals(LIMBERED);
        return new Act.Deploy(id(words, limbered ? 4 : 3), hex(words.get(2)), limbered);
    }

    private Act fire(List<String> words) throws UnreadableException {
        boolean named = words.size() == 4;
        String firer = id(words, named ? 4 : 3);
        return new Act.Shoot(firer, hex(words.get(2)), named ? checked(words.get(3)) : "");
    }

    private Act retreat(List<String> words) throws UnreadableException {
        boolean through = words.size() == 5 && words.get(3).equals(VIA);
        String unit = id(words, through ? 5 : 3);
        return new Act.Retreat(unit, hex(words.get(2)), through ? hex(words.get(4)) : Act.NOWHERE);
    }

    private static Act alone(List<String> words, Act act) throws UnreadableException {
        FORMS.requireWords(words, 1);
        return act;
    }

    private static String id(List<String> words, int count) throws UnreadableException {
        FORMS.requireWords(words, count);
        return checked(words.get(1));
    }

    private static String mover(List<String> words, int count) throws UnreadableException {
        FORMS.requireWords(words, count);
        return checked(words.get(1).split("\\+", -1)[0]);
    }

    private static List<String> riders(String party) throws UnreadableException {
        String[] names = party.split("\\+", -1);
        List<String> riders = Arrays.stream(names).skip(1).sorted().toList();
        for (String rider : riders) {
            checked(rider);
        }
        if (Arrays.stream(names).distinct().count() < names.length) {
            throw FORMS.unreadable("\"" + party + "\" names somebody twice");
        }
        return riders;
    }

    private static String checked(String id) throws UnreadableException {
        if (id.matches("[A-Z0-9a-z-]+")) {
            return id;
        }
        throw FORMS.unreadable("\"" + id + "\" is not the name of a counter");
    }

    private int hex(String label) throws UnreadableException {
        return grid.find(label)
                .orElseThrow(() ->
                        FORMS.unreadable(
                                "\"" + label + "\" is not a hex: they are named 0101 to 2416"));
    }
}

package zeriba.app.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import zeriba.engine.text.Value;

/** Reading trees of values for show: what is missing or of another kind reads as empty. */
final class Tree {

    private Tree() {}

    /** A text, or a number, flag or list of them as text. */
    static String text(Value value) {
        return switch (value) {
            case Value.Text(String text) -> text;
            case Value.Whole(long number) -> Long.toString(number);
            case Value.Real(double number) -> Double.toString(number);
            case Value.Flag(boolean set) -> Boolean.toString(set);
            case Value.Items(List<Value> items) ->
                    String.join(" ", items.stream().map(Tree::text).toList());
            case Value.Nothing _ -> "";
            case Value.Fields(Map<String, Value> fields) ->
                    String.join(
                            " ",
                            fields.entrySet().stream()
                                    .map(e -> e.getKey() + " " + text(e.getValue()))
                                    .toList());
        };
    }

    static String text(Value.Fields fields, String name) {
        return text(fields.at(name));
    }

    static double number(Value value) {
        return switch (value) {
            case Value.Whole(long number) -> number;
            case Value.Real(double number) -> number;
            case Value.Text _, Value.Flag _, Value.Nothing _, Value.Items _, Value.Fields _ -> 0;
        };
    }

    static boolean isSet(Value value) {
        return value instanceof Value.Flag(boolean set) && set;
    }

    static Value.Fields fields(Value value) {
        return value instanceof Value.Fields fields ? fields : Value.NO_FIELDS;
    }

    static List<Value> items(Value value) {
        return value instanceof Value.Items(List<Value> items) ? items : List.of();
    }

    static List<Value.Fields> trees(Value value) {
        return items(value).stream().map(Tree::fields).toList();
    }

    static List<String> texts(Value value) {
        List<String> texts = new ArrayList<>();
        items(value).forEach(item -> texts.add(text(item)));
        return texts;
    }
}

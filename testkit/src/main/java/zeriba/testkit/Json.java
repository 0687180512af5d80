package zeriba.testkit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zeriba.engine.text.Value;

/** JSON as a neutral tree, both ways: as much as boards and positions need. */
public final class Json {

    private final String text;
    private int at = 0;

    private Json(String text) {
        this.text = text;
    }

    /** The tree of a text; whatever is wrong is an {@link IllegalArgumentException}. */
    public static Value.Fields read(String text) {
        if (new Json(text).value() instanceof Value.Fields fields) {
            return fields;
        }
        throw new IllegalArgumentException("not an object: " + text);
    }

    /** The text of a tree, in one line. */
    public static String write(Value value) {
        return switch (value) {
            case Value.Text(String string) -> '"' + string + '"';
            case Value.Whole(long number) -> Long.toString(number);
            case Value.Real(double number) -> Double.toString(number);
            case Value.Flag(boolean set) -> Boolean.toString(set);
            case Value.Nothing _ -> "null";
            case Value.Items(List<Value> items) ->
                    "[" + String.join(",", items.stream().map(Json::write).toList()) + "]";
            case Value.Fields(Map<String, Value> fields) ->
                    "{"
                            + String.join(",", fields.entrySet().stream().map(Json::field).toList())
                            + "}";
        };
    }

    private static String field(Map.Entry<String, Value> field) {
        return '"' + field.getKey() + "\":" + write(field.getValue());
    }

    private Value value() {
        return switch (peek()) {
            case '{' -> fields();
            case '[' -> items();
            case '"' -> Value.of(string());
            default -> word();
        };
    }

    private Value fields() {
        Map<String, Value> fields = new LinkedHashMap<>();
        take('{');
        while (peek() != '}') {
            String name = string();
            take(':');
            fields.put(name, value());
            comma();
        }
        take('}');
        return new Value.Fields(fields);
    }

    private Value items() {
        List<Value> items = new ArrayList<>();
        take('[');
        while (peek() != ']') {
            items.add(value());
            comma();
        }
        take(']');
        return new Value.Items(items);
    }

    private String string() {
        take('"');
        int end = text.indexOf('"', at);
        String string = text.substring(at, end);
        at = end + 1;
        return string;
    }

    private Value word() {
        int start = at;
        while (at < text.length()
                && "+-.0123456789abcdefghijklmnopqrstuvwxyz".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        String word = text.substring(start, at);
        return switch (word) {
            case "true" -> Value.of(true);
            case "false" -> Value.of(false);
            case "null" -> Value.NOTHING;
            default -> Value.of(Long.parseLong(word));
        };
    }

    private void comma() {
        if (peek() == ',') {
            at++;
        }
    }

    private char peek() {
        while (Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return text.charAt(at);
    }

    private void take(char expected) {
        if (peek() != expected) {
            throw new IllegalArgumentException(expected + " expected at " + at + " in " + text);
        }
        at++;
    }
}

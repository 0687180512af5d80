package zeriba.testkit.contract;

import java.util.Map;
import java.util.TreeMap;
import zeriba.engine.text.Value;

/** Looks into trees of values. */
final class Trees {

    private static final Value HIDDEN = Value.of("?");

    private Trees() {}

    /** Whether any part of it reads {@code "?"}. */
    static boolean hasHidden(Value tree) {
        return switch (tree) {
            case Value.Fields fields ->
                    fields.fields().values().stream().anyMatch(Trees::hasHidden);
            case Value.Items items -> items.items().stream().anyMatch(Trees::hasHidden);
            case Value.Text _, Value.Whole _, Value.Real _, Value.Flag _, Value.Nothing _ ->
                    tree.equals(HIDDEN);
        };
    }

    /** The units of a position, each with its fields as texts. */
    static Map<String, Map<String, String>> units(Value.Fields position) {
        Map<String, Map<String, String>> units = new TreeMap<>();
        if (position.at("units") instanceof Value.Fields named) {
            named.fields()
                    .forEach((id, unit) -> {
                        Map<String, String> fields = new TreeMap<>();
                        if (unit instanceof Value.Fields of) {
                            of.fields().forEach((name, v) -> fields.put(name, text(v)));
                        }
                        units.put(id, fields);
                    });
        }
        return units;
    }

    /** A plain value as text; nothing is an empty text. */
    static String text(Value value) {
        return switch (value) {
            case Value.Text(String text) -> text;
            case Value.Whole(long number) -> Long.toString(number);
            case Value.Real(double number) -> Double.toString(number);
            case Value.Flag(boolean set) -> Boolean.toString(set);
            case Value.Nothing() -> "";
            case Value.Items items ->
                    String.join("+", items.items().stream().map(Trees::text).toList());
            case Value.Fields fields -> fields.fields().toString();
        };
    }
}

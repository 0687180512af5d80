package zeriba.app.protocol;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zeriba.engine.text.Value;

/** Types of TypeScript by JSON Schemas, each under its name, as the client's formatter has them. */
final class TypeScript {

    private static final int WIDTH = 100;

    private final StringBuilder text = new StringBuilder();

    private TypeScript() {}

    /** A file that begins with {@code head}, with a type for each of the schemas. */
    static String of(String head, Map<String, Value> schemas) {
        TypeScript types = new TypeScript();
        types.text.append(head);
        schemas.forEach((name, schema) -> types.add(name, (Value.Fields) schema));
        return types.text.toString();
    }

    private void add(String name, Value.Fields schema) {
        text.append('\n');
        doc("", schema);
        if (schema.fields().get("properties") instanceof Value.Fields properties
                && !properties.fields().isEmpty()) {
            text.append("export interface ").append(name).append(" {\n");
            properties.fields().forEach((property, type) -> add(property, type, schema));
            if (schema.at("additionalProperties").equals(Value.of(true))) {
                text.append("  [more: string]: unknown;\n");
            }
            text.append("}\n");
        } else {
            line("export type " + name + " = ", type(schema), "");
        }
    }

    private void add(String property, Value type, Value.Fields of) {
        List<Value> required = ((Value.Items) of.at("required")).items();
        doc("  ", (Value.Fields) type);
        String sign = required.contains(Value.of(property)) ? ": " : "?: ";
        line("  " + property + sign, type(type), "  ");
    }

    /** A union that is too long for its line takes a line for each of its types. */
    private void line(String before, String type, String indent) {
        if (before.length() + type.length() < WIDTH || !type.contains(" | ")) {
            text.append(before).append(type).append(";\n");
            return;
        }
        text.append(before.stripTrailing()).append('\n');
        String each = indent + "  | ";
        text.append(each).append(type.replace(" | ", "\n" + each)).append(";\n");
    }

    private void doc(String indent, Value.Fields schema) {
        if (schema.fields().get("description") instanceof Value.Text(String sentence)) {
            text.append(indent).append("/** ").append(sentence).append(" */\n");
        }
    }

    private static String type(Value schema) {
        Map<String, Value> told = ((Value.Fields) schema).fields();
        if (told.get("$ref") instanceof Value.Text(String place)) {
            return place.substring(place.lastIndexOf('/') + 1);
        }
        if (told.get("const") instanceof Value.Text(String only)) {
            return '"' + only + '"';
        }
        if (told.get("enum") instanceof Value.Items(List<Value> words)) {
            return union(words.stream().map(word -> '"' + ((Value.Text) word).text() + '"'));
        }
        for (String either : List.of("anyOf", "oneOf")) {
            if (told.get(either) instanceof Value.Items(List<Value> kinds)) {
                return union(kinds.stream().map(TypeScript::type));
            }
        }
        return told.get("type") instanceof Value.Text(String type) ? named(type, told) : "unknown";
    }

    private static String union(Stream<String> types) {
        return types.collect(Collectors.joining(" | "));
    }

    private static String named(String type, Map<String, Value> told) {
        return switch (type) {
            case "integer", "number" -> "number";
            case "array" -> {
                String each = type(told.get("items"));
                yield each.contains(" ") && !each.endsWith(">") ? "(" + each + ")[]" : each + "[]";
            }
            case "object" ->
                    switch (told.get("additionalProperties")) {
                        case Value.Fields each -> "Record<string, " + type(each) + ">";
                        case Value.Flag(boolean mayBe) when !mayBe -> "Record<string, never>";
                        case null, default -> "Record<string, unknown>";
                    };
            default -> type;
        };
    }
}

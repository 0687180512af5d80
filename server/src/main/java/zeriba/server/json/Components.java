package zeriba.server.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import zeriba.engine.text.Value;

/** JSON Schemas of records, each told once under its name and referred to elsewhere. */
public final class Components {

    /** Where a schema stands that is referred to. */
    public static final String PLACE = "#/components/schemas/";

    private final Map<String, Value> schemas = new TreeMap<>();

    /** The schema of a type; of a record a reference to it. */
    public Value of(Class<?> type) {
        return named(RecordJson.json(type));
    }

    /** Adds the schema of a type under a name that is not its own. */
    public void add(String name, Class<?> type) {
        schemas.put(name, within(RecordJson.json(type)));
    }

    /** All that were referred to, by name. */
    public Map<String, Value> schemas() {
        return schemas;
    }

    private Value named(Value schema) {
        return schema instanceof Value.Fields fields
                        && fields.at("title") instanceof Value.Text(String title)
                ? referred(title, within(fields))
                : within(schema);
    }

    private Value referred(String title, Value schema) {
        Value other = schemas.putIfAbsent(title, schema);
        if (other != null && !other.equals(schema)) {
            throw new IllegalStateException("two records are called " + title);
        }
        return Value.NO_FIELDS.with("$ref", Value.of(PLACE + title));
    }

    /** A schema with references in place of the records in it. */
    private Value within(Value schema) {
        return switch (schema) {
            case Value.Fields(Map<String, Value> fields) -> {
                Map<String, Value> made = new LinkedHashMap<>();
                fields.forEach((name, field) -> made.put(name, field(name, field)));
                yield new Value.Fields(made);
            }
            case Value.Items(List<Value> items) ->
                    Value.of(items.stream().map(this::named).toList());
            case Value.Text _, Value.Whole _, Value.Real _, Value.Flag _, Value.Nothing _ -> schema;
        };
    }

    /** Names of properties are no keywords: one may well be called a title. */
    private Value field(String name, Value field) {
        if (name.equals("properties") && field instanceof Value.Fields(Map<String, Value> all)) {
            Map<String, Value> made = new LinkedHashMap<>();
            all.forEach((property, schema) -> made.put(property, named(schema)));
            return new Value.Fields(made);
        }
        return named(field);
    }
}

package zeriba.engine.schema;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import zeriba.engine.UnreadableException;
import zeriba.engine.Value;

/** A sealed family of records, told apart by a verb. */
record FamilyShape(
        String tag, Map<String, Shape<Object>> byVerb, Map<Class<?>, Shape<Object>> byType)
        implements Shape<Object> {
    private Shape<Object> form(Object value) {
        return Objects.requireNonNull(byType.get(value.getClass()));
    }

    private Shape<Object> named(String verb) throws UnreadableException {
        @Nullable Shape<Object> form = byVerb.get(verb);
        if (form == null) {
            throw new UnreadableException(
                    tag, "there is no " + tag + " \"" + verb + "\", only " + byVerb.keySet());
        }
        return form;
    }

    @Override
    public Value write(Object value) {
        String verb = Notations.verb(value.getClass());
        Map<String, Value> fields = new LinkedHashMap<>();
        fields.put(tag, Value.of(verb));
        fields.putAll(((Value.Fields) form(value).write(value)).fields());
        return new Value.Fields(fields);
    }

    @Override
    public Object read(Value tree) throws UnreadableException {
        if (tree instanceof Value.Fields(Map<String, Value> fields)
                && fields.get(tag) instanceof Value.Text(String verb)) {
            Map<String, Value> rest = new LinkedHashMap<>(fields);
            rest.remove(tag);
            return named(verb).read(new Value.Fields(rest));
        }
        throw new UnreadableException(tag, "must say which of " + byVerb.keySet());
    }

    @Override
    public void say(Object value, List<String> words) {
        String verb = Notations.verb(value.getClass());
        words.add(verb);
        form(value).say(value, words);
    }

    @Override
    public Object hear(Shape.Words words) throws UnreadableException {
        return named(words.next(tag)).hear(words);
    }

    List<String> forms() {
        return byVerb.keySet().stream().map(this::form).toList();
    }

    private String form(String verb) {
        return (verb + " " + Objects.requireNonNull(byVerb.get(verb)).form()).strip();
    }

    /** The form that a text should have had: that of its verb, or any where there is no such. */
    List<String> formsLike(String text) {
        String verb = text.split(" ", 2)[0];
        return byVerb.containsKey(verb) ? List.of(form(verb)) : forms();
    }

    @Override
    public String form() {
        return String.join(" | ", forms());
    }

    @Override
    public Value.Fields json() {
        List<Value> all = new ArrayList<>();
        byVerb.forEach((verb, form) -> {
            Value.Fields json = form.json();
            Value.Fields kind = Value.NO_FIELDS.with("const", Value.of(verb));
            Value.Fields with = Value.NO_FIELDS.with(tag, kind);
            for (var p : ((Value.Fields) json.at("properties")).fields().entrySet()) {
                with = with.with(p.getKey(), p.getValue());
            }
            List<Value> required = new ArrayList<>(List.of(Value.of(tag)));
            required.addAll(((Value.Items) json.at("required")).items());
            all.add(json.with("properties", with).with("required", Value.of(required)));
        });
        return Value.NO_FIELDS.with("oneOf", Value.of(all));
    }
}

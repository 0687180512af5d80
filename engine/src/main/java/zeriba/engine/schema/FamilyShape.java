package zeriba.engine.schema;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
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
                    "", "there is no " + tag + " \"" + verb + "\", only " + byVerb.keySet());
        }
        return form;
    }

    private Shape<Object> told(String verb) throws UnreadableException {
        try {
            return named(verb);
        } catch (UnreadableException e) {
            throw e.under(tag);
        }
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
            return told(verb).read(new Value.Fields(rest));
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
        return byVerb.entrySet().stream().flatMap(FamilyShape::forms).toList();
    }

    private static Stream<String> forms(Map.Entry<String, Shape<Object>> member) {
        return member.getValue() instanceof RecordShape shape && !shape.forms().isEmpty()
                ? shape.forms().stream()
                : Stream.of((member.getKey() + " " + member.getValue().form()).strip());
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

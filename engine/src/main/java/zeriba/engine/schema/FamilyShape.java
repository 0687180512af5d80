package zeriba.engine.schema;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/**
 * A sealed family of records, told apart by a verb; members of the same verb by what follows it.
 */
record FamilyShape(
        String title,
        String tag,
        Map<String, List<Shape<Object>>> byVerb,
        Map<Class<?>, Member> byType)
        implements Shape<Object> {

    /** How the values of one type are written, under which verb, and what is expected of it. */
    record Member(Shape<Object> form, Function<Object, String> verb, List<String> forms) {}

    /** With one more form for a verb. */
    void add(String verb, Shape<Object> form) {
        byVerb.computeIfAbsent(verb, _ -> new ArrayList<>()).add(form);
    }

    private Member member(Object value) {
        return Objects.requireNonNull(byType.get(value.getClass()));
    }

    private List<Shape<Object>> named(String verb) throws UnreadableException {
        @Nullable List<Shape<Object>> forms = byVerb.get(verb);
        if (forms == null) {
            throw new UnreadableException(
                    "", "there is no " + tag + " \"" + verb + "\", only " + byVerb.keySet());
        }
        return forms;
    }

    private List<Shape<Object>> told(String verb) throws UnreadableException {
        try {
            return named(verb);
        } catch (UnreadableException e) {
            throw e.under(tag);
        }
    }

    @Override
    public Value write(Object value) {
        Member member = member(value);
        Map<String, Value> fields = new LinkedHashMap<>();
        if (!tag.isEmpty()) {
            fields.put(tag, Value.of(member.verb().apply(value)));
        }
        ((Value.Fields) member.form().write(value)).fields().forEach(fields::putIfAbsent);
        return new Value.Fields(fields);
    }

    @Override
    public Object read(Value tree) throws UnreadableException {
        if (!(tree instanceof Value.Fields(Map<String, Value> fields))) {
            throw new UnreadableException("", "must be an object with named fields");
        }
        if (!(fields.get(tag) instanceof Value.Text(String verb))) {
            throw new UnreadableException(tag, "must say which of " + byVerb.keySet());
        }
        Map<String, Value> rest = new LinkedHashMap<>(fields);
        rest.remove(tag);
        return told(verb).getFirst().read(new Value.Fields(rest));
    }

    @Override
    public void say(Object value, List<String> words) {
        Member member = member(value);
        words.add(member.verb().apply(value));
        member.form().say(value, words);
    }

    @Override
    public Object hear(Shape.Words words) throws UnreadableException {
        List<Shape<Object>> forms = named(words.next(tag));
        for (Shape<Object> form : forms.subList(0, forms.size() - 1)) {
            Shape.Words ahead = words.ahead();
            Optional<Object> whole = whole(form, ahead);
            if (whole.isPresent()) {
                words.goOnFrom(ahead);
                return whole.get();
            }
        }
        return forms.getLast().hear(words);
    }

    /** What all the words say, if they are those of this form. */
    private static Optional<Object> whole(Shape<Object> form, Shape.Words words) {
        try {
            Object value = form.hear(words);
            return words.hasNext() ? Optional.empty() : Optional.of(value);
        } catch (UnreadableException e) {
            return Optional.empty();
        }
    }

    List<String> forms() {
        return byType.values().stream().flatMap(member -> member.forms().stream()).toList();
    }

    @Override
    public String form() {
        return String.join(" | ", forms());
    }

    @Override
    public Value.Fields json() {
        List<Value> all = new ArrayList<>();
        byVerb.forEach((verb, forms) -> {
            Value.Fields json = forms.getFirst().json();
            if (tag.isEmpty()) {
                all.add(json);
                return;
            }
            Value.Fields kind = Value.NO_FIELDS.with("const", Value.of(verb));
            Value.Fields with = Value.NO_FIELDS.with(tag, kind);
            for (var p : ((Value.Fields) json.at("properties")).fields().entrySet()) {
                with = with.with(p.getKey(), p.getValue());
            }
            List<Value> required = new ArrayList<>(List.of(Value.of(tag)));
            required.addAll(((Value.Items) json.at("required")).items());
            all.add(json.with("properties", with).with("required", Value.of(required)));
        });
        String any = tag.isEmpty() ? "anyOf" : "oneOf";
        return Value.NO_FIELDS.with("title", Value.of(title)).with(any, Value.of(all));
    }
}

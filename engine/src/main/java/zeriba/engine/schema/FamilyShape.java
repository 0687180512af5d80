package zeriba.engine.schema;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import zeriba.engine.UnreadableException;
import zeriba.engine.Value;

/**
 * A sealed family of records, told apart by a verb; members of the same verb by what follows it.
 */
record FamilyShape(
        String tag, Map<String, List<Shape<Object>>> byVerb, Map<Class<?>, Member> byType)
        implements Shape<Object> {

    /** How the values of one type are written. */
    record Member(Shape<Object> form, Function<Object, String> verb) {}

    /** With a member under one more verb. */
    void add(Class<?> type, String verb, Member member) {
        byVerb.computeIfAbsent(verb, _ -> new ArrayList<>()).add(member.form());
        byType.put(type, member);
    }

    private Member member(Object value) {
        return Objects.requireNonNull(byType.get(value.getClass()));
    }

    private List<Shape<Object>> named(String verb) throws UnreadableException {
        @Nullable List<Shape<Object>> forms = byVerb.get(verb);
        if (forms == null) {
            throw new UnreadableException(
                    tag, "there is no " + tag + " \"" + verb + "\", only " + byVerb.keySet());
        }
        return forms;
    }

    @Override
    public Value write(Object value) {
        Member member = member(value);
        Map<String, Value> fields = new LinkedHashMap<>();
        fields.put(tag, Value.of(member.verb().apply(value)));
        fields.putAll(((Value.Fields) member.form().write(value)).fields());
        return new Value.Fields(fields);
    }

    @Override
    public Object read(Value tree) throws UnreadableException {
        if (tree instanceof Value.Fields(Map<String, Value> fields)
                && fields.get(tag) instanceof Value.Text(String verb)) {
            Map<String, Value> rest = new LinkedHashMap<>(fields);
            rest.remove(tag);
            return named(verb).getFirst().read(new Value.Fields(rest));
        }
        throw new UnreadableException(tag, "must say which of " + byVerb.keySet());
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
            Optional<Object> heard = heard(form, words);
            if (heard.isPresent()) {
                return heard.get();
            }
        }
        return forms.getLast().hear(words);
    }

    /** What all words that are left say; nothing where they may be those of another member. */
    private static Optional<Object> heard(Shape<Object> form, Shape.Words words) {
        Shape.Words ahead = words.ahead();
        try {
            Object value = form.hear(ahead);
            if (ahead.hasNext()) {
                return Optional.empty();
            }
            words.goOnFrom(ahead);
            return Optional.of(value);
        } catch (UnreadableException _) {
            return Optional.empty();
        }
    }

    List<String> forms() {
        return byVerb.entrySet().stream()
                .flatMap(e -> e.getValue().stream().map(f -> (e.getKey() + " " + f.form()).strip()))
                .toList();
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

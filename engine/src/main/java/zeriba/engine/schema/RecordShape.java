package zeriba.engine.schema;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/** A record: an object with its fields in order, or words in order. */
final class RecordShape implements Shape<Object> {

    private final String title;
    private final String doc;
    private final String[] names;
    private final Part[] parts;
    private final MethodHandle make;
    private final boolean isOnlyWritten;

    /**
     * @param title its name in JSON Schema; empty where it has none of its own
     * @param doc what it is, for who reads the JSON Schema; may be empty
     * @param parts the components, in order
     * @param make the canonical constructor, as one that takes an array
     */
    RecordShape(String title, String doc, List<Part> parts, MethodHandle make) {
        this.title = title;
        this.doc = doc;
        this.names = parts.stream().map(Part::name).toArray(String[]::new);
        this.parts = parts.toArray(Part[]::new);
        this.make = make;
        this.isOnlyWritten = parts.stream().anyMatch(part -> part.isFurther || part.group != null);
    }

    private Object made(Object[] values) throws UnreadableException {
        try {
            return (Object) make.invokeExact(values);
        } catch (IllegalArgumentException e) {
            throw new UnreadableException("", "" + e.getMessage());
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public Value write(Object whole) {
        Value[] values = new Value[parts.length];
        long missing = 0;
        for (int i = 0; i < values.length; i++) {
            @Nullable Value value = parts[i].write(whole);
            missing |= value == null || parts[i].isFurther ? 1L << i : 0;
            values[i] = value == null ? Value.NOTHING : value;
        }
        return missing == 0
                ? Value.Fields.of(names, values)
                : new Value.Fields(without(missing, values));
    }

    /** The fields but those of the parts that are missing, bit n for part number n. */
    private Map<String, Value> without(long missing, Value[] values) {
        Map<String, Value> fields = new LinkedHashMap<>();
        for (int i = 0; i < values.length; i++) {
            if ((missing >>> i & 1) == 0) {
                fields.put(names[i], values[i]);
            } else if (parts[i].isFurther && values[i] instanceof Value.Fields further) {
                further.fields().forEach(fields::putIfAbsent);
            }
        }
        return fields;
    }

    @Override
    public Object read(Value tree) throws UnreadableException {
        if (isOnlyWritten) {
            throw new UnsupportedOperationException("is only written");
        }
        if (!(tree instanceof Value.Fields fields)) {
            throw new UnreadableException("", "must be an object with named fields");
        }
        Object[] values = new Object[parts.length];
        int there = 0;
        for (int i = 0; i < values.length; i++) {
            try {
                @Nullable Value value = fields.fields().get(names[i]);
                there += value == null ? 0 : 1;
                values[i] = parts[i].read(value);
            } catch (UnreadableException e) {
                checkNames(fields);
                throw e.under(names[i]);
            }
        }
        if (there < fields.fields().size()) {
            checkNames(fields);
        }
        return made(values);
    }

    /** Who misspells a name should hear of that, not that another is missing. */
    private void checkNames(Value.Fields fields) throws UnreadableException {
        List<String> all = List.of(names);
        for (String name : fields.fields().keySet()) {
            if (!all.contains(name)) {
                throw new UnreadableException(name, "is not known here; known are " + all);
            }
        }
    }

    @Override
    public void say(Object whole, List<String> words) {
        for (Part part : parts) {
            part.say(part.of(whole), words);
        }
    }

    @Override
    public Object hear(Shape.Words words) throws UnreadableException {
        Object[] values = new Object[parts.length];
        Shape.Words from = words;
        for (int i = 0; i < values.length; i++) {
            String sign = i + 1 < values.length ? parts[i + 1].said.joint() : "";
            from = parts[i].said.joint().isEmpty() ? words : from;
            from = sign.isEmpty() ? from : words.halves(parts[i].shape.form(), sign);
            values[i] = parts[i].hear(from);
        }
        return made(values);
    }

    @Override
    public String form() {
        StringBuilder form = new StringBuilder();
        for (Part part : parts) {
            form.append(part.said.joint().isEmpty() ? " " : part.said.joint()).append(part.form());
        }
        return form.toString().strip();
    }

    @Override
    public Value.Fields json() {
        Value.Fields properties = Value.NO_FIELDS;
        List<String> required = new ArrayList<>();
        boolean mayHaveMore = false;
        for (Part part : parts) {
            mayHaveMore |= part.isFurther;
            if (!part.isFurther) {
                properties = properties.with(part.name, part.json());
            }
            if (part.isRequired()) {
                required.add(part.name);
            }
        }
        return named(named(Value.NO_FIELDS, "title", title), "description", doc)
                .with("type", Value.of("object"))
                .with("properties", properties)
                .with("required", Value.texts(required))
                .with("additionalProperties", Value.of(mayHaveMore));
    }

    private static Value.Fields named(Value.Fields json, String name, String text) {
        return text.isEmpty() ? json : json.with(name, Value.of(text));
    }

    /** What it is where a component is not there. */
    enum Absence {
        /** Refused. */
        FAULT,
        /** An empty {@code Optional}, which is not written. */
        OPTIONAL,
        /** An empty {@code Optional}, which is written as null. */
        NULL,
        /** False, 0 or empty, which is not written. */
        IMPLIED,
        /** False, 0 or empty, which is written all the same. */
        READ_ONLY
    }

    /**
     * How a component is told in words.
     *
     * @param after the word before it, or empty
     * @param joint the sign by which its members follow in the word of the component before; empty
     *     where they do not
     * @param isFlag whether {@code after} says it all
     */
    record Saying(String after, String joint, boolean isFlag) {
        /** Whether a word comes before it, and it may be left out with that word. */
        boolean isIntroduced() {
            return !after.isEmpty() && !isFlag;
        }
    }

    /**
     * A component of a record.
     *
     * @param zero false, 0 or empty, where it is of a type that has such: what no word stands for
     * @param group the record that this is a part of, as an {@code Optional}, where it may be
     *     missing
     * @param isFurther whether its fields stand in its place
     * @param doc what stands there, for who reads the JSON Schema; may be empty
     */
    record Part(
            String name,
            Shape<Object> shape,
            MethodHandle get,
            Saying said,
            Absence absence,
            Object zero,
            @Nullable MethodHandle group,
            boolean isFurther,
            String doc) {
        @Nullable Value write(Object whole) {
            if (group != null) {
                Optional<?> present = (Optional<?>) invoked(group, whole);
                return present.isEmpty() ? null : written(of(present.get()));
            }
            return written(of(whole));
        }

        private @Nullable Value written(Object value) {
            return switch (absence) {
                case FAULT, READ_ONLY -> shape.write(value);
                case OPTIONAL -> ((Optional<?>) value).map(shape::write).orElse(null);
                case NULL -> ((Optional<?>) value).map(shape::write).orElse(Value.NOTHING);
                case IMPLIED -> value.equals(zero) ? null : shape.write(value);
            };
        }

        Object read(@Nullable Value tree) throws UnreadableException {
            Value told = tree == null ? Value.NOTHING : tree;
            if (absence == Absence.FAULT) {
                return shape.read(told);
            }
            boolean isOptional = absence == Absence.OPTIONAL || absence == Absence.NULL;
            if (told instanceof Value.Nothing) {
                return isOptional ? Optional.empty() : zero;
            }
            return isOptional ? Optional.of(shape.read(told)) : shape.read(told);
        }

        /** Whether it is always written. */
        boolean isRequired() {
            return group == null
                    && !isFurther
                    && switch (absence) {
                        case FAULT -> shape.missing().isEmpty();
                        case NULL -> true;
                        case OPTIONAL, IMPLIED, READ_ONLY -> false;
                    };
        }

        /** A record says itself what it is. */
        Value.Fields json() {
            Value.Fields own = shape.json();
            Value.Fields told =
                    absence == Absence.NULL
                            ? Value.NO_FIELDS.with("anyOf", Value.of(List.of(own, Shape.NULL_JSON)))
                            : own;
            return told.fields().containsKey("title") ? told : named(told, "description", doc);
        }

        void say(Object value, List<String> words) {
            if (isSilent(value)) {
                return;
            }
            if (!said.after.isEmpty()) {
                words.add(said.after);
            }
            if (!said.isFlag) {
                shape.say(value, words);
            }
            if (!said.joint.isEmpty()) {
                String own = words.removeLast();
                words.add(words.removeLast() + said.joint + own);
            }
        }

        private boolean isSilent(Object value) {
            boolean may =
                    said.isFlag
                            || absence == Absence.IMPLIED
                            || value instanceof List<?>
                            || said.isIntroduced();
            return may && value.equals(zero);
        }

        Object hear(Shape.Words words) throws UnreadableException {
            boolean isThere = said.after.isEmpty() || words.took(said.after);
            if (said.isFlag) {
                return isThere;
            }
            if (isThere && said.isIntroduced() && !words.hasNext()) {
                throw new UnreadableException("", shape.form() + " expected after " + said.after);
            }
            boolean isOver = absence == Absence.IMPLIED && !words.hasNext();
            return isThere && !isOver ? shape.hear(words) : zero;
        }

        String form() {
            Shape<?> whole = shape;
            if (!said.joint.isEmpty() && whole instanceof Shapes.Many<?> many) {
                return many.of().form();
            }
            String form = (said.after + " " + shape.form()).strip();
            return said.after.isEmpty() && absence != Absence.IMPLIED ? form : "[" + form + "]";
        }

        /** The same of a record that has the record which this is a component of. */
        Part of(MethodHandle within) {
            return group == null
                    ? new Part(
                            name,
                            shape,
                            after(within, get),
                            said,
                            absence,
                            zero,
                            null,
                            isFurther,
                            doc)
                    : grouped(after(within, group));
        }

        /** The same of a record that may have the record which this is a component of. */
        Part ofOptional(MethodHandle within) {
            return grouped(within);
        }

        private Part grouped(MethodHandle by) {
            return new Part(name, shape, get, said, absence, zero, by, isFurther, doc);
        }

        private static MethodHandle after(MethodHandle within, MethodHandle get) {
            return MethodHandles.filterReturnValue(within, get);
        }

        /** The same, its fields in its place. */
        Part further() {
            return new Part(name, shape, get, said, absence, zero, group, true, doc);
        }

        Object of(Object whole) {
            return invoked(get, whole);
        }

        private static Object invoked(MethodHandle get, Object whole) {
            try {
                return (Object) get.invokeExact(whole);
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        }
    }
}

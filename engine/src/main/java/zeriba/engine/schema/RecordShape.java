package zeriba.engine.schema;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zeriba.engine.UnreadableException;
import zeriba.engine.Value;

/** A record: an object with its fields in order, or words in order. */
final class RecordShape implements Shape<Object> {

    private final String[] names;
    private final Part[] parts;
    private final MethodHandle make;

    /**
     * @param parts the components, in order
     * @param make the canonical constructor, as one that takes an array
     */
    RecordShape(List<Part> parts, MethodHandle make) {
        this.names = parts.stream().map(Part::name).toArray(String[]::new);
        this.parts = parts.toArray(Part[]::new);
        this.make = make;
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
        boolean isFull = true;
        for (int i = 0; i < values.length; i++) {
            @Nullable Value value = parts[i].write(whole);
            isFull &= value != null;
            values[i] = value == null ? Value.NOTHING : value;
        }
        return isFull ? Value.Fields.of(names, values) : new Value.Fields(some(whole, values));
    }

    private Map<String, Value> some(Object whole, Value[] values) {
        Map<String, Value> fields = new LinkedHashMap<>();
        for (int i = 0; i < values.length; i++) {
            if (!parts[i].mayMiss || ((Optional<?>) parts[i].of(whole)).isPresent()) {
                fields.put(names[i], values[i]);
            }
        }
        return fields;
    }

    @Override
    public Object read(Value tree) throws UnreadableException {
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
                throw e.under(names[i]);
            }
        }
        return there == fields.fields().size() ? made(values) : unknown(fields);
    }

    private Object unknown(Value.Fields fields) throws UnreadableException {
        List<String> all = List.of(names);
        for (String name : fields.fields().keySet()) {
            if (!all.contains(name)) {
                throw new UnreadableException(name, "is not known here; known are " + all);
            }
        }
        throw new UnreadableException("", "has a field twice");
    }

    @Override
    public void say(Object whole, List<String> words) {
        for (Part part : parts) {
            Object value = part.of(whole);
            if (part.isFlag ? (Boolean) value : !value.equals(part.none)) {
                if (!part.after.isEmpty()) {
                    words.add(part.after);
                }
                if (!part.isFlag) {
                    part.shape.say(value, words);
                }
            }
        }
    }

    @Override
    public Object hear(Shape.Words words) throws UnreadableException {
        Object[] values = new Object[parts.length];
        for (int i = 0; i < values.length; i++) {
            Part part = parts[i];
            boolean there = part.after.isEmpty() || words.took(part.after);
            values[i] = part.isFlag ? there : there ? part.hear(words) : part.none;
        }
        return made(values);
    }

    @Override
    public String form() {
        List<String> words = new ArrayList<>();
        for (Part part : parts) {
            String form = (part.after + " " + part.shape.form()).strip();
            words.add(part.after.isEmpty() ? form : "[" + form + "]");
        }
        return String.join(" ", words);
    }

    @Override
    public Value.Fields json() {
        Value.Fields properties = Value.NO_FIELDS;
        List<String> required = new ArrayList<>();
        for (Part part : parts) {
            properties = properties.with(part.name, part.shape.json());
            if (!part.mayMiss && part.shape.missing().isEmpty()) {
                required.add(part.name);
            }
        }
        return Value.NO_FIELDS
                .with("type", Value.of("object"))
                .with("properties", properties)
                .with("required", Value.texts(required))
                .with("additionalProperties", Value.of(false));
    }

    /**
     * A component of a record.
     *
     * @param none what it is where no word stands for it
     */
    record Part(
            String name,
            Shape<Object> shape,
            MethodHandle get,
            String after,
            Object none,
            boolean isFlag,
            boolean mayMiss) {
        @Nullable Value write(Object whole) {
            Object value = of(whole);
            return mayMiss
                    ? ((Optional<?>) value).map(shape::write).orElse(null)
                    : shape.write(value);
        }

        Object read(@Nullable Value tree) throws UnreadableException {
            if (!mayMiss) {
                return shape.read(tree == null ? Value.NOTHING : tree);
            }
            return tree == null || tree instanceof Value.Nothing
                    ? Optional.empty()
                    : Optional.of(shape.read(tree));
        }

        Object hear(Shape.Words words) throws UnreadableException {
            if (!after.isEmpty() && !words.hasNext()) {
                throw new UnreadableException("", shape.form() + " expected after " + after);
            }
            return shape.hear(words);
        }

        /** The same of a record that has the record which this is a component of. */
        Part of(MethodHandle within) {
            MethodHandle both = MethodHandles.filterReturnValue(within, get);
            return new Part(name, shape, both, after, none, isFlag, mayMiss);
        }

        Object of(Object whole) {
            try {
                return (Object) get.invokeExact(whole);
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        }
    }
}

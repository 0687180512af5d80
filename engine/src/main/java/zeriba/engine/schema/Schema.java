package zeriba.engine.schema;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import zeriba.engine.text.Value;

/**
 * Shapes derived from types: records are objects with fields in order, or words in order; sealed
 * families are told apart by a verb. The verb of {@code EndOfTurn} is {@code end-of-turn}.
 */
public final class Schema {

    private final MethodHandles.Lookup lookup;
    // any thread may ask for the shape of a type that no other has asked for
    private final Map<Type, Shape<?>> known = new ConcurrentHashMap<>();
    private final Map<String, Shape<?>> named = new HashMap<>();

    /**
     * @param lookup what the game itself may reach
     * @param domains shapes of the game's own, by type
     */
    public Schema(MethodHandles.Lookup lookup, Map<Class<?>, Shape<?>> domains) {
        this.lookup = lookup;
        known.putAll(domains);
        known.put(boolean.class, Shape.flag());
        known.put(Boolean.class, Shape.flag());
        known.put(long.class, Shape.longs());
        known.put(Long.class, Shape.longs());
        known.put(double.class, Shape.reals());
        known.put(Double.class, Shape.reals());
        known.put(Value.class, Shape.anything());
        known.put(Value.Fields.class, Shape.fields());
        known.put(String.class, Shape.named("text", (String s) -> s, Optional::of));
    }

    /** With values of a type written as those of another. */
    public <T, F> Schema like(
            Class<T> type, Class<F> form, Function<T, F> to, Shape.Reading<F, T> from) {
        known.put(type, new Shapes.Like<>(of(form), to, from));
        return this;
    }

    /** With a shape for what {@link As.Of} names. */
    public Schema where(String name, Shape<?> shape) {
        named.put(name, shape);
        return this;
    }

    /** The shape of a type. */
    @SuppressWarnings("unchecked") // a shape is kept under the type that it is of
    public <T> Shape<T> of(Class<T> type) {
        return (Shape<T>) shape(type);
    }

    /** A record that is only written, such as what a screen is told, as fields. */
    @SuppressWarnings("unchecked") // the shape of its class is the shape of it
    public Value.Fields written(Record whole) {
        return (Value.Fields) ((Shape<Object>) shape(whole.getClass())).write(whole);
    }

    private Shape<?> shape(Type type) {
        @Nullable Shape<?> shape = known.get(type);
        if (shape == null) {
            shape = derived(type);
            known.put(type, shape);
        }
        return shape;
    }

    private Shape<?> derived(Type type) {
        if (type instanceof Class<?> c && c.isRecord()) {
            return record(c);
        }
        if (type instanceof Class<?> c && c.isSealed()) {
            As.@Nullable Tag tag = c.getAnnotation(As.Tag.class);
            FamilyShape family =
                    new FamilyShape(
                            c.getSimpleName(),
                            tag == null ? "verb" : tag.value(),
                            new LinkedHashMap<>(),
                            new LinkedHashMap<>());
            members(c, family);
            return c.isAnnotationPresent(As.Text.class) ? Notations.asText(family) : family;
        }
        if (type instanceof Class<?> c && c.isEnum()) {
            return Shape.oneOf(List.<Object>of(c.getEnumConstants()), Schema::word);
        }
        throw new IllegalArgumentException("no shape for " + type);
    }

    private static String word(Object constant) {
        return constant.toString().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @SuppressWarnings("unchecked") // a member is written by the shape of its own type
    private void members(Class<?> sealed, FamilyShape family) {
        for (Class<?> member : sealed.getPermittedSubclasses()) {
            if (member.isRecord() && !family.byType().containsKey(member)) {
                int kind = kind(member);
                if (kind >= 0) {
                    kinds(member, kind, family);
                } else {
                    String verb = Notations.verb(member);
                    Shape<Object> form = (Shape<Object>) shape(member);
                    family.add(verb, form);
                    List<String> forms = forms(member, List.of(verb), form);
                    family.byType().put(member, new FamilyShape.Member(form, _ -> verb, forms));
                }
            } else if (!member.isRecord()) {
                members(member, family);
            }
        }
    }

    /** The place of the component whose word is the verb, or -1. */
    private static int kind(Class<?> type) {
        RecordComponent[] parts = type.getRecordComponents();
        for (int i = 0; i < parts.length; i++) {
            if (parts[i].isAnnotationPresent(As.Kind.class)) {
                return i;
            }
        }
        return -1;
    }

    /** A member stands under the word of each constant that one of its components may be. */
    private void kinds(Class<?> type, int at, FamilyShape family) {
        RecordComponent kind = type.getRecordComponents()[at];
        try {
            MethodHandles.Lookup inside = inside(type);
            MethodHandle make = constructor(inside, type);
            List<RecordShape.Part> others = new ArrayList<>(parts(inside, type));
            RecordShape.Part which = others.remove(at);
            List<String> verbs = new ArrayList<>();
            for (Object constant : kind.getType().getEnumConstants()) {
                MethodHandle one = MethodHandles.insertArguments(make, at, constant);
                RecordShape form = new RecordShape("", "", others, spread(one));
                verbs.add(word(constant));
                family.add(word(constant), form);
                List<String> forms = forms(type, verbs, form);
                family.byType()
                        .put(
                                type,
                                new FamilyShape.Member(
                                        form, value -> word(which.of(value)), forms));
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("cannot look into " + type, e);
        }
    }

    private RecordShape record(Class<?> type) {
        try {
            MethodHandles.Lookup inside = inside(type);
            return new RecordShape(
                    type.getSimpleName(),
                    doc(type),
                    parts(inside, type),
                    spread(constructor(inside, type)));
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("cannot look into " + type, e);
        }
    }

    /** What is expected of a member, for help: what it says itself, or its words in order. */
    private static List<String> forms(Class<?> type, List<String> verbs, Shape<?> form) {
        As.@Nullable Forms forms = type.getAnnotation(As.Forms.class);
        return forms == null
                ? verbs.stream().map(verb -> (verb + " " + form.form()).strip()).toList()
                : List.of(forms.value());
    }

    /** The constructor by fields: those of unwrapped components in place of these. */
    private MethodHandle constructor(MethodHandles.Lookup inside, Class<?> type)
            throws ReflectiveOperationException {
        RecordComponent[] parts = type.getRecordComponents();
        List<Class<?>> types = new ArrayList<>();
        for (RecordComponent part : parts) {
            types.add(part.getType());
        }
        MethodHandle make = inside.findConstructor(type, MethodType.methodType(void.class, types));
        for (int i = parts.length - 1; i >= 0; i--) {
            Class<?> inner = parts[i].getType();
            boolean isFurther = inner == Value.Fields.class;
            if (parts[i].isAnnotationPresent(As.Unwrapped.class)
                    && inner.isRecord()
                    && !isFurther) {
                MethodHandle made = constructor(inside(inner), inner);
                make = MethodHandles.collectArguments(make, i, made);
            }
        }
        return make;
    }

    /** A lookup inside of a type: of the game's, or of the engine's own. */
    private MethodHandles.Lookup inside(Class<?> type) throws IllegalAccessException {
        boolean own = type.getModule() == Schema.class.getModule();
        return MethodHandles.privateLookupIn(type, own ? MethodHandles.lookup() : lookup);
    }

    private static MethodHandle spread(MethodHandle constructor) {
        return constructor
                .asSpreader(Object[].class, constructor.type().parameterCount())
                .asType(MethodType.methodType(Object.class, Object[].class));
    }

    private List<RecordShape.Part> parts(MethodHandles.Lookup inside, Class<?> type)
            throws IllegalAccessException {
        List<RecordShape.Part> made = new ArrayList<>();
        for (RecordComponent part : type.getRecordComponents()) {
            if (!part.isAnnotationPresent(As.Unwrapped.class)) {
                made.add(part(inside, part));
            } else if (part.getType() == Value.Fields.class) {
                made.add(part(inside, part).further());
            } else {
                made.addAll(unwrapped(part, getter(inside, part)));
            }
        }
        return made;
    }

    /** The parts of a component, as those of the record that has it. */
    private List<RecordShape.Part> unwrapped(RecordComponent part, MethodHandle whole)
            throws IllegalAccessException {
        boolean isOptional = part.getGenericType() instanceof ParameterizedType;
        Class<?> inner =
                part.getGenericType() instanceof ParameterizedType p
                                && p.getActualTypeArguments()[0] instanceof Class<?> c
                        ? c
                        : part.getType();
        List<RecordShape.Part> made = new ArrayList<>();
        for (RecordShape.Part own : parts(inside(inner), inner)) {
            made.add(isOptional ? own.ofOptional(whole) : own.of(whole));
        }
        return made;
    }

    private static MethodHandle getter(MethodHandles.Lookup inside, RecordComponent part)
            throws IllegalAccessException {
        return inside.unreflect(part.getAccessor())
                .asType(MethodType.methodType(Object.class, Object.class));
    }

    private static String name(RecordComponent part) {
        As.@Nullable Called called = part.getAnnotation(As.Called.class);
        return called == null ? part.getName() : called.value();
    }

    @SuppressWarnings("unchecked") // the accessor returns what the shape is of
    private RecordShape.Part part(MethodHandles.Lookup inside, RecordComponent part)
            throws IllegalAccessException {
        MethodHandle get = getter(inside, part);
        As.@Nullable Said said = part.getAnnotation(As.Said.class);
        String sign = said == null ? "+" : said.sign();
        Shape<Object> shape = (Shape<Object>) shape(part.getAnnotatedType(), part, sign);
        RecordShape.Saying saying = saying(part, said);
        Object zero = saying.isIntroduced() ? shape.nothing() : zero(part.getType());
        return new RecordShape.Part(
                name(part), shape, get, saying, absence(part), zero, null, false, doc(part));
    }

    private static String doc(AnnotatedElement of) {
        As.@Nullable Doc doc = of.getAnnotation(As.Doc.class);
        return doc == null ? "" : doc.value();
    }

    private static RecordShape.Saying saying(RecordComponent part, As.@Nullable Said said) {
        boolean isFlag = part.getType() == boolean.class;
        String after = isFlag ? part.getName() : said == null ? "" : said.after();
        String joint = said != null && said.joined() ? said.sign() : "";
        return new RecordShape.Saying(after, joint, isFlag);
    }

    private static RecordShape.Absence absence(RecordComponent part) {
        As.@Nullable Implied implied = part.getAnnotation(As.Implied.class);
        if (implied != null) {
            return implied.written() ? RecordShape.Absence.READ_ONLY : RecordShape.Absence.IMPLIED;
        }
        if (part.getType() != Optional.class) {
            return RecordShape.Absence.FAULT;
        }
        return part.isAnnotationPresent(As.OrNull.class)
                ? RecordShape.Absence.NULL
                : RecordShape.Absence.OPTIONAL;
    }

    /** False, 0 or empty; what no value equals where a type has no such. */
    private static Object zero(Class<?> type) {
        return ZEROS.getOrDefault(type, ZEROS);
    }

    private static final Map<Class<?>, Object> ZEROS =
            Map.of(
                    boolean.class,
                    false,
                    int.class,
                    0,
                    long.class,
                    0L,
                    String.class,
                    "",
                    List.class,
                    List.of(),
                    Map.class,
                    Map.of());

    private Shape<?> shape(AnnotatedType type, AnnotatedElement near, String sign) {
        As.@Nullable Of of = near.getAnnotation(As.Of.class);
        if (of != null) {
            return Objects.requireNonNull(named.get(of.value()), of.value());
        }
        if (type.getType() == int.class || type.getType() == Integer.class) {
            As.@Nullable Within within = near.getAnnotation(As.Within.class);
            As.@Nullable Within use = type.getAnnotation(As.Within.class);
            within = use == null ? within : use;
            return within == null
                    ? Shape.whole(Integer.MIN_VALUE, Integer.MAX_VALUE)
                    : Shape.whole(within.from(), within.to());
        }
        if (type instanceof AnnotatedParameterizedType generic
                && type.getType() instanceof ParameterizedType p) {
            AnnotatedType[] args = generic.getAnnotatedActualTypeArguments();
            if (p.getRawType() == Optional.class) {
                return shape(args[0], args[0], sign);
            }
            if (p.getRawType() == Shape.Written.class) {
                return Shape.written(shape(args[0], args[0], sign));
            }
            if (p.getRawType() == Shape.Veiled.class) {
                return Shape.veiled(shape(args[0], args[0], sign));
            }
            return p.getRawType() == Map.class
                    ? new Shapes.ByName<>(
                            (Shapes.Atom<?>) shape(args[0], args[0], sign),
                            shape(args[1], args[1], sign))
                    : new Shapes.Many<>(shape(args[0], args[0], sign), sign);
        }
        return shape(type.getType());
    }
}

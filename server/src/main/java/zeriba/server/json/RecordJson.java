package zeriba.server.json;

import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Map;
import zeriba.engine.schema.Schema;
import zeriba.engine.schema.Shape;
import zeriba.engine.schema.Shapes;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/**
 * Records as JSON, for answers and for what is kept: components are fields, in order, and what an
 * empty {@code Optional} stands for is left out.
 */
public final class RecordJson {

    private static final ClassValue<Shape<Object>> SHAPES =
            new ClassValue<>() {
                @Override
                @SuppressWarnings("unchecked") // the shape is of the type that it is kept under
                protected Shape<Object> computeValue(Class<?> type) {
                    Schema schema = new Schema(MethodHandles.lookup(), Map.of());
                    return (Shape<Object>) schema.where("faces", faces()).of(type);
                }
            };

    private RecordJson() {}

    /** The tree of a record. */
    public static Value.Fields write(Object whole) {
        return (Value.Fields) SHAPES.get(whole.getClass()).write(whole);
    }

    /** The record of a tree; what is wrong is refused with its path. */
    public static <T> T read(Class<T> type, Value tree) throws UnreadableException {
        return type.cast(SHAPES.get(type).read(tree));
    }

    /** The JSON Schema of a type of records. */
    public static Value.Fields json(Class<?> type) {
        return SHAPES.get(type).json();
    }

    /** How many faces dice have: one number for all of them, or one for each. */
    private static Shape<List<Integer>> faces() {
        Shape<Integer> one = Shape.whole(1, Integer.MAX_VALUE);
        Shape<List<Integer>> each = new Shapes.Many<>(one, "+");
        return new Shapes.Atom<>(
                "",
                Value.NO_FIELDS.with("anyOf", Value.of(List.of(one.json(), each.json()))),
                sides ->
                        sides.stream().distinct().count() == 1
                                ? one.write(sides.getFirst())
                                : each.write(sides),
                each::read,
                _ -> List.of(),
                String::valueOf);
    }
}

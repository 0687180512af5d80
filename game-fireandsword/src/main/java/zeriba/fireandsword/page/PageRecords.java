package zeriba.fireandsword.page;

import java.lang.invoke.MethodHandles;
import java.util.Map;
import zeriba.engine.schema.Schema;
import zeriba.engine.schema.Shape;
import zeriba.engine.schema.Shapes;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/** The records that a page is told, as trees: by the names and the order of their components. */
final class PageRecords {

    private static final ClassValue<Shape<Object>> SHAPES =
            new ClassValue<>() {
                @Override
                @SuppressWarnings("unchecked") // a shape is kept under the type that it is of
                protected Shape<Object> computeValue(Class<?> type) {
                    return (Shape<Object>) schema().of(type);
                }
            };

    private PageRecords() {}

    /** A record as named fields. */
    static Value.Fields written(Record told) {
        return (Value.Fields) SHAPES.get(told.getClass()).write(told);
    }

    private static Schema schema() {
        Shape<Double> number = real();
        return new Schema(
                        MethodHandles.lookup(), Map.of(double.class, number, Double.class, number))
                .where("option", Shape.orNothing("option"));
    }

    private static Shape<Double> real() {
        return new Shapes.Atom<>(
                "NUMBER",
                Value.NO_FIELDS.with("type", Value.of("number")),
                number -> Value.of((double) number),
                PageRecords::number,
                Double::valueOf,
                String::valueOf);
    }

    private static double number(Value tree) throws UnreadableException {
        return switch (tree) {
            case Value.Real(double number) -> number;
            case Value.Whole(long number) -> number;
            case Value _ -> throw new UnreadableException("", "must be a number");
        };
    }
}

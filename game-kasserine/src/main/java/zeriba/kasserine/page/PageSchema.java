package zeriba.kasserine.page;

import java.lang.invoke.MethodHandles;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.schema.Schema;
import zeriba.engine.schema.Shape;
import zeriba.engine.schema.Shapes;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.kasserine.state.CombatResult;
import zeriba.kasserine.state.KasserineMap;
import zeriba.kasserine.state.PlaceNames;
import zeriba.kasserine.state.Trigger;
import zeriba.kasserine.state.Unit;

/** How what a screen is told is written: by the records that hold it. */
public final class PageSchema {

    private final Map<Class<?>, Shape<?>> shapes = new HashMap<>();

    /** The answers about a map. */
    public PageSchema(KasserineMap map) {
        Schema schema =
                new Schema(
                                MethodHandles.lookup(),
                                Map.of(
                                        Unit.class,
                                        Shape.named("unit", Unit::id, Unit::named),
                                        Trigger.class,
                                        Shape.named("event", Trigger::id, Trigger::named),
                                        CombatResult.class,
                                        Shape.named(
                                                "result",
                                                CombatResult::printed,
                                                CombatResult::printed),
                                        double.class,
                                        real()))
                        .where(
                                "hex",
                                Shape.named(
                                        "hex", map::label, label -> PlaceNames.hex(map, label)));
        for (Class<?> answer : Answer.class.getPermittedSubclasses()) {
            shapes.put(answer, schema.of(answer));
        }
    }

    private static Shape<Double> real() {
        return new Shapes.Atom<>(
                "NUMBER",
                Value.NO_FIELDS.with("type", Value.of("number")),
                Value::of,
                PageSchema::number,
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

    /** The fields of an answer. */
    @SuppressWarnings("unchecked") // a shape is kept under the type that it is of
    public Value.Fields written(Answer answer) {
        Shape<Answer> shape = (Shape<Answer>) shapes.get(answer.getClass());
        return (Value.Fields) Optional.ofNullable(shape).orElseThrow().write(answer);
    }
}

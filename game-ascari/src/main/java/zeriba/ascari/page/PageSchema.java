package zeriba.ascari.page;

import java.lang.invoke.MethodHandles;
import java.util.Map;
import zeriba.engine.schema.Schema;
import zeriba.engine.schema.Shape;
import zeriba.engine.text.Value;

/** How what a screen is told is written: by the records that hold it. */
final class PageSchema {

    private static final Shape<Answer> ANSWERS =
            new Schema(MethodHandles.lookup(), Map.of()).of(Answer.class);

    private PageSchema() {}

    /** The fields of an answer. */
    static Value.Fields written(Answer answer) {
        return (Value.Fields) ANSWERS.write(answer);
    }
}

package zeriba.arena.report;

import java.util.function.Function;
import zeriba.engine.text.Value;

/**
 * What a report brings with it so that it needs no other file: the page's code that draws its
 * charts and maps.
 *
 * @param script a module of JavaScript that draws whatever the page says
 * @param style its style sheet
 * @param json writes what is drawn as JSON
 */
public record ReportCode(String script, String style, Function<Value, String> json) {

    /** JSON as it may stand within a page, wherever its texts come from. */
    String embedded(Value value) {
        return "<script type=\"application/json\">%s</script>"
                .formatted(json.apply(value).replace("<", "\\u003c"));
    }
}

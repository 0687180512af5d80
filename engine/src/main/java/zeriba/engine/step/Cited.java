package zeriba.engine.step;

import org.jspecify.annotations.Nullable;
import zeriba.engine.rules.Rule;

/** The first paragraph that a type cites; empty where it cites none. */
final class Cited {

    static final ClassValue<String> BY =
            new ClassValue<>() {
                @Override
                protected String computeValue(Class<?> type) {
                    @Nullable Rule rule = type.getAnnotation(Rule.class);
                    return rule == null ? "" : rule.value()[0];
                }
            };

    private Cited() {}
}

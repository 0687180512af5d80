package zeriba.engine;

import org.jspecify.annotations.Nullable;

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

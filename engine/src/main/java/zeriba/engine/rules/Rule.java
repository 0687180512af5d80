package zeriba.engine.rules;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The numbered paragraphs of the printed rulebook that this element puts into effect, or, on a
 * test, tries out. The numbers are those of the game's {@code rules.tsv}.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD})
public @interface Rule {
    String[] value();
}

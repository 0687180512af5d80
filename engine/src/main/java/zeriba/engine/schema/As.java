package zeriba.engine.schema;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** How records are written, where it does not follow from their names and types. */
public interface As {

    /** The verb of a record, where it is not its name in lower case with hyphens. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE)
    @interface Verb {
        String value();
    }

    /** The component whose word is the verb: the record stands under the word of each constant. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.RECORD_COMPONENT)
    @interface Kind {}

    /** The limits of a number. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
    @interface Within {
        int from();

        int to();
    }

    /**
     * A word before a part of a notation that may be empty, and the sign between the members of a
     * list.
     */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.RECORD_COMPONENT)
    @interface Said {
        String after() default "";

        String sign() default "+";

        /** Whether the members follow in the word of the component before: {@code A1+B1+C1}. */
        boolean joined() default false;
    }

    /** The forms of a record in a notation, for help, where its parts do not say it all. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE)
    @interface Forms {
        String[] value();
    }

    /** What may be missing: then it is false, 0 or empty; and so it is not written where it is. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.RECORD_COMPONENT)
    @interface Implied {
        /** Whether it is written in trees all the same. */
        boolean written() default false;
    }

    /** The name of a field, where it is not that of the component. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.RECORD_COMPONENT)
    @interface Called {
        String value();
    }

    /** What stands there, for who reads the JSON Schema, in one sentence or two. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.RECORD_COMPONENT, ElementType.TYPE})
    @interface Doc {
        String value();
    }

    /** What is written as null where it is empty: without this, it is not written then. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.RECORD_COMPONENT)
    @interface OrNull {}

    /**
     * A record whose own fields stand among those of the record that it is a component of. A record
     * that may be missing as a whole (an {@code Optional} of it), or further fields of any name (a
     * {@code Value.Fields}, of which those are left out that are already told), may so stand there
     * too; then the whole is only written, not read.
     */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.RECORD_COMPONENT)
    @interface Unwrapped {}

    /** What a number stands for: the game's own shape of this name. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
    @interface Of {
        String value();
    }

    /**
     * The field of a tree that tells the members of a sealed family apart; empty where each is
     * known by its own fields, and the family is only written.
     */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE)
    @interface Tag {
        String value();
    }

    /** Written as a text in trees: {@code "shot A1"}. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE)
    @interface Text {}
}

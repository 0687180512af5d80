import org.jspecify.annotations.NullMarked;

/** A battle that one game asks another to fight, and what it came to: neither knows the other. */
@NullMarked
module zeriba.field {
    requires static org.jspecify;

    exports zeriba.field;
}

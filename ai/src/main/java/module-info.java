import org.jspecify.annotations.NullMarked;

/** Players for any game. */
@NullMarked
module zeriba.ai {
    exports zeriba.ai;

    requires transitive zeriba.engine;
    requires static org.jspecify;
}

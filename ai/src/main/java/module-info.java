import org.jspecify.annotations.NullMarked;

/** Players for any game. */
@NullMarked
module zeriba.ai {
    exports zeriba.ai;
    exports zeriba.ai.level;
    exports zeriba.ai.analysis;

    requires transitive zeriba.engine;
    requires static org.jspecify;
}

import org.jspecify.annotations.NullMarked;

/** Kassala, 1541: the game published under that name, whole. */
@NullMarked
module zeriba.kassala {
    requires transitive zeriba.board;
    requires transitive zeriba.engine;
    requires static org.jspecify;

    exports zeriba.kassala;
    exports zeriba.kassala.state;
}

import org.jspecify.annotations.NullMarked;

/** Ascari: five battles of 1889 to 1895, whole. */
@NullMarked
module zeriba.ascari {
    requires transitive zeriba.board;
    requires transitive zeriba.engine;
    requires transitive zeriba.field;
    requires static org.jspecify;

    exports zeriba.ascari;
    exports zeriba.ascari.state;
}

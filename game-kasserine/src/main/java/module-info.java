import org.jspecify.annotations.NullMarked;

/** Kasserine, February 1943: the operational battle on 955 hexes, whole. */
@NullMarked
module zeriba.kasserine {
    requires transitive zeriba.board;
    requires transitive zeriba.engine;
    requires static org.jspecify;

    exports zeriba.kasserine;
    exports zeriba.kasserine.state;
}

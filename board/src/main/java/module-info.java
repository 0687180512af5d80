import org.jspecify.annotations.NullMarked;

/** Where things are: hexes, hexsides, networks of spaces, and sets of them. Knows no game. */
@NullMarked
module zeriba.board {
    exports zeriba.board;

    requires static org.jspecify;
}

import org.jspecify.annotations.NullMarked;

/** Where things are: hexes, hexsides, networks of spaces, and sets of them. Knows no game. */
@NullMarked
module zeriba.board {
    exports zeriba.board;
    exports zeriba.board.network;
    exports zeriba.board.map;

    requires static org.jspecify;
}

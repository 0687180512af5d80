import org.jspecify.annotations.NullMarked;

/** What a game is, how it is played, recorded and replayed. Knows no map and no game. */
@NullMarked
module zeriba.engine {
    exports zeriba.engine;
    exports zeriba.engine.schema;

    requires static org.jspecify;
}

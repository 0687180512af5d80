import org.jspecify.annotations.NullMarked;

/** What a game is, how it is played, recorded and replayed. Knows no map and no game. */
@NullMarked
module zeriba.engine {
    exports zeriba.engine;
    exports zeriba.engine.dice;
    exports zeriba.engine.odds;
    exports zeriba.engine.record;
    exports zeriba.engine.rules;
    exports zeriba.engine.schema;
    exports zeriba.engine.sheet;
    exports zeriba.engine.step;
    exports zeriba.engine.text;

    requires static org.jspecify;
}

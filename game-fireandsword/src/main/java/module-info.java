import org.jspecify.annotations.NullMarked;

/** Fire and Sword in the Sudan: the campaign with its battles. */
@NullMarked
module zeriba.fireandsword {
    requires transitive zeriba.board;
    requires transitive zeriba.engine;
    requires transitive zeriba.field;
    requires static org.jspecify;

    exports zeriba.fireandsword;
    exports zeriba.fireandsword.state;
}

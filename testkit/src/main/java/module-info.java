import org.jspecify.annotations.NullMarked;

/** Checks that every game must pass, whatever its rules say. */
@NullMarked
module zeriba.testkit {
    requires transitive zeriba.board;
    requires transitive zeriba.engine;
    requires transitive org.junit.jupiter.api;
    requires org.junit.jupiter.params;
    requires static org.jspecify;
}

import org.jspecify.annotations.NullMarked;

/** Checks that every game must pass, whatever its rules say; open, for JUnit calls them. */
@NullMarked
open module zeriba.testkit {
    exports zeriba.testkit;
    exports zeriba.testkit.contract;
    exports zeriba.testkit.parley;
    exports zeriba.testkit.parley.state;

    requires transitive zeriba.board;
    requires transitive zeriba.engine;
    requires zeriba.wording;
    requires transitive org.junit.jupiter.api;
    requires org.junit.jupiter.params;
    requires static org.jspecify;
}

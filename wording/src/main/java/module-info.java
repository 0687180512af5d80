import org.jspecify.annotations.NullMarked;

/** A game's messages as sentences: names, lists, agreement in number. */
@NullMarked
module zeriba.wording {
    exports zeriba.wording;

    requires com.ibm.icu;
    requires transitive zeriba.engine;
    requires static org.jspecify;
}

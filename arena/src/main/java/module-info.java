import org.jspecify.annotations.NullMarked;

/** Many games at once: seeds, seats, results, intervals and ratings. */
@NullMarked
module zeriba.arena {
    exports zeriba.arena;
    exports zeriba.arena.experiment;
    exports zeriba.arena.experiment.local;
    exports zeriba.arena.experiment.file;
    exports zeriba.arena.fit;
    exports zeriba.arena.fuzz;
    exports zeriba.arena.handicap;
    exports zeriba.arena.ladder;
    exports zeriba.arena.ledger;
    exports zeriba.arena.measure;
    exports zeriba.arena.report;
    exports zeriba.arena.rows;

    requires java.management;
    requires transitive zeriba.ai;
    requires transitive zeriba.engine;
    requires zeriba.wording;
    requires static org.jspecify;
}

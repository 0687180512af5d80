package zeriba.server.batch;

import java.util.List;
import zeriba.engine.schema.As;
import zeriba.engine.text.Value;

/** What the operations of a batch answer. */
final class BatchAnswers {

    private BatchAnswers() {}

    @As.Doc("Tables that were opened, and how they stand.")
    record Begun(
            @As.Doc("What to call it in further requests.") String batch,
            @As.Doc("The game's roles; a number below counts in this list.") List<String> roles,
            @As.Doc("The side of each role.") List<String> sides,
            Step step) {}

    @As.Doc("How all tables stand: number i of each list is of table i.")
    record Step(
            @As.Doc("How many choices and throws the game has had.") List<Integer> entry,
            @As.Doc("Which role is to choose; -1 where the game is over.") List<Integer> role,
            @As.Doc("How many options it has; 0 where the game is over.") List<Long> options,
            @As.Doc("The games that ended with this step.") List<Ended> ended) {}

    @As.Doc("A game that ended.")
    record Ended(
            int table,
            @As.Doc("How many games the table had before.") int game,
            @As.Doc("A side, draw, or broken-off.") String winner,
            @As.Doc("The paragraph that decided, or empty.") String rule,
            @As.Doc("The degree of victory, or empty.") String grade,
            @As.Doc("Victory points of the first side less those of the second, or 0.") int score,
            @As.Doc("How many choices and throws it had.") int entry) {

        static final String DRAW = "draw";
        static final String BROKEN_OFF = "broken-off";
    }

    @As.Doc("Positions, as roles may see them.")
    record Positions(List<Seen> positions) {}

    @As.Doc("A table's position.")
    record Seen(
            int table,
            @As.Doc("The role whose eyes it is seen with.") String role,
            Value.Fields position) {}

    @As.Doc("What may be chosen, in the order that never changes.")
    record Options(@As.Doc("How many there are in all.") long of, List<Option> options) {}

    @As.Doc("An option.")
    record Option(@As.Doc("Its number, from 0.") long number, String action) {}

    @As.Doc("A record, which replays.")
    record Written(String record) {}

    @As.Doc("What was closed.")
    record Closed(String closed) {}
}

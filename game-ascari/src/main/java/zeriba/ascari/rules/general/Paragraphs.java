package zeriba.ascari.rules.general;

import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Mark;

/** Under which paragraph a counter has changed its place or its condition in a transition. */
public interface Paragraphs {

    /** The state before it. */
    Ascari before();

    /** The paragraph of what was done or thrown. */
    String under();

    /** Those of a step that has none of its own. */
    record Plain(Ascari before, String under) implements Paragraphs {}

    /** Of a change of place. */
    default String ofPlace(Counter counter, int to) {
        if (before().at(counter) == Ascari.UNSEEN) {
            return "FIELD.HIDDEN";
        }
        if (to == Ascari.EXITED || before().at(counter) == Ascari.RESERVE) {
            return under();
        }
        return to < 0 ? ofLoss(counter) : ofMove();
    }

    /** Of a way over the map. */
    default String ofMove() {
        return under();
    }

    /** Of a counter that is lost. */
    default String ofLoss(Counter counter) {
        return under();
    }

    /** Of a mark that a counter got. */
    default String ofGained(Counter counter, Mark mark) {
        return switch (mark) {
            case REDUCED -> ofReduced(counter);
            case RETREAT, BROKEN -> "5.41";
            case COMBAT -> "5.21";
            case OPPORTUNITY -> counter.firesGuns() ? "4.7" : "4.31";
            case FIRE -> counter.firesGuns() ? "4.8" : "4.4";
            case BOOTY -> "S5.BOOTY";
            case MOVED -> ofMoved(counter);
            case HIDDEN -> "FIELD.HIDDEN";
            case DONE -> counter.isLeader() ? "R-49" : ofDone();
            case CAPTIVES, RECEIVED, RIFLE, LIMBERED -> under();
        };
    }

    /** Of a step lost. */
    default String ofReduced(Counter counter) {
        return under();
    }

    /** Of a MOVED marker: guns have it by getting ready, a taker of rifles by taking them. */
    default String ofMoved(Counter counter) {
        boolean done = under().equals("3.61") || under().equals("4.6");
        return done && !counter.isLeader() ? under() : "3.31";
    }

    /** Of a unit that has had its move. */
    default String ofDone() {
        return "R-3";
    }

    /** Of a mark that a counter has no longer. */
    default String ofLost(Mark mark) {
        return switch (mark) {
            case CAPTIVES -> "S1.CAPTIVES";
            case HIDDEN -> "FIELD.HIDDEN";
            case REDUCED,
                    DONE,
                    MOVED,
                    COMBAT,
                    RETREAT,
                    BROKEN,
                    FIRE,
                    OPPORTUNITY,
                    RIFLE,
                    LIMBERED,
                    BOOTY,
                    RECEIVED ->
                    under();
        };
    }
}

package zeriba.ai.analysis;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.Game;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.TransitionChain;
import zeriba.engine.rules.TurnAndStep;

/**
 * What stands of a game within one turn and step: what is analysed by one thread, with players who
 * remember their plans.
 *
 * @param number from 0, in the order of play
 */
record Segment<S, A>(int number, List<Moment<S, A>> moments) {

    Segment {
        moments = List.copyOf(moments);
    }

    /** All entries that stand, cut where turn or step change. */
    static <S, A> List<Segment<S, A>> of(Journal<S, A> journal) {
        Game<S, A> game = journal.game();
        List<Segment<S, A>> segments = new ArrayList<>();
        List<Moment<S, A>> open = new ArrayList<>();
        for (int number : journal.standingNumbers()) {
            TransitionChain<S, A> chain = journal.at(number).lastPassage().orElseThrow();
            if (!open.isEmpty() && !place(game, open.getLast()).equals(place(game, chain))) {
                segments.add(new Segment<>(segments.size(), open));
                open.clear();
            }
            open.add(new Moment<>(number, chain.before(), chain.entry(), chain.after()));
        }
        if (!open.isEmpty()) {
            segments.add(new Segment<>(segments.size(), open));
        }
        return segments;
    }

    private static <S, A> TurnAndStep place(Game<S, A> game, Moment<S, A> moment) {
        return game.moment(moment.before().state());
    }

    private static <S, A> TurnAndStep place(Game<S, A> game, TransitionChain<S, A> chain) {
        return game.moment(chain.before().state());
    }
}

package zeriba.ai.level;

import zeriba.ai.Level;
import zeriba.ai.Seat;
import zeriba.engine.Game;

/**
 * A small search: whole plans for the phase, tried by playing them out; battles by exact
 * expectation. Its work is counted in states, so it plays the same on any machine.
 */
public record Veteran(Effort effort) implements Level {

    /**
     * How much it works.
     *
     * @param plans how many plans of the game it begins with
     * @param mutants how many changes of the best of them it tries after that
     * @param planNodes the states it visits for one plan
     * @param portions how many portions after the present one it plays out
     * @param trust how many trials the evaluation of a plan's outcome counts for, more than 0
     * @param mannerNodes the states it visits for the manner of one portion
     * @param mannerPortions how many portions after that one it plays out
     * @param choiceNodes the states it visits for a choice outside a plan
     */
    public record Effort(
            int plans,
            int mutants,
            long planNodes,
            int portions,
            double trust,
            long mannerNodes,
            int mannerPortions,
            long choiceNodes) {

        /** The same with one of so many parts of the nodes. */
        public Effort searching(int part) {
            return new Effort(
                    plans,
                    mutants,
                    planNodes / part,
                    portions,
                    trust,
                    mannerNodes / part,
                    mannerPortions,
                    choiceNodes / part);
        }
    }

    /** [design] The effort of the level in the list. */
    public static final Effort USUAL = new Effort(24, 12, 30_000, 2, 30, 120_000, 4, 8_000);

    @Override
    public String name() {
        return "veteran";
    }

    @Override
    public String about() {
        return "a small search over whole turns";
    }

    @Override
    public <S, A> Seat<S, A> seat(Game<S, A> game, long seed) {
        return new VeteranSeat<>(game, seed, effort);
    }
}

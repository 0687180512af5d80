package zeriba.kassala.brain;

import zeriba.kassala.state.Army;

/** Says what positions are worth. One of these serves one thread. */
final class Judge {

    private final Weights weights;
    private final Sight sight;

    Judge(Ground ground, Weights weights) {
        this.weights = weights;
        this.sight = new Sight(ground);
    }

    /** The expected score of an army, 0 to 1. */
    double value(Board board, Army army) {
        double moslem = weights.moslem(board, sight.of(board));
        return army == Army.MOSLEM ? moslem : 1 - moslem;
    }

    /** The mover's expected score on the board that was judged last, after it has moved units. */
    double again(Board board) {
        double moslem = weights.moslem(board, sight.again(board));
        return board.mover == Army.MOSLEM ? moslem : 1 - moslem;
    }

    /** The expected score with one more battle than the board knows of. */
    double value(Board board, Army army, Battles.Forecast more) {
        double moslem = weights.moslem(board, sight.of(board, more));
        return army == Army.MOSLEM ? moslem : 1 - moslem;
    }
}

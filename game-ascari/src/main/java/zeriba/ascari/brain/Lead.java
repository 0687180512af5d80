package zeriba.ascari.brain;

import zeriba.ascari.rules.S4_Fire;
import zeriba.ascari.rules.S4_OpportunityFire.Window;
import zeriba.ascari.rules.S6_Administration.Administration;
import zeriba.ascari.rules.S7_Victory;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Mark;

/** By how many points the defender is ahead of where the battle would be even. */
final class Lead {

    private static final double READY = 0.15;

    private Lead() {}

    /**
     * @param isMoving whether an army is on the move
     */
    static double of(Ascari state, boolean isMoving) {
        return S7_Victory.margin(state) - par(state) + ready(state, isMoving);
    }

    /**
     * The margin that would be even by now. It grows when the first army has had its turn, and not
     * when the second ends the game turn: that would be worth more to it than its last shots.
     */
    private static double par(Ascari state) {
        Army second = state.battle().first().enemy();
        boolean isSecond = state.agenda().steps().contains(new Administration(second));
        double gone = state.turn() - (isSecond ? 0 : 1);
        return even(state) * gone / state.parameters().lastTurn();
    }

    /** The margin at which the battle is drawn, or nearly so. */
    private static double even(Ascari state) {
        return switch (state.battle().id()) {
            case S1, S4, S5 -> 0;
            case S2 -> 0.5;
            case S3 -> state.battle().value("italian") - 0.5;
        };
    }

    /** Points for units that can still fire in this player turn. */
    private static double ready(Ascari state, boolean isMoving) {
        double sum = 0;
        if (state.agenda().now() instanceof Window || isMoving) {
            for (int number = 0; number < state.battle().units(); number++) {
                Counter unit = state.counter(number);
                boolean ready =
                        state.isOnMap(unit)
                                && S4_Fire.canFire(state, unit)
                                && !state.has(Mark.OPPORTUNITY, number);
                sum += ready ? (unit.army() == Army.DEFENDER ? READY : -READY) : 0;
            }
        }
        return sum;
    }
}

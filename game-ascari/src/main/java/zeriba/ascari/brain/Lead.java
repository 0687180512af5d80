package zeriba.ascari.brain;

import zeriba.ascari.rules.FieldTransport;
import zeriba.ascari.rules.FieldVictory;
import zeriba.ascari.rules.S3_Movement.Movement;
import zeriba.ascari.rules.S3_Moves.Moving;
import zeriba.ascari.rules.S4_Fire;
import zeriba.ascari.rules.S4_OpportunityFire.Window;
import zeriba.ascari.rules.S6_Administration.Administration;
import zeriba.ascari.rules.S7_Victory;
import zeriba.ascari.rules.Step;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Mark;
import zeriba.ascari.state.Victory;
import zeriba.board.HexGrid;

/** By how many points the defender is ahead of where the battle would be even. */
final class Lead {

    private static final double READY = 0.15;
    private static final int FACES = 6;

    /** What transport counts that has left: half of it has won the battle. */
    private static final double THROUGH = 10;

    /** How often a shot that is kept for those who come adjacent is fired at one of them. */
    private static final double KEPT = 0.4;

    /** From how far an enemy may come adjacent in one move, in hexes. */
    private static final int NEAR = 4;

    private Lead() {}

    /**
     * @param isMoving whether an army is on the move
     */
    static double of(Ascari state, boolean isMoving) {
        if (state.battle().victory() == Victory.FIELD) {
            return FieldVictory.balance(state) + march(state) + ready(state, isMoving);
        }
        return S7_Victory.margin(state) - par(state) + ready(state, isMoving);
    }

    /** Points for transport that has left, and half as many for the way that the rest has come. */
    private static double march(Ascari state) {
        if (state.battle().valueIfAny("transport") == 0) {
            return 0;
        }
        HexGrid grid = state.battle().grid();
        int edge = grid.column(state.battle().exits(Army.DEFENDER).nth(0));
        double sum = THROUGH * FieldTransport.left(state);
        for (Counter counter : state.battle().counters(Army.DEFENDER)) {
            if (counter.isTransport() && state.isOnMap(counter)) {
                double way = Math.abs(edge - grid.column(state.at(counter)));
                sum += Math.max(0, 1 - 2 * way / grid.columns()) * THROUGH / 2;
            }
        }
        return sum;
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
    static double even(Ascari state) {
        int won = state.battle().valueIfAny("italian");
        return won == 0 ? 0 : won - 0.5;
    }

    /**
     * Points for units that can fire while the enemy moves: he moves now, or, in a fire phase,
     * moves next. So to end the phase is worth no more than its last shots.
     */
    private static double ready(Ascari state, boolean isMoving) {
        boolean isReaction = state.agenda().now() instanceof Window || isMoving;
        Army mover = mover(state);
        double sum = 0;
        for (int number = 0; number < state.battle().units(); number++) {
            Counter unit = state.counter(number);
            boolean ready =
                    state.isOnMap(unit)
                            && S4_Fire.canFire(state, unit)
                            && !(isReaction && state.has(Mark.OPPORTUNITY, number));
            if (ready) {
                boolean isAwaiting = unit.army() != mover && isAwaited(state, unit, isReaction);
                double worth = isAwaiting ? Math.max(READY, kept(state, unit)) : READY;
                sum += unit.army() == Army.DEFENDER ? worth : -worth;
            }
        }
        return sum;
    }

    /** The army that moves now, or next. */
    static Army mover(Ascari state) {
        return switch (Step.of(state)) {
            case Window window -> window.by().enemy();
            case Moving moving -> state.counter(moving.mover()).army();
            case Movement movement -> movement.army();
            case Step _ ->
                    state.agenda().steps().contains(new Administration(Army.DEFENDER))
                            ? Army.ATTACKER
                            : Army.DEFENDER;
        };
    }

    /** What a shot is worth that is kept for an enemy who comes adjacent. */
    private static double kept(Ascari state, Counter unit) {
        int faces = FACES + 1 - state.parameters().tables().hit(S4_Fire.column(unit), 1);
        String step = unit.army() == Army.DEFENDER ? "attacker-step" : "defender-step";
        return KEPT * faces / FACES * Math.max(1, state.battle().valueIfAny(step));
    }

    /** Whether an enemy who has still to move may come to a unit. */
    private static boolean isAwaited(Ascari state, Counter unit, boolean isReaction) {
        int from = state.at(unit);
        for (int number = 0; number < state.battle().units(); number++) {
            Counter enemy = state.counter(number);
            boolean mayCome =
                    enemy.army() != unit.army()
                            && state.isOnMap(enemy)
                            && !state.has(Mark.RETREAT, number)
                            && !(isReaction && hasMoved(state, number));
            if (mayCome && state.ground().distance(from, state.at(enemy)) <= NEAR) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasMoved(Ascari state, int number) {
        return state.has(Mark.MOVED, number) || state.has(Mark.DONE, number);
    }
}

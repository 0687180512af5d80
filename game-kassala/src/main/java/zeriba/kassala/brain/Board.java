package zeriba.kassala.brain;

import static zeriba.board.Bits.*;

import zeriba.kassala.rules.S2D_Movement.Movement;
import zeriba.kassala.rules.S2E_Combat.Combat;
import zeriba.kassala.rules.Step;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Contacts;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Units;

/** A position to try things on: units are put elsewhere and back without any copying. */
final class Board {

    final Ground ground;

    /** Whose portion it is. */
    final Army mover;

    /** Whether the army has yet to move; otherwise its battles are next. */
    final boolean isToMove;

    /** The game turn, from 1. */
    final int turn;

    final int[] place = new int[Ground.UNITS];
    long moslem;
    long christian;

    /** The hexes of the mover's cannon, which stay. */
    private final long guns;

    private final Contacts left;
    private final boolean isFighting;

    Board(Ground ground, Kassala state, Army mover, boolean isToMove) {
        this.ground = ground;
        this.mover = mover;
        this.isToMove = isToMove;
        this.turn = state.turn();
        for (int unit = 0; unit < place.length; unit++) {
            place[unit] = state.place(unit);
        }
        this.moslem = state.occupied(Army.MOSLEM);
        this.christian = state.occupied(Army.CHRISTIAN);
        this.guns = state.hexes(Units.of(mover).intersection(Units.CANNON));
        this.left = state.contacts();
        this.isFighting = isInCombat(state);
    }

    /** The position as the army that has its portion now would see it. */
    static Board of(Ground ground, Kassala state) {
        Step step = Step.portion(state);
        if (step instanceof Combat(Army army)) {
            return state.contacts().isSettled()
                    ? new Board(ground, state, army.enemy(), true)
                    : new Board(ground, state, army, false);
        }
        boolean isToMove = !(step instanceof Movement) || state.moved().isEmpty();
        return new Board(ground, state, step.army(), isToMove);
    }

    private Board(Board like) {
        this.ground = like.ground;
        this.mover = like.mover;
        this.isToMove = like.isToMove;
        this.turn = like.turn;
        System.arraycopy(like.place, 0, place, 0, place.length);
        this.moslem = like.moslem;
        this.christian = like.christian;
        this.guns = like.guns;
        this.left = like.left;
        this.isFighting = like.isFighting;
    }

    /** Another board with the same position. */
    Board copy() {
        return new Board(this);
    }

    private static boolean isInCombat(Kassala state) {
        return Step.portion(state) instanceof Combat;
    }

    long occupied(Army army) {
        return army == Army.MOSLEM ? moslem : christian;
    }

    /** Puts a unit of the moving army, which is no cannon, into another hex. */
    void move(int unit, int hex) {
        long left = without(occupied(mover), place[unit]);
        long held = with(union(left, guns), hex);
        place[unit] = hex;
        if (mover == Army.MOSLEM) {
            moslem = held;
        } else {
            christian = held;
        }
    }

    /** Units of the mover that must fight in the battles before it. */
    long due(long targets) {
        long due = NONE;
        long own = isFighting ? left.due().bits() : Units.of(mover).bits();
        for (long rest = own; !isEmpty(rest); rest = withoutFirst(rest)) {
            int unit = first(rest);
            int at = place[unit];
            if (at < Kassala.ELIMINATED && meet(ground.neighbours[at], targets)) {
                due = with(due, unit);
            }
        }
        return due;
    }

    /** Hexes of the enemy that the mover must attack. */
    long targets() {
        return isFighting
                ? left.targets()
                : intersection(occupied(mover.enemy()), ground.map.neighbours(occupied(mover)));
    }
}

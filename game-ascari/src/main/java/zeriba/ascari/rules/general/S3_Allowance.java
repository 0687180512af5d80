package zeriba.ascari.rules.general;

import static zeriba.board.Bits.*;

import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Mark;
import zeriba.ascari.state.Victory;
import zeriba.engine.rules.Rule;

/** Section 3. Movement: who may move, and how far. */
public final class S3_Allowance {

    private S3_Allowance() {}

    /** Movement points at the beginning of a move. */
    @Rule("3.0")
    public static int points(Ascari state, Counter counter) {
        return FirstAgordat.allowance(state, counter);
    }

    /** Whether a counter may still begin a move in this player turn. */
    @Rule({"3.0", "R-3", "R-67"})
    public static boolean mayBegin(Ascari state, Counter counter) {
        return state.isOnMap(counter)
                && !state.has(Mark.DONE, counter.number())
                && !isHeld(state, counter);
    }

    /** Whether the scenario keeps a counter where it is. */
    @Rule({"R-67", "S3.AGOS", "S4.STAGGER"})
    static boolean isHeld(Ascari state, Counter counter) {
        return state.turn() < state.battle().movesFrom(counter, state.options());
    }

    /**
     * The ruling by which a counter is kept where it is: the second wave of a field has its own.
     */
    @Rule({"R-67", "FIELD.WAVES"})
    public static String holding(Ascari state) {
        return state.battle().victory() == Victory.FIELD ? "FIELD.WAVES" : "R-67";
    }

    /** The leaders who may go with a combat unit that is in a hex, besides those who already do. */
    @Rule({"1.2", "R-49", "FIELD.HIDDEN"})
    public static long free(Ascari state, Counter unit, int hex) {
        return where(
                state.leadersAt(hex, unit.army()),
                leader ->
                        mayBegin(state, state.leader(leader))
                                && !liesApart(state, unit, state.leader(leader)));
    }

    /** Whether a leader lies in wait with others than a unit that passes. */
    @Rule("FIELD.HIDDEN")
    static boolean liesApart(Ascari state, Counter unit, Counter leader) {
        return state.has(Mark.HIDDEN, leader) && !state.has(Mark.HIDDEN, unit);
    }
}

package zeriba.arena;

import java.util.List;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Side;

/** A player that gave no legal action in its time: its side has lost the game. */
public final class ForfeitException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** What stands as the rule of such a result. */
    public static final String RULE = "forfeit";

    private final transient Side side;
    private final String fault;

    /**
     * @param side whose player it is
     * @param fault in a word what it is lost by: {@code time}, {@code illegal}, {@code died}
     * @param reason what happened, for people
     */
    public ForfeitException(Side side, String fault, String reason) {
        super(reason);
        this.side = side;
        this.fault = fault;
    }

    /** Whose player it is. */
    public Side side() {
        return side;
    }

    /** What such a game comes to: another of these sides has won. */
    public Result result(List<Side> sides) {
        Side winner = sides.stream().filter(other -> !other.equals(side)).findFirst().orElseThrow();
        return new Result.Won(winner, RULE, fault, 0);
    }

    /** In a word what the game is lost by. */
    public String fault() {
        return fault;
    }
}

package zeriba.engine.rules;

import java.util.Optional;
import zeriba.engine.text.Value;

/** How a game ended, and by which rule. */
public sealed interface Result {

    /** The paragraph that decided. */
    String rule();

    /** The scenario's name for the degree of victory, or an empty text. */
    String grade();

    /** Victory points of the first side less those of the second, or 0 where none are counted. */
    int score();

    /** One side has won. */
    record Won(Side side, String rule, String grade, int score) implements Result {
        public Won(Side side, String rule) {
            this(side, rule, "", 0);
        }
    }

    /** Nobody has won. */
    record Drawn(String rule, String grade, int score) implements Result {
        public Drawn(String rule) {
            this(rule, "", 0);
        }
    }

    /** The winning side; empty for a draw. */
    default Optional<Side> winner() {
        return switch (this) {
            case Won won -> Optional.of(won.side());
            case Drawn _ -> Optional.empty();
        };
    }

    /** The winning side's name; nothing for a draw. */
    default Value winnerName() {
        return winner().map(Side::name).map(Value::of).orElse(Value.NOTHING);
    }

    /** What the result is worth to {@code side}: 1 won, 0.5 drawn, 0 lost. */
    default double worthTo(Side side) {
        return switch (this) {
            case Won won -> won.side().equals(side) ? 1 : 0;
            case Drawn _ -> 0.5;
        };
    }
}

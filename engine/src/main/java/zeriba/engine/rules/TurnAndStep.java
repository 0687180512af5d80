package zeriba.engine.rules;

/**
 * Where in the sequence of play a state stands.
 *
 * @param turn the game turn, from 1; 0 before the first
 * @param step the phase and what is being done in it, by the game's own word: {@code movement}
 */
public record TurnAndStep(int turn, String step) {

    /** The key of the step's name in the game's message files. */
    public String key() {
        return "step." + step;
    }
}

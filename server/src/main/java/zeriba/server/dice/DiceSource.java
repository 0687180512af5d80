package zeriba.server.dice;

import zeriba.engine.text.UnreadableException;

/** The source of a table's dice. */
public sealed interface DiceSource {

    /** From whoever plays, who says what came up. */
    record ByHand() implements DiceSource {}

    /** From a seed, for a table that nobody has to trust. */
    record Seeded(long seed) implements DiceSource {}

    /** From secrets to which the table is bound before what follows from them. */
    record Proven(Binding binding) implements DiceSource {}

    /** As the store keeps it. */
    default String text() {
        return switch (this) {
            case ByHand() -> "hand";
            case Seeded(long seed) -> "seed " + seed;
            case Proven(Binding binding) -> binding.text();
        };
    }

    /** What {@link #text} has written. */
    static DiceSource read(String text) throws UnreadableException {
        String[] words = text.split(" ", 2);
        try {
            return switch (words[0]) {
                case "hand" -> new ByHand();
                case "seed" -> new Seeded(Long.parseLong(words[1]));
                case "secret", "root" -> new Proven(Binding.read(text));
                default -> throw new UnreadableException("dice", "no such kind of dice");
            };
        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
            throw new UnreadableException("dice", "half a description of dice");
        }
    }
}

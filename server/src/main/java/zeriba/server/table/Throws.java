package zeriba.server.table;

import java.util.Optional;
import zeriba.engine.DiceCup;
import zeriba.engine.UnreadableException;

/** Where a table's dice come from. */
public sealed interface Throws {

    /** From whoever plays, who says what came up. */
    record ByHand() implements Throws {}

    /** From a seed, for a table that nobody has to trust. */
    record Seeded(long seed) implements Throws {}

    /** From a secret to which the table was bound before its first throw. */
    record Proven(DiceSecret secret) implements Throws {}

    /** The cup for throws at {@code table}, given what the roles have added; none by hand. */
    default Optional<DiceCup> cup(String table, String nonces) {
        return switch (this) {
            case ByHand() -> Optional.empty();
            case Seeded(long seed) -> Optional.of(DiceCup.seeded(seed));
            case Proven(DiceSecret secret) -> Optional.of(secret.cup(nonces, table));
        };
    }

    /** As the store keeps it. */
    default String text() {
        return switch (this) {
            case ByHand() -> "hand";
            case Seeded(long seed) -> "seed " + seed;
            case Proven(DiceSecret secret) -> "secret " + secret.hex();
        };
    }

    /** What {@link #text} has written. */
    static Throws read(String text) throws UnreadableException {
        String[] words = text.split(" ", 2);
        try {
            return switch (words[0]) {
                case "hand" -> new ByHand();
                case "seed" -> new Seeded(Long.parseLong(words[1]));
                case "secret" -> new Proven(DiceSecret.ofHex(words[1]));
                default -> throw new UnreadableException("dice", "no such kind of dice");
            };
        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
            throw new UnreadableException("dice", "half a description of dice");
        }
    }
}

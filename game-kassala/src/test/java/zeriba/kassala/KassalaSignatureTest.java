package zeriba.kassala;

import org.junit.jupiter.api.Test;
import zeriba.testkit.Signature;

/**
 * The hash of 1,000 seeded games, 250 of each line of {@code signature.txt}. A change of the rules,
 * of the order of options or of the notation changes it; a refactoring must not.
 */
final class KassalaSignatureTest {

    private static final int GAMES = 250;

    @Test
    void aThousandSeededGamesAreTheSameAsEver() {
        new Signature<>(Desk.GAME).requireKept(Composed.table("signature.txt"), Desk::setup, GAMES);
    }
}

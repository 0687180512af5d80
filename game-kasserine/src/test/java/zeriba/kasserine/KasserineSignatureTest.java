package zeriba.kasserine;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import zeriba.testkit.Signature;

/**
 * The hash of seeded games of each line of {@code signature.txt}. A change of the rules, of the
 * order of options or of the notation changes it; a refactoring must not.
 */
@Tag("long")
final class KasserineSignatureTest {

    private static final int GAMES = 100;

    @Test
    void seededGamesAreTheSameAsEver() {
        new Signature<>(Desk.GAME).requireKept(Composed.table("signature.txt"), Desk::setup, GAMES);
    }
}

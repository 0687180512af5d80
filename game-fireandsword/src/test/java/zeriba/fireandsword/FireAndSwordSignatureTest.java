package zeriba.fireandsword;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import zeriba.testkit.Signature;

/**
 * The hash of seeded campaigns of each line of {@code signature.txt}. A change of the rules, of the
 * order of options or of the notation changes it; a refactoring must not.
 */
@Tag("long")
final class FireAndSwordSignatureTest {

    private static final int CAMPAIGNS = 50;

    @Test
    void seededCampaignsAreTheSameAsEver() {
        new Signature<>(Desk.GAME)
                .requireKept(Composed.table("signature.txt"), Desk::setup, CAMPAIGNS);
    }
}

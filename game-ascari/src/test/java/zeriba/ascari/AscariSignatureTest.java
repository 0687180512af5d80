package zeriba.ascari;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Battle;
import zeriba.engine.rules.Setup;
import zeriba.testkit.Signature;

/**
 * A hash of what random play meets in each battle. A change of the rules, of the order of options
 * or of the notation changes it; a refactoring must not.
 */
@Tag("long")
final class AscariSignatureTest {

    private static final int GAMES = 2;

    private static final Map<String, String> KEPT =
            Map.of(
                    "s1", "073d23b78454005f",
                    "s2", "2fe5a4bea316e6ff",
                    "s3", "7c0f7995fd56820b",
                    "s4", "e80e59181c5c13ef",
                    "s5", "3dc7b0685720a310");

    @Test
    void seededGamesAreTheSameAsEver() {
        Signature<Ascari, Act> signature = new Signature<>(Desk.GAME);
        Map<String, String> found = new TreeMap<>();
        for (Battle.Id id : Battle.Id.printed()) {
            Setup setup = Scripted.complete(Setup.of(id.word()));
            found.put(id.word(), signature.of(setup, GAMES));
        }

        assertThat(found).isEqualTo(new TreeMap<>(KEPT));
    }
}

package zeriba.kasserine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
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
        Signature<Kasserine, Act> signature = new Signature<>(Desk.GAME);
        Map<String, String> kept = new TreeMap<>();
        Map<String, String> found = new TreeMap<>();
        Composed.table("signature.txt")
                .forEach(line -> {
                    String[] options = Composed.words(line.get(1), " ").toArray(String[]::new);
                    String name = line.get(0) + " " + line.get(1);
                    kept.put(name, line.get(2));
                    found.put(name, signature.of(Desk.setup(line.get(0), options), GAMES));
                });

        assertThat(found).isEqualTo(kept);
    }
}

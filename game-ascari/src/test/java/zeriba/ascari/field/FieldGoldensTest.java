package zeriba.ascari.field;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zeriba.ascari.AscariGame;
import zeriba.ascari.Desk;
import zeriba.ascari.Orders;
import zeriba.ascari.Scripted;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Ascari;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.field.Contact;
import zeriba.testkit.Goldens;

/**
 * Battles on the field that are kept, one of each kind: the script on both sides; and one that is
 * annotated by hand.
 */
final class FieldGoldensTest {

    private static final long SEED = 5;

    private static Goldens<Ascari, Act> goldens(Contact contact) {
        return new Goldens<>(
                Orders.game(Orders.of(contact)),
                Path.of("src/test/resources/golden-field", contact.word()));
    }

    @ParameterizedTest
    @EnumSource
    void everyGoldenBattleIsKept(Contact contact) throws IOException, UnreadableException {
        if ("write".equals(System.getProperty("zeriba.goldens"))) {
            AscariGame game = Orders.game(Orders.of(contact));
            Setup setup = game.about().complete(Setup.of("field"));
            goldens(contact).keep("scripted", Scripted.game(game, setup, SEED));
        }
    }

    @TestFactory
    Stream<DynamicTest> everyGoldenBattleEndsAsItAlwaysDid()
            throws IOException, UnreadableException {
        Path folder = Path.of("src/test/resources/golden-field/raw-town");
        String sally = Files.readString(folder.resolve("annotated-a-sally.game"));
        AscariGame game = Desk.GAME.with(RecordText.overridesOf(sally));
        return Stream.concat(
                Stream.of(Contact.values()).flatMap(contact -> goldens(contact).tests()),
                new Goldens<>(game, folder).tests());
    }
}

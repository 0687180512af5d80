package zeriba.ascari.field;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
import zeriba.engine.Overrides;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.field.Contact;
import zeriba.testkit.Goldens;

/**
 * Battles on the field that are kept, of each kind two: the script on both sides, and people,
 * annotated by hand.
 */
final class FieldGoldensTest {

    private static final long SEED = 5;

    private static final Path ANNOTATED = Path.of("src/test/resources/golden-field/annotated");

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
        return Stream.concat(
                Stream.of(Contact.values()).flatMap(contact -> goldens(contact).tests()),
                annotated());
    }

    /** Each by the order and the figures that it names. */
    private static Stream<DynamicTest> annotated() throws IOException, UnreadableException {
        List<DynamicTest> tests = new ArrayList<>();
        try (Stream<Path> files = Files.list(ANNOTATED)) {
            for (Path file : files.sorted().toList()) {
                Overrides overrides = RecordText.overridesOf(Files.readString(file));
                tests.add(new Goldens<>(Desk.GAME.with(overrides), ANNOTATED).test(file));
            }
        }
        return tests.stream();
    }
}

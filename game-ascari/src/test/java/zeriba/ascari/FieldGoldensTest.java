package zeriba.ascari;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Ascari;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.testkit.Goldens;

/** Battles on the field that are kept: the script on both sides. */
final class FieldGoldensTest {

    private static final AscariGame COLUMN = Orders.game(Orders.COLUMN);
    private static final AscariGame TOWN = Orders.game(Orders.TOWN);

    private static Goldens<Ascari, Act> goldens(AscariGame game, String folder) {
        return new Goldens<>(game, Path.of("src/test/resources/golden-field", folder));
    }

    @ParameterizedTest
    @CsvSource({"column, 5", "town, 6"})
    void everyGoldenBattleIsKept(String folder, long seed) throws IOException, UnreadableException {
        AscariGame game = folder.equals("town") ? TOWN : COLUMN;
        if ("write".equals(System.getProperty("zeriba.goldens"))) {
            Setup setup = game.about().complete(Setup.of("field"));
            goldens(game, folder).keep("scripted", Scripted.game(game, setup, seed));
        }
    }

    @TestFactory
    Stream<DynamicTest> everyGoldenBattleEndsAsItAlwaysDid() {
        return Stream.concat(goldens(COLUMN, "column").tests(), goldens(TOWN, "town").tests());
    }
}

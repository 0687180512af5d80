package zeriba.ascari;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Battle;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.Value;
import zeriba.testkit.Goldens;

/**
 * Whole games that are kept, two of each battle: the script on both sides, as recommended and with
 * options; and two that are annotated by hand. {@code -Dzeriba.goldens=write} writes what is
 * missing, and the witnesses anew.
 */
final class AscariGoldensTest {

    private static final int LEAST = 12;

    private final Goldens<Ascari, Act> goldens =
            new Goldens<>(Desk.GAME, Path.of("src/test/resources/golden"));

    private static Map<String, Setup> games() {
        Map<String, Setup> games = new LinkedHashMap<>();
        for (Battle.Id id : Battle.Id.printed()) {
            String battle = id.word();
            games.put(battle + "-as-recommended", Scripted.complete(Setup.of(battle)));
            games.put(battle + "-with-options", Scripted.complete(options(battle)));
        }
        return games;
    }

    private static Setup options(String battle) {
        Setup setup = Setup.of(battle);
        return switch (battle) {
            case "s1" ->
                    setup.with("los-slopes", Value.of("strict"))
                            .with("moved-on", Value.of("all-mp-spent"));
            case "s2" ->
                    setup.with("los-own-slope", Value.of("open"))
                            .with("italian-horse-fires", Value.of(false));
            case "s3" -> setup.with("second-day", Value.of(true)).with("double-other", Value.of(2));
            case "s4" ->
                    setup.with("staggered", Value.of(false))
                            .with("tie-retreat", Value.of("last-hex"))
                            .with("double-italian", Value.of(1));
            default ->
                    setup.with("overrun", Value.of("difference"))
                            .with("reduced-leaders", Value.of(true));
        };
    }

    @TestFactory
    Stream<DynamicTest> everyGoldenGameIsKept() {
        return games().entrySet().stream()
                .map(game ->
                        DynamicTest.dynamicTest(
                                game.getKey(), () -> keep(game.getKey(), game.getValue())));
    }

    private void keep(String name, Setup setup) throws IOException {
        if ("write".equals(System.getProperty("zeriba.goldens"))) {
            goldens.keep(name, Scripted.game(setup, name.length()));
        }
    }

    @TestFactory
    Stream<DynamicTest> everyGoldenGameEndsAsItAlwaysDid() {
        return goldens.tests();
    }

    @Test
    void noScenarioAndNoOptionIsWithoutOne() {
        goldens.checkNoneMissing(LEAST);
    }
}

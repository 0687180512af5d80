package zeriba.kassala;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import zeriba.engine.record.GameRecord;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Kassala;
import zeriba.testkit.Goldens;
import zeriba.testkit.Json;

/** Whole games that are kept. {@code -Dzeriba.goldens=write} writes their witnesses anew. */
final class KassalaGoldensTest {

    private static final int LEAST = 6;

    private final Goldens<Kassala, Act> goldens =
            new Goldens<>(
                    Desk.GAME, Path.of("src/test/resources/golden"), KassalaGoldensTest::state);

    @TestFactory
    Stream<DynamicTest> everyGoldenGameEndsAsItAlwaysDid() {
        return goldens.tests();
    }

    @Test
    void noScenarioAndNoOptionIsWithoutOne() {
        goldens.checkNoneMissing(LEAST);
    }

    @Test
    void everyResultIsAmongThem() {
        Set<String> results = new TreeSet<>();
        for (GameRecord<Act> record : goldens.records().values()) {
            results.add(goldens.result(record).winner().map(side -> side.name()).orElse("draw"));
        }
        assertThat(results).containsExactly("christian", "draw", "moslem");
    }

    private static Kassala state(Setup setup, String position) {
        try {
            return Desk.GAME.codec().read(Json.read(position));
        } catch (UnreadableException e) {
            throw new AssertionError(e);
        }
    }
}

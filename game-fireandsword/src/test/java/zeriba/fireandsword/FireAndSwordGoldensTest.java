package zeriba.fireandsword;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import zeriba.engine.DiceCup;
import zeriba.engine.Play;
import zeriba.engine.Player;
import zeriba.engine.Setup;
import zeriba.engine.SplitMix64;
import zeriba.testkit.Goldens;

/** Whole campaigns that are kept, one for each ending; the script plays them. */
final class FireAndSwordGoldensTest {

    private final Goldens<Sudan, Act> goldens =
            new Goldens<>(Desk.GAME, Path.of("src/test/resources/golden"));

    @TestFactory
    Stream<DynamicTest> everyGoldenCampaignEndsAsItAlwaysDid() {
        return goldens.tests();
    }

    private void keep(String name, Setup setup, long seed) throws IOException {
        SplitMix64 random = new SplitMix64(seed);
        Player<Sudan, Act> player =
                (seen, role, choice) -> Desk.GAME.evaluation().scripted(seen, choice, random);
        goldens.keep(
                name, Play.toTheEnd(Desk.GAME, setup, _ -> player, DiceCup.seeded(seed)).record());
    }

    @Test
    void everyScenarioEveryOptionAndEveryEndingIsAmongThem() throws IOException {
        keep("peace", Desk.setup("fixed"), 53);
        keep("twentieth-turn", Desk.setup("fixed"), 4);
        keep("mahdists-win", Desk.setup("fixed"), 2);
        keep(
                "random-harsh",
                Desk.setup("random", "vp=harsh", "roads", "sea-moves", "boats-slip"),
                2);
        keep(
                "strict-end",
                Desk.setup(
                        "fixed",
                        "strict-end",
                        "fast-stack",
                        "steamer-wins",
                        "rise-again",
                        "surrender-counts"),
                3);
        keep(
                "commanded-by-three",
                Desk.setup("random", "battles=commanded", "seats=3", "command=units", "laurels"),
                4);
        goldens.checkNoneMissing(6);
        Set<String> rules = new TreeSet<>();
        goldens.records().values().forEach(record -> rules.add(goldens.result(record).rule()));
        assertThat(rules).containsExactly("17.2", "17.3", "R-69");
    }
}

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
import zeriba.engine.dice.DiceCup;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.Play;
import zeriba.engine.record.Player;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Sudan;
import zeriba.testkit.Goldens;
import zeriba.testkit.Json;

/**
 * Whole campaigns that are kept, played by the script, and last turns annotated by hand, one for
 * each ending.
 */
final class FireAndSwordGoldensTest {

    private final Goldens<Sudan, Act> goldens =
            new Goldens<>(
                    Desk.GAME,
                    Path.of("src/test/resources/golden"),
                    FireAndSwordGoldensTest::state);

    private static Sudan state(Setup setup, String position) {
        try {
            return Desk.GAME.codec().read(Json.read(position));
        } catch (UnreadableException e) {
            throw new AssertionError(e);
        }
    }

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
        keep("peace", Desk.setup("fixed"), 144);
        keep("twentieth-turn", Desk.setup("fixed"), 56);
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
                "three-commanders",
                Desk.setup("random", "battles=tabletop", "seats=3", "command=units", "laurels"),
                4);
        goldens.checkNoneMissing(10);
        Set<String> endings = new TreeSet<>();
        goldens.records().values().stream()
                .map(goldens::result)
                .forEach(r -> endings.add((r.rule() + " " + r.grade()).strip()));
        assertThat(endings)
                .containsExactly(
                        "17.2", "17.3 decisive", "R-69 clear", "R-69 major", "R-69 marginal");
    }
}

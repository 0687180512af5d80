package zeriba.testkit.parley;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.Play;
import zeriba.engine.record.RandomPlayer;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.testkit.Goldens;
import zeriba.testkit.Perft;
import zeriba.testkit.RuleCoverage;
import zeriba.testkit.Signature;
import zeriba.testkit.parley.state.Act;

class ParleyRecordsTest {

    private static final ParleyGame GAME = new ParleyGame();

    private final Goldens<Parley, Act> goldens =
            new Goldens<>(GAME, Path.of("src/test/resources/golden"));

    private static Setup setup(String scenario) {
        try {
            return GAME.about().complete(Setup.of(scenario));
        } catch (UnreadableException e) {
            throw new AssertionError(e);
        }
    }

    @TestFactory
    Stream<DynamicTest> goldenRecordsLeadWhereTheyLed() {
        return goldens.tests();
    }

    @Test
    void noScenarioAndNoOptionIsWithoutAGoldenRecord() throws IOException {
        keep("afar", setup("afar"), 1);
        keep("siege-in-mist", setup("siege").with("weather", Value.of("mist")), 2);
        keep("long-without-omens", longWithoutOmens(), 3);
        goldens.checkNoneMissing(3);
    }

    private static Setup longWithoutOmens() {
        return setup("afar").with("omens", Value.of(false)).with("turns", Value.of(4));
    }

    private void keep(String name, Setup setup, long seed) throws IOException {
        RandomPlayer<Parley, Act> player = new RandomPlayer<>(GAME, new SplitMix64(seed));
        goldens.keep(name, Play.toTheEnd(GAME, setup, _ -> player, DiceCup.seeded(seed)).record());
    }

    @TestFactory
    Stream<DynamicTest> linesOfPlayAreAsManyAsTheyWere() {
        return new Perft<>(GAME)
                .table(
                        """
                        id\tposition\tdepth\tcount
                        1\tsiege\t1\t3
                        2\tsiege\t2\t24
                        3\tsiege\t6\t384
                        4\tsiege\t7\t1968
                        """,
                        scenario -> Position.start(GAME.rules(), setup(scenario)));
    }

    @Test
    void everyParagraphOfTheIndexIsInForceAndNoOtherIsCited() {
        RuleCoverage.check(
                RuleCoverage.index(ParleyGame.class, "rules.tsv"),
                RuleCoverage.classesBeside(ParleyRules.class));
    }

    @Test
    void randomGamesAreTheSameAsEver() {
        new Signature<>(GAME).check(Map.of(setup("siege"), "204d3f90b8fbc7d6"), 50);
    }
}

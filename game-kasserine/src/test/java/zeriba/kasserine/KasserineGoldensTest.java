package zeriba.kasserine;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.GameRecord;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.Setup;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Kasserine;
import zeriba.testkit.Goldens;

/**
 * Whole games that are kept, played by the script on both sides. {@code -Dzeriba.goldens=write}
 * writes those that are missing, and the witnesses of all anew.
 */
final class KasserineGoldensTest {

    private static final boolean WRITES = "write".equals(System.getProperty("zeriba.goldens"));
    private static final int LEAST = 4;

    private final Goldens<Kasserine, Act> goldens =
            new Goldens<>(Desk.GAME, Path.of("src/test/resources/golden"));

    private static Map<String, Setup> games() {
        Map<String, Setup> games = new LinkedHashMap<>();
        games.put("historical", Desk.setup("historical"));
        games.put("lesson", Desk.setup("sidi-bou-zid"));
        games.put(
                "sbiba-and-eight-turns",
                Desk.setup("historical", "sbeitlaEventHex=2706", "turns=8"));
        games.put(
                "full-mobile-phase",
                Desk.setup("historical", "mobilePhasePercent=100", "mobilePhaseZocLock=false"));
        games.put("supply-and-open-markers", Desk.setup("historical", "supply", "openSupport"));
        return games;
    }

    @Test
    void everyGameOfTheListIsKept() throws IOException {
        for (Map.Entry<String, Setup> game : games().entrySet()) {
            GameRecord<Act> record =
                    WRITES
                            ? played(game.getValue(), game.getKey().length())
                            : record(game.getValue(), List.of());
            goldens.keep(game.getKey(), record);
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

    private static GameRecord<Act> played(Setup setup, long seed) {
        Rules<Kasserine, Act> rules = Desk.GAME.rules();
        DiceCup cup = DiceCup.seeded(seed);
        SplitMix64 random = SplitMix64.of(seed, 1);
        List<Entry<Act>> entries = new ArrayList<>();
        Position<Kasserine, Act> position = Position.start(rules, setup);
        while (!(position.pending() instanceof Pending.Over<Act>)) {
            List<Entry<Act>> next = next(position, cup, random, entries.size() + 1L);
            for (Entry<Act> entry : next) {
                position = position.after(rules, entry);
            }
            entries.addAll(next);
        }
        return record(setup, entries);
    }

    private static List<Entry<Act>> next(
            Position<Kasserine, Act> position, DiceCup cup, SplitMix64 random, long number) {
        if (position.pending() instanceof Pending.Chance<Act> chance) {
            return List.of(new Entry.Rolled<>(cup.roll(chance.dice(), number)));
        }
        if (!(position.pending() instanceof Pending.Choice<Act> choice)) {
            throw new IllegalStateException("nothing is pending");
        }
        var by = Desk.GAME.rules().role(position.state(), choice.options().get(0));
        List<Entry<Act>> entries = new ArrayList<>();
        for (Act act : Desk.GAME.evaluation().line(position.state(), choice, random)) {
            entries.add(new Entry.Chose<>(by, DecisionSource.COMPUTER, act));
        }
        return entries;
    }

    private static GameRecord<Act> record(Setup setup, List<Entry<Act>> entries) {
        return new GameRecord<>(
                Desk.GAME.about().id(),
                Desk.GAME.about().rulesVersion(),
                new GameRecord.Start.FromScenario(setup),
                Map.of(),
                entries);
    }
}

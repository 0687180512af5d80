package zeriba.app.opponent;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeriba.ai.Level;
import zeriba.ai.StopSignal;
import zeriba.ai.UnknownLevelException;
import zeriba.ai.level.Levels;
import zeriba.arena.Arena;
import zeriba.arena.Batch;
import zeriba.arena.Report;
import zeriba.arena.ReportText;
import zeriba.arena.Row;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.kassala.KassalaGame;

class EngineLevelTest {

    private static final Duration LONG = Duration.ofSeconds(60);
    private final KassalaGame game = new KassalaGame();

    private static String java(String... words) {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return "\"%s\" -cp \"%s\" %s"
                .formatted(java, System.getProperty("java.class.path"), String.join(" ", words));
    }

    private Setup setup() throws UnreadableException {
        return game.about().complete(Setup.of("historical"));
    }

    private Report played(EngineLevel engine, Level other, int games) throws UnreadableException {
        Batch<?, ?> batch = new Batch<>(game, setup(), List.of(engine, other), games, 7, true);
        return Arena.play(batch, 2, new StopSignal(), _ -> {});
    }

    @Test
    void theEngineOfThisBuildPlaysItsGamesToTheEnd()
            throws UnreadableException, UnknownLevelException {
        String own = java("zeriba.app.Main", "engine");
        try (EngineLevel engine =
                EngineLevel.named("engine@recruit:" + own, setup(), LONG).orElseThrow()) {
            assertThat(engine.unfit(game.about())).isEmpty();
            Report report = played(engine, Levels.named("random"), 1);
            assertThat(report.rows()).hasSize(1);
            assertThat(report.rows()).noneMatch(row -> row.result().rule().equals("forfeit"));
            assertThat(report.rows().getFirst().levels()).contains(engine.name(), "random");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "dies, died",
        "babbles, died",
        "cheats, illegal",
        "mumbles, illegal",
        "refuses, illegal",
        "sleeps, time"
    })
    void whoeverGivesNoLegalActionInTimeHasLost(String how, String fault)
            throws UnreadableException, UnknownLevelException {
        String faulty = java("zeriba.app.opponent.FaultyEngine", how);
        Duration limit = how.equals("sleeps") ? Duration.ofMillis(1) : LONG;
        try (EngineLevel engine =
                EngineLevel.named("engine:" + faulty, setup(), limit).orElseThrow()) {
            Report report = played(engine, Levels.named("random"), 1);
            assertThat(report.rows()).extracting(Row::winner).containsExactly("christian");
            assertThat(report.rows()).allMatch(row -> row.result().grade().equals(fault));
            assertThat(ReportText.of(report))
                    .contains("forfeited by " + engine.name() + ": 1 " + fault);
        }
    }

    @Test
    void whoeverPlaysByOtherRulesIsNotSeated() throws UnreadableException {
        String other = java("zeriba.app.opponent.FaultyEngine", "other-rules");
        try (EngineLevel engine =
                EngineLevel.named("engine:" + other, setup(), LONG).orElseThrow()) {
            assertThat(engine.unfit(game.about()))
                    .hasValueSatisfying(reason ->
                            assertThat(reason)
                                    .contains("plays kassala by version 99 of its rules")
                                    .endsWith("here it is version 1"));
        }
    }

    @Test
    void whatCannotBeStartedIsSaid() throws UnreadableException {
        try (EngineLevel engine =
                EngineLevel.named("engine:/no/such/program", setup(), LONG).orElseThrow()) {
            assertThat(engine.unfit(game.about()))
                    .hasValueSatisfying(r -> assertThat(r).contains("cannot be started"));
        }
    }

    @Test
    void aLevelOfOurOwnIsNoEngine() throws UnreadableException {
        assertThat(EngineLevel.named("veteran", setup(), LONG)).isEmpty();
    }
}

package zeriba.app.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.ai.StopSignal;
import zeriba.ai.UnknownLevelException;
import zeriba.ai.level.Levels;
import zeriba.app.games.Games;
import zeriba.arena.Arena;
import zeriba.arena.Batch;
import zeriba.arena.Report;
import zeriba.engine.Game;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;

final class GreedyBotTest {

    private static final Path BOT = Path.of("src/test/java/zeriba/app/example/GreedyBot.java");

    @Test
    void itBeatsWhoeverPlaysAtRandom() throws UnreadableException, UnknownLevelException {
        Game<?, ?> kassala = Games.named("kassala").orElseThrow();
        assertThat(play(kassala).all().score()).isGreaterThan(0.75);
    }

    private static <S, A> Report play(Game<S, A> game)
            throws UnreadableException, UnknownLevelException {
        GreedyBot bot = new GreedyBot("greedy", "takes what looks best at once");
        Setup setup = game.about().complete(Setup.of("historical"));
        Batch<S, A> batch =
                new Batch<>(game, setup, List.of(bot, Levels.named("random")), 20, 1541, true);
        return Arena.play(batch, 2, new StopSignal(), _ -> {});
    }

    @Test
    void theManualShowsItWhole() throws IOException {
        String bot = Files.readString(BOT);
        assertThat(bot.lines().count()).isLessThanOrEqualTo(40);
        assertThat(Files.readString(Path.of("../docs/java.md"))).contains(bot);
    }
}

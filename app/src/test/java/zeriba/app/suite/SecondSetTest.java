package zeriba.app.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import zeriba.ai.Levels;
import zeriba.ai.UnknownLevelException;
import zeriba.app.games.Games;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;
import zeriba.engine.rules.OptionSpec;
import zeriba.engine.text.UnreadableException;

/**
 * Scores the players in positions like those of the suites and writes what came of it to {@code
 * target/second-set.tsv}: by game and level how many were played well, and what was done in others.
 */
@Tag("long")
class SecondSetTest {

    private static final List<String> LEVELS = List.of("regular", "veteran");

    private final List<String> lines = new ArrayList<>();
    private int tried;
    private int good;

    @Test
    void theSecondSetIsScored() throws IOException, UnknownLevelException {
        for (Game<?, ?> game : Games.all()) {
            for (String level : LEVELS) {
                score(game, level);
            }
        }
        Path file = Path.of("target", "second-set.tsv");
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.write(file, lines);
        assertThat(lines).anyMatch(line -> line.startsWith("score"));
    }

    private void score(Game<?, ?> game, String level) throws UnknownLevelException {
        tried = 0;
        good = 0;
        for (SuiteCase suite : Suite.of(game).cases()) {
            if (suite.levels().contains(level)) {
                for (SuiteCase variation : new Variations(suite).all(onOff(game.about()))) {
                    score(game, variation, level);
                }
            }
        }
        lines.add(
                String.join(
                        "\t",
                        "score",
                        game.about().id(),
                        level,
                        good + " of " + tried + " played well"));
    }

    private <S, A> void score(Game<S, A> game, SuiteCase suite, String level)
            throws UnknownLevelException {
        List<String> chosen;
        try {
            chosen = Trial.of(game, suite, Levels.named(level), 1).chosen();
        } catch (UnreadableException | IllegalArgumentException noPosition) {
            return;
        }
        tried++;
        Optional<String> fault = suite.fault(chosen);
        if (fault.isPresent()) {
            lines.add(
                    String.join(
                            "\t", "fault", game.about().id(), level, suite.name(), fault.get()));
        } else {
            good++;
        }
    }

    private static List<String> onOff(GameInfo about) {
        return about.options().stream()
                .flatMap(o -> o instanceof OptionSpec.OnOff on ? Stream.of(on.id()) : Stream.of())
                .toList();
    }
}

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
import zeriba.ai.UnknownLevelException;
import zeriba.ai.level.Levels;
import zeriba.app.games.Games;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;
import zeriba.engine.rules.OptionSpec;
import zeriba.engine.text.UnreadableException;
import zeriba.testkit.Form;
import zeriba.testkit.Trials;

/**
 * Scores the players in positions like those of the suites and writes what came of it to {@code
 * target/second-set.tsv}: by game and level how many were played well, and what was done in others.
 * The extended form scores a few variations of each case, so that the long one is known to work.
 */
@Tag(Trials.TAG)
@Tag("extended")
class SecondSetTest {

    private static final List<String> LEVELS = List.of("regular", "veteran");

    /**
     * So many variations of a case outside the long form: more than one, as not all are positions.
     */
    private static final int MANY = 3;

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
    }

    private void score(Game<?, ?> game, String level) throws UnknownLevelException {
        tried = 0;
        good = 0;
        List<SuiteCase> cases =
                Suite.of(game).cases().stream()
                        .filter(suite -> suite.levels().contains(level))
                        .toList();
        for (SuiteCase suite : cases) {
            for (SuiteCase variation : variations(suite, game.about())) {
                score(game, variation, level);
            }
        }
        assertThat(tried)
                .as("positions of %s that %s was tried in", game.about().id(), level)
                .isGreaterThanOrEqualTo(cases.size());
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

    private static List<SuiteCase> variations(SuiteCase suite, GameInfo about) {
        List<SuiteCase> all = new Variations(suite).all(onOff(about));
        return all.subList(0, Math.min(all.size(), Form.pick(MANY, MANY, MANY, all.size())));
    }

    private static List<String> onOff(GameInfo about) {
        return about.options().stream()
                .flatMap(o -> o instanceof OptionSpec.OnOff on ? Stream.of(on.id()) : Stream.of())
                .toList();
    }
}

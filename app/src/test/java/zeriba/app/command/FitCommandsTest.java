package zeriba.app.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import zeriba.app.Main;
import zeriba.app.games.Games;
import zeriba.engine.Evaluation;
import zeriba.engine.Features;
import zeriba.engine.FittedWeights;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.RandomPlayer;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Side;
import zeriba.engine.text.UnreadableException;

class FitCommandsTest {

    private static final int ENTRIES = 120;

    @TempDir private Path folder;

    private static String run(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exit =
                new CommandLine(new Main())
                        .setOut(new PrintWriter(out))
                        .setErr(new PrintWriter(err))
                        .execute(arguments);
        assertThat(err.toString()).isEmpty();
        assertThat(exit).isZero();
        return out.toString();
    }

    @Test
    void aFitRepeatsAndItsTableIsOneThatTheGameReads() {
        String[] words = "fit kassala --level recruit --games 3 --stray 2".split(" ");
        String table = run(words);
        List<String> names =
                Games.named("kassala").orElseThrow().evaluation().features().orElseThrow().names();

        assertThat(run(words)).isEqualTo(table);
        assertThat(new FittedWeights(names, table.lines().toList()).kinds())
                .containsExactly(
                        "after christian",
                        "after christian, cannon elsewhere",
                        "after moslem",
                        "after moslem, cannon elsewhere",
                        "before christian",
                        "before christian, cannon elsewhere",
                        "before moslem",
                        "before moslem, cannon elsewhere");
        assertThat(table).contains("./zeriba fit kassala --level recruit --games 3 --seed 1");
    }

    @Test
    void aCurveIsPrintedAndDrawnForEachScenario() {
        String told =
                run(
                        "calibrate",
                        "kassala",
                        "--level",
                        "recruit",
                        "--games",
                        "2",
                        "--plots",
                        folder.toString());

        assertThat(told)
                .contains("| told | positions | games | came | gap, 95 % |")
                .contains("No bin holds 100 positions.");
        assertThat(folder.resolve("kassala-historical.svg")).exists();
        assertThat(folder.resolve("kassala-free-deployment.svg")).exists();
    }

    @Test
    void fewGamesDoNotSayWhetherWhatIsToldIsTrue() {
        String told = run("calibrate kassala --scenario historical --games 40".split(" "));

        assertThat(told)
                .contains("these games do not say")
                .contains("Were all true that is told, so many games would be");
    }

    static List<Game<?, ?>> games() {
        return Games.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void chancesOfBothSidesAddUpAndFeaturesAreCountedAsNamed(Game<?, ?> game)
            throws UnreadableException {
        alongAGame(game);
    }

    private static <S, A> void alongAGame(Game<S, A> game) throws UnreadableException {
        Evaluation<S, A> evaluation = game.evaluation();
        Features<S> features = evaluation.features().orElseThrow();
        Side first = game.about().sides().getFirst();
        Side last = game.about().sides().getLast();
        SplitMix64 random = new SplitMix64(7);
        RandomPlayer<S, A> player = new RandomPlayer<>(game, random);
        String scenario = game.about().scenarios().getFirst().id();
        Position<S, A> position =
                Position.start(game.rules(), game.about().complete(Setup.of(scenario)));
        for (int i = 0; i < ENTRIES && !(position.pending() instanceof Pending.Over<A>); i++) {
            S state = position.state();
            double chance = evaluation.chance(state, first);
            assertThat(chance).isBetween(0.0, 1.0);
            assertThat(chance + evaluation.chance(state, last)).isCloseTo(1, within(1e-9));
            features.kind(state)
                    .ifPresent(
                            _ -> assertThat(features.of(state)).hasSize(features.names().size()));
            position =
                    switch (position.pending()) {
                        case Pending.Choice<A> choice ->
                                position.chosen(game.rules(), player.choose(choice.options()));
                        case Pending.Chance<A> dice ->
                                position.rolled(game.rules(), dice.dice().thrown(random));
                        case Pending.Automatic<A> _, Pending.Over<A> _ -> position;
                    };
        }
    }
}

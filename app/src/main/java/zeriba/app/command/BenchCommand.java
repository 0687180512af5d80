package zeriba.app.command;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import zeriba.app.Games;
import zeriba.arena.Bench;
import zeriba.engine.Game;
import zeriba.engine.UnreadableException;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;

/** How fast the rules of a game are. */
@Command(
        name = "bench",
        subcommands = BenchServerCommand.class,
        description = {
            "Measures how fast the rules of a game are: processor time of one core, warm,",
            "the median of several runs. The random player ends a phase only when it must."
        },
        mixinStandardHelpOptions = true)
public final class BenchCommand implements Callable<Integer> {

    @Spec private @Nullable CommandSpec spec;

    @Parameters(
            paramLabel = "GAME",
            arity = "0..1",
            description = "The game's id, as 'zeriba games' lists it.")
    private String game = "";

    @Option(
            names = "--seconds",
            paramLabel = "S",
            description = "Processor seconds of each run (${DEFAULT-VALUE}).")
    private double seconds = 1;

    @Option(
            names = "--runs",
            paramLabel = "N",
            description = "The median is of so many runs (${DEFAULT-VALUE}).")
    private int runs = 5;

    @Option(names = "--scenario", paramLabel = "ID", description = "Not the usual scenario.")
    private String scenario = "";

    @Option(
            names = "--option",
            paramLabel = "ID[=VALUE]",
            description = "Sets an option of the game; may be repeated.")
    private List<String> options = List.of();

    @Override
    public Integer call() {
        Game<?, ?> chosen =
                Games.named(game)
                        .orElseThrow(() ->
                                misused("No game '" + game + "'; there are " + Games.ids() + "."));
        if (!(seconds > 0) || runs < 1) {
            throw misused("--seconds and --runs must be more than 0.");
        }
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        for (Bench.Figure figure : figures(chosen)) {
            out.printf(
                    Locale.ROOT,
                    "%-30s %,16.1f %s%n",
                    figure.what(),
                    figure.value(),
                    figure.unit());
        }
        out.flush();
        return 0;
    }

    private List<Bench.Figure> figures(Game<?, ?> chosen) {
        try {
            return Bench.of(
                    chosen,
                    SetupWords.read(chosen.about(), scenario, options),
                    new Bench.Patience(seconds, runs));
        } catch (UnreadableException wrong) {
            throw misused(String.valueOf(wrong.getMessage()));
        }
    }

    private ParameterException misused(String reason) {
        return new ParameterException(Objects.requireNonNull(spec).commandLine(), reason);
    }
}

package zeriba.app.command.operator;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import zeriba.app.command.option.AgainstWanted;
import zeriba.app.command.option.GameWanted;
import zeriba.app.games.GameFigures;
import zeriba.app.games.Games;
import zeriba.app.load.InTurn;
import zeriba.arena.Bench;
import zeriba.arena.Comparison;
import zeriba.engine.Game;

/** How fast the rules of a game are. */
@Command(
        name = "bench",
        subcommands = {BenchEngineCommand.class, BenchServerCommand.class},
        description = {
            "Measures how fast the rules of a game are: processor time of one core, warm,",
            "the median of several runs. The random player ends a phase only when it must.",
            "With --against and no game: every game, and how long a server takes to start."
        },
        mixinStandardHelpOptions = true)
public final class BenchCommand implements Callable<Integer> {

    @Spec private @Nullable CommandSpec spec;

    @Mixin private GameWanted wanted = new GameWanted();

    @Mixin private AgainstWanted against = new AgainstWanted();

    @Option(
            names = "--seconds",
            paramLabel = "S",
            description = "Processor seconds of each run (${DEFAULT-VALUE}).")
    private double seconds = 1;

    @Option(
            names = "--runs",
            paramLabel = "N",
            description =
                    "The median is of so many runs (${DEFAULT-VALUE}); with --against each build"
                            + " makes one in a pair.")
    private int runs = 5;

    @Override
    public Integer call() {
        if (!(seconds > 0) || runs < 1 || against.isMisused()) {
            throw misused("--seconds, --runs and --pairs must be more than 0.");
        }
        CommandLine line = Objects.requireNonNull(spec).commandLine();
        try {
            Optional<InTurn> builds = against.builds();
            if (builds.isPresent()) {
                compare(builds.orElseThrow(), line.getOut());
            } else {
                figures(wanted.game()).forEach(figure -> line.getOut().println(figure.line()));
                line.getOut().flush();
            }
            return 0;
        } catch (IOException e) {
            line.getErr().println(e.getMessage());
            line.getErr().flush();
            return 1;
        }
    }

    private void compare(InTurn builds, PrintWriter out) throws IOException {
        if (wanted.isNamed()) {
            compare(builds, wanted.game(), out);
            return;
        }
        for (Game<?, ?> game : Games.all()) {
            compare(builds, game, out);
        }
        tell(out, "serve", builds.ofStarts());
    }

    private void compare(InTurn builds, Game<?, ?> game, PrintWriter out) throws IOException {
        String id = game.about().id();
        List<String> words = new ArrayList<>(List.of("bench", id));
        words.addAll(List.of("--seconds", String.valueOf(seconds), "--runs", "1"));
        words.addAll(wanted.setupWords());
        tell(out, id, builds.ofCommand(words));
    }

    /** Prints what was compared, below a line that says of what. */
    static void tell(PrintWriter out, String title, Comparison comparison) {
        out.println(title);
        comparison.lines().forEach(out::println);
        out.flush();
    }

    private List<Bench.Figure> figures(Game<?, ?> chosen) {
        Bench.Patience patience = new Bench.Patience(seconds, runs);
        List<Bench.Figure> figures =
                new ArrayList<>(Bench.of(chosen, wanted.setup(chosen), patience));
        figures.addAll(new GameFigures(patience).of(chosen, wanted.setup(chosen)));
        return figures;
    }

    private ParameterException misused(String reason) {
        return new ParameterException(Objects.requireNonNull(spec).commandLine(), reason);
    }
}

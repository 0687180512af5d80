package zeriba.app.command.operator;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import zeriba.app.games.Games;
import zeriba.app.load.EngineBench;
import zeriba.arena.Bench;

/** How fast the engine protocol is. */
@Command(
        name = "engine",
        description = {
            "Measures the engine protocol, many tables in one request: a process of its own that is",
            "asked through its standard input, by a client that takes any option; by the clock."
        },
        mixinStandardHelpOptions = true)
public final class BenchEngineCommand implements Callable<Integer> {

    @Spec private @Nullable CommandSpec spec;

    @Parameters(arity = "0..1", paramLabel = "GAME", description = "Which game (the first).")
    private String game = Games.all().getFirst().about().id();

    @Option(names = "--tables", paramLabel = "N", description = "How many (${DEFAULT-VALUE}).")
    private int tables = 256;

    @Option(names = "--seconds", paramLabel = "S", description = "How long (${DEFAULT-VALUE}).")
    private double seconds = 10;

    @Option(
            names = "--warm-up",
            paramLabel = "S",
            description = "How long before that (${DEFAULT-VALUE}).")
    private double warmUp = 5;

    @Override
    public Integer call() {
        CommandLine line = Objects.requireNonNull(spec).commandLine();
        if (tables < 1 || !(seconds > 0) || warmUp < 0 || Games.named(game).isEmpty()) {
            throw new ParameterException(
                    line, "--tables and --seconds must be more than 0; games are " + Games.ids());
        }
        try {
            tell(EngineBench.run(new EngineBench.Plan(game, tables, warmUp, seconds, 1)));
            return 0;
        } catch (IOException e) {
            line.getErr().println(e.getMessage());
            line.getErr().flush();
            return 1;
        }
    }

    private void tell(EngineBench.Outcome outcome) {
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        line(out, "entries by the protocol", outcome.entries() / outcome.seconds(), "entries/s");
        line(out, "choices by the protocol", outcome.choices() / outcome.seconds(), "choices/s");
        line(out, "games ended, warm-up too", (double) outcome.games(), "games");
        out.flush();
    }

    private static void line(PrintWriter out, String what, double value, String unit) {
        out.println(new Bench.Figure(what, value, unit).line());
    }
}

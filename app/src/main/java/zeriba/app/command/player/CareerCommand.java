package zeriba.app.command.player;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import zeriba.ai.StopSignal;
import zeriba.ai.analysis.AnalysisDepth;
import zeriba.ai.analysis.Analyst;
import zeriba.ai.analysis.Career;
import zeriba.app.command.option.RecordWanted;
import zeriba.engine.Game;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.Side;
import zeriba.engine.text.UnreadableException;
import zeriba.server.json.Json;
import zeriba.server.json.RecordJson;
import zeriba.server.operation.CareerOperations.CareerLine;
import zeriba.server.operation.CareerOperations.CareerTold;

/** What the records of a folder have in common. */
@Command(
        name = "career",
        description = {
            "Analyses every record of a folder and tells, by game, side and phase, what decisions"
                    + " lost and what the dice gave.",
            "What is no record is named and passed over."
        },
        mixinStandardHelpOptions = true)
public final class CareerCommand implements Callable<Integer> {

    @Spec private @Nullable CommandSpec spec;

    @Parameters(paramLabel = "FOLDER", description = "Where the records lie.")
    private Path folder = Path.of("");

    @Option(
            names = "--side",
            paramLabel = "SIDE",
            description = "Only what this side did and got; may be repeated.")
    private List<String> sides = new ArrayList<>();

    @Option(
            names = "--depth",
            paramLabel = "DEPTH",
            description = "How much it works: quick, usual or deep (${DEFAULT-VALUE}).")
    private String depth = AnalysisDepth.QUICK.name();

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "How many at once; they change nothing but the time (all cores).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--json", description = "Writes JSON, as the operation 'career' answers it.")
    private boolean isJson;

    @Option(names = "--csv", description = "Writes a row for each line, with a head.")
    private boolean isCsv;

    @Override
    public Integer call() {
        AnalysisDepth wanted =
                AnalysisDepth.named(depth)
                        .orElseThrow(() ->
                                misused("No depth '" + depth + "'; there are quick, usual, deep."));
        if (threads < 1) {
            throw misused("--threads must be more than 0.");
        }
        try (Stream<Path> files = Files.list(folder)) {
            List<Career.Share> shares = new ArrayList<>();
            int games = 0;
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                List<Career.Share> found = shares(file, new Analyst(wanted));
                games += found.isEmpty() ? 0 : 1;
                shares.addAll(found);
            }
            tell(CareerTold.of(games, games, new Career(shares)));
            return 0;
        } catch (IOException e) {
            err().println("Cannot read " + folder + ": " + e.getMessage());
            err().flush();
            return 1;
        }
    }

    private ParameterException misused(String reason) {
        return new ParameterException(Objects.requireNonNull(spec).commandLine(), reason);
    }

    private PrintWriter err() {
        return Objects.requireNonNull(spec).commandLine().getErr();
    }

    private List<Career.Share> shares(Path file, Analyst analyst) throws IOException {
        err().println(file.getFileName());
        err().flush();
        try {
            String text = Files.readString(file);
            return shares(file.toString(), RecordWanted.game(text), text, analyst);
        } catch (UnreadableException | java.nio.charset.MalformedInputException e) {
            err().println("  no record: " + e.getMessage());
            err().flush();
            return List.of();
        }
    }

    private <S, A> List<Career.Share> shares(
            String name, Game<S, A> game, String text, Analyst analyst) throws UnreadableException {
        Journal<S, A> journal = RecordWanted.journal(game, text);
        List<Side> wanted =
                game.about().sides().stream()
                        .filter(side -> sides.isEmpty() || sides.contains(side.name()))
                        .toList();
        return analyst.analyse(journal, threads, new StopSignal(), _ -> {})
                .map(analysis -> Career.shares(name, game, analysis, wanted))
                .orElse(List.of());
    }

    private void tell(CareerTold told) {
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        if (isJson) {
            out.println(Json.write(RecordJson.write(told)));
        } else if (isCsv) {
            out.println("by,name,games,decisions,rate,rateError,luck,luckError,spread,percentile");
            told.games().forEach(line -> out.println(row("game", line)));
            told.sides().forEach(line -> out.println(row("side", line)));
            told.phases().forEach(line -> out.println(row("phase", line)));
        } else {
            out.printf("%d games%n", told.of());
            told.sides().forEach(line -> out.println(line(line)));
            told.phases().forEach(line -> out.println(line(line)));
        }
        out.flush();
    }

    private static String row(String by, CareerLine line) {
        return String.format(
                Locale.ROOT,
                "%s,%s,%d,%d,%.4f,%.4f,%.4f,%.4f,%.4f,%.2f",
                by,
                line.name(),
                line.games(),
                line.decisions(),
                line.rate(),
                line.rateError(),
                line.luck(),
                line.luckError(),
                line.spread(),
                line.percentile());
    }

    /** With where 95 of 100 such careers of fair dice lie, which is what luck is to be held to. */
    private static String line(CareerLine line) {
        return String.format(
                Locale.ROOT,
                "%-28s %3d games, %5d decisions: %.2f points lost a decision (± %.2f);"
                        + " luck %+.0f points (± %.0f), fair dice lie within ± %.0f,"
                        + " luckier than %.0f of 100",
                line.name(),
                line.games(),
                line.decisions(),
                100 * line.rate(),
                196 * line.rateError(),
                100 * line.luck(),
                196 * line.luckError(),
                196 * line.spread(),
                line.percentile());
    }
}

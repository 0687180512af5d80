package zeriba.app.command.player;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import zeriba.ai.StopSignal;
import zeriba.ai.analysis.AnalysisDepth;
import zeriba.ai.analysis.Analyst;
import zeriba.ai.analysis.GameAnalysis;
import zeriba.ai.analysis.PartMemory;
import zeriba.ai.analysis.Thresholds;
import zeriba.app.command.option.ProgressBar;
import zeriba.app.command.option.RecordWanted;
import zeriba.engine.Game;
import zeriba.engine.record.Journal;
import zeriba.engine.text.UnreadableException;
import zeriba.server.json.Json;
import zeriba.server.json.RecordJson;
import zeriba.server.operation.Findings;
import zeriba.wording.Messages;

/** What each decision of a record lost and what each throw gave. */
@Command(
        name = "analyse",
        description = {
            "Tells of a record what each decision lost, in points of winning chance, and what the"
                    + " dice gave.",
            "The same record, depth and seed give the same analysis on any number of threads."
        },
        mixinStandardHelpOptions = true)
public final class AnalyseCommand implements Callable<Integer> {

    @Spec private @Nullable CommandSpec spec;

    @Mixin private RecordWanted record = new RecordWanted();

    @Option(
            names = "--depth",
            paramLabel = "DEPTH",
            description = "How much it works: quick, usual or deep (${DEFAULT-VALUE}).")
    private String depth = AnalysisDepth.USUAL.name();

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "The seed of its trials (${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "How many at once; they change nothing but the time (all cores).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--marks",
            paramLabel = "MARKS",
            description =
                    "From which loss on a decision is marked: strict, usual or lenient, which"
                            + " begin with 2, 5 and 10 points (${DEFAULT-VALUE}).")
    private String marks = "usual";

    @Option(
            names = "--json",
            description = "Writes what was found as JSON, as the operation 'analyse' answers it.")
    private boolean isJson;

    @Option(
            names = "--keep",
            paramLabel = "FILE",
            description =
                    "Keeps in FILE what is found, part by part, and goes on from what it has.")
    private @Nullable Path kept;

    @Override
    public Integer call() {
        AnalysisDepth wanted =
                AnalysisDepth.named(depth)
                        .orElseThrow(() ->
                                misused("No depth '" + depth + "'; there are quick, usual, deep."));
        Thresholds thresholds =
                Thresholds.named(marks)
                        .orElseThrow(() ->
                                misused(
                                        "No marks '"
                                                + marks
                                                + "'; there are strict, usual, lenient."));
        if (threads < 1) {
            throw misused("--threads must be more than 0.");
        }
        return record.read((game, text, out) -> {
            analyse(game, text, new Analyst(wanted, seed), thresholds, out);
            return 0;
        });
    }

    private ParameterException misused(String reason) {
        return new ParameterException(Objects.requireNonNull(spec).commandLine(), reason);
    }

    private <S, A> void analyse(
            Game<S, A> game, String text, Analyst analyst, Thresholds thresholds, PrintWriter out)
            throws UnreadableException {
        Journal<S, A> journal = RecordWanted.journal(game, text);
        PrintWriter err = Objects.requireNonNull(spec).commandLine().getErr();
        ProgressBar bar =
                new ProgressBar(err, journal.standingNumbers().size(), ProgressBar.isTerminal());
        Optional<GameAnalysis<A>> analysis =
                analyst.analyse(
                        journal, memory(game, text, analyst), threads, new StopSignal(), bar::show);
        if (analysis.isPresent() && isJson) {
            out.println(
                    Json.write(RecordJson.write(Findings.of(journal, analysis.get(), thresholds))));
        } else if (analysis.isPresent()) {
            Messages wording = RecordWanted.wording(game, text);
            AnalysisReport.of(journal, analysis.get(), thresholds, wording).forEach(out::println);
        }
    }

    private <A> PartMemory<A> memory(Game<?, A> game, String text, Analyst analyst)
            throws UnreadableException {
        return kept == null ? PartMemory.none() : KeptParts.open(kept, game, text, analyst);
    }
}

package zeriba.app.command;

import java.io.PrintWriter;
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
import zeriba.engine.Game;
import zeriba.engine.record.GameRecord;
import zeriba.engine.record.Journal;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.Entry;
import zeriba.engine.text.UnreadableException;
import zeriba.server.table.Beginnings;
import zeriba.server.table.Beginnings.Begun;
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

    @Override
    public Integer call() {
        AnalysisDepth wanted =
                AnalysisDepth.named(depth)
                        .orElseThrow(() ->
                                misused("No depth '" + depth + "'; there are quick, usual, deep."));
        if (threads < 1) {
            throw misused("--threads must be more than 0.");
        }
        return record.read((game, text, out) -> {
            analyse(game, text, new Analyst(wanted, seed), out);
            return 0;
        });
    }

    private ParameterException misused(String reason) {
        return new ParameterException(Objects.requireNonNull(spec).commandLine(), reason);
    }

    private <S, A> void analyse(Game<S, A> game, String text, Analyst analyst, PrintWriter out)
            throws UnreadableException {
        GameRecord<A> read = RecordText.read(game, text);
        Begun<S, A> begun = Beginnings.of(game, read.start());
        Messages wording = Messages.of(game, begun.start().setup().scenario());
        Journal<S, A> journal = begun.journal();
        for (Entry<A> entry : read.entries()) {
            journal = RecordWanted.after(journal, entry, wording);
        }
        PrintWriter err = Objects.requireNonNull(spec).commandLine().getErr();
        ProgressBar bar =
                new ProgressBar(err, journal.standingNumbers().size(), ProgressBar.isTerminal());
        Optional<GameAnalysis<A>> analysis =
                analyst.analyse(journal, threads, new StopSignal(), bar::show);
        if (analysis.isPresent()) {
            AnalysisReport.of(journal, analysis.get(), wording).forEach(out::println);
        }
    }
}

package zeriba.spark;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import zeriba.ai.StopSignal;
import zeriba.app.games.Games;
import zeriba.arena.experiment.Experiment;
import zeriba.arena.experiment.ExperimentRun;
import zeriba.arena.experiment.OutsidePlayers;
import zeriba.arena.experiment.ProgressLine;
import zeriba.arena.experiment.file.ExperimentReader;
import zeriba.arena.report.ExperimentFiles;
import zeriba.arena.report.ExperimentFolder;
import zeriba.arena.report.ExperimentSummary;
import zeriba.engine.text.UnreadableException;
import zeriba.server.experiment.BundledReportCode;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;

/** The driver: an experiment's file, played by the executors of a cluster. */
@Command(
        name = "spark",
        description = {
            "Plays an experiment's file on Apache Spark: the games of ./zeriba experiment to the"
                    + " last entry, by many machines.",
            "What was played is kept: the same command goes on where it was stopped."
        },
        mixinStandardHelpOptions = true)
public final class Main implements Callable<Integer> {

    /** [design] For about how long an executor plays before it tells what it has played. */
    private static final double SECONDS_OF_A_CHUNK = 20;

    /** [design] How many games are told at once at most, whatever they take. */
    private static final int MOST_GAMES_OF_A_CHUNK = 1000;

    @Spec private @Nullable CommandSpec spec;

    @Parameters(
            paramLabel = "FILE",
            description = "The experiment, as docs/experiments.md tells it.")
    private Path file = Path.of("");

    @Option(
            names = "--master",
            paramLabel = "URL",
            description =
                    "Whose executors play, such as spark://HOST:7077 (what spark-submit says, else this"
                            + " machine's cores).")
    private Optional<String> master = Optional.empty();

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            description =
                    "Where games and report go, on the driver's machine (beside FILE, without .json).")
    private Optional<Path> out = Optional.empty();

    @Option(
            names = "--parquet",
            paramLabel = "URL",
            description =
                    "Where Parquet goes, a folder that all executors see (the folder of --out).")
    private Optional<String> parquet = Optional.empty();

    @Option(
            names = "--chunk",
            paramLabel = "N",
            description =
                    "Games of one task (as many as take about 20 seconds, by one game tried).")
    private int chunk;

    /** Runs the driver and ends the process. */
    public static void main(String[] arguments) {
        System.exit(new CommandLine(new Main()).execute(arguments));
    }

    @Override
    public Integer call() {
        CommandLine line = Objects.requireNonNull(spec).commandLine();
        PrintWriter err = line.getErr();
        try {
            String text = Files.readString(file);
            Experiment experiment =
                    ExperimentReader.read(Json.read(text), Games::named, OutsidePlayers.none());
            play(experiment, text, line.getOut());
            return 0;
        } catch (IOException e) {
            err.println("Cannot read or write " + e.getMessage());
        } catch (UnreadableException | BadJsonException e) {
            err.println(file + ": " + e.getMessage());
        }
        return 1;
    }

    private void play(Experiment experiment, String text, PrintWriter to)
            throws IOException, UnreadableException {
        int games = chunk > 0 ? chunk : chunk(experiment);
        try (SparkSession session = session(experiment.question())) {
            JavaSparkContext spark = new JavaSparkContext(session.sparkContext());
            new ExperimentFolder(
                            folder(),
                            text,
                            Optional.of(new SparkParquet(session, parquet)),
                            BundledReportCode.read())
                    .play(
                            experiment,
                            new SparkWorkers(spark, text, games),
                            new StopSignal(),
                            new ProgressLine(
                                    Objects.requireNonNull(spec).commandLine().getErr(), false),
                            (one, results, where) -> {
                                to.print(ExperimentSummary.of(one, results));
                                to.println(where.resolve(ExperimentFiles.REPORT));
                                to.flush();
                            });
        }
    }

    private static int chunk(Experiment experiment) throws UnreadableException {
        double each = ExperimentRun.secondsOfAGame(experiment);
        long games = Math.round(SECONDS_OF_A_CHUNK / Math.max(each, 1e-6));
        return Math.clamp(games, experiment.seatings(), MOST_GAMES_OF_A_CHUNK);
    }

    private SparkSession session(String question) throws IOException {
        SparkConf conf = new SparkConf().setAppName(question);
        conf.setIfMissing("spark.ui.showConsoleProgress", "false");
        conf.setIfMissing("spark.log.level", "WARN");
        if (master.isPresent()) {
            conf.setMaster(master.get());
        } else {
            conf.setIfMissing("spark.master", "local[*]");
        }
        Path program = program();
        if (Files.isRegularFile(program)) {
            conf.setIfMissing("spark.jars", program.toString());
        }
        return SparkSession.builder().config(conf).getOrCreate();
    }

    /** The jar that executors need: this one. */
    private static Path program() throws IOException {
        try {
            return Path.of(Main.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IOException(e);
        }
    }

    private Path folder() {
        return out.orElseGet(() -> ExperimentFolder.beside(file));
    }
}

package zeriba.app.command.designer;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import zeriba.app.command.option.EnginesWanted;
import zeriba.app.command.option.ExtraJars;
import zeriba.app.command.option.Interruptible;
import zeriba.app.command.option.ProgressBar;
import zeriba.app.games.Games;
import zeriba.arena.experiment.Experiment;
import zeriba.arena.experiment.ExperimentRecords;
import zeriba.arena.experiment.ExperimentRun;
import zeriba.arena.experiment.Factor;
import zeriba.arena.experiment.GameKey;
import zeriba.arena.experiment.ProgressLine;
import zeriba.arena.experiment.Variant;
import zeriba.arena.experiment.file.ExperimentReader;
import zeriba.arena.experiment.local.LocalThreads;
import zeriba.arena.measure.Measure;
import zeriba.arena.measure.Measures;
import zeriba.arena.report.ExperimentFiles;
import zeriba.arena.report.ExperimentFolder;
import zeriba.arena.report.ExperimentSummary;
import zeriba.arena.report.ReportWords;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.server.experiment.BundledReportCode;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;

/** A question to a game, answered by many games under several variants of it. */
@Command(
        name = "experiment",
        description = {
            "Plays the games that an experiment's file asks for, and writes their rows and a"
                    + " report.",
            "What was played is kept: the same command goes on where it was stopped."
        },
        mixinStandardHelpOptions = true)
public final class ExperimentCommand implements Callable<Integer> {

    @Spec private @Nullable CommandSpec spec;

    @Mixin private EnginesWanted engines = new EnginesWanted();

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "FILE",
            description = "The experiment, as docs/experiments.md tells it.")
    private Optional<Path> file = Optional.empty();

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            description = "Where games and report go (beside FILE, without .json).")
    private Optional<Path> out = Optional.empty();

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "Games at once; they change nothing but the time (all cores).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--dry-run",
            description = "Say what would be played and about how long it takes; play nothing.")
    private boolean dryRun;

    @Option(
            names = "--record",
            paramLabel = "ROUND.VARIANT.SEATING",
            description = "Print one of its games as a record, which replays; play nothing else.")
    private String record = "";

    @Option(names = "--measures", description = "List what can be measured.")
    private boolean measures;

    @Override
    public Integer call() {
        CommandSpec own = Objects.requireNonNull(spec);
        PrintWriter to = own.commandLine().getOut();
        PrintWriter err = own.commandLine().getErr();
        if (threads < 1) {
            throw new ParameterException(own.commandLine(), "--threads must be more than 0.");
        }
        engines.requireSeconds();
        try (EnginesWanted _ = engines) {
            if (measures) {
                Measures.all().forEach(one -> to.printf("%-11s %s%n", one.id(), one.about()));
                return 0;
            }
            return answered(wanted(own), to);
        } catch (IOException e) {
            err.println("Cannot read or write " + e.getMessage());
        } catch (UnreadableException | BadJsonException e) {
            err.println(file.map(Path::toString).orElse("") + ": " + e.getMessage());
        } finally {
            to.flush();
            err.flush();
        }
        return 1;
    }

    private Path wanted(CommandSpec own) {
        return file.orElseThrow(() -> new ParameterException(own.commandLine(), "Which file?"));
    }

    private int answered(Path from, PrintWriter to)
            throws IOException, UnreadableException, BadJsonException {
        String text = Files.readString(from);
        Experiment experiment =
                ExperimentReader.read(Json.read(text), Games::named, engines.players());
        if (!record.isEmpty()) {
            to.print(ExperimentRecords.of(experiment, key(experiment), position(experiment)));
        } else if (dryRun) {
            design(experiment, to);
            String each =
                    ProgressLine.about(
                            ExperimentRun.secondsOfAGame(experiment)
                                    * experiment.games()
                                    / threads);
            to.printf("About %s on %d threads, by one game tried.%n", each, threads);
        } else {
            play(experiment, text, folder(from), to);
        }
        return 0;
    }

    private static String position(Experiment experiment) {
        Optional<Value> position = experiment.position();
        return position.isPresent() ? Json.write(position.get()) : "";
    }

    private Path folder(Path from) {
        return out.orElseGet(() -> ExperimentFolder.beside(from));
    }

    private GameKey key(Experiment experiment) throws UnreadableException {
        if (record.matches("[0-9]{1,9}\\.[0-9]{1,4}\\.[0-9]")) {
            List<Integer> parts = new ArrayList<>();
            for (String part : record.split("\\.", -1)) {
                parts.add(Integer.parseInt(part));
            }
            if (parts.get(1) < experiment.variants().size()
                    && parts.get(2) < experiment.seatings()) {
                return new GameKey(parts.get(0), parts.get(1), parts.get(2));
            }
        }
        throw new UnreadableException(
                "--record",
                "wants round, variant (below %d) and seating (below %d), such as 0.1.0"
                        .formatted(experiment.variants().size(), experiment.seatings()));
    }

    private static void design(Experiment experiment, PrintWriter to) {
        to.println(experiment.question());
        to.printf(
                "%s %s, %s; the share of %s is asked for.%n",
                experiment.game().about().id(),
                experiment.setup().scenario(),
                experiment.players().stream().map(one -> one.name()).toList(),
                experiment.side());
        for (Factor factor : experiment.factors()) {
            to.printf(
                    "  varies: %s: %s%n",
                    factor.name(),
                    String.join(
                            " | ", factor.levels().stream().map(Factor.Setting::label).toList()));
        }
        for (Variant variant : experiment.variants()) {
            to.printf("  variant %d: %s%n", variant.number(), variant.label(experiment.factors()));
        }
        to.printf(
                "  measures: %s%n",
                String.join(", ", experiment.measures().stream().map(Measure::id).toList()));
        to.printf(
                "%s, %s: at most %d games (%d rounds of %d).%n",
                experiment.design(),
                ReportWords.in(Locale.ENGLISH).told(experiment.stop()),
                experiment.games(),
                experiment.rounds(),
                experiment.variants().size() * experiment.seatings());
    }

    private void play(Experiment experiment, String text, Path folder, PrintWriter to)
            throws IOException, UnreadableException {
        try (Interruptible work = Interruptible.begin()) {
            new ExperimentFolder(
                            folder,
                            text,
                            ExtraJars.database().map(one -> one),
                            BundledReportCode.read())
                    .play(
                            experiment,
                            LocalThreads.unshared(threads),
                            work.stop(),
                            new ProgressLine(
                                    Objects.requireNonNull(spec).commandLine().getErr(),
                                    ProgressBar.isTerminal()),
                            (one, results, where) -> {
                                to.print(ExperimentSummary.of(one, results));
                                to.printf("%s%n", where.resolve(ExperimentFiles.REPORT));
                                to.flush();
                            });
        }
    }
}

package zeriba.app.command.operator;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import zeriba.app.command.option.AgainstWanted;
import zeriba.app.command.option.AttackWanted;
import zeriba.app.games.Games;
import zeriba.app.load.ClusterBench;
import zeriba.app.load.InTurn;
import zeriba.app.load.LongRecords;
import zeriba.app.load.ServerBench;
import zeriba.app.load.ServerProcess;
import zeriba.app.load.UnderAttack;
import zeriba.arena.Bench;
import zeriba.arena.Comparison;
import zeriba.server.settings.Setting;

/** How fast the server is. */
@Command(
        name = "server",
        description = {
            "Measures a server in a process of its own, at many tables over WebSocket:",
            "durable entries in a second, how long an answer takes, memory."
        },
        mixinStandardHelpOptions = true)
public final class BenchServerCommand implements Callable<Integer> {

    @Spec private @Nullable CommandSpec spec;

    @Mixin private AgainstWanted against = new AgainstWanted();

    @Mixin private AttackWanted attack = new AttackWanted();

    @Option(names = "--tables", paramLabel = "N", description = "How many (${DEFAULT-VALUE}).")
    private int tables = 200;

    @Option(
            names = "--rate",
            paramLabel = "N",
            description =
                    "Choices a second of all tables; 0: each as fast as it is answered"
                            + " (${DEFAULT-VALUE}).")
    private int rate = 0;

    @Option(names = "--seconds", paramLabel = "S", description = "How long (${DEFAULT-VALUE}).")
    private int seconds = 15;

    @Option(
            names = "--idle",
            paramLabel = "N",
            description = "Sockets that only look on, two at a table (${DEFAULT-VALUE}).")
    private int idle = 0;

    @Option(
            names = "--thinking",
            paramLabel = "N",
            description = "Further tables where a veteran is to choose (${DEFAULT-VALUE}).")
    private int thinking = 0;

    @Option(
            names = "--long-records",
            description = "Measures what records of 20,000 entries cost, and nothing else.")
    private boolean longRecords = false;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = {
                "So many servers as a cluster on one --db, a connection to each in turn; then",
                "the last is stopped, and killed. 1: one server there, to compare."
            })
    private int nodes = 0;

    @Option(
            names = "--warm",
            paramLabel = "S",
            description = {
                "With --nodes: how long is played before anything is measured (${DEFAULT-VALUE});",
                "the compilers of three servers on two cores need some minutes."
            })
    private int warm = 90;

    @Option(
            names = "--cores",
            paramLabel = "N",
            description = {
                "With --nodes: each server takes itself to have so many cores, as in a container that",
                "is given them; all of the machine's if not named."
            })
    private int cores = 0;

    @Option(
            names = "--data",
            paramLabel = "FOLDER",
            defaultValue = "",
            description = "Where the tables are kept; a folder for this run if none.")
    private String data = "";

    @Option(
            names = "--db",
            paramLabel = "ADDRESS",
            defaultValue = "",
            description = "postgresql://user:password@host/name, in place of a file.")
    private String db = "";

    @Override
    public Integer call() {
        CommandLine line = Objects.requireNonNull(spec).commandLine();
        if (tables < 1 || seconds < 1 || rate < 0 || idle < 0 || thinking < 0 || warm < 1) {
            throw new ParameterException(
                    line, "--tables, --seconds and --warm must be more than 0.");
        }
        if (cores < 0 || (cores > 0 && nodes == 0)) {
            throw new ParameterException(line, "--cores is for --nodes, and must be more than 0.");
        }
        if (nodes > 0 && (db.isEmpty() || rate < 1)) {
            throw new ParameterException(line, "--nodes wants --db, an empty one, and --rate.");
        }
        if (attack.isMisused() || (attack.isWanted() && against.isNamed())) {
            throw new ParameterException(
                    line, "--under-attack is for one build; --minutes must be more than 0.");
        }
        if (against.isMisused() || (against.isNamed() && !data.isEmpty())) {
            throw new ParameterException(
                    line, "--pairs must be more than 0, and --against has folders of its own.");
        }
        try {
            Optional<InTurn> builds = against.builds();
            if (builds.isPresent()) {
                BenchCommand.tell(line.getOut(), "server", compared(builds.orElseThrow()));
            } else if (data.isEmpty()) {
                inNewFolder(line.getOut());
            } else {
                bench(Files.createDirectories(Path.of(data)), line.getOut());
            }
            return 0;
        } catch (IOException e) {
            line.getErr().println(e.getMessage());
            line.getErr().flush();
            return 1;
        }
    }

    /** Each run has a folder of its own, so that neither build finds what the other has left. */
    private Comparison compared(InTurn builds) throws IOException {
        List<String> words = new ArrayList<>(List.of("bench", "server"));
        words.addAll(List.of("--tables", String.valueOf(tables), "--rate", String.valueOf(rate)));
        words.addAll(List.of("--seconds", String.valueOf(seconds), "--idle", String.valueOf(idle)));
        words.addAll(List.of("--thinking", String.valueOf(thinking)));
        if (longRecords) {
            words.add("--long-records");
        }
        if (!db.isEmpty()) {
            words.addAll(List.of("--db", db));
        }
        return builds.ofCommand(words);
    }

    private void inNewFolder(PrintWriter out) throws IOException {
        Path folder = Files.createTempDirectory(Path.of("").toAbsolutePath(), "bench-server-");
        try {
            bench(folder, out);
        } finally {
            try (Stream<Path> files = Files.list(folder)) {
                files.forEach(file -> file.toFile().delete());
            }
            Files.delete(folder);
        }
    }

    private void bench(Path folder, PrintWriter out) throws IOException {
        if (attack.isWanted()) {
            attack.bench(folder, arguments(folder), underAttack(), out);
        } else if (longRecords) {
            longRecords(folder, out);
        } else if (nodes > 0) {
            cluster(folder, out);
        } else {
            tables(folder, out);
        }
    }

    private void cluster(Path folder, PrintWriter out) throws IOException {
        Map<String, String> member =
                nodes == 1 ? Map.of() : Map.of(Setting.CLUSTER.variable(), "127.0.0.1:0");
        List<ServerProcess> all = new ArrayList<>();
        try {
            for (int i = 0; i < nodes; i++) {
                Path errors = folder.resolve("errors-" + (i + 1));
                all.add(ServerProcess.start(machine(), errors, arguments(folder), member));
            }
            ServerBench.Plan plan = new ServerBench.Plan(tables, rate, seconds, 0, 0);
            new ClusterBench(Games.all().getFirst(), all, plan, warm)
                    .run()
                    .forEach(figure -> out.println(figure.line()));
            out.flush();
        } finally {
            all.forEach(ServerProcess::kill);
        }
    }

    /** What the virtual machine of each server is told of the one that it runs on. */
    private List<String> machine() {
        return cores == 0 ? List.of() : List.of("-XX:ActiveProcessorCount=" + cores);
    }

    private void longRecords(Path folder, PrintWriter out) throws IOException {
        LongRecords.Loaded loaded;
        try (ServerProcess server = started(folder)) {
            LongRecords bench = new LongRecords(server);
            loaded = bench.load(Games.all().getFirst(), Games.ofLongestRecords());
            tell(out, bench.figures());
            server.residentKilobytes()
                    .ifPresent(kilobytes -> line(out, "memory", kilobytes / 1_024.0, "MiB"));
        }
        try (ServerProcess server = started(folder)) {
            LongRecords bench = new LongRecords(server);
            bench.open(loaded);
            tell(out, bench.figures());
        }
    }

    private ServerProcess started(Path folder) throws IOException {
        return ServerProcess.start(List.of(), folder.resolve("errors"), arguments(folder));
    }

    private static void tell(PrintWriter out, List<LongRecords.Figure> figures) {
        for (LongRecords.Figure figure : figures) {
            line(out, figure.what(), figure.least(), "ms");
            line(out, "  processor time", figure.cpu(), "ms");
            line(out, "  processor time, the first", figure.firstCpu(), "ms");
        }
        out.flush();
    }

    private void tables(Path folder, PrintWriter out) throws IOException {
        try (ServerProcess server = started(folder)) {
            ServerBench.Plan plan = new ServerBench.Plan(tables, rate, seconds, idle, thinking);
            long before = server.cpuMillis().orElse(0);
            ServerBench.Outcome outcome =
                    new ServerBench(Games.all().getFirst(), server.port(), plan).run();
            long cpu = server.cpuMillis().orElse(0) - before;
            tell(out, outcome, cpu, server.residentKilobytes());
        }
    }

    private UnderAttack.Plan underAttack() {
        return new UnderAttack.Plan(tables, rate == 0 ? UnderAttack.RATE : rate, seconds);
    }

    private List<String> arguments(Path folder) {
        List<String> arguments = new ArrayList<>(List.of("--data", folder.toString()));
        if (!db.isEmpty()) {
            arguments.addAll(List.of("--db", db));
        }
        return arguments;
    }

    private static void tell(
            PrintWriter out, ServerBench.Outcome outcome, long cpu, OptionalLong resident) {
        line(out, "durable entries", outcome.entries() / outcome.seconds(), "entries/s");
        line(out, "choices answered", outcome.choices() / outcome.seconds(), "choices/s");
        line(out, "answered within, 50 of 100", outcome.percentile(50), "ms");
        line(out, "answered within, 95 of 100", outcome.percentile(95), "ms");
        line(out, "answered within, 99 of 100", outcome.percentile(99), "ms");
        line(out, "entries in a commit", outcome.entriesPerCommit(), "entries");
        line(out, "refused", (double) outcome.refused(), "choices");
        line(out, "processor time with warm-up", cpu / 1_000.0, "s");
        resident.ifPresent(kilobytes -> line(out, "memory", kilobytes / 1_024.0, "MiB"));
        out.flush();
    }

    private static void line(PrintWriter out, String what, double value, String unit) {
        out.println(new Bench.Figure(what, value, unit).line());
    }
}

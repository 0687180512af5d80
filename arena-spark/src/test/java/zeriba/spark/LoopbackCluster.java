package zeriba.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zeriba.testkit.Until;

/** A master and workers of Spark on this machine, each a process, from the jars of the build. */
final class LoopbackCluster implements AutoCloseable {

    private static final Path PROGRAM = Path.of("target/zeriba-spark.jar").toAbsolutePath();
    private static final Path SPARK = Path.of("target/spark").toAbsolutePath();
    private static final Pattern ADDRESS = Pattern.compile("spark://127\\.0\\.0\\.1:[0-9]+");

    private static final Duration LONGEST = Duration.ofMinutes(6);

    /** On a machine that does much else a worker may be silent for long, and lives. */
    private static final String SLOW_WORKERS = "-Dspark.worker.timeout=600";

    private final Path folder;
    private final List<Process> processes = new ArrayList<>();
    private final List<Process> workers = new ArrayList<>();
    private final String master;

    /** Starts a master and so many workers of one core each. */
    LoopbackCluster(Path folder, int workers) throws IOException, InterruptedException {
        this.folder = folder;
        Path home = Files.createDirectories(folder.resolve("home"));
        Files.writeString(home.resolve("RELEASE"), "Spark from its jars");
        Files.createSymbolicLink(home.resolve("jars"), SPARK);
        start(
                "master",
                List.of(
                        "-Xmx256m",
                        SLOW_WORKERS,
                        "-cp",
                        SPARK + "/*",
                        "org.apache.spark.deploy.master.Master"),
                List.of("--host", "127.0.0.1", "--port", "0", "--webui-port", "0"));
        Until.holds("the master listens", LONGEST, () -> ADDRESS.matcher(said("master")).find());
        Matcher address = ADDRESS.matcher(said("master"));
        this.master = address.find() ? address.group() : "";
        for (int i = 0; i < workers; i++) {
            this.workers.add(worker("worker" + i));
        }
    }

    private Process worker(String name) throws IOException, InterruptedException {
        Process worker =
                start(
                        name,
                        List.of(
                                "-Xmx256m",
                                SLOW_WORKERS,
                                "-cp",
                                SPARK + "/*",
                                "org.apache.spark.deploy.worker.Worker"),
                        List.of(
                                "--host",
                                "127.0.0.1",
                                "--webui-port",
                                "0",
                                "-c",
                                "1",
                                "-m",
                                "1g",
                                "-d",
                                folder.resolve(name).toString(),
                                master));
        Until.holds(
                name + " is known to the master",
                LONGEST,
                () -> said(name).contains("Successfully registered with master"));
        return worker;
    }

    /** Starts the driver, as the documents say, but for its memory. */
    Process driver(List<String> arguments) throws IOException {
        List<String> all = new ArrayList<>(arguments);
        all.addAll(List.of("--master", master));
        return start(
                "driver",
                List.of(
                        "-Dspark.executor.memory=512m",
                        "-Dspark.ui.enabled=false",
                        "-Dspark.network.timeout=600s",
                        "-cp",
                        PROGRAM + File.pathSeparator + SPARK + "/*",
                        "zeriba.spark.Main"),
                all);
    }

    private Process start(String name, List<String> java, List<String> arguments)
            throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(java);
        command.addAll(arguments);
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("SPARK_HOME", folder.resolve("home").toString());
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
        builder.environment().put("SPARK_NO_DAEMONIZE", "1");
        Process process = builder.redirectOutput(log(name).toFile()).start();
        processes.add(process);
        return process;
    }

    /** What a process has said so far. */
    String said(String name) throws IOException {
        return Files.readString(log(name));
    }

    private Path log(String name) {
        return folder.resolve(name + ".log");
    }

    /** Kills a worker and its executor as a power cut does. */
    void lose(int worker) {
        ProcessHandle lost = workers.get(worker).toHandle();
        List<ProcessHandle> executors = lost.descendants().toList();
        lost.destroyForcibly();
        executors.forEach(ProcessHandle::destroyForcibly);
        assertThat(executors).as("executors of the worker that is lost").isNotEmpty();
    }

    @Override
    public void close() throws IOException {
        // by itself: a folder that is removed leaves what a link in it leads to
        Files.deleteIfExists(folder.resolve("home/jars"));
        for (Process process : processes.reversed()) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }
}

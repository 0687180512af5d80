package zeriba.app.load;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import zeriba.server.settings.Setting;

/** A server in a process of its own, on a free port, of the same program as this one. */
public final class ServerProcess implements AutoCloseable {

    private static final String GREETING = "Zeriba serves http://localhost:";
    private static final long STOP_SECONDS = 20;

    private final Process process;
    private final int port;

    private ServerProcess(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /** A server that would outlive this program is of no use to anybody. */
    private static Process endingWithUs(Process process) {
        Runtime.getRuntime()
                .addShutdownHook(Thread.ofPlatform().unstarted(process::destroyForcibly));
        return process;
    }

    /**
     * Starts {@code zeriba serve} with {@code more} arguments and waits until it listens.
     *
     * @param java arguments for the virtual machine, after those of this one
     * @param errors where its errors go, added to what is there
     * @throws IOException where it ends before it listens
     */
    public static ServerProcess start(List<String> java, Path errors, List<String> more)
            throws IOException {
        return start(java, errors, more, Map.of());
    }

    /**
     * The same, with variables in its environment.
     *
     * @throws IOException where it ends before it listens
     */
    public static ServerProcess start(
            List<String> java, Path errors, List<String> more, Map<String, String> environment)
            throws IOException {
        return start(Build.running().command(java, serving(more)), errors, environment);
    }

    /**
     * The same by another program, which takes the same arguments and says the same.
     *
     * @throws IOException where it ends before it listens
     */
    public static ServerProcess startOther(
            String main, List<String> java, Path errors, List<String> more) throws IOException {
        return start(Build.running().command(main, java, serving(more)), errors, Map.of());
    }

    /**
     * The same of any build.
     *
     * @throws IOException where it ends before it listens
     */
    static ServerProcess start(Build build, Path errors, List<String> more) throws IOException {
        return start(build.command(List.of(), serving(more)), errors, Map.of());
    }

    private static List<String> serving(List<String> more) {
        List<String> arguments = new ArrayList<>(List.of("serve", "--no-open"));
        arguments.addAll(more);
        if (!more.contains("--port")) {
            arguments.addAll(List.of("--port", "0"));
        }
        return arguments;
    }

    private static ServerProcess start(
            List<String> command, Path errors, Map<String, String> environment) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put(Setting.LIMITS.variable(), "off");
        builder.environment().put(Setting.STOP_NOTICE.variable(), "0");
        builder.environment().putAll(environment);
        Process process =
                builder.redirectError(ProcessBuilder.Redirect.appendTo(errors.toFile())).start();
        return new ServerProcess(endingWithUs(process), listening(process, errors.toFile()));
    }

    private static int listening(Process process, File errors) throws IOException {
        BufferedReader said = process.inputReader(StandardCharsets.UTF_8);
        for (String line = said.readLine(); line != null; line = said.readLine()) {
            if (line.startsWith(GREETING)) {
                return Integer.parseInt(line.substring(GREETING.length()).replace("/", ""));
            }
        }
        throw new IOException("the server has not started: " + Files.readString(errors.toPath()));
    }

    /** Where it listens on this machine. */
    public int port() {
        return port;
    }

    /** Its number in the operating system. */
    public long pid() {
        return process.pid();
    }

    public boolean isAlive() {
        return process.isAlive();
    }

    /** Processor time it has used, in milliseconds, where the system tells. */
    public OptionalLong cpuMillis() {
        return process.toHandle()
                .info()
                .totalCpuDuration()
                .map(used -> OptionalLong.of(used.toMillis()))
                .orElseGet(OptionalLong::empty);
    }

    /**
     * Processor time that its compilers have used, in milliseconds: what a server that has run for
     * a day has long behind it. Nothing where the system does not tell.
     */
    public OptionalLong compilerMillis() {
        Path threads = Path.of("/proc", Long.toString(pid()), "task");
        if (!Files.isDirectory(threads)) {
            return OptionalLong.empty();
        }
        try (var all = Files.list(threads)) {
            return OptionalLong.of(all.mapToLong(ServerProcess::compiling).sum());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** See proc(5): after the name in brackets, the 12th and 13th fields are hundredths. */
    private static long compiling(Path thread) {
        try {
            String told = Files.readString(thread.resolve("stat"));
            int name = told.lastIndexOf(')');
            if (!told.substring(0, name).matches("(?s)\\d+ \\(C[12] Comp.*")) {
                return 0;
            }
            String[] fields = told.substring(name + 2).split(" ");
            return 10 * (Long.parseLong(fields[11]) + Long.parseLong(fields[12]));
        } catch (IOException _) {
            // it has ended meanwhile
            return 0;
        }
    }

    /** Memory it holds now, in kilobytes, where the system tells. */
    public OptionalLong residentKilobytes() {
        Path status = Path.of("/proc", Long.toString(pid()), "status");
        if (!Files.isReadable(status)) {
            return OptionalLong.empty();
        }
        try (var lines = Files.lines(status)) {
            return lines.filter(line -> line.startsWith("VmRSS:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")))
                    .findFirst();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Tells it to end, and does not wait until it has. */
    public void tellToEnd() {
        process.destroy();
    }

    /**
     * Sends it a signal, such as {@code STOP}.
     *
     * @throws IOException where that cannot be
     */
    public void signal(String name) throws IOException {
        try {
            new ProcessBuilder("kill", "-" + name, Long.toString(pid())).start().waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        }
    }

    /** Ends it as a loss of the machine would: without a chance to do anything more. */
    public void kill() {
        process.destroyForcibly();
        awaitEnd();
    }

    /** Waits until it has ended; what has not by then is killed. */
    public void awaitEnd() {
        try {
            if (!process.waitFor(STOP_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
            }
        } catch (InterruptedException _) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }

    /** Ends it in good order. */
    @Override
    public void close() {
        process.destroy();
        awaitEnd();
    }
}

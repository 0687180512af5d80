package zeriba.app.load;

import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.arena.Bench;

/**
 * A build of this program, to be started as a process of its own.
 *
 * @param java arguments for the virtual machine
 * @param classPath where its classes are
 */
public record Build(List<String> java, String classPath) {

    private static final String CACHE = "-XX:AOTCache=";

    public Build {
        java = List.copyOf(java);
    }

    /** The build that runs now, with what a process needs of what it was started with. */
    public static Build running() {
        List<String> java =
                ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                        .filter(argument ->
                                argument.startsWith(CACHE)
                                        || argument.startsWith("-Xlog")
                                        || argument.startsWith("--enable-native-access"))
                        .toList();
        return new Build(java, System.getProperty("java.class.path", ""));
    }

    /**
     * The build that {@code zeriba build} has left in a clone, started as that script does.
     *
     * @throws IOException where there is none
     */
    public static Build in(Path clone) throws IOException {
        Path target = clone.toRealPath().resolve("app").resolve("target");
        Path jars = target.resolve("lib");
        if (!Files.isDirectory(jars)) {
            throw new IOException(
                    "There is no build in %s: run './zeriba build' there.".formatted(clone));
        }
        List<String> java = new ArrayList<>();
        java.add("--enable-native-access=ALL-UNNAMED");
        java.addAll(List.of("-Xlog:disable", "-Xlog:all=off"));
        Path cache = target.resolve("zeriba.aot");
        if (Files.exists(cache)) {
            java.add(CACHE + cache);
        }
        return new Build(java, jars.resolve("*").toString());
    }

    /** The words of a command line that starts it with these arguments of the virtual machine. */
    List<String> command(List<String> more, List<String> arguments) {
        return command("zeriba.app.Main", more, arguments);
    }

    /** The same of another program in its class path. */
    List<String> command(String main, List<String> more, List<String> arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(java);
        command.addAll(more);
        command.addAll(List.of("-cp", classPath, main));
        command.addAll(arguments);
        return command;
    }

    /**
     * Runs a command that measures, to its end.
     *
     * @return the figures that it has printed
     * @throws IOException where it fails
     */
    public List<Bench.Figure> measure(List<String> arguments) throws IOException {
        Process process =
                new ProcessBuilder(command(List.of(), arguments)).redirectErrorStream(true).start();
        try (InputStream said = process.getInputStream()) {
            String text = new String(said.readAllBytes(), StandardCharsets.UTF_8);
            if (process.waitFor() != 0) {
                throw new IOException("'%s' has failed: %s".formatted(arguments, text));
            }
            return text.lines().map(Bench.Figure::read).flatMap(Optional::stream).toList();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("'%s' was interrupted".formatted(arguments), e);
        } finally {
            process.destroyForcibly();
        }
    }
}

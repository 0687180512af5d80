package zeriba.e2e;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The command {@code serve} as a process of its own, listening on this machine. */
public final class Serving implements Site, AutoCloseable {

    private static final Pattern ADDRESS = Pattern.compile("http://localhost:(\\d+)/");

    private final Process process;
    private final int port;

    /**
     * Serves the tables kept in {@code data}.
     *
     * @param port 0 for any that is free
     */
    public Serving(Path data, int port) throws IOException {
        process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "--enable-native-access=ALL-UNNAMED",
                                "-XX:TieredStopAtLevel=1",
                                "-cp",
                                System.getProperty("java.class.path"),
                                "zeriba.app.Main",
                                "serve",
                                "--no-open",
                                "--port",
                                String.valueOf(port),
                                "--data",
                                data.toString())
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        this.port = told(process.inputReader());
    }

    private static int told(BufferedReader printed) throws IOException {
        for (String line = printed.readLine(); line != null; line = printed.readLine()) {
            Matcher address = ADDRESS.matcher(line);
            if (address.find()) {
                return Integer.parseInt(address.group(1));
            }
        }
        throw new IOException("serve ended without listening");
    }

    public int port() {
        return port;
    }

    @Override
    public String url(String path) {
        return "http://localhost:" + port + path;
    }

    /** Ends the process as a power cut would. */
    public void kill() {
        process.destroyForcibly();
        await();
    }

    @Override
    public void close() {
        process.destroy();
        await();
    }

    private void await() {
        try {
            if (!process.waitFor(30, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}

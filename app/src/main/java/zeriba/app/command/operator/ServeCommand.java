package zeriba.app.command.operator;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jline.utils.Signals;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import zeriba.app.command.operator.BackupCommand.Where;
import zeriba.app.command.option.ExtraJars;
import zeriba.app.games.FieldBridge;
import zeriba.app.games.Games;
import zeriba.server.clock.MachineTime;
import zeriba.server.cluster.ClusterException;
import zeriba.server.computer.LevelPlayers;
import zeriba.server.connection.CannotListenException;
import zeriba.server.database.Database;
import zeriba.server.database.Secrets;
import zeriba.server.database.StoreException;
import zeriba.server.http.WebServer;
import zeriba.server.settings.Setting;
import zeriba.server.settings.Settings;
import zeriba.server.settings.SettingsException;

/** The server with its pages. */
@Command(
        name = "serve",
        description = "Serves tables to browsers and programs.",
        mixinStandardHelpOptions = true)
public final class ServeCommand implements Callable<Integer> {

    /** As shells count: 128 and the number of the signal. */
    private static final int ENDED_BY_SIGTERM = 128 + 15;

    @Spec private @Nullable CommandSpec spec;

    @Mixin private Where where = new Where();

    @Option(
            names = "--port",
            paramLabel = "PORT",
            description = "Where to listen; 0 for any free port (8080).")
    private Optional<String> port = Optional.empty();

    @Option(names = "--lan", description = "Listen for others on the same network too.")
    private boolean lan;

    @Option(names = "--no-open", description = "Do not open the browser.")
    private boolean noOpen;

    @Override
    public Integer call() {
        PrintWriter err = Objects.requireNonNull(spec).commandLine().getErr();
        try (LevelPlayers players = new LevelPlayers()) {
            serve(players, settings(), spec.commandLine().getOut());
            return 0;
        } catch (SettingsException | StoreException | CannotListenException | ClusterException e) {
            err.println(e.getMessage());
            err.flush();
            return 1;
        }
    }

    private Settings settings() {
        Settings settings = where.settings();
        if (port.isPresent()) {
            settings = settings.with(Setting.PORT, port.get());
        }
        if (lan) {
            settings = settings.with(Setting.HOST, "0.0.0.0");
            if (settings.text(Setting.MCP_KEY).isEmpty()) {
                settings = settings.with(Setting.MCP_KEY, new Secrets().fresh());
            }
        }
        // read by the configuration of the log when the first line is written
        System.setProperty(
                "zeriba.log", System.getProperty("zeriba.log", settings.text(Setting.LOG)));
        return settings;
    }

    private static Database database(Settings settings) {
        return Where.postgresql(settings)
                .map(Database::postgresql)
                .orElseGet(() ->
                        Database.sqlite(Path.of(settings.text(Setting.DATA)).toAbsolutePath()));
    }

    private void serve(LevelPlayers players, Settings settings, PrintWriter out)
            throws CannotListenException, ClusterException {
        try (WebServer server =
                new WebServer(
                        Games.all(),
                        players,
                        database(settings),
                        settings,
                        new MachineTime(),
                        new FieldBridge())) {
            if (!settings.text(Setting.CLUSTER).isEmpty()) {
                server.join(ExtraJars.cluster(), settings);
            }
            server.listen(settings.text(Setting.HOST), settings.number(Setting.PORT));
            String address = "http://localhost:" + server.port() + "/";
            out.println("Zeriba serves " + address);
            if (lan) {
                tellOthers(out, server.port(), settings.text(Setting.MCP_KEY));
            }
            out.println("Stop with Ctrl-C; every table is kept.");
            out.flush();
            if (!noOpen) {
                Browser.open(address);
            }
            untilTold(server, Duration.ofSeconds(settings.number(Setting.STOP_NOTICE)));
        }
    }

    /** What this opens, and to whom. */
    public static void tellOthers(PrintWriter out, int port, String key) {
        addresses().forEach(a -> out.println("For others: http://" + a + ":" + port));
        out.println("Everybody on this network can now open tables here, join those on the list,");
        out.println("watch any whose address they have, and make accounts. Nothing is encrypted:");
        out.println(
                "do this at home, not in a café. Programs of others reach /mcp with the header");
        out.println("Authorization: Bearer " + key);
    }

    /**
     * Waits for the end of the process, and ends the server in good order. Whoever keeps it running
     * for others ends it by SIGTERM, and these are told before; Ctrl-C ends it at once.
     */
    private static void untilTold(WebServer server, Duration notice) {
        Signals.register(
                "TERM",
                () -> {
                    server.drain(notice);
                    System.exit(ENDED_BY_SIGTERM);
                });
        CountDownLatch end = new CountDownLatch(1);
        Thread hook =
                Thread.ofPlatform()
                        .unstarted(() -> {
                            server.close();
                            end.countDown();
                        });
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            end.await();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /** The addresses under which others on the network find this machine. */
    private static List<String> addresses() {
        try {
            return Collections.list(NetworkInterface.getNetworkInterfaces()).stream()
                    .flatMap(NetworkInterface::inetAddresses)
                    .filter(a -> a instanceof Inet4Address && !a.isLoopbackAddress())
                    .map(InetAddress::getHostAddress)
                    .toList();
        } catch (IOException _) {
            return List.of();
        }
    }

    /** The browser of whoever sits at this machine. */
    private static final class Browser {

        private Browser() {}

        static void open(String address) {
            String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
            List<String> command =
                    system.contains("mac")
                            ? List.of("open", address)
                            : system.contains("win")
                                    ? List.of("rundll32", "url.dll,FileProtocolHandler", address)
                                    : List.of("xdg-open", address);
            boolean screen =
                    system.contains("mac")
                            || system.contains("win")
                            || System.getenv("DISPLAY") != null
                            || System.getenv("WAYLAND_DISPLAY") != null;
            if (!screen) {
                return;
            }
            try {
                new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start();
            } catch (IOException _) {
                // the address is printed: whoever wants opens it
            }
        }
    }
}

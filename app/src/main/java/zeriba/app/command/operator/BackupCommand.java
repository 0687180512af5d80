package zeriba.app.command.operator;

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
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import zeriba.server.database.Backup;
import zeriba.server.database.StoreException;
import zeriba.server.settings.Setting;
import zeriba.server.settings.Settings;
import zeriba.server.settings.SettingsException;

/** A copy of everything that a server keeps, taken while it runs. */
@Command(
        name = "backup",
        description = "Writes everything that a server keeps into one file, while it runs.",
        mixinStandardHelpOptions = true)
public final class BackupCommand implements Callable<Integer> {

    @Spec private @Nullable CommandSpec spec;

    @Mixin private Where where = new Where();

    @Parameters(paramLabel = "FILE", description = "The backup; must not exist yet.")
    private Path file = Path.of("");

    @Override
    public Integer call() {
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        try {
            Settings settings = where.settings();
            Optional<String> postgresql = Where.postgresql(settings);
            Path folder = Path.of(settings.text(Setting.DATA));
            if (postgresql.isPresent()) {
                Backup.ofPostgresql(postgresql.get(), folder, file);
            } else {
                Backup.ofSqlite(folder, file);
            }
            out.println("Backed up to " + file + ".");
            out.flush();
            return 0;
        } catch (StoreException | SettingsException e) {
            return Where.failed(spec, e);
        }
    }

    /** Which server is meant. */
    static final class Where {

        @Option(
                names = "--config",
                paramLabel = "FILE",
                description = "The settings of the server.")
        private Optional<Path> config = Optional.empty();

        @Option(
                names = "--data",
                paramLabel = "FOLDER",
                description = "Where its tables are kept (./data).")
        private Optional<Path> data = Optional.empty();

        @Option(
                names = "--db",
                paramLabel = "ADDRESS",
                description = "postgresql://user:password@host/name, in place of a folder.")
        private Optional<String> db = Optional.empty();

        /** What is set: by the file, by the environment, by the options of the command. */
        Settings settings() {
            Settings settings =
                    config.map(file -> Settings.read(file, System.getenv()))
                            .orElseGet(() -> Settings.of(System.getenv()));
            if (data.isPresent()) {
                settings = settings.with(Setting.DATA, data.get().toString());
            }
            return db.isPresent() ? settings.with(Setting.DATABASE, db.get()) : settings;
        }

        /** The address of the PostgreSQL database, where that is what the settings name. */
        static Optional<String> postgresql(Settings settings) {
            return settings.given(Setting.DATABASE);
        }

        /** Says why in one line. */
        static int failed(CommandSpec spec, RuntimeException e) {
            PrintWriter err = spec.commandLine().getErr();
            err.println(e.getMessage());
            err.flush();
            return 1;
        }
    }
}

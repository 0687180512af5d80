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
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import zeriba.app.command.operator.BackupCommand.Where;
import zeriba.server.database.Backup;
import zeriba.server.database.StoreException;
import zeriba.server.settings.Setting;
import zeriba.server.settings.Settings;
import zeriba.server.settings.SettingsException;

/** A backup put where a server will find it. */
@Command(
        name = "restore",
        description = {
            "Puts a backup in the place of what a stopped server keeps.",
            "What was there is kept beside it under another name."
        },
        mixinStandardHelpOptions = true)
public final class RestoreCommand implements Callable<Integer> {

    @Spec private @Nullable CommandSpec spec;

    @Mixin private Where where = new Where();

    @Parameters(paramLabel = "FILE", description = "The backup.")
    private Path file = Path.of("");

    @Override
    public Integer call() {
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        try {
            Settings settings = where.settings();
            Optional<String> postgresql = Where.postgresql(settings);
            Path folder = Path.of(settings.text(Setting.DATA));
            if (postgresql.isPresent()) {
                Backup.toPostgresql(file, postgresql.get(), folder);
            } else {
                Backup.toSqlite(file, folder)
                        .ifPresent(kept -> out.println("What was there is kept as " + kept + "."));
            }
            out.println("Restored from " + file + ".");
            out.flush();
            return 0;
        } catch (StoreException | SettingsException e) {
            return Where.failed(spec, e);
        }
    }
}

package zeriba.app.command.player;

import java.io.PrintWriter;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import zeriba.server.settings.Settings;

/** Everything that can be set for a server. */
@Command(
        name = "settings",
        description = "Prints a file of all settings of a server, each explained.",
        mixinStandardHelpOptions = true)
public final class SettingsCommand implements Callable<Integer> {

    @Spec private @Nullable CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        out.print(Settings.example());
        out.flush();
        return 0;
    }
}

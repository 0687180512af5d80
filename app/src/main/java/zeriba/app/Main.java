package zeriba.app;

import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import zeriba.app.command.designer.ArenaCommand;
import zeriba.app.command.designer.CalibrateCommand;
import zeriba.app.command.designer.DoctrinesCommand;
import zeriba.app.command.designer.ExperimentCommand;
import zeriba.app.command.designer.FairnessCommand;
import zeriba.app.command.designer.FitCommand;
import zeriba.app.command.designer.FitFieldCommand;
import zeriba.app.command.designer.HandicapsCommand;
import zeriba.app.command.designer.LadderCommand;
import zeriba.app.command.designer.LadderFieldCommand;
import zeriba.app.command.designer.LedgerCommand;
import zeriba.app.command.designer.QueryCommand;
import zeriba.app.command.operator.AttackCommand;
import zeriba.app.command.operator.BackupCommand;
import zeriba.app.command.operator.BenchCommand;
import zeriba.app.command.operator.EngineCommand;
import zeriba.app.command.operator.FuzzCommand;
import zeriba.app.command.operator.McpCommand;
import zeriba.app.command.operator.RestoreCommand;
import zeriba.app.command.operator.ServeCommand;
import zeriba.app.command.player.AnalyseCommand;
import zeriba.app.command.player.CareerCommand;
import zeriba.app.command.player.GamesCommand;
import zeriba.app.command.player.PlayCommand;
import zeriba.app.command.player.PractiseCommand;
import zeriba.app.command.player.ReplayCommand;
import zeriba.app.command.player.RolloutCommand;
import zeriba.app.command.player.SettingsCommand;
import zeriba.app.command.player.VerifyCommand;

/** The command line: names the commands and hands over to the one that was asked for. */
@Command(
        name = "zeriba",
        description = "Historical board wargames with their rules enforced.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        subcommands = {
            AnalyseCommand.class,
            ArenaCommand.class,
            AttackCommand.class,
            BackupCommand.class,
            BenchCommand.class,
            CalibrateCommand.class,
            CareerCommand.class,
            DoctrinesCommand.class,
            EngineCommand.class,
            ExperimentCommand.class,
            FairnessCommand.class,
            FitCommand.class,
            FitFieldCommand.class,
            FuzzCommand.class,
            GamesCommand.class,
            LadderCommand.class,
            LadderFieldCommand.class,
            HandicapsCommand.class,
            LedgerCommand.class,
            McpCommand.class,
            PlayCommand.class,
            PractiseCommand.class,
            QueryCommand.class,
            ReplayCommand.class,
            RestoreCommand.class,
            RolloutCommand.class,
            ServeCommand.class,
            SettingsCommand.class,
            VerifyCommand.class
        })
public final class Main implements Callable<Integer> {

    @Spec private @Nullable CommandSpec spec;

    /** Runs one command and ends the process with its exit code: 0 done, 1 failed, 2 misused. */
    public static void main(String[] arguments) {
        System.exit(run(arguments));
    }

    /** A fault of the machine must end the process too, whatever threads a library has left. */
    private static int run(String... arguments) {
        try {
            return new CommandLine(new Main()).execute(arguments);
        } catch (LinkageError | VirtualMachineError fault) {
            System.err.println("Zeriba cannot go on: " + fault);
            return 1;
        }
    }

    @Override
    public Integer call() {
        CommandSpec own = Objects.requireNonNull(spec);
        throw new ParameterException(own.commandLine(), "Which command?");
    }

    /** The version that the build wrote into the jar. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            @Nullable String built = Main.class.getPackage().getImplementationVersion();
            return new String[] {"zeriba " + (built == null ? "(not built as a jar)" : built)};
        }
    }
}

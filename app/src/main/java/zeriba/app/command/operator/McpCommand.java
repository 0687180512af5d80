package zeriba.app.command.operator;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import zeriba.app.command.option.LinkedMemory;
import zeriba.app.command.option.OwnExperiments;
import zeriba.server.admission.Admission;
import zeriba.server.computer.LevelPlayers;
import zeriba.server.mcp.McpStdio;
import zeriba.server.operation.Operations;
import zeriba.server.table.MemoryTables;
import zeriba.server.view.ViewScope;

/** The operations as tools for a language model. */
@Command(
        name = "mcp",
        description = "Speaks the Model Context Protocol on standard input and output.",
        mixinStandardHelpOptions = true)
public final class McpCommand implements Callable<Integer> {

    @Override
    public Integer call() throws IOException {
        // whatever else may print, standard output carries the protocol alone
        System.setOut(System.err);
        try (LevelPlayers players = new LevelPlayers();
                OwnExperiments experiments = new OwnExperiments();
                InputStream in = new FileInputStream(FileDescriptor.in);
                OutputStream out = new FileOutputStream(FileDescriptor.out)) {
            MemoryTables tables = LinkedMemory.tables(players);
            Operations operations =
                    new Operations(
                            tables,
                            players,
                            ViewScope.PROTOCOL,
                            experiments.operations(),
                            Admission.open());
            McpStdio.serve(operations, in, out);
        }
        return 0;
    }
}

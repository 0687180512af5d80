package zeriba.app.command.operator;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import zeriba.app.command.option.LinkedMemory;
import zeriba.app.command.option.OwnExperiments;
import zeriba.app.games.Games;
import zeriba.server.admission.Admission;
import zeriba.server.batch.BatchOperations;
import zeriba.server.computer.LevelPlayers;
import zeriba.server.operation.Operation;
import zeriba.server.operation.Operations;
import zeriba.server.rpc.Rpc;
import zeriba.server.rpc.StdioEngine;
import zeriba.server.seat.Principal;
import zeriba.server.table.MemoryTables;
import zeriba.server.view.ViewScope;

/** The engine protocol for programs. */
@Command(
        name = "engine",
        description = "Speaks JSON-RPC 2.0 on standard input and output, one object a line.",
        mixinStandardHelpOptions = true)
public final class EngineCommand implements Callable<Integer> {

    @Override
    public Integer call() {
        // whatever else may print, standard output carries the protocol alone
        System.setOut(System.err);
        try (LevelPlayers players = new LevelPlayers();
                OwnExperiments experiments = new OwnExperiments();
                InputStream in = new FileInputStream(FileDescriptor.in);
                OutputStream out = new FileOutputStream(FileDescriptor.out)) {
            MemoryTables tables = LinkedMemory.tables(players);
            List<Operation<?>> more = new ArrayList<>(new BatchOperations(Games::named).all());
            more.addAll(experiments.operations());
            Operations operations =
                    new Operations(tables, players, ViewScope.PROTOCOL, more, Admission.open());
            new StdioEngine(new Rpc(operations, Principal.OWNER), out).serve(in);
            return 0;
        } catch (IOException e) {
            System.err.println("Nobody reads the answers any more: " + e.getMessage());
            return 1;
        }
    }
}

package zeriba.app.command.designer;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import zeriba.app.command.option.ExtraJars;
import zeriba.arena.rows.QueryException;
import zeriba.arena.rows.RowDatabase.Answer;

/** Questions in SQL about the files that arena and experiment write. */
@Command(
        name = "query",
        description = {
            "Answers questions in SQL, by DuckDB, about files of rows:",
            "./zeriba query \"select winner, count(*) from 'games.parquet' group by all\""
        },
        mixinStandardHelpOptions = true)
public final class QueryCommand implements Callable<Integer> {

    @Spec private @Nullable CommandSpec spec;

    @Parameters(
            arity = "0..1",
            paramLabel = "SQL",
            description = "Statements, each ended by ; at the end of a line.")
    private Optional<String> statements = Optional.empty();

    @Option(names = "--file", paramLabel = "FILE", description = "A file of them instead.")
    private Optional<Path> file = Optional.empty();

    @Option(
            names = "--in",
            paramLabel = "FOLDER",
            description = "Where the files are that it names (here).")
    private Path folder = Path.of("");

    @Override
    public Integer call() {
        CommandSpec own = Objects.requireNonNull(spec);
        if (!Files.isDirectory(folder.toAbsolutePath())) {
            throw new ParameterException(own.commandLine(), "There is no folder " + folder + ".");
        }
        if (statements.isPresent() == file.isPresent()) {
            throw new ParameterException(own.commandLine(), "Give SQL, or --file.");
        }
        PrintWriter out = own.commandLine().getOut();
        PrintWriter err = own.commandLine().getErr();
        try {
            String asked = file.isPresent() ? Files.readString(file.get()) : statements.orElse("");
            List<Answer> answers = ExtraJars.databaseWanted().ask(asked, folder);
            answers.forEach(answer -> print(answer, out));
            return 0;
        } catch (IOException | QueryException e) {
            err.println(e.getMessage());
            return 1;
        } finally {
            out.flush();
            err.flush();
        }
    }

    private static void print(Answer answer, PrintWriter out) {
        List<Integer> widths =
                IntStream.range(0, answer.names().size())
                        .map(column -> width(answer, column))
                        .boxed()
                        .toList();
        line(answer.names(), widths, out);
        answer.rows().forEach(row -> line(row, widths, out));
        out.println();
    }

    private static int width(Answer answer, int column) {
        return answer.rows().stream()
                .mapToInt(row -> row.get(column).length())
                .reduce(answer.names().get(column).length(), Math::max);
    }

    private static void line(List<String> cells, List<Integer> widths, PrintWriter out) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < cells.size(); i++) {
            line.append(cells.get(i)).append(" ".repeat(widths.get(i) - cells.get(i).length() + 2));
        }
        out.println(line.toString().stripTrailing());
    }
}

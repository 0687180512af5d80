package zeriba.duckdb;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import org.duckdb.DuckDBAppender;
import org.duckdb.DuckDBConnection;
import org.duckdb.DuckDBDriver;
import zeriba.arena.rows.Column;
import zeriba.arena.rows.QueryException;
import zeriba.arena.rows.RowDatabase;
import zeriba.arena.rows.RowTable;

/** A database in memory for each question, which fetches nothing from anywhere. */
public final class DuckDatabase implements RowDatabase {

    private static final String SCHEMA = "main";
    private static final String TABLE = "rows";

    private static DuckDBConnection opened() throws SQLException {
        Properties settings = new Properties();
        settings.setProperty("autoinstall_known_extensions", "false");
        settings.setProperty("autoload_known_extensions", "false");
        Connection connection = new DuckDBDriver().connect("jdbc:duckdb:", settings);
        return connection.unwrap(DuckDBConnection.class);
    }

    @Override
    public void writeParquet(RowTable<?> table, Path file) throws IOException {
        try (DuckDBConnection connection = opened();
                Statement statement = connection.createStatement()) {
            statement.execute("create table " + TABLE + " (" + definitions(table) + ")");
            fill(connection, table);
            statement.execute(
                    "copy %s to %s (format parquet, compression zstd)"
                            .formatted(TABLE, text(file.toAbsolutePath().toString())));
        } catch (SQLException e) {
            throw new IOException(file + ": " + e.getMessage(), e);
        }
    }

    private static <R> void fill(DuckDBConnection connection, RowTable<R> table)
            throws SQLException {
        try (DuckDBAppender appender = connection.createAppender(SCHEMA, TABLE)) {
            for (R row : table.rows()) {
                appender.beginRow();
                for (Column<R> column : table.columns()) {
                    append(appender, column, row);
                }
                appender.endRow();
            }
        }
    }

    private static <R> void append(DuckDBAppender appender, Column<R> column, R row)
            throws SQLException {
        switch (column) {
            case Column.Text<R>(_, var cell) -> appender.append(cell.apply(row));
            case Column.Whole32<R>(_, var cell) -> appender.append(cell.applyAsInt(row));
            case Column.Whole64<R>(_, var cell) -> appender.append(cell.applyAsLong(row));
            case Column.Real<R>(_, var cell) -> appender.append(cell.applyAsDouble(row));
        }
    }

    private static <R> String definitions(RowTable<R> table) {
        List<String> definitions = new ArrayList<>();
        for (int i = 0; i < table.columns().size(); i++) {
            definitions.add(
                    identifier(table.names().get(i))
                            + " "
                            + type(table.columns().get(i))
                            + " not null");
        }
        return String.join(", ", definitions);
    }

    private static String type(Column<?> column) {
        return switch (column) {
            case Column.Text<?> _ -> "varchar";
            case Column.Whole32<?> _ -> "integer";
            case Column.Whole64<?> _ -> "bigint";
            case Column.Real<?> _ -> "double";
        };
    }

    @Override
    public List<Answer> ask(String statements, Path folder) throws QueryException {
        try (Connection connection = opened();
                Statement statement = connection.createStatement()) {
            statement.execute("set file_search_path = " + text(folder.toAbsolutePath().toString()));
            List<Answer> answers = new ArrayList<>();
            for (String one : separate(statements)) {
                if (statement.execute(one)) {
                    try (ResultSet rows = statement.getResultSet()) {
                        answers.add(answer(rows));
                    }
                }
            }
            return answers;
        } catch (SQLException e) {
            throw new QueryException(String.valueOf(e.getMessage()), e);
        }
    }

    /** Statements end with a semicolon at the end of a line, so that texts may have them. */
    private static List<String> separate(String statements) {
        return Stream.of(statements.split(";[ \\t]*(\\R|$)"))
                .filter(one -> !one.isBlank())
                .toList();
    }

    private static Answer answer(ResultSet rows) throws SQLException {
        ResultSetMetaData about = rows.getMetaData();
        List<String> names = new ArrayList<>();
        for (int i = 1; i <= about.getColumnCount(); i++) {
            names.add(about.getColumnLabel(i));
        }
        List<List<String>> all = new ArrayList<>();
        while (rows.next()) {
            List<String> cells = new ArrayList<>();
            for (int i = 1; i <= names.size(); i++) {
                String cell = rows.getString(i);
                cells.add(rows.wasNull() ? "" : cell);
            }
            all.add(cells);
        }
        return new Answer(names, all);
    }

    private static String identifier(String name) {
        return '"' + name.replace("\"", "\"\"") + '"';
    }

    private static String text(String text) {
        return '\'' + text.replace("'", "''") + '\'';
    }
}

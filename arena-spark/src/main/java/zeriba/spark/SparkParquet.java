package zeriba.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import zeriba.arena.rows.Column;
import zeriba.arena.rows.ParquetWriter;
import zeriba.arena.rows.RowTable;

/**
 * Parquet by Spark itself: one file where a run on one machine writes it, or a folder of files
 * below an address that all executors see.
 *
 * @param place an address such as {@code hdfs:///experiments/one}
 */
record SparkParquet(SparkSession spark, Optional<String> place) implements ParquetWriter {

    @Override
    public void writeParquet(RowTable<?> table, Path file) throws IOException {
        Dataset<Row> rows = rows(table);
        if (place.isPresent()) {
            write(rows, place.get() + "/" + file.getFileName());
        } else {
            Path parts = file.resolveSibling(file.getFileName() + ".parts");
            write(rows.coalesce(1), parts.toAbsolutePath().toUri().toString());
            Files.move(only(parts), file, StandardCopyOption.REPLACE_EXISTING);
            remove(parts);
        }
    }

    private static void write(Dataset<Row> rows, String to) {
        rows.write().mode(SaveMode.Overwrite).option("compression", "zstd").parquet(to);
    }

    private <R> Dataset<Row> rows(RowTable<R> table) {
        List<StructField> fields = new ArrayList<>();
        for (int i = 0; i < table.columns().size(); i++) {
            String name = table.names().get(i);
            fields.add(DataTypes.createStructField(name, type(table.columns().get(i)), false));
        }
        List<Row> rows = new ArrayList<>();
        for (R row : table.rows()) {
            rows.add(
                    RowFactory.create(
                            table.columns().stream().map(column -> cell(column, row)).toArray()));
        }
        return spark.createDataFrame(rows, new StructType(fields.toArray(StructField[]::new)));
    }

    private static DataType type(Column<?> column) {
        return switch (column) {
            case Column.Text<?> _ -> DataTypes.StringType;
            case Column.Whole32<?> _ -> DataTypes.IntegerType;
            case Column.Whole64<?> _ -> DataTypes.LongType;
            case Column.Real<?> _ -> DataTypes.DoubleType;
        };
    }

    private static <R> Object cell(Column<R> column, R row) {
        return switch (column) {
            case Column.Text<R>(_, var cell) -> cell.apply(row);
            case Column.Whole32<R>(_, var cell) -> cell.applyAsInt(row);
            case Column.Whole64<R>(_, var cell) -> cell.applyAsLong(row);
            case Column.Real<R>(_, var cell) -> cell.applyAsDouble(row);
        };
    }

    /**
     * The one part that was written; executors that do not see the folder have put it elsewhere.
     */
    private static Path only(Path parts) throws IOException {
        try (Stream<Path> files = Files.list(parts)) {
            return files.filter(file -> file.toString().endsWith(".parquet"))
                    .findFirst()
                    .orElseThrow(() ->
                            new IOException(
                                    parts
                                            + " is not a folder that all executors see; --parquet wants the"
                                            + " address of one"));
        }
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}

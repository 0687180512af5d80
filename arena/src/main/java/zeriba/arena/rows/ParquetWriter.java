package zeriba.arena.rows;

import java.io.IOException;
import java.nio.file.Path;

/** What writes tables as Apache Parquet. */
@FunctionalInterface
public interface ParquetWriter {

    /** Writes or replaces {@code file}: the rows in their order, no cell null. */
    void writeParquet(RowTable<?> table, Path file) throws IOException;
}

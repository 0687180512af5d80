import org.jspecify.annotations.NullMarked;

/** Rows as Parquet and questions in SQL, by DuckDB. Loaded only where it is asked for. */
@NullMarked
module zeriba.duckdb {
    requires duckdb.jdbc;
    requires java.sql;
    requires zeriba.arena;
    requires static org.jspecify;

    provides zeriba.arena.rows.RowDatabase with
            zeriba.duckdb.DuckDatabase;
}

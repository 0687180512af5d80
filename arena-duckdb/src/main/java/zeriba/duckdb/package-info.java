/** DuckDB, as the arena asks for it. */
package zeriba.duckdb;

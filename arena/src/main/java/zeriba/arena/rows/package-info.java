/** Rows as files: typed columns, comma-separated text, and what a database does with them. */
package zeriba.arena.rows;

/**
 * The rows that a store reads and writes, a class for each table of the database or for what
 * belongs together.
 */
@NullMarked
package zeriba.server.store.rows;

import org.jspecify.annotations.NullMarked;

/**
 * Tables on disk: SQLite, or PostgreSQL by the same SQL. What a method has kept is on the disk when
 * it returns.
 */
package zeriba.server.store;

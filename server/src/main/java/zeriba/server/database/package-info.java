/**
 * The database itself: SQLite or PostgreSQL, its backup, what several servers tell each other
 * through it and the rights that one of them holds. Knows no table. Start reading at {@link
 * zeriba.server.database.Database}.
 */
package zeriba.server.database;

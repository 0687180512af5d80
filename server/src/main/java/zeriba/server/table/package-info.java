/**
 * Tables: a game in progress with who sits where, where its dice come from and what keeps it. Start
 * reading at {@link zeriba.server.table.Table}.
 */
package zeriba.server.table;

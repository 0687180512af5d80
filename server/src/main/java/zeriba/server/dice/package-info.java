/**
 * Where a table's dice come from and how anybody may check them later: schemes, what the server
 * commits to and discloses, what players add, and the stretch of a record that one secret serves.
 * Start reading at {@link zeriba.server.dice.DiceSource}.
 */
package zeriba.server.dice;

/**
 * How much time a game gives: the pace that is chosen when a table is made, and the clocks that
 * follow from the entries and the time that each of them took.
 */
package zeriba.server.clock;
